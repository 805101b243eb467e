/** Standings against a second reckoning by hand-made fractions, and what the settings change. */
import { describe, expect, it } from 'vitest'
import { EventLog } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { standingsOf } from '../../../../../src/shared/tournament/state/standings.ts'
import type { SomeSettings } from '../../../../../src/shared/tournament/state/settings.ts'
import { mustTake, randomEvent, type FactJson } from '../../../../support/randomEvents.ts'

interface Match {
  readonly a: string
  readonly b: string
  readonly winner: string | null
  readonly points: Readonly<Record<string, number>>
}

/** Reckons everything from the facts alone, over one common denominator. */
function reckon(facts: readonly FactJson[], settings: SomeSettings) {
  const players = new Map<string, { entered: number; dropped: boolean }>()
  const matches: Match[] = []
  const byes: string[] = []
  const penalties: [string, number][] = []
  let pairs: [string, string][] = []
  let rounds = 0
  for (const fact of facts) {
    const player = String(fact.player)
    if (fact.do === 'register') players.set(player, { entered: rounds, dropped: false })
    if (fact.do === 'drop') players.get(player)!.dropped = true
    if (fact.do === 'penalty') penalties.push([player, Number(fact.score)])
    if (fact.do === 'round') {
      rounds++
      pairs = fact.pairs as [string, string][]
      if (fact.bye) byes.push(String(fact.bye))
    }
    if (fact.do !== 'result') continue
    const [a, b] = pairs[Number(fact.table) - 1]!
    const winner = fact.kind === 'double-loss' ? null : String(fact.winner)
    const points = fact.kind === 'no-show' ? { [winner!]: settings.noShowScore ?? 150 } : (fact.score as Record<string, number>)
    matches.push({ a, b, winner, points })
  }
  const counted = settings.opponentByes === 'counted'
  const own = (id: string) => {
    const played = matches.filter(({ a, b }) => a === id || b === id)
    const free = byes.filter((bye) => bye === id).length
    const points =
      played.reduce((sum, match) => sum + (match.points[id] ?? 0), 0) +
      penalties.reduce((sum, [to, score]) => sum + (to === id ? score : 0), 0)
    return {
      played: played.length,
      won: played.filter(({ winner }) => winner === id).length,
      free,
      points,
      opponents: played.map(({ a, b }) => (a === id ? b : a))
    }
  }
  // All denominators of up to eight matches and the floor.
  const COMMON = 840n * 10n
  return new Map(
    [...players].map(([id, { entered }]) => {
      const { played, won, free, points, opponents } = own(id)
      const rates = opponents.map((other) => {
        const them = own(other)
        const extra = counted ? them.free : 0
        const rate = (COMMON * BigInt(them.won + extra)) / BigInt(them.played + extra)
        const floor = (COMMON * 3n) / 10n
        return rate < floor ? floor : rate
      })
      const worth = opponents.map((other) => {
        const them = own(other)
        return BigInt(them.points + (counted ? them.free * (settings.byeScore ?? 150) : 0))
      })
      const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n)
      return [
        id,
        {
          wins: won + free,
          losses: played - won + (settings.late === 'none' ? 0 : entered),
          score: points + free * (settings.byeScore ?? 150),
          rate: [sum(rates), COMMON * BigInt(opponents.length)] as const,
          worth: [sum(worth), BigInt(opponents.length)] as const
        }
      ]
    })
  )
}

const same = (text: string | null, [over, under]: readonly [bigint, bigint]): boolean => {
  if (under === 0n || text === null) return under === 0n && text === null
  const [a, b] = text.split('/').map(BigInt) as [bigint, bigint]
  return a * under === over * b
}

