import { describe, expect, it } from 'vitest'
import { roundFigures } from '../../../../../src/shared/tournament/state/roundFigures.ts'
import { logOf, type FactJson } from '../../../../support/randomEvents.ts'

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 10) + second * 1000).toISOString()

function dayOf(facts: readonly FactJson[]) {
  const players = ['a', 'b', 'c', 'd'].map((player): FactJson => ({ do: 'register', player, name: player }))
  return roundFigures(logOf([...players, ...facts]).state)
}
const NONE = { tables: 2, open: 2, firstTold: 0, firstWon: 0, calls: 0, medianWait: null, extended: 0, penalties: 0 }
const FIRST_ROUND = {
  do: 'round',
  round: 1,
  pairs: [
    ['a', 'b'],
    ['c', 'd']
  ]
}

describe('the day in numbers', () => {
  it('has a row for the day where nothing has been played', () => {
    expect(dayOf([])).toEqual([{ ...NONE, round: null, tables: 0, open: 0 }])
    expect(dayOf([FIRST_ROUND])).toEqual([
      { ...NONE, round: 1 },
      { ...NONE, round: null }
    ])
  })

  it('counts who went first and won only where it was told of a match that was played', () => {
    const rows = dayOf([
      FIRST_ROUND,
      { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 100, b: 0 }, first: 'a' },
      { do: 'result', round: 1, table: 2, winner: 'c', kind: 'no-show', first: 'c' },
      {
        do: 'round',
        round: 2,
        pairs: [
          ['a', 'c'],
          ['b', 'd']
        ]
      },
      { do: 'result', round: 2, table: 1, winner: 'a', score: { a: 100, c: 0 }, first: 'c' },
      { do: 'result', round: 2, table: 2, winner: 'd', score: { b: 0, d: 50 } }
    ])
    expect(rows.map(({ firstWon, firstTold, open }) => [firstWon, firstTold, open])).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [1, 2, 0]
    ])
  })

  it('counts calls with the wait in the middle, time that was given and penalties by round', () => {
    const call = (name: string, asked: number, taken: number | null): FactJson[] => [
      { do: 'call', call: name, round: 1, table: 1, at: at(asked) },
      ...(taken === null ? [] : [{ do: 'take-call', call: name, judge: 'Jo', at: at(taken) }]),
      { do: 'close-call', call: name, at: at(500) }
    ]
    const [first, day] = dayOf([
      { do: 'penalty', player: 'a', level: 'caution', infraction: 'at the door' },
      FIRST_ROUND,
      ...call('x', 0, 10),
      ...call('y', 500, 525),
      ...call('z', 500, null),
      { do: 'extend', round: 1, table: 1, seconds: 120 },
      { do: 'extend', round: 1, table: 2, seconds: 60 },
      { do: 'penalty', player: 'a', round: 1, level: 'caution', infraction: 'late' }
    ])
    expect(first).toMatchObject({ calls: 3, medianWait: 17.5, extended: 180, penalties: 1 })
    expect(day).toMatchObject({ round: null, calls: 3, medianWait: 17.5, extended: 180, penalties: 2 })
  })
})
