/** Every figure of the standings opened to what it is the sum or the mean of. */
import { compareFractions, fraction, fractionText } from '../../../../shared/base/numbers/fraction.ts'
import { cappedAt } from '../../../../shared/tournament/state/settings.ts'
import { missedRounds, podPoints, recordsOf, worthOf } from '../../../../shared/tournament/state/standings.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { recorded } from '../../../../shared/tournament/victory.ts'

export type SumPart =
  | { readonly kind: 'match'; readonly round: number; readonly against: string; readonly won: boolean; readonly score: number }
  | { readonly kind: 'pod'; readonly round: number; readonly place: number; readonly won: boolean; readonly score: number }
  | { readonly kind: 'bye'; readonly round: number; readonly score: number }
  | { readonly kind: 'missed'; readonly rounds: number }
  | { readonly kind: 'penalty'; readonly round: number; readonly score: number; readonly infraction: string }

/** `floored`: the least rate counts in place of a lower one. */
export interface OpponentPart {
  readonly player: string
  readonly won: number
  readonly played: number
  /** As "n/d". */
  readonly rate: string
  readonly floored: boolean
  /** As "n/d". */
  readonly score: string
}

export interface Sums {
  readonly parts: readonly SumPart[]
  readonly opponents: readonly OpponentPart[]
}

/** @param after up to which round; left out: all */
export function sumsOf(state: EventState, player: string, after = state.rounds.length): Sums {
  const parts: SumPart[] = []
  const most = cappedAt(state.settings)
  const found = state.players.get(player)
  const missed = found ? missedRounds(state, found, after) : 0
  if (missed > 0) parts.push({ kind: 'missed', rounds: missed })
  for (const { round, tables, pods, bye } of state.rounds.slice(0, after)) {
    if (bye === player) parts.push({ kind: 'bye', round, score: state.settings.byeScore })
    for (const { players, result } of tables.values()) {
      if (result === null || !players.includes(player)) continue
      const against = players[0] === player ? players[1] : players[0]
      parts.push({ kind: 'match', round, against, won: result.winner === player, score: recorded(result.score.get(player) ?? 0, most) })
    }
    for (const { places } of pods.values()) {
      const index = places?.findIndex((shared) => shared.includes(player)) ?? -1
      if (places === null || index < 0) continue
      const place = places.slice(0, index).flat().length + 1
      parts.push({ kind: 'pod', round, place, won: place === 1 && places[index]!.length === 1, score: podPoints(place) })
    }
  }
  for (const { player: whose, round, score, infraction } of state.penalties)
    if (whose === player && score !== 0 && round <= after) parts.push({ kind: 'penalty', round, score, infraction })
  const records = recordsOf(state, after)
  const opponents = (records.get(player)?.opponents ?? []).map((id): OpponentPart => {
    const record = records.get(id)!
    const { rate, score } = worthOf(state, record)
    const byes = state.settings.opponentByes === 'counted' ? record.byes : 0
    const [won, played] = [record.won + byes, record.played + byes]
    const own = played === 0 ? fraction(0) : fraction(won, played)
    return {
      player: id,
      won,
      played,
      rate: fractionText(rate),
      floored: compareFractions(own, rate) < 0,
      score: fractionText(score)
    }
  })
  return { parts, opponents }
}

/** Players who are tied in everything, as groups; a roll-off parts them. */
export function ties(rows: readonly { readonly rank: number; readonly player: string }[]): string[][] {
  const groups = new Map<number, string[]>()
  for (const { rank, player } of rows) groups.set(rank, [...(groups.get(rank) ?? []), player])
  return [...groups.values()].filter((group) => group.length > 1)
}
