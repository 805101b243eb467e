/**
 * Seats for a round in pods (battle royale, sealed): tables of four as far as that goes, neighbours by their standing together. The
 * draw is by the seed, so that the same log and seed seat the same.
 */
import { activePlayers, openTables, type EventState } from '../state/state.ts'
import { fieldOf } from './pair.ts'

/** Most players of a table, but where five are all that there are. */
const USUAL = 4

/** How many sit at each table: fours, and threes where that does not come out; two or five only where no more are there. */
export function podSizes(players: number): number[] {
  if (players < 2) return []
  if (players <= USUAL + 1) return [players]
  const tables = Math.ceil(players / USUAL)
  const larger = players - (USUAL - 1) * tables
  return Array.from({ length: tables }, (_, index) => (index < larger ? USUAL : USUAL - 1))
}

export interface Pod {
  readonly table: number
  readonly players: readonly string[]
}

export type Podded =
  | { readonly ok: true; readonly round: number; readonly pods: readonly Pod[] }
  | { readonly ok: false; readonly code: 'results-missing'; readonly tables: readonly (readonly [number, number])[] }
  | { readonly ok: false; readonly code: 'too-few-players' | 'round-out-of-order' }

/** The pods of the next round. Players stand by wins, then by points, equal ones by chance; each pod takes the next of them. */
export function podsNext(state: EventState, seed: number): Podded {
  const open = openTables(state)
  if (open.length > 0) return { ok: false, code: 'results-missing', tables: open }
  if (state.cut !== null) return { ok: false, code: 'round-out-of-order' }
  const here = activePlayers(state).map(({ id }) => id)
  if (here.length < 2) return { ok: false, code: 'too-few-players' }
  const round = state.rounds.length + 1
  const { players } = fieldOf(state, round, here, seed)
  let from = 0
  const pods = podSizes(players.length).map((size, index): Pod => {
    const seated = players.slice(from, from + size).map(({ id }) => id)
    from += size
    return { table: state.settings.firstTable + index, players: seated }
  })
  return { ok: true, round, pods }
}
