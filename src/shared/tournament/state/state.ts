/** What a log of facts has come to so far. Only what the facts say; standings, clock and the like are worked out of it when asked for. */
import type { ForceFigure, ForceList } from '../force/list.ts'
import { newTimes, type EventTimes } from './eventTime.ts'
import type { Settings } from './settings.ts'

/** A result of a match. Of a pair without a winner both have lost. */
export interface MatchResult {
  readonly kind: 'played' | 'no-show' | 'double-loss' | 'game-loss' | 'concession'
  readonly winner: string | null
  /** Points by player, both of them. */
  readonly score: ReadonlyMap<string, number>
  /** Who went first, where it was told. */
  readonly first: string | null
}

/** A figure of a list: whatever the question of a force can be asked about it. */
export type ListedFigure = ForceFigure & { readonly name: string; readonly points: number }

/** What a list says beside its figures. */
export type ListedBeside =
  | 'alternateTeamAbilities'
  | 'feats'
  | 'theme'
  | 'conditions'
  | 'objects'
  | 'specialObjects'
  | 'sideline'
  | 'tarot'
  | 'maps'
  | 'elements'
  | 'opened'
  | 'probabilityControl'

/** A list as it was handed in. */
export interface HandedList extends Pick<ForceList, ListedBeside> {
  readonly figures: readonly ListedFigure[]
  readonly total: number | null
}

export interface PlayerState {
  readonly id: string
  /** 1 for the first who was registered. */
  readonly number: number
  name: string
  /** What somebody was called before, and those who played together: whoever was changed since. */
  formerNames: readonly string[]
  /** The names of those who play together on one side; empty: one person. */
  members: readonly string[]
  club: string | null
  /** The number by which the publisher knows them; it is shown to the staff only. */
  publisher: string | null
  minor: boolean
  /** Rounds that had been published before. */
  entered: number
  /** How many rounds had been published when they dropped; null: they are in. */
  leftAfter: number | null
  /** Rounds that were published between a drop and the return. */
  away: readonly number[]
  checkedIn: boolean
  /** The event was full: on the list of those who may come in. */
  waiting: boolean
  /** Whether the entry fee has been paid. */
  paid: boolean
  dropped: boolean
  disqualified: boolean
  /** Whether the name was taken out for good. */
  forgotten: boolean
  list: HandedList | null
  /** What a judge said of the list as it stands. */
  listCheck: { readonly ok: boolean; readonly reason: string | null } | null
}

/** Time that a table was given; below 0, time that was taken from it. */
export interface Extension {
  readonly seconds: number
  /** Milliseconds, by the clock of the writer; null if no fact has a time yet. */
  readonly at: number | null
  /** The ruling that it was given for, if any. */
  readonly ruling: string | null
  /** Why, as it was told; null: nobody has said. */
  readonly reason: string | null
}

export interface TableState {
  readonly table: number
  readonly players: readonly [string, string]
  result: MatchResult | null
  /** What players have reported, by player; empty as soon as there is a result. */
  readonly claims: Map<string, MatchResult>
  readonly extensions: Extension[]
  map: string | null
}

/** More than two at one table (battle royale, sealed pods). */
export interface PodState {
  readonly table: number
  readonly players: readonly string[]
  /** Places from the first on; who shares a place stands in one list. */
  places: readonly (readonly string[])[] | null
  readonly extensions: Extension[]
}

export interface RoundState {
  readonly round: number
  readonly tables: Map<number, TableState>
  readonly bye: string | null
  readonly pods: Map<number, PodState>
  /** Whether somebody has changed the pairing by hand. */
  readonly byHand: boolean
  /** When it was published, on the line of time of the log: milliseconds. `null`: no fact has a time yet. */
  readonly on: number | null
}

export interface CutMatch {
  /** "cut-1-1": round of the cut, number within it. */
  readonly match: string
  result: MatchResult | null
}

export interface CutState {
  /** Who plays in it, the first seed first. */
  readonly seeds: readonly string[]
  /** The matches of each round of the cut. */
  readonly rounds: readonly (readonly CutMatch[])[]
  /** The losers of the semifinals play for the third place; `null`: they share no match. */
  readonly third: CutMatch | null
}

/** What was done to the clock of a round. */
export interface ClockChange {
  /** `extend`: every table was given more time. */
  readonly action: ClockAction | 'extend'
  /** Milliseconds, by the clock of the writer. */
  readonly at: number
  /** The same moment on the line of time of the log (`eventTime.ts`): durations come from here. Milliseconds. */
  readonly on: number
  /** Of `start`: for so many seconds the round had been played by then. Of `set`: so many seconds are left. Of `extend`: so many more. */
  readonly seconds?: number
}

export type ClockAction = 'start' | 'pause' | 'resume' | 'stop' | 'set'

