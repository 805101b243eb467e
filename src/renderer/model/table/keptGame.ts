/**
 * Turns that wait while the table has another question: the position that they begin with, their events, and the moment
 * that was on the board. One stored value, `linejudge-game/1`; its main line is a `timeline` question.
 */
import { isRecord } from '../../../shared/base/validate.ts'
import { isTimeline, type ClixCase, type TimelineEvent } from '../../../shared/contract/case.ts'

export interface GameEvent {
  readonly event: TimelineEvent
  /** The index of the event that it follows, -1 for the start. If left out, it follows the entry before it. */
  readonly after?: number
  readonly note?: string
}

export interface KeptGame {
  readonly format: 'linejudge-game/1'
  /** The id of its ruleset. */
  readonly edition: string
  /** The table before the first event; its question is an empty timeline. */
  readonly start: ClixCase
  /** A tree: of several events after the same one, the first belongs to the main line. */
  readonly events: readonly GameEvent[]
  /** How many events of the main line are before the moment on the board. */
  readonly at: number
}

/** A game that is kept with a table. `apart`: another table was begun since, so its turns are not these. */
export interface KeptTurns {
  readonly game: KeptGame
  readonly apart: boolean
}

/** The list as it was on the table, so that a half-made event still belongs to it. */
const lists = new WeakMap<KeptGame, readonly TimelineEvent[]>()

export const hasTurns = ({ ask }: ClixCase): boolean => isTimeline(ask) && ask.events.length > 0

/** The game of a table with turns, seen after `at` events; `null` for any other table. */
export function gameOf(value: ClixCase, at: number): KeptGame | null {
  const { ask } = value
  if (!isTimeline(ask) || ask.events.length === 0) return null
  const game: KeptGame = {
    format: 'linejudge-game/1',
    edition: value.ruleset,
    start: { ...value, ask: { ...ask, events: [] } },
    events: ask.events.map((event) => ({ event })),
    at
  }
  lists.set(game, ask.events)
  return game
}

/** The events from the start along the first branch of each. */
export function mainLine({ events }: Pick<KeptGame, 'events'>): readonly TimelineEvent[] {
  const next = new Map<number, number>()
  for (const [index, { after = index - 1 }] of events.entries()) if (!next.has(after)) next.set(after, index)
  const line: TimelineEvent[] = []
  for (let index = next.get(-1); index !== undefined && line.length < events.length; index = next.get(index))
    line.push(events[index]!.event)
  return line
}

/** The table of a game, with its turns as the question. */
export function tableOfGame(game: KeptGame): ClixCase {
  const { ask } = game.start
  const events = lists.get(game) ?? mainLine(game)
  return { ...game.start, ask: isTimeline(ask) ? { ...ask, events } : { kind: 'timeline', events } }
}

/** Whether a stored value has the outline of a game; whether its table can be read is checked when it is restored. */
export const isKeptGame = (value: unknown): value is KeptGame =>
  isRecord(value) &&
  value.format === 'linejudge-game/1' &&
  typeof value.edition === 'string' &&
  isRecord(value.start) &&
  isRecord(value.start.ask) &&
  value.start.ask.kind === 'timeline' &&
  Number.isSafeInteger(value.at) &&
  Array.isArray(value.events) &&
  value.events.every((one) => isRecord(one) && isRecord(one.event) && (one.after === undefined || Number.isSafeInteger(one.after)))

/**
 * The turns to keep with the table `now` after it was `before`: turns that were left are kept, and turns that are on the table
 * again need not be. `at`: how many events were before the moment on the board.
 */
export function keptAfter(before: ClixCase, now: ClixCase, kept: KeptTurns | null, at: number): KeptTurns | null {
  if (before.ask === now.ask || isTimeline(before.ask) === isTimeline(now.ask)) return kept
  if (hasTurns(now)) return null
  const game = gameOf(before, at)
  return game ? { game, apart: false } : kept
}
