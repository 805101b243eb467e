/** The pairing of the next round as it is looked at before it is published: found by the seed, changed by hand. */
import { bestPairing, type Proven } from '../../../../shared/tournament/pairing/best.ts'
import { CRITERIA, type Cost } from '../../../../shared/tournament/pairing/cost.ts'
import {
  pairedByHand,
  preparePairing,
  seatedPairing,
  type Because,
  type PairedTable,
  type Preparable
} from '../../../../shared/tournament/pairing/pair.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'

/** Two players who have changed their places. */
export type Swap = readonly [string, string]

export interface Draft {
  readonly round: number
  readonly seed: number
  readonly pairs: readonly PairedTable[]
  readonly bye: string | null
  readonly byeBecause: readonly Because[]
  readonly cost: Cost
  /** How many of the criteria are proven to be the best; null after a change by hand. */
  readonly proven: number | null
  readonly swaps: readonly Swap[]
}

export const ALL_CRITERIA = CRITERIA.length

/** Who is to be paired. */
export type Prepared = Extract<Preparable, { readonly ok: true }>

export type Drafted = { readonly ok: true; readonly draft: Draft } | Exclude<Preparable, { readonly ok: true }>

/** Who is where somebody was, after a swap. */
export const swapped = (player: string, [a, b]: Swap): string => (player === a ? b : player === b ? a : player)

/** The pairing of a seed with places changed by hand. */
export function draftOf(state: EventState, seed: number, swaps: readonly Swap[]): Drafted {
  const prepared = preparePairing(state, seed)
  return prepared.ok ? { ok: true, draft: draftWith(state, seed, prepared, bestPairing(prepared.field), swaps) } : prepared
}

/** The same of a pairing that was found somewhere else. */
export function draftWith(state: EventState, seed: number, { round, field }: Prepared, pairing: Proven, swaps: readonly Swap[]): Draft {
  const { pairs, bye, byeBecause, cost, proven } = seatedPairing(state, round, field, pairing)
  if (swaps.length === 0) return { round, seed, pairs, bye, byeBecause, cost, proven, swaps }
  const move = (player: string): string => swaps.reduce(swapped, player)
  const moved = pairs.map(({ a, b }): [string, string] => [move(a), move(b)])
  // Every pair stays at its table: only who sits there has changed.
  const tables = pairs.map(({ table }) => table)
  const hand = pairedByHand(state, moved, bye === null ? null : move(bye), tables)
  const at = new Map(hand.pairs.map((pair) => [pair.table, pair]))
  return {
    round,
    seed,
    pairs: moved.map(([a, b], index) => ({ ...at.get(tables[index]!)!, a, b })),
    bye: hand.bye,
    byeBecause: hand.byeBecause,
    cost: hand.cost,
    proven: null,
    swaps
  }
}

/** The fact that publishes it. */
export const roundFact = ({ round, seed, pairs, bye, swaps }: Draft): NewFact => ({
  do: 'round',
  round,
  pairs: pairs.map(({ a, b }) => [a, b]),
  tables: pairs.map(({ table }) => table),
  bye,
  seed,
  ...(swaps.length > 0 && { hand: swaps })
})

/** The fact that lets two players of the round that is played change their places; null where it needs none. */
export function rePairFact({ rounds }: EventState, [a, b]: Swap): NewFact | null {
  const current = rounds.at(-1)
  if (!current) return null
  const tables = [...current.tables.values()].filter(({ players }) => players.includes(a) !== players.includes(b))
  const bye = current.bye === a || current.bye === b ? swapped(current.bye, [a, b]) : undefined
  if (tables.length === 0) return null
  return {
    do: 're-pair',
    round: current.round,
    tables: tables.map(({ table }) => table),
    pairs: tables.map(({ players }) => players.map((player) => swapped(player, [a, b]))),
    hand: [[a, b]],
    ...(bye !== undefined && { bye })
  }
}
