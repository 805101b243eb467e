/** What it changes that somebody leaves, told before it is written: the table that is played, the next round, its bye. */
import { quickPairing } from '../../../../shared/tournament/pairing/best.ts'
import { preparePairing, seatedPairing, type PairedRound } from '../../../../shared/tournament/pairing/pair.ts'
import { activePlayers, type EventState } from '../../../../shared/tournament/state/state.ts'

export interface Leaving {
  /** How many are paired afterwards. */
  readonly left: number
  /** Of the rounds to come: there is a bye now and was none, or the other way round, or nothing changes. */
  readonly bye: 'comes' | 'goes' | 'same'
  /** Tables of the round that is played at which somebody who leaves sits, and no result is in. */
  readonly open: readonly { readonly table: number; readonly against: readonly string[] }[]
  /** Who leaves and plays in the cut. */
  readonly inCut: readonly string[]
  /** The next round as it is drawn now: pairs that it would have and has not yet; null: it cannot be drawn yet, or takes too long. */
  readonly next: {
    readonly round: number
    readonly pairs: readonly { readonly table: number; readonly a: string; readonly b: string }[]
    readonly bye: string | null
  } | null
}

/** @param after the state without them @param seed of the pairing that is looked at */
export function leavingOf(before: EventState, after: EventState, players: readonly string[], seed: number): Leaving {
  const [was, left] = [activePlayers(before).length, activePlayers(after).length]
  const odd = (count: number): boolean => count % 2 === 1
  // With them a result may be written that ends the match.
  const current = after.rounds.at(-1)
  const tables = [...(current?.tables.values() ?? [])].filter(({ result }) => result === null)
  const pods = [...(current?.pods.values() ?? [])].filter(({ places }) => places === null)
  return {
    left,
    bye: odd(was) === odd(left) || left < 2 ? 'same' : odd(left) ? 'comes' : 'goes',
    open: [...tables, ...pods]
      .filter((one) => one.players.some((id) => players.includes(id)))
      .map((one) => ({ table: one.table, against: one.players.filter((id) => !players.includes(id)) })),
    inCut: players.filter((id) => before.cut?.seeds.includes(id)),
    next: otherNext(drawn(before, seed), drawn(after, seed))
  }
}

/** The next round by its seed; null where it cannot be drawn within a moment. */
function drawn(state: EventState, seed: number): PairedRound | null {
  const prepared = preparePairing(state, seed)
  const found = prepared.ok ? quickPairing(prepared.field) : null
  return prepared.ok && found ? seatedPairing(state, prepared.round, prepared.field, found) : null
}

function otherNext(was: PairedRound | null, would: PairedRound | null): Leaving['next'] {
  if (!would) return null
  const key = ({ table, a, b }: { readonly table: number; readonly a: string; readonly b: string }): string =>
    `${table} ${[a, b].toSorted().join(' ')}`
  const there = new Set(was?.pairs.map(key))
  return {
    round: would.round,
    pairs: would.pairs.filter((pair) => !there.has(key(pair))).map(({ table, a, b }) => ({ table, a, b })),
    bye: would.bye === was?.bye ? null : would.bye
  }
}
