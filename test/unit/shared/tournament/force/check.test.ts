/** The check of a force by itself: what an event calls a player's list goes through it with the same codes. */
import { describe, expect, it } from 'vitest'
import { checkForce } from '../../../../../src/shared/tournament/force/check.ts'
import type { ForceFigure, ForceList, ForceRules } from '../../../../../src/shared/tournament/force/list.ts'

/** Of the rules that an edition may have, none but the three oldest. */
const RULES: ForceRules = {
  alternateByKeyword: true,
  namedOnly: true,
  objectsLimited: true,
  conditions: null,
  featShare: null,
  featOnce: false,
  featByUse: false,
  alternateNeedsTheme: false,
  alternateForAll: false,
  uniqueBy: 'name',
  theme: null,
  rerolls: null,
  specialObjectsDiffer: false,
  resources: null
}
const codesOf = (list: ForceList): string[] => checkForce(list, RULES).problems.map(({ code }) => code)
const one = (id: string, points: number, set = 'a'): { id: string; name: string; points: number; set: string } => ({
  id,
  name: id,
  points,
  set
})

describe('the lists of an event', () => {
  it('are told by the codes of the event: total, sum, uniques, primes, sets, none at all', () => {
    const event = { buildTotal: 300, sets: ['a', 'b'] }
    expect(codesOf({ ...event, total: 300, figures: [one('x', 150), one('y', 150)] })).toEqual([])
    expect(codesOf({ ...event, total: 310, figures: [one('x', 160), one('y', 150)] })).toEqual(['over-total'])
    const unique = { ...one('x', 100), unique: true }
    expect(codesOf({ ...event, total: 200, figures: [unique, unique] })).toEqual(['unique-twice'])
    expect(codesOf({ ...event, total: 290, figures: [one('x', 150, 'old'), one('y', 150)] })).toEqual(['wrong-sum', 'set-not-legal'])
    const prime = (id: string): object => ({ ...one(id, 100), prime: true })
    expect(codesOf({ ...event, total: 200, figures: [prime('x'), prime('y')] as ForceList['figures'] & object })).toEqual(['two-primes'])
    expect(checkForce(event, RULES)).toMatchObject({ total: null, problems: [{ code: 'no-list' }] })
  })

  it('keep their total exact, however many figures there are', () => {
    const figures = Array.from({ length: 200 }, (_, n) => ({ id: `f${n}`, points: 99999, count: 100 }))
    expect(checkForce({ figures }, RULES).total).toBe(200 * 100 * 99999)
  })
})

it('a keyword is one, however it is written: of a theme, and of an alternate team ability', () => {
  const figures = [
    { ...one('x', 100), keywords: ['Avengers', 'avengers'] },
    { ...one('y', 100), keywords: ['avengers'] }
  ]
  const checked = checkForce({ figures, theme: 'AVENGERS' }, RULES)
  expect([checked.problems, checked.themes]).toEqual([[], [{ keyword: 'avengers', figures: 2, all: true }]])
  expect(codesOf({ figures, theme: 'X-Men' })).toEqual(['theme-broken', 'theme-broken'])
  const alternate = (keyword: string): object => ({ alternateTeamAbilities: [{ id: 'ata', keywords: [keyword], figures: ['x', 'y'] }] })
  expect(codesOf({ figures, ...alternate('Avengers') })).toEqual([])
  expect(codesOf({ figures, ...alternate('x-men') })).toEqual(['keyword-missing', 'keyword-missing'])
})

describe('what is counted', () => {
  const figures = [{ ...one('x', 100), count: 2, feats: ['a', 'a'] }]
  const feats = [{ id: 'a', points: 5 }]

  it('is every copy of a feat on every figure', () => {
    expect(checkForce({ figures, feats }, RULES)).toMatchObject({ total: 220, problems: [], open: [{ code: 'feat-repeated' }] })
    expect(checkForce({ figures, feats }, { ...RULES, featOnce: true })).toMatchObject({ problems: [{ code: 'feat-twice' }], open: [] })
  })

  it('is the share of feats in whole points, exactly', () => {
    const rules = { ...RULES, featShare: 10 }
    const costing = (points: number, buildTotal: number): string[] =>
      checkForce({ figures: [{ ...one('x', 1), feats: ['a'] }], feats: [{ id: 'a', points }], buildTotal }, rules).problems.map(
        ({ code }) => code
      )
    expect([costing(30, 300), costing(31, 309)]).toEqual([[], ['feats-over-share']])
  })

  it('is the least size of a theme for each part of the build total', () => {
    const rules = { ...RULES, theme: { named: 2, generic: 3, per: 300, genericKeywords: ['Spy'] } }
    const themed = (count: number, keyword: string, buildTotal?: number): readonly string[] =>
      checkForce({ figures: [{ ...one('x', 10), count, keywords: [keyword] }], ...(buildTotal && { buildTotal }) }, rules).themed
    expect([themed(2, 'x', 300), themed(2, 'x', 301), themed(2, 'spy'), themed(3, 'spy', 300)]).toEqual([['x'], [], [], ['spy']])
  })
})

describe('two unique figures', () => {
  const rules = { ...RULES, uniqueBy: 'name-set-number' as const }
  const unique = (id: string, more: object): ForceFigure => ({ id, name: 'Ares', points: 10, unique: true, ...more })
  const found = (a: ForceFigure, b: ForceFigure, by: ForceRules): string[] => {
    const { problems, open } = checkForce({ figures: [a, b] }, by)
    return [...problems, ...open].map(({ code }) => code)
  }

  it('are one by name, set and number, or by the id of the list', () => {
    const here = unique('a', { set: 's', number: '1' })
    expect(found(here, unique('b', { set: 'S', number: '1' }), rules)).toEqual(['unique-twice'])
    expect(found(here, unique('b', { set: 's', number: '2' }), rules)).toEqual([])
    expect(found(here, unique('b', { set: 's' }), rules)).toEqual(['unique-unknown'])
    expect(found(unique('a', {}), unique('a', {}), rules)).toEqual(['unique-twice'])
    expect(found(unique('a', { set: 's' }), unique('a', { set: 't' }), rules)).toEqual([])
  })

  it('are one by their name before that, unless they are told apart', () => {
    const here = unique('a', { set: 's', number: '1' })
    expect(found(here, unique('b', { set: 's' }), RULES)).toEqual(['unique-twice'])
    expect(found(here, unique('b', { set: 't' }), RULES)).toEqual(['names-shared'])
  })
})

describe('the place of a problem', () => {
  it('leads to what it is about', () => {
    const list: ForceList = {
      figures: [one('x', 10), { ...one('y', 10), feats: ['a', 'b'] }],
      feats: [
        { id: 'a', points: 1 },
        { id: 'b', points: 1, needs: ['outwit'] }
      ]
    }
    expect(checkForce(list, RULES).problems).toEqual([
      { code: 'prerequisite-missing', rule: 'NEW-02', path: '/figures/1/feats/1', facts: { figure: 'y', feat: 'b', powers: ['outwit'] } }
    ])
  })
})
