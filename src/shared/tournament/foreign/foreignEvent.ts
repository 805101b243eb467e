/** Tournaments of other programs that become events of ours. */
import type { Problem, Result } from '../../base/result.ts'

/** What of a tournament has no place in an event, or means something else there. */
export type LeftOutCode =
  /** Matches without a winner: here both lose. */
  | 'draws'
  /** Matches of a round that is over without a result: here both lose. */
  | 'no-result'
  /** Byes that were worth less than a win: here each is one. */
  | 'lesser-byes'
  /** Byes beside the first of a round: these players sit the round out. */
  | 'other-byes'
  /** Points that were given or taken by hand. */
  | 'adjustments'
  /** Ratings of players. */
  | 'ratings'
  /** The order of tie-breaks: here it is that of the rules. */
  | 'tie-breaks'
  /** Pairs that were not to meet. */
  | 'avoided-pairs'
  /** Matches without players. */
  | 'empty-matches'
  /** Players whose names are not in the file. */
  | 'nameless'

export interface LeftOut {
  readonly code: LeftOutCode
  readonly count: number
}

/** An event file (`linejudge-event/1`), to be read like any other. */
export interface WrittenEvent {
  readonly format: string
  readonly id: string
  readonly name: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly log: readonly Readonly<Record<string, unknown>>[]
}

export interface ForeignEvent {
  readonly file: WrittenEvent
  readonly left: readonly LeftOut[]
}

export interface ForeignEvents {
  readonly events: readonly ForeignEvent[]
  /** Tournaments that cannot be read, each with what is wrong. */
  readonly broken: readonly { readonly name: string; readonly problems: readonly Problem[] }[]
}

export interface EventImporter {
  /** As the answer of `judge import` calls it. */
  readonly name: string
  /** How the program is called. */
  readonly program: string
  readonly recognises: (json: unknown) => boolean
  /** Every tournament of the file that can be read; if none can, what is wrong with them. */
  readonly read: (json: unknown) => Result<ForeignEvents>
}
