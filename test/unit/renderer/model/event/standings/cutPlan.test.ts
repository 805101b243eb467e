/** The cut before it is made, and who has left it while it is played. */
import { describe, expect, it } from 'vitest'
import { bracketView, cutPlan, leftCut } from '../../../../../../src/renderer/model/event/standings/cutPlan.ts'
import { CUT_OF_FOUR, logOf, type FactJson } from '../../../../../support/randomEvents.ts'

/** Four in a cut, p1 and p3 before p2 and p4 as seeded, and p5 and p6 who came too late for it. */
const PEOPLE: readonly FactJson[] = ['Kim', 'Ada', 'Bo', 'Cy'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name }))
const LATE: readonly FactJson[] = ['p5', 'p6'].map((player) => ({ do: 'register', player, name: player }))
const [ROUND, FIRST, SECOND, CUT] = CUT_OF_FOUR as readonly [FactJson, FactJson, FactJson, FactJson]
const stateOf = (...facts: readonly FactJson[]) => logOf([...PEOPLE, ...facts]).state
const drop = (player: string): FactJson => ({ do: 'drop', player })
const won = (match: string, winner: string): FactJson => ({ do: 'result', match, winner })

describe('the plan of a cut', () => {
  it('names the seeds of those who are still here, and the results that are missing', () => {
    expect(cutPlan(stateOf(ROUND, FIRST, SECOND), 2)).toEqual({ open: 0, seeds: ['p1', 'p3'], tied: [] })
    expect(cutPlan(stateOf(ROUND, FIRST, SECOND, drop('p1')), 2)).toEqual({ open: 0, seeds: ['p3', 'p2'], tied: [] })
    expect(cutPlan(stateOf(ROUND, FIRST), 2).open).toBe(1)
    expect(cutPlan(stateOf(ROUND, FIRST, SECOND), 8).seeds).toHaveLength(4)
  })

  it('names who is tied among the seeds or at the line, and nobody behind it', () => {
    const six: readonly FactJson[] = [...PEOPLE, ...LATE]
    const tables = [['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']] // prettier-ignore
    const score = (winner: number, loser: number, table: number): FactJson => ({ do: 'result', round: 1, table, winner: tables[table - 1]![0], score: { [tables[table - 1]![0]!]: winner, [tables[table - 1]![1]!]: loser } }) // prettier-ignore
    const tied = (size: number, ...scores: readonly (readonly [number, number])[]) =>
      cutPlan(logOf([...six, { do: 'round', round: 1, pairs: tables }, ...scores.map(([a, b], index) => score(a, b, index + 1))]).state, size).tied.toSorted() // prettier-ignore
    expect(tied(2, [100, 10], [100, 10], [90, 5])).toEqual(['p1', 'p3'])
    expect(tied(2, [200, 10], [100, 10], [100, 10])).toEqual(['p3', 'p5'])
    expect(tied(1, [200, 10], [100, 10], [100, 10])).toEqual([])
    expect(tied(4, [100, 10], [100, 10], [90, 5])).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(tied(3, [100, 10], [100, 10], [90, 5])).toEqual(['p1', 'p3'])
  })
})

describe('who has left the cut', () => {
  const cut = (...more: readonly FactJson[]) => leftCut(stateOf(ROUND, FIRST, SECOND, CUT, ...more))

  it('is nobody before there is one, and nobody who lost in it', () => {
    expect(leftCut(stateOf(ROUND, FIRST, SECOND, drop('p1')))).toEqual([])
    expect(cut()).toEqual([])
    expect(cut(won('cut-1-1', 'p1'), drop('p4'))).toEqual([])
  })

  it('makes room for the next in the standings who is still here, as long as nobody has played', () => {
    const left = (...more: readonly FactJson[]) =>
      leftCut(logOf([...PEOPLE, ...LATE, { ...ROUND, bye: null, pairs: [...(ROUND.pairs as string[][]), ['p5', 'p6']] }, FIRST, SECOND, { do: 'result', round: 1, table: 3, winner: 'p5', score: { p5: 10, p6: 1 } }, CUT, ...more]).state) // prettier-ignore
    // Seeds: p3 or p1, then p5; p2, p4 and p6 have lost.
    const [seed] = left(drop('p1'))
    expect(seed).toMatchObject({ player: 'p1', next: 'p4' })
    expect(left(drop('p1'), drop('p4'))[0]).toMatchObject({ next: 'p6' })
    expect(left(won('cut-1-1', 'p1'), drop('p3'))[0]?.next).toBeNull()
  })

  it('lets the other one win without playing, as soon as that one is known and still here', () => {
    expect(cut(drop('p1'))).toEqual([{ player: 'p1', next: null, walkOver: { match: 'cut-1-1', winner: 'p4' } }])
    expect(cut(drop('p4'))).toEqual([{ player: 'p4', next: null, walkOver: { match: 'cut-1-1', winner: 'p1' } }])
    expect(cut(drop('p1'), drop('p4')).map(({ walkOver }) => walkOver)).toEqual([null, null])
    expect(cut(won('cut-1-1', 'p1'), drop('p1'))).toEqual([{ player: 'p1', next: null, walkOver: null }])
    expect(cut(won('cut-1-1', 'p1'), won('cut-1-2', 'p3'), drop('p1'))).toEqual([
      { player: 'p1', next: null, walkOver: { match: 'cut-2-1', winner: 'p3' } }
    ])
  })
})

it('a bracket shows no points of what is not played', () => {
  expect(bracketView(stateOf(ROUND, FIRST, SECOND))).toEqual([])
  expect(bracketView(stateOf(ROUND, FIRST, SECOND, CUT, { ...won('cut-1-1', 'p1'), score: { p1: 5, p4: 1 } }))).toEqual([
    {
      name: 'Semifinals',
      matches: [
        { match: 'cut-1-1', a: 'p1', b: 'p4', winner: 'p1', score: new Map([['p1', 5], ['p4', 1]]), table: 1 }, // prettier-ignore
        { match: 'cut-1-2', a: 'p3', b: 'p2', winner: null, score: null, table: 2 }
      ]
    },
    { name: 'Final', matches: [{ match: 'cut-2-1', a: 'p1', b: null, winner: null, score: null, table: 1 }] }
  ])
})
