/** The cut before it is made, and its bracket as a screen shows it. */
import { bracketOf, cutRound, playedOnIn } from '../../../../shared/tournament/state/bracket.ts'
import { finalPlaces } from '../../../../shared/tournament/state/finalPlaces.ts'
import { standingsOf } from '../../../../shared/tournament/state/standings.ts'
import { isActive, openTables, type EventState } from '../../../../shared/tournament/state/state.ts'
import { cutTables } from '../../../../shared/tournament/pairing/cutTables.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { LogEntry } from '../log/eventHost.ts'

export const CUT_SIZES = [2, 4, 8, 16, 32] as const

export interface CutPlan {
  /** Results that are missing. */
  readonly open: number
  /** Who would play on, the first seed first; fewer where there are too few. */
  readonly seeds: readonly string[]
  /** Who is tied among the seeds or at the line. */
  readonly tied: readonly string[]
}

export function cutPlan(state: EventState, size: number): CutPlan {
  const rows = standingsOf(state).rows.filter(({ player }) => isActive(state, state.players.get(player)!))
  const seeds = rows.slice(0, size)
  const last = seeds.at(-1)?.rank
  const tied = rows.filter(
    ({ player, rank }, index) => (index < size || rank === last) && rows.some((other) => other.player !== player && other.rank === rank)
  )
  return { open: openTables(state).length, seeds: seeds.map(({ player }) => player), tied: tied.map(({ player }) => player) }
}

export interface ShownMatch {
  readonly match: string
  readonly a: string | null
  readonly b: string | null
  readonly winner: string | null
  readonly score: ReadonlyMap<string, number> | null
  /** Where it is played. */
  readonly table: number
}

/** Somebody who plays in the cut and has left, and what can be done about it. */
export interface LeftCut {
  readonly player: string
  /** Who comes next in the standings, as long as nobody has played in the cut; null: nobody, or it is too late. */
  readonly next: string | null
  /** The match that the other one wins without playing; null: the other one is not known yet. */
  readonly walkOver: { readonly match: string; readonly winner: string } | null
}

/** Who has left of those who are still in the cut. */
export function leftCut(state: EventState): LeftCut[] {
  const { cut } = state
  if (cut === null) return []
  const matches = bracketOf(cut)
  const begun = matches.some(({ winner }) => winner !== null)
  const here = (id: string): boolean => isActive(state, state.players.get(id)!)
  const next = begun ? undefined : standingsOf(state).rows.find(({ player }) => here(player) && !cut.seeds.includes(player))?.player
  return cut.seeds
    .filter((id) => !here(id))
    .flatMap((player): LeftCut[] => {
      const match = matches.findLast(({ a, b }) => a === player || b === player)
      if (!match || match.winner !== null) return []
      const other = match.a === player ? match.b : match.a
      return [{ player, next: next ?? null, walkOver: other !== null && here(other) ? { match: match.match, winner: other } : null }]
    })
}

/** The entries by which the winner of a match of the cut has played on: as long as they stand, that winner stays. */
export function playedOnBy({ cut }: EventState, entries: readonly LogEntry[], match: string): readonly LogEntry[] {
  const next = cut && playedOnIn(cut, match)
  if (next === null) return []
  return entries.filter(
    ({ fact: { do: name, json }, undone }) => !undone && (name === 'result' || name === 'correct') && json.match === next
  )
}

/** A round of the cut, or the match for the third place. */
export interface ShownRound {
  readonly name: string
  readonly matches: readonly ShownMatch[]
}

/** "Semifinals", of the round that is played. */
export const cutRoundName = ({ cut }: Pick<EventState, 'cut'>): string =>
  cut === null ? '' : eventTexts.cut.round(cut.rounds[cutRound(cut)]!.length)

/** The matches of each round of the cut, the one for the third place last; nothing before it is made. */
export function bracketView(state: EventState): ShownRound[] {
  const { cut } = state
  if (cut === null) return []
  const tables = cutTables(state)
  const all = bracketOf(cut).map(({ match, a, b, winner, played }): ShownMatch => ({
    match,
    a,
    b,
    winner,
    score: played.result?.score ?? null,
    table: tables.get(match)!
  }))
  let from = 0
  const rounds = cut.rounds.map(({ length }): ShownRound => ({
    name: eventTexts.cut.round(length),
    matches: all.slice(from, (from += length))
  }))
  return from < all.length ? [...rounds, { name: eventTexts.cut.third, matches: all.slice(from) }] : rounds
}

/** Everybody by the place in the end: the bracket first, then the standings. Who lost in the same round of it stand as they were seeded. */
export const finalOrder = (state: EventState): string[] => finalPlaces(state).map(({ player }) => player)
