/** A ruling under a brought edition: its own rows, how well each is founded, and the edition by name and hash. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { asBrought } from '../../../../src/shared/cases/brought.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import type { RulingBase } from '../../../../src/shared/contract/ruling.ts'
import { editionFile } from '../../../support/editions.ts'

const LINE = {
  format: 'clixcase/1',
  map: { size: [8, 3], terrain: ['........', '......h.', '........'] },
  figures: [
    { id: 'a', at: [1, 1], side: 'red' },
    { id: 'b', at: [6, 1], side: 'blue', abilities: ['night-watch'] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}
const VALUE = {
  format: 'clixcase/1',
  figures: [
    {
      id: 'a',
      at: [1, 1],
      side: 'red',
      attack: 9,
      effects: [1, 2, 3].map((number) => ({ value: 'attack', modifier: 1, source: `card ${number}` }))
    }
  ],
  map: { size: [3, 3] },
  ask: { kind: 'value', figure: 'a', value: 'attack' }
}
const ruled = (question: object, ruleset = 'corner-store', editions: readonly unknown[] = [editionFile('corner')]) => {
  const parsed = parseQuestion({ ...question, ruleset, ...(editions.length > 0 && { editions }) })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return answerQuestion(parsed.value)
}

describe('a ruling under a brought edition', () => {
  it('rules by its powers and names it, with the standing of each reason', () => {
    const ruling = ruled(LINE)
    expect(ruling.verdict).toBe('blocked')
    expect(ruling.edition).toMatchObject({
      id: 'corner-store',
      name: 'Corner Store',
      version: '3',
      rules: expect.stringMatching(/^sha256:/) as string
    })
    const given = ruling.because.find(({ rule }) => rule === 'CS-3')
    expect(given).toMatchObject({ by: 'night-watch', standing: 'house' })
    expect(ruling.because.find(({ rule }) => rule === 'LOF-11')).toMatchObject({ standing: 'as-before' })
    expect(ruling.standing).toEqual({ weakest: 'official-text', rule: 'POW-ST' })
    expect(ruling.cites.find(({ rule }) => rule === 'CS-3')).toEqual({
      rule: 'CS-3',
      document: 'Corner Store, the board by the door',
      section: '3',
      text: 'Members can use Stealth.',
      standing: 'house'
    })
  })

  it('cites its own row in place of the one that it stands in for', () => {
    const ruling = ruled(VALUE)
    expect(ruling).toMatchObject({ value: 11 })
    expect(ruling.because.map(({ rule }) => rule)).toContain('CS-2')
    expect([...ruling.because, ...ruling.cites].map(({ rule }) => rule)).not.toContain('VAL-04')
    const north = ruled(VALUE, 'north-store', [editionFile('corner'), editionFile('north')])
    expect(north).toMatchObject({ value: 10 })
    expect(north.because.map(({ rule }) => rule)).toContain('NS-1')
  })

  it('differs in nothing from the shipped edition where the case names that one', () => {
    const shipped = ruled({ ...VALUE }, 'heroclix-2013', [])
    expect(ruled(VALUE, 'heroclix-2013')).toEqual(shipped)
    expect(['edition' in shipped, 'standing' in shipped]).toEqual([false, false])
  })

  it('rules questions without a board, too', () => {
    const ruling = ruled({ format: 'clixcase/1', ask: { kind: 'combo', action: 'charge', with: ['flurry'] } })
    expect(ruling.edition).toMatchObject({ id: 'corner-store' })
    expect(ruling.because.every(({ standing }) => standing !== undefined)).toBe(true)
  })

  it('names the weakest reason that decides, the first of several, and no house rule', () => {
    const parsed = parseQuestion({ ...LINE, ruleset: 'corner-store', editions: [editionFile('corner')] })
    if (!parsed.ok) throw new Error()
    const ruleset = { ...shippedRuleset('heroclix-2013')!, brought: brought() }
    const of = (...rows: readonly (readonly [string, 'decides' | 'contributes'])[]) =>
      asBrought<RulingBase>(
        {
          kind: 'value',
          verdict: 'value',
          ruleset: 'x',
          because: rows.map(([rule, weight]) => ({ rule, weight, at: [], by: null, say: 's', facts: {} })),
          cites: [],
          notConsidered: []
        },
        ruleset,
        () => []
      ).standing
    expect(of(['A', 'decides'], ['B', 'decides'], ['C', 'decides'])).toEqual({ weakest: 'reading', rule: 'B' })
    expect(of(['A', 'decides'], ['B', 'contributes'], ['D', 'decides'])).toEqual({ weakest: 'transcribed', rule: 'A' })
    expect(of(['D', 'decides'])).toBeUndefined()
    expect(of(['CARD', 'decides'])).toBeUndefined()
  })
})

const brought = () => ({
  version: '1',
  founded: 'heroclix-2013',
  firstEffects: new Set<string>(),
  foundation: 'classic' as const,
  rules: 'sha256:0',
  sources: new Map(),
  same: new Map(),
  instead: new Map(),
  standings: new Map([['A', 'transcribed'], ['B', 'reading'], ['C', 'reading'], ['D', 'house']] as const), // prettier-ignore
  asOf: new Map(),
  numbered: new Map(),
  paramRows: new Map(),
  formats: new Map(),
  readings: new Map(),
  texts: new Map(),
  judge: new Map(),
  translations: new Map()
})

describe('a case that brings editions', () => {
  it.each([
    ['a ruleset that it does not bring', { ruleset: 'cornerstore' }, '/ruleset'],
    [
      'an edition that is broken',
      { editions: [{ ...editionFile('corner'), params: { 'values.modifierLimit': 'many' } }] },
      '/editions/0/params/values.modifierLimit'
    ],
    ['editions that are no list', { editions: {} }, '/ruleset']
  ])('is refused with %s', (_, change, path) => {
    const parsed = parseQuestion({ ...LINE, ruleset: 'corner-store', editions: [editionFile('corner')], ...change })
    expect(parsed).toMatchObject({ ok: false })
    expect(parsed.ok ? [] : parsed.problems.map((one) => one.path)).toContain(path)
  })
})