/** A call for a judge. `at` and `on` are milliseconds: by the clock of the writer, and on the line of time of the log. */
export interface CallState {
  readonly call: string
  readonly round: number
  readonly table: number
  /** The player who called; `null`: the staff. */
  readonly player: string | null
  readonly at: number
  readonly on: number
  taken: { readonly judge: string; readonly at: number; readonly on: number } | null
  closed: { readonly at: number; readonly ruling: string | null } | null
}

export interface Penalty {
  readonly player: string
  readonly round: number
  readonly table: number | null
  readonly level: PenaltyLevel
  readonly infraction: string
  readonly score: number
  readonly ruling: string | null
  /** The call for a judge during which it was given, if any. */
  readonly call: string | null
}

export const PENALTY_LEVELS = ['caution', 'warning', 'game-loss', 'disqualification'] as const
export type PenaltyLevel = (typeof PENALTY_LEVELS)[number]

/** The words of a ruling, as its fact has them; `null` if it has none. */
export interface RulingSaid {
  readonly title: string | null
  readonly verdict: string | null
  readonly note: string | null
  /** A row of the rulebook. */
  readonly rule: string | null
  readonly ruleset: string | null
  /** A case that has not been checked yet. */
  readonly position: Readonly<Record<string, unknown>> | null
}

/** A ruling that was kept for this event. */
export interface EventRuling {
  readonly ruling: string
  readonly round: number | null
  readonly table: number | null
  readonly players: readonly string[]
  readonly call: string | null
  /** As it was changed last. */
  readonly said: RulingSaid
  /** What the head judge has said where somebody appealed. */
  readonly appeal: { readonly upheld: boolean; readonly reason: string | null } | null
}

export interface EventState {
  settings: Settings
  readonly players: Map<string, PlayerState>
  readonly rounds: RoundState[]
  cut: CutState | null
  /** By round. */
  readonly clocks: Map<number, ClockChange[]>
  readonly calls: Map<string, CallState>
  readonly penalties: Penalty[]
  /** Orders in which tied players were parted. */
  readonly rollOffs: (readonly string[])[]
  readonly rulings: EventRuling[]
  readonly prizes: { readonly player: string; readonly prize: string }[]
  readonly notes: string[]
  /** What trainee judges have said to practice calls, beside what the engine says: of which kind of question, and in how many seconds. */
  readonly trained: { readonly said: string; readonly verdict: string; readonly kind?: string; readonly seconds?: number }[]
  /** Which map lies on which table; it stays there from round to round. */
  readonly maps: Map<number, string>
  /** Who leads the log since when. */
  host: { readonly epoch: number; readonly device: string } | null
  /** When the facts happened. */
  readonly times: EventTimes
}

export const newState = (settings: Settings): EventState => ({
  settings,
  players: new Map(),
  rounds: [],
  cut: null,
  clocks: new Map(),
  calls: new Map(),
  penalties: [],
  rollOffs: [],
  rulings: [],
  prizes: [],
  notes: [],
  trained: [],
  maps: new Map(settings.tableMaps),
  host: null,
  times: newTimes()
})

/** The match or the pod at a table of a round; undefined: there is none. */
export const tableAt = ({ tables, pods }: Pick<RoundState, 'tables' | 'pods'>, table: number): TableState | PodState | undefined =>
  tables.get(table) ?? pods.get(table)

/** The rounds that were published since a player dropped; none if they are in. */
export const roundsAway = ({ rounds }: Pick<EventState, 'rounds'>, { leftAfter }: Pick<PlayerState, 'leftAfter'>): number[] =>
  leftAfter === null ? [] : rounds.slice(leftAfter).map(({ round }) => round)

/** Whether somebody is to be paired. */
export const isActive = (state: EventState, { dropped, checkedIn, waiting }: PlayerState): boolean =>
  !dropped && !waiting && (checkedIn || !state.settings.checkIn)

export const activePlayers = (state: EventState): PlayerState[] => [...state.players.values()].filter((player) => isActive(state, player))

/** The matches and pods without a result, as [round, table], in their order. */
export function openTables({ rounds }: EventState, after = rounds.length): [round: number, table: number][] {
  return rounds
    .slice(0, after)
    .flatMap(({ round, tables, pods }) => [
      ...[...tables.values()].filter(({ result }) => result === null).map(({ table }): [number, number] => [round, table]),
      ...[...pods.values()].filter(({ places }) => places === null).map(({ table }): [number, number] => [round, table])
    ])
}

/** Whether somebody has been paired, had a bye or sat in a pod. */
export const hasPlayed = ({ rounds }: EventState, player: string, after = rounds.length): boolean =>
  rounds
    .slice(0, after)
    .some(
      ({ tables, pods, bye }) =>
        bye === player ||
        [...tables.values()].some(({ players }) => players.includes(player)) ||
        [...pods.values()].some(({ players }) => players.includes(player))
    )
