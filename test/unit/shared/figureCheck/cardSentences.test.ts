/** Sentences of cards in the rulings that they concern: at their moment, and nowhere else. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../src/shared/cases/answer.ts'
import { parseCase } from '../../../../src/shared/cases/parse/parseCase.ts'
import { CardReader } from '../../../../src/shared/cards/cardReader.ts'
import { cardNames } from '../../../../src/shared/cards/cardNames.ts'
import type { Ask, CaseFigure, ClixCase, SpecialPower } from '../../../../src/shared/contract/case.ts'
import { bySentence } from '../../../../src/shared/figureCheck/cardSentences.ts'

const names = cardNames(['X-Men'], ['Wolf', 'Bear'])
const cards = { reader: new CardReader(names), names }

function shown(text: SpecialPower, ask: Ask, more: Partial<CaseFigure> = {}): readonly string[] {
  const input: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2023',
    map: { size: [8, 8] },
    figures: [
      { id: 'A', name: 'Wolf', at: [1, 1], attack: 10, damage: 3, speed: 8, traits: [text], ...more },
      { id: 'B', name: 'Bear', side: 'two', at: [2, 1], defense: 16, attack: 10, damage: 2 }
    ],
    ask
  }
  const parsed = parseCase(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const ruling = answerCase(parsed.value)
  return bySentence(parsed.value, ruling, () => cards).map((one) => one.text)
}
const attack: Ask = { kind: 'attack', from: 'A', targets: ['B'], attack: 'close', dice: [5, 4] }
const reach: Ask = { kind: 'reach', figure: 'A' }
const turn: Ask = { kind: 'timeline', events: [{ do: 'end-turn' }] }
const trait = (text: string, more: Partial<SpecialPower> = {}): SpecialPower => ({ id: 't', name: 'Growl', text, ...more })
const says = (text: string, ask: Ask): boolean => shown(trait(text), ask).length > 0

describe('a sentence of a moment', () => {
  it.each([
    ['When Wolf hits, heal him 1 click.', [true, false, true]],
    ['When Wolf moves, he may place a marker.', [false, true, true]],
    ['At the beginning of your turn, roll a d6.', [false, false, true]],
    ['At the beginning of the game, add 2 tokens to your Sideline.', [false, false, false]],
    ['POWER: Heal Wolf 1 click.', [true, true, false]],
    ['When Wolf uses Leadership and succeeds, heal him 1 click.', [false, false, false]]
  ])('%s', (text, expected) => {
    expect([attack, reach, turn].map((ask) => says(text, ask))).toEqual(expected)
  })

  it('is reported with its words and its moment', () => {
    expect(shown(trait('When Wolf hits, heal him 1 click.'), attack)).toEqual([
      'Wolf, "Growl", at this moment: When Wolf hits, heal him 1 click.'
    ])
  })

  it('carries the sentences that go on from it', () => {
    const text = trait('When Wolf moves, you may roll a d6. If you do, heal Wolf 1 click.')
    expect([shown(text, attack).length, shown(text, reach).length]).toEqual([0, 2])
  })

  it('is reported everywhere if it is not recognised', () => {
    for (const ask of [attack, reach, turn]) expect(says('When Wolf broods, heal him 1 click.', ask)).toBe(true)
  })
})

describe('a static sentence', () => {
  it('is reported everywhere until a ruling uses it', () => {
    for (const ask of [attack, reach, turn]) expect(says('Wolf hums loudly.', ask)).toBe(true)
    const used = trait('Charge. Wolf hums.', { grants: ['charge'] })
    expect(shown(used, attack)).toEqual(['Wolf, "Growl": Wolf hums.'])
    const clauses = [{ phase: 'value', value: 'attack', occupies: 'self', modify: 1 }]
    expect(shown(trait('Wolf modifies attack +1.', { clauses }), attack)).toEqual([])
    expect(shown(trait('Wolf modifies attack +1.', { clauses: [{ ...clauses[0], modify: 2 }] }), attack).length).toBe(1)
  })
})

it('leaves every other entry as it is', () => {
  const entries = shown({ id: 'unheard-of' }, attack)
  expect(entries).toEqual(['Wolf has the trait "unheard-of", which Linejudge does not know.'])
})
