/** Accepted sentences as fields of a text, and what rulings make of them. */
import { describe, expect, it } from 'vitest'
import { ruledPart, textOnTable, type TextWithSentences } from '../../../../src/shared/cards/acceptedText.ts'
import { cardNames } from '../../../../src/shared/cards/cardNames.ts'
import { READER, sentenceHash } from '../../../../src/shared/cards/sentenceHash.ts'
import type { ClixCase } from '../../../../src/shared/contract/case.ts'
import { rulingOn } from '../../../support/askEngine.ts'
import { FIGURE, reader } from './ownSentences.ts'

const names = cardNames([], [])
/** The fields of a text with all its sentences accepted that a judge is offered, or with those of them that `accepted` takes. */
function textOf(text: string, accepted: (sentence: string) => boolean = () => true) {
  const offered = reader.read(text, FIGURE).filter(({ state, clauses }) => state === 'parsed' && ruledPart(clauses, names) !== null)
  const sentences = offered.flatMap(({ sentence, clauses }) =>
    accepted(sentence) ? [{ of: sentenceHash(sentence), by: READER, accepted: '2026-11-30', clauses }] : []
  )
  const { text: whole, stop } = textOnTable<TextWithSentences>({ id: 'own', text, sentences })
  const { id: _, text: __, accepted: ___, more = true, ...fields } = whole
  return { ...fields, more, stop }
}

describe('a text with accepted sentences', () => {
  it.each([
    ['Toughness, Giant Reach: 2.', { grants: ['toughness', 'giant-reach:2'], more: false, stop: false }],
    ['STOP. Protected: Outwit.', { protected: ['outwit'], more: false, stop: true }],
    ['SAFEGUARD: Outwit.', { grants: ['safeguard:outwit'], more: false, stop: false }],
    ['[cs:giant], Charge.', { grants: ['charge'], symbol: 'giant', more: false, stop: false }],
    [
      'Ferro modifies attack +1.',
      { clauses: [{ phase: 'value', value: 'attack', occupies: 'self', modify: 1 }], more: false, stop: false }
    ],
    ['Stealth. Charge. Stealth.', { grants: ['stealth', 'charge'], more: false, stop: false }]
  ])('%s', (text, fields) => {
    expect(textOf(text)).toEqual(fields)
  })

  it.each([
    ['a sentence that is not parsed', 'Ferro hums.'],
    ['a condition', 'If Ferro is on the map, he can use Charge.'],
    ['other figures', 'Friendly characters can use Charge.'],
    ['a power in another form', 'Charge as FREE.'],
    ['UNIQUE MODIFIER', 'UNIQUE MODIFIER - Ferro modifies attack +1.'],
    ['a moment', 'When Ferro hits, heal him 1 click.'],
    ['a team ability that the edition lacks', '[ta:nobodies].'],
    ['a symbol that is no size', '[cs:wing], Charge.'],
    ['a SAFEGUARD against opponents alone', 'SAFEGUARD: Opposing Outwit.'],
    ['two sizes', '[cs:giant], Charge. [cs:tiny], Stealth.']
  ])('leaves %s to the text', (_, text) => {
    const { grants = [], clauses, protected: guards, symbol, more } = textOf(text)
    expect({ clauses, guards, symbol, more }).toEqual({ clauses: undefined, guards: undefined, symbol: undefined, more: true })
    expect(grants).toEqual(text.includes('Stealth') ? ['charge', 'stealth'] : [])
  })

  it('has only sentences that were accepted', () => {
    const fields = textOf('Stealth. Charge.', (sentence) => sentence === 'Charge.')
    expect(fields).toEqual({ grants: ['charge'], more: true, stop: false })
  })

  const attackAt = (distance: number, text: string): ClixCase => ({
    format: 'clixcase/1',
    ruleset: 'heroclix-2023',
    map: { size: [8, 3] },
    figures: [
      { id: 'F', name: FIGURE, side: 'red', at: [1, 1], attack: 10, damage: 2, traits: [{ id: 'own', text, ...fieldsOf(text) }] },
      { id: 'T', side: 'blue', at: [1 + distance, 1], defense: 17 }
    ],
    ask: { kind: 'attack', from: 'F', targets: ['T'], attack: 'close', dice: [3, 4] }
  })
  const fieldsOf = (text: string) => {
    const { stop: _stop, ...fields } = textOf(text)
    return fields
  }

  it('is ruled on: a reach, and a modifier', () => {
    expect(rulingOn(attackAt(2, 'Giant Reach: 2.')).verdict).toBe('hit')
    expect(rulingOn(attackAt(2, 'Toughness.')).verdict).not.toBe('hit')
    expect(rulingOn(attackAt(3, 'Giant Reach: 2.')).verdict).not.toBe('hit')
    expect(rulingOn(attackAt(1, 'Toughness.'))).toMatchObject({ needed: { T: 7 } })
    expect(rulingOn(attackAt(1, 'Ferro modifies attack +2.'))).toMatchObject({ needed: { T: 5 } })
  })
})
