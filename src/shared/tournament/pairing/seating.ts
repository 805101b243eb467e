/**
 * Which table a pair gets: fixed tables first, then the best pair the lowest number. Where nobody shall sit at a table, or play on
 * the map that lies on it, twice, pairs change tables among each other until as few as can be do. It is never part of what a pairing costs.
 */
import blossom from 'edmonds-blossom-fixed'
import type { EventState } from '../state/state.ts'

type Seated = Pick<EventState, 'settings' | 'rounds' | 'maps'>

/** Up to so many tables a pair may get any of them; above, one of those near its own. */
const ALL_TABLES = 64
const NEAR = 12

/** Table numbers for some pairs, in the order of the pairs. */
export function tablesFor(state: Seated, pairs: readonly (readonly [string, string])[]): number[] {
  const { settings, maps } = state
  const taken = new Set<number>()
  const fixed = pairs.map((pair): number | null => {
    const own = pair.map((one) => settings.fixedTables.get(one)).filter((one) => one !== undefined)
    const free = own.toSorted((a, b) => a - b).find((one) => !taken.has(one))
    if (free !== undefined) taken.add(free)
    return free ?? null
  })
  let next = settings.firstTable
  const tables = fixed.map((table) => {
    if (table !== null) return table
    while (taken.has(next)) next++
    taken.add(next)
    return next
  })
  const mapsOnce = settings.mapsOnce && maps.size > 0
  if (!mapsOnce && !settings.tablesOnce) return tables
  const played = mapsPlayed(state)
  const had = tablesHad(state)
  const again = (pair: readonly [string, string], table: number): number =>
    (mapsOnce ? playedOn(played, pair, maps.get(table)) : 0) + (settings.tablesOnce ? satAt(had, pair, table) : 0)
  const free = pairs.flatMap((pair, index) => (fixed[index] === null ? [{ pair, index, table: tables[index]! }] : []))
  if (free.every(({ pair, table }) => again(pair, table) === 0)) return tables
  const near = free.length <= ALL_TABLES ? free.length : NEAR
  const edges: [number, number, number][] = []
  free.forEach(({ pair }, one) => {
    for (let other = Math.max(0, one - near); other < Math.min(free.length, one + near + 1); other++) {
      // A map or a table again weighs more than all that tables can be moved.
      const cost = again(pair, free[other]!.table) * free.length * (near * near + 1) + (one - other) ** 2
      edges.push([one, free.length + other, cost])
    }
  })
  const most = edges.reduce((highest, [, , cost]) => Math.max(highest, cost), 0)
  const mates = blossom(
    edges.map(([one, other, cost]): [number, number, number] => [one, other, most + 1 - cost]),
    true
  )
  const moved = [...tables]
  free.forEach(({ index }, one) => {
    moved[index] = free[mates[one]! - free.length]!.table
  })
  return moved
}

/** On which maps each player has played, by player. */
export function mapsPlayed({ rounds }: Pick<EventState, 'rounds'>): ReadonlyMap<string, ReadonlySet<string>> {
  const played = new Map<string, Set<string>>()
  for (const { tables } of rounds)
    for (const { players, map } of tables.values()) {
      if (map === null) continue
      for (const player of players) {
        const own = played.get(player) ?? new Set<string>()
        played.set(player, own.add(map))
      }
    }
  return played
}

/** At which tables each player has sat, by player. */
export function tablesHad({ rounds }: Pick<EventState, 'rounds'>): ReadonlyMap<string, ReadonlySet<number>> {
  const had = new Map<string, Set<number>>()
  for (const { tables } of rounds)
    for (const { table, players } of tables.values())
      for (const player of players) had.set(player, (had.get(player) ?? new Set<number>()).add(table))
  return had
}

/** How many of a pair have sat at a table. */
export const satAt = (had: ReadonlyMap<string, ReadonlySet<number>>, pair: readonly [string, string], table: number): number =>
  pair.filter((player) => had.get(player)?.has(table)).length

/** How many of a pair have played on a map. */
export const playedOn = (
  played: ReadonlyMap<string, ReadonlySet<string>>,
  pair: readonly [string, string],
  map: string | undefined
): number => (map === undefined ? 0 : pair.filter((player) => played.get(player)?.has(map)).length)
