/** Accepted sentences when their text comes again: they count only as long as the text has them. */
import { describe, expect, it } from 'vitest'
import { acceptedLost, sentenceHash, withAcceptedOf, withoutAccepted } from '../../../../src/shared/cards/sentenceHash.ts'

const accepted = (...sentences: readonly string[]) => sentences.map((sentence) => ({ of: sentenceHash(sentence) }))
interface Text {
  readonly id: string
  readonly text?: string
  readonly sentences?: readonly { readonly of: string }[]
}
const mine: readonly Text[] = [{ id: 'own', text: 'Outwit. Perplex.', sentences: accepted('Outwit.', 'Perplex.') }]

describe('accepted sentences', () => {
  it('stay with a text that has them, whatever else changes in it', () => {
    expect(withAcceptedOf<Text>([{ id: 'own', text: 'STOP. Outwit.  Perplex.' }], mine)[0]).toMatchObject({
      sentences: accepted('Outwit.', 'Perplex.')
    })
  })

  it('stay for review if the words are others, and are gone with their text', () => {
    for (const theirs of [[{ id: 'own', text: 'Outwit.' }], [{ id: 'own', text: 'Outwit. Perplex, but only once.' }]]) {
      expect(withAcceptedOf<Text>(theirs, mine)[0]).toMatchObject({ sentences: accepted('Outwit.', 'Perplex.') })
      expect(acceptedLost<Text>(theirs, mine)).toBe(1)
      expect(acceptedLost<Text>(theirs, [{ ...mine[0]!, text: 'Outwit.' }])).toBe(0)
    }
    expect(withAcceptedOf<Text>([{ id: 'other', text: 'Outwit.' }], mine)).toEqual([{ id: 'other', text: 'Outwit.' }])
    expect(acceptedLost<Text>([], mine)).toBe(2)
  })

  it('of the source come first, each once', () => {
    const theirs = [{ id: 'own', text: 'Outwit. Perplex.', sentences: accepted('Perplex.') }]
    expect(withAcceptedOf<Text>(theirs, mine)[0]).toMatchObject({ sentences: accepted('Perplex.', 'Outwit.') })
  })

  it('leave texts as they are if there are none', () => {
    const theirs: readonly Text[] = [{ id: 'own', text: 'Outwit.' }]
    expect(withAcceptedOf<Text>(theirs, [{ id: 'own' }])).toBe(theirs)
    expect(withoutAccepted(theirs)).toBe(theirs)
    expect(withoutAccepted(mine)).toEqual([{ id: 'own', text: 'Outwit. Perplex.' }])
  })
})