describe('standings', () => {
  it.each([
    ['by default', {}],
    ['byes counted', { opponentByes: 'counted', byeScore: 300 }],
    ['late rounds free', { late: 'none', noShowScore: 200 }]
  ] as const)('are what a second reckoning comes to: 80 events, %s', (_, settings) => {
    for (let seed = 1; seed <= 80; seed++) {
      const { facts, log } = randomEvent(seed, 3 + (seed % 9), 1 + (seed % 6), settings)
      const expected = reckon(facts, settings)
      const { rows } = standingsOf(log.state)
      for (const row of rows) {
        const one = expected.get(row.player)!
        expect({ wins: row.wins, losses: row.losses, score: row.score }, `seed ${seed} ${row.player}`).toEqual({
          wins: one.wins,
          losses: one.losses,
          score: one.score
        })
        expect(same(row.opponentsWinRate, one.rate), `seed ${seed} ${row.player} rate ${row.opponentsWinRate}`).toBe(true)
        expect(same(row.opponentsScore, one.worth), `seed ${seed} ${row.player} score ${row.opponentsScore}`).toBe(true)
      }
      // Nobody stands above somebody with more.
      const [before, after] = [rows.slice(0, -1), rows.slice(1)]
      before.forEach((row, index) => {
        expect(row.wins > after[index]!.wins || (row.wins === after[index]!.wins && row.score >= after[index]!.score)).toBe(true)
      })
    }
  })

  it('part those who are equal in everything by the last roll-off that names all of them; ranks are shared until then', () => {
    const log = new EventLog({})
    for (const player of ['a', 'b', 'c', 'd']) mustTake(log, { do: 'register', player, name: player })
    mustTake(log, { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']] }) // prettier-ignore
    mustTake(log, { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 9, b: 1 } })
    mustTake(log, { do: 'result', round: 1, table: 2, winner: 'c', score: { c: 9, d: 1 } })
    const ranks = (after?: number) => standingsOf(log.state, after).rows.map(({ rank, player }) => `${rank} ${player}`)
    expect(ranks()).toEqual(['1 a', '1 c', '3 b', '3 d'])
    mustTake(log, { do: 'roll-off', order: ['a', 'c'] })
    mustTake(log, { do: 'roll-off', order: ['c', 'd', 'b', 'a'] })
    mustTake(log, { do: 'roll-off', order: ['a', 'd'] })
    expect(ranks()).toEqual(['1 c', '2 a', '3 d', '4 b'])
    // What was rolled later does not part an earlier round.
    expect(ranks(1)).toEqual(['1 a', '1 c', '3 b', '3 d'])
  })

  it('count the rounds between a drop and the return as losses, like a late entry, if the event says so', () => {
    const dayWith = (settings: SomeSettings) => {
      const log = new EventLog(settings)
      for (const player of ['p1', 'p2', 'p3', 'p4']) mustTake(log, { do: 'register', player, name: player })
      const play = (round: number, pairs: readonly (readonly [string, string])[], bye: string | null = null) => {
        mustTake(log, { do: 'round', round, pairs, bye })
        for (const [index, [winner]] of pairs.entries())
          mustTake(log, { do: 'result', round, table: index + 1, winner, score: { [winner]: 100 } })
      }
      play(1, [['p4', 'p1'], ['p2', 'p3']]) // prettier-ignore
      mustTake(log, { do: 'drop', player: 'p4' })
      play(2, [['p1', 'p2']], 'p3')
      play(3, [['p1', 'p3']], 'p2')
      mustTake(log, { do: 'return', player: 'p4' })
      const recordOf = (after?: number) => {
        const row = standingsOf(log.state, after).rows.find(({ player }) => player === 'p4')!
        return `${row.wins}-${row.losses}`
      }
      return { log, recordOf }
    }
    const { log, recordOf } = dayWith({ late: 'missed' })
    expect([recordOf(1), recordOf(2), recordOf()]).toEqual(['1-0', '1-1', '1-2'])
    // Away once more, and back before another round: nothing is missed, and nothing twice.
    for (const name of ['drop', 'return']) mustTake(log, { do: name, player: 'p4' })
    expect(recordOf()).toBe('1-2')
    // A player of the round under way has not missed it.
    mustTake(log, { do: 'late-pair', round: 3, players: ['p2', 'p4'] })
    expect(recordOf()).toBe('1-1')
    expect(dayWith({ late: 'none' }).recordOf()).toBe('1-0')
    // As files said it before: only rounds before an entry.
    expect(dayWith({}).recordOf()).toBe('1-0')
  })

  it('after a round count what was known of it: players who came later are not there', () => {
    const { log } = randomEvent(3, 6, 2)
    mustTake(log, { do: 'register', player: 'late', name: 'Late' })
    expect(standingsOf(log.state).rows.find(({ player }) => player === 'late')).toMatchObject({ losses: 2, wins: 0 })
    expect(standingsOf(log.state, 1).rows.some(({ player }) => player === 'late')).toBe(false)
    expect(standingsOf(log.state, 0).rows.every(({ wins, losses }) => wins === 0 && losses === 0)).toBe(true)
  })

  it('count the places of pods: 6, 4, 2, 1; who shares a place has its points, and only a sole first has won', () => {
    const log = new EventLog({ play: 'battle-royale' })
    for (const player of ['a', 'b', 'c', 'd', 'e']) mustTake(log, { do: 'register', player, name: player })
    mustTake(log, { do: 'pod', round: 1, table: 1, players: ['a', 'b', 'c', 'd', 'e'] })
    mustTake(log, { do: 'pod-result', round: 1, table: 1, places: [['b'], ['a', 'c'], ['e'], ['d']] })
    expect(standingsOf(log.state).rows.map(({ player, wins, score }) => [player, wins, score])).toEqual([
      ['b', 1, 6],
      ['a', 0, 4],
      ['c', 0, 4],
      ['e', 0, 1],
      ['d', 0, 0]
    ])
  })
})
