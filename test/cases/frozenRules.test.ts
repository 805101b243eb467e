/**
 * What the rules hold as data, frozen: rows and their headings, summaries, effects, editions, readings, what a form offers. A word, a number or an
 * entry of a list that nobody asks about may not change unnoticed either. `npm run freeze` freezes it anew, and the commit says why.
 */
import { describe, expect, it } from 'vitest'
import { CLASSIC_EDITIONS, shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { paramTextsOf } from '../../src/shared/reference/paramTexts.ts'
import { allRules } from '../../src/shared/rules/rulebook/all.ts'
import { plainData } from '../support/plainData.ts'
import { expectFrozen, frozenLine, RULES } from './frozenRulings.ts'

const FOLDER = '../../src/shared/rules/'
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/shared/rules/**/*.ts', { eager: true })

const held = Object.entries(modules)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => typeof value !== 'function')
      .map(([name, value]) => ({ id: `${file.slice(FOLDER.length)} ${name}`, value }))
  )

describe('the data of the rules', () => {
  it('is what was frozen', async () => {
    expect(held.length).toBeGreaterThan(150)
    await expectFrozen(
      RULES,
      [
        ...held,
        { id: 'paramTexts.ts paramTextsOf', value: allRules.map(({ id }) => [id, paramTextsOf(id)]) },
        ...CLASSIC_EDITIONS.map(({ id }) => ({ id: `editions ${id}`, value: shippedRuleset(id) }))
      ].map(({ id, value }) => frozenLine(id, { value: plainData(value) }, true))
    )
  })

  it('is told whole: an entry less, a number one off and a word changed are each another line', () => {
    const line = (value: unknown): string => frozenLine('a', { value: plainData(value) }, true)
    const list = [new Map([['a', new Set([1, 2])]]), { text: 'b', of: [1] }]
    for (const other of [
      [new Map([['a', new Set([1])]]), { text: 'b', of: [1] }],
      [new Map([['a', new Set([1, 2])]]), { text: 'b', of: [2] }],
      [new Map([['a', new Set([1, 2])]]), { text: 'c', of: [1] }]
    ])
      expect(line(other)).not.toBe(line(list))
    expect(line(structuredClone(list))).toBe(line(list))
  })
})
