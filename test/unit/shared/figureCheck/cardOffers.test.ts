/** Offers of card sentences: what rulings could use, what was accepted, and what has changed since. */
import { describe, expect, it } from 'vitest'
import { textOnTable, type AcceptedSentence } from '../../../../src/shared/cards/acceptedText.ts'
import { cardNames } from '../../../../src/shared/cards/cardNames.ts'
import { offersOf, withAccepted, type OfferedText } from '../../../../src/shared/figureCheck/cardOffers.ts'
import { sentenceHash } from '../../../../src/shared/cards/sentenceHash.ts'
import { FIGURE, reader } from '../cards/ownSentences.ts'

const names = cardNames([], [])
const figureWith = (...specialPowers: readonly OfferedText[]) => ({ id: 'f', name: FIGURE, specialPowers })
const found = (...texts: readonly OfferedText[]) => offersOf(figureWith(...texts), reader, names)
const TEXT = 'Toughness, Giant Reach: 2. STOP. Ferro modifies attack +1. Ferro hums. When Ferro hits, heal him 1 click.'
const accepted = (sentence: string, by = 'cards-1'): AcceptedSentence => {
  const offer = found({ id: 't', text: sentence }).offers[0]!
  return { of: offer.of, by, accepted: '2026-11-30', clauses: offer.clauses }
}

describe('the offers of a figure', () => {
  it('are its sentences that rulings can use, with their form, and no others', () => {
    const { sentences, offers, accepted: before, review } = found({ id: 't', name: 'Hide', text: TEXT })
    expect(offers.map(({ sentence, form, name }) => [sentence, form, name])).toEqual([
      ['Toughness, Giant Reach: 2.', 'powers+abilities', 'Hide'],
      ['STOP.', 'stop', 'Hide'],
      ['Ferro modifies attack +1.', 'values', 'Hide']
    ])
    expect([sentences, before, review]).toEqual([5, [], []])
  })

  it('have a sentence that the text has twice once', () => {
    expect(found({ id: 't', text: 'Charge. Stealth. Charge.' }).offers.map(({ sentence }) => sentence)).toEqual(['Charge.', 'Stealth.'])
  })

  it('leave out what is accepted, and name what is to be checked again', () => {
    const text = 'Charge. Stealth.'
    const gone = { ...accepted('Toughness.'), of: sentenceHash('Toughness on a click.') }
    const other = { ...accepted('Stealth.'), clauses: accepted('Charge.').clauses }
    const { offers, accepted: there, review } = found({ id: 't', text, sentences: [accepted('Charge.'), other, gone] })
    expect(offers).toEqual([])
    expect(there.map(({ sentence, part }) => [sentence, part])).toEqual([
      ['Charge.', { grants: ['charge'] }],
      ['Stealth.', { grants: ['charge'] }]
    ])
    expect(review.map(({ why, part }) => [why, part])).toEqual([
      ['otherwise', { grants: ['charge'] }],
      ['gone', { grants: ['toughness'] }]
    ])
    // The clauses of a judge are the judge's.
    expect(found({ id: 't', text, sentences: [{ ...other, by: 'judge' }] }).review).toEqual([])
  })
})

describe('a change of what is accepted', () => {
  it('is written for sentences that the text has, and undone', () => {
    const text: OfferedText = { id: 't', text: 'Charge. Stealth.' }
    const [charge, toughness] = [accepted('Charge.'), accepted('Toughness.')]
    const after = withAccepted(text, { put: [charge, toughness], drop: [] })
    expect(after.sentences).toEqual([charge])
    expect(withAccepted(after, { put: [charge], drop: [] })).toEqual(after)
    expect(withAccepted(after, { put: [], drop: [charge.of] })).toEqual(text)
  })
})

describe('a text on the table', () => {
  it('has its accepted sentences as fields, and says whether anything is left', () => {
    const own = { id: 't', text: 'Charge. Stealth.', grants: ['charge'] }
    expect(textOnTable(own)).toEqual({ text: own, stop: false })
    const one = textOnTable({ ...own, sentences: [accepted('Stealth.')] })
    expect(one.text).toEqual({ ...own, grants: ['charge', 'stealth'], more: true, accepted: '2026-11-30' })
    const both = textOnTable({ ...own, sentences: [accepted('Stealth.'), { ...accepted('Charge.'), accepted: '2026-12-01' }] })
    expect(both.text).toEqual({ ...own, grants: ['charge', 'stealth'], more: false, accepted: '2026-12-01' })
  })

  it('is as before if the words of the sentence have changed, even by one', () => {
    const own = { id: 't', text: 'Ferro can use Stealth.' }
    expect(textOnTable({ ...own, sentences: [accepted('Stealth.')] })).toEqual({ text: own, stop: false })
  })

  it('says STOP, and keeps its own symbol and clauses', () => {
    const stop = textOnTable({ id: 't', text: 'STOP.', sentences: [accepted('STOP.')] })
    expect(stop).toEqual({ text: { id: 't', text: 'STOP.', more: false, accepted: '2026-11-30' }, stop: true })
    const clauses = [{ phase: 'value', value: 'damage', occupies: 'self', modify: 1 }]
    const text = 'Ferro modifies attack +1. [cs:giant].'
    const { text: whole } = textOnTable({
      id: 't',
      text,
      clauses,
      sentences: [accepted('Ferro modifies attack +1.'), accepted('[cs:giant].')]
    })
    expect(whole).toMatchObject({ symbol: 'giant', more: false, clauses: [...clauses, { value: 'attack', modify: 1 }] })
  })
})
