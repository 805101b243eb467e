/** Tables with maps on them: nobody meets a map twice as long as another table is free, and no pair is changed for it. */
import { describe, expect, it } from 'vitest'
import { pairNext } from '../../../../../src/shared/tournament/pairing/pair.ts'
import { mapsPlayed, playedOn, satAt, tablesFor, tablesHad } from '../../../../../src/shared/tournament/pairing/seating.ts'
import { EventLog } from '../../../../../src/shared/tournament/log/eventLog.ts'
import type { SomeSettings } from '../../../../../src/shared/tournament/state/settings.ts'
import { mustTake, randomEvent } from '../../../../support/randomEvents.ts'

/** The next round as it is proposed, published and won by the first of each pair. */
function play(log: EventLog): number {
  const paired = pairNext(log.state, 3)
  if (!paired.ok) throw new Error(paired.code)
  const { round, pairs, bye } = paired.value
  const played = mapsPlayed(log.state)
  const again = pairs.reduce((sum, { a, b, map }) => sum + playedOn(played, [a, b], map), 0)
  expect(pairs.filter(({ because }) => because.some(({ id }) => id === 'map-again')).length > 0).toBe(again > 0)
  mustTake(log, { do: 'round', round, pairs: pairs.map(({ a, b }) => [a, b]), tables: pairs.map(({ table }) => table), bye })
  for (const { table, a, b } of pairs) mustTake(log, { do: 'result', round, table, winner: a, score: { [a]: 100 + table, [b]: table } })
  return again
}

function eventOf(players: number, settings: SomeSettings): EventLog {
  const log = new EventLog(settings)
  for (let player = 1; player <= players; player++) mustTake(log, { do: 'register', player: `p${player}`, name: `P${player}` })
  return log
}
const maps = (tables: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: tables }, (_, index) => [String(index + 1), `map ${index + 1}`]))

describe('maps on tables', () => {
  it('stay from round to round, and are met once where that can be: 16 players, four rounds, eight maps', () => {
    const once = eventOf(16, { tableMaps: maps(8), mapsOnce: true })
    const usual = eventOf(16, { tableMaps: maps(8) })
    expect([1, 2, 3, 4].map(() => play(once))).toEqual([0, 0, 0, 0])
    expect([1, 2, 3, 4].reduce((sum) => sum + play(usual), 0)).toBeGreaterThan(0)
    expect(once.state.rounds[3]!.tables.get(5)!.map).toBe('map 5')
  })

  it('changes as few as can be where it cannot: two maps, three rounds; and says so', () => {
    const log = eventOf(4, { tableMaps: maps(2), mapsOnce: true })
    expect(play(log)).toBe(0)
    play(log)
    expect(play(log)).toBeGreaterThan(0)
  })

  it('is the least of all ways to give the tables, against trying each: 60 events', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { log } = randomEvent(seed, 6 + (seed % 5), 2 + (seed % 2), {
        tableMaps: { 1: 'a', 2: 'b', 3: 'a', 4: 'c', 5: 'b' },
        mapsOnce: true
      })
      const paired = pairNext(log.state, seed)
      if (!paired.ok) throw new Error(paired.code)
      const pairs = paired.value.pairs.map(({ a, b }): [string, string] => [a, b])
      const played = mapsPlayed(log.state)
      const cost = (tables: readonly number[]): number =>
        tables.reduce((sum, table, index) => sum + playedOn(played, pairs[index]!, log.state.maps.get(table)), 0)
      const found = tablesFor(log.state, pairs)
      expect([...found].sort()).toEqual(pairs.map((_, index) => index + 1))
      const ways = (left: readonly number[]): number[][] =>
        left.length === 0 ? [[]] : left.flatMap((one) => ways(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))
      const least = Math.min(...ways(pairs.map((_, index) => index + 1)).map(cost))
      expect(cost(found), `seed ${seed}`).toBe(least)
    }
  })

  it('lets nobody sit at one table twice where that is asked for, and says so where it cannot be helped', () => {
    const sitting = (settings: Parameters<typeof eventOf>[1]) => {
      const log = eventOf(16, settings)
      return [1, 2, 3, 4].map(() => {
        const had = tablesHad(log.state)
        const paired = pairNext(log.state, 1)
        if (!paired.ok) throw new Error(paired.code)
        const { pairs } = paired.value
        const again = pairs.filter(({ a, b, table }) => satAt(had, [a, b], table) > 0)
        const told = pairs.filter(({ because }) => because.some(({ id }) => id === 'table-again'))
        play(log)
        return { again: again.length, told: told.length }
      })
    }
    expect(sitting({ tablesOnce: true })).toEqual(Array.from({ length: 4 }, () => ({ again: 0, told: 0 })))
    expect(sitting({}).some(({ again }) => again > 0)).toBe(true)
    const few = eventOf(4, { tablesOnce: true })
    for (let round = 1; round <= 2; round++) play(few)
    const third = pairNext(few.state, 1)
    expect(third.ok && third.value.pairs.some(({ because }) => because.some(({ id }) => id === 'table-again'))).toBe(true)
    // Who cannot move sits there again, and that is no news.
    const fixed = eventOf(4, { tablesOnce: true, fixedTables: { p1: 2 } })
    play(fixed)
    const next = pairNext(fixed.state, 1)
    const own = next.ok ? next.value.pairs.find(({ a, b }) => a === 'p1' || b === 'p1') : undefined
    expect([own?.table, own?.because.some(({ id }) => id === 'table-again')]).toEqual([2, false])
  })

  it('leaves fixed tables alone', () => {
    const log = eventOf(4, { tableMaps: maps(2), mapsOnce: true, fixedTables: { p1: 1 } })
    for (let round = 1; round <= 2; round++) play(log)
    expect(log.state.rounds.every(({ tables }) => tables.get(1)!.players.includes('p1'))).toBe(true)
  })

  it('are put elsewhere by a fact or by the settings, for what is not played yet', () => {
    const log = eventOf(4, { tableMaps: { 1: 'a' } })
    mustTake(log, { do: 'round', round: 1, pairs: [['p1', 'p2'], ['p3', 'p4']] }) // prettier-ignore
    mustTake(log, { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 1, p2: 0 } })
    mustTake(log, { do: 'settings', changes: { tableMaps: { 1: 'x', 2: 'b' } } })
    const { tables } = log.state.rounds[0]!
    expect([tables.get(1)!.map, tables.get(2)!.map]).toEqual(['a', 'b'])
    mustTake(log, { do: 'table-map', table: 2, map: null })
    expect(tables.get(2)!.map).toBeNull()
  })
})
