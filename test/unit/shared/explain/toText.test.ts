/** Facts in sentences: figures by their names, also within an order and a division that were left open. */
import { describe, expect, it } from 'vitest'
import type { Facts, Reason } from '../../../../src/shared/contract/ruling.ts'
import { plainSquare, sentenceOf, type Words } from '../../../../src/shared/explain/toText.ts'
import { phrases as spanish } from '../../../../src/renderer/i18n/es/phrases.ts'

const NAMES: Readonly<Record<string, string>> = { T: 'Thor', U: 'Frost Giant', V: 'Hulk' }
const words: Words = { figure: (id) => NAMES[id], effect: () => undefined, square: plainSquare }
const wayOpen = (facts: Facts): Reason => ({ rule: 'GEN-10', weight: 'contributes', at: [], by: null, say: 'time.way-open', facts })

describe('what was left open', () => {
  it.each([
    ['order', ['T', 'U', 'V'], 'Left open: order. Of 6 ways the first was taken: Thor, Frost Giant and Hulk.'],
    [
      'split',
      [
        ['T', 4],
        ['U', 0]
      ],
      'Left open: how the damage is divided. Of 6 ways the first was taken: Thor 4 and Frost Giant 0.'
    ],
    ['knockBack', 'yes', 'Left open: knock back. Of 6 ways the first was taken: yes.']
  ] as const)('of %s is told with the names of the figures', (choice, way, told) => {
    expect(sentenceOf(wayOpen({ choice, count: 6, way }), words)).toBe(told)
  })

  it('is told in the language of the user', () => {
    const said = sentenceOf(wayOpen({ choice: 'knockBack', count: 2, way: 'no' }), { ...words, phrases: spanish })
    expect(said).toMatch(/2 formas .*: no\.$/)
    expect(sentenceOf(wayOpen({ choice: 'knockBack', count: 2, way: 'yes' }), { ...words, phrases: spanish })).toMatch(/: sí\.$/)
  })
})
