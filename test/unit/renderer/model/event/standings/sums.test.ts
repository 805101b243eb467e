/** The sums behind the figures of the standings: every part of them, as far as the round that is looked at. */
import { describe, expect, it } from 'vitest'
import { sumsOf } from '../../../../../../src/renderer/model/event/standings/sums.ts'
import { fraction, fractionText, readFraction, sumOf, times } from '../../../../../../src/shared/base/numbers/fraction.ts'
import { standingsOf } from '../../../../../../src/shared/tournament/state/standings.ts'
import { logOf, randomEvent, type FactJson } from '../../../../../support/randomEvents.ts'

const people = (...players: readonly string[]): FactJson[] => players.map((player) => ({ do: 'register', player, name: player }))

it.each([{}, { opponentByes: 'counted' }, { late: 'none' }, { floor: '1/2', byeScore: 90 }] as const)(
  'come to what stands in the standings, after every round of an event with %j',
  (settings) => {
    const { state } = randomEvent(11, 9, 4, settings).log
    for (let after = 1; after <= 4; after++)
      for (const row of standingsOf(state, after).rows) {
        const { parts, opponents } = sumsOf(state, row.player, after)
        expect(parts.reduce((sum, part) => sum + ('score' in part ? part.score : 0), 0)).toBe(row.score)
        expect(parts.filter((part) => part.kind === 'match' && part.won).length + parts.filter(({ kind }) => kind === 'bye').length).toBe(row.wins) // prettier-ignore
        const mean = (all: readonly string[]) =>
          all.length === 0 ? null : fractionText(times(sumOf(all.map((one) => readFraction(one)!)), fraction(1, all.length)))
        expect(mean(opponents.map(({ rate }) => rate))).toBe(row.opponentsWinRate)
        expect(mean(opponents.map(({ score }) => score))).toBe(row.opponentsScore)
        for (const { won, played, rate, floored } of opponents)
          expect(floored).toBe(played === 0 || fractionText(fraction(won, played)) !== rate)
      }
    const late = [...state.players.values()].filter(({ entered }) => entered > 0)
    for (const { id, entered } of late)
      expect(sumsOf(state, id).parts.filter(({ kind }) => kind === 'missed')).toEqual(
        'late' in settings ? [] : [{ kind: 'missed', rounds: entered }]
      )
    expect(late.length).toBeGreaterThan(0)
  }
)

describe('of pods', () => {
  const { state } = logOf([
    ...people('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    { do: 'pod', round: 1, table: 1, players: ['a', 'b', 'c', 'd'] },
    { do: 'pod', round: 1, table: 2, players: ['e', 'f', 'g', 'h'] },
    { do: 'pod-result', round: 1, table: 1, places: [['a'], ['b', 'c'], ['d']] }
  ])
  it('are the places of the own pod, and nothing before they are given', () => {
    const part = (place: number, won: boolean, score: number) => [{ kind: 'pod', round: 1, place, won, score }]
    const partsOf = (player: string) => sumsOf(state, player).parts
    expect(['a', 'c', 'd', 'e'].map(partsOf)).toEqual([part(1, true, 6), part(2, false, 4), part(4, false, 1), []])
    for (const { player, score } of standingsOf(state).rows)
      expect(partsOf(player).reduce((sum, one) => sum + ('score' in one ? one.score : 0), 0)).toBe(score)
    expect(sumsOf(state, 'nobody')).toEqual({ parts: [], opponents: [] })
  })
})

it('have penalties with points up to the round that is looked at, and the losses of who came late where they count', () => {
  const facts: readonly FactJson[] = [
    ...people('a', 'b'),
    { do: 'penalty', player: 'a', level: 'caution', infraction: 'Early', score: -1 },
    { do: 'round', round: 1, pairs: [['a', 'b']] },
    { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 50 } },
    { do: 'penalty', player: 'a', round: 1, level: 'warning', infraction: 'Slow', score: -5 },
    { do: 'penalty', player: 'a', round: 1, level: 'caution', infraction: 'No points' },
    { do: 'register', player: 'z', name: 'z' },
    { do: 'round', round: 2, pairs: [['a', 'b']], bye: 'z' },
    { do: 'result', round: 2, table: 1, winner: 'b', score: { b: 20 } },
    { do: 'penalty', player: 'a', round: 2, level: 'warning', infraction: 'Late', score: -7 }
  ]
  const told = (late: 'loss' | 'none', player: string, after?: number) =>
    sumsOf(logOf(facts, { late }).state, player, after).parts.map((part) => [part.kind, 'score' in part ? part.score : null])
  expect(told('loss', 'a', 1)).toEqual([['match', 50], ['penalty', -1], ['penalty', -5]]) // prettier-ignore
  expect(told('loss', 'a')).toEqual([['match', 50], ['match', 0], ['penalty', -1], ['penalty', -5], ['penalty', -7]]) // prettier-ignore
  expect([told('loss', 'z'), told('none', 'z')]).toEqual([[['missed', null], ['bye', 150]], [['bye', 150]]]) // prettier-ignore
})
