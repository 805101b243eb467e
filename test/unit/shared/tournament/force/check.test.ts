/** The check of a force by itself: what an event calls a player's list goes through it with the same codes. */
import { describe, expect, it } from 'vitest'
import { checkForce } from '../../../../../src/shared/tournament/force/check.ts'
import type { ForceList } from '../../../../../src/shared/tournament/force/list.ts'

const RULES = { alternateByKeyword: true, namedOnly: true, objectsLimited: true }
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
