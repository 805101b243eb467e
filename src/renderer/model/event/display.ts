/**
 * What everybody in the room may see of an event, for a second window on a large screen: pairings, standings, the bracket, the
 * clock, a word of the organiser. Names as the event shows them in public; no penalty, no note, no ruling.
 */
import { isRecord } from '../../../shared/base/validate.ts'
import {
  clockRound,
  clockStateOf,
  hasStarted,
  moreTime,
  pagesAt,
  pairingsUntil,
  secondsLeft
} from '../../../shared/tournament/state/clock.ts'
import type { ClockChange, EventState } from '../../../shared/tournament/state/state.ts'
import { hear, openShown, sayTo, type ShowingSide, type ShownWindow } from '../board/shownWindow.ts'
import { DISPLAY } from './log/place.ts'
import { nextStep } from './nextStep.ts'
import { bracketList, pairingsByName, pairingsByTable, standingsList, type PublicList } from './record/publicLists.ts'
import { roomFor, type Room } from '../../../shared/venue/listRoom.ts'

/** The row of `sessions` that says what it shows. */
export const DISPLAY_PLACE = 'event-display'

/** The clock, so that the display goes on by itself. */
export interface DisplayClock {
  /** Seconds of the round. */
  readonly whole: number
  readonly changes: readonly ClockChange[]
  /** Tables with more time, in seconds. */
  readonly tables: readonly { readonly table: number; readonly more: number }[]
  /** How late it is as this is said, on the line of time of the event: milliseconds. The display adds what has passed since. */
  readonly now: number
}

/** The clock of another event of the same day. */
export interface OtherClock {
  readonly event: string
  readonly round: number
  readonly clock: DisplayClock
}

/** null in place of a list: the clock, as large as it can be. */
export interface DisplayPage {
  readonly id: DisplayPageId
  readonly list: PublicList | null
}

export interface DisplayContent {
  readonly event: string
  readonly theme: string
  readonly round: number
  readonly pages: readonly DisplayPage[]
  /** How long each page stands. */
  readonly seconds: number
  readonly message: string
  readonly clock: DisplayClock | null
  /** Of other events, to stand beside it. */
  readonly others: readonly OtherClock[]
  /** Until when the pairings are shown alone, on the line of time of the event: milliseconds; `null`: they never are. */
  readonly pairingsUntil: number | null
}

const hasRound = ({ rounds }: EventState): boolean => rounds.length > 0
const lastRound = ({ rounds }: EventState): number => rounds.length

/** The pages that there can be, one entry each. */
export const DISPLAY_PAGES = [
  { id: 'by-name', fits: hasRound, list: (state: EventState) => pairingsByName(state, lastRound(state)) },
  { id: 'by-table', fits: hasRound, list: (state: EventState) => pairingsByTable(state, lastRound(state)) },
  { id: 'standings', fits: hasRound, list: (state: EventState) => standingsList(state, lastRound(state)) },
  { id: 'bracket', fits: ({ cut }: EventState) => cut !== null, list: bracketList },
  { id: 'clock', fits: hasRound, list: null }
] as const satisfies readonly {
  readonly id: string
  readonly fits: (state: EventState) => boolean
  readonly list: ((state: EventState) => PublicList) | null
}[]
export type DisplayPageId = (typeof DISPLAY_PAGES)[number]['id']

/** What the organiser has chosen. */
export interface DisplayChoice {
  readonly pages: readonly DisplayPageId[]
  readonly seconds: number
  readonly message: string
  /** The clocks of the other events of the day stand beside that of this one. */
  readonly others: boolean
}
export const USUAL_DISPLAY: DisplayChoice = { pages: ['by-name', 'standings', 'clock'], seconds: 12, message: '', others: false }
export const LONGEST_PAGE = 120

/** A choice as it was kept; what it does not say is as usual. */
export function displayChoice(value: unknown): DisplayChoice {
  if (!isRecord(value)) return USUAL_DISPLAY
  const kept: readonly unknown[] = Array.isArray(value.pages) ? value.pages : USUAL_DISPLAY.pages
  const { seconds, message } = value
  return {
    pages: DISPLAY_PAGES.map(({ id }) => id).filter((id) => kept.includes(id)),
    seconds: typeof seconds === 'number' && seconds >= 3 && seconds <= LONGEST_PAGE ? Math.round(seconds) : USUAL_DISPLAY.seconds,
    message: typeof message === 'string' ? message.slice(0, 300) : '',
    others: value.others === true
  }
}

/** What the display shows of an event. @param event its name @param now on the line of time of the event, in milliseconds */
export function displayOf(
  state: EventState,
  event: string,
  { pages, seconds, message }: DisplayChoice,
  now: number,
  others: readonly OtherClock[] = []
): Omit<DisplayContent, 'theme'> {
  const round = state.rounds.length
  return {
    event,
    round,
    seconds,
    message,
    pages: DISPLAY_PAGES.filter(({ id, fits }) => pages.includes(id) && fits(state)).map(({ id, list }) => ({
      id,
      list: list?.(state) ?? null
    })),
    clock: clockOf(state, now),
    others,
    pairingsUntil: pairingsUntil(state)
  }
}

/** The clock of the round that was published last. */
function clockOf(state: EventState, now: number): DisplayClock | null {
  const { rounds, settings, clocks } = state
  const round = clockRound(state)
  if (round === 0) return null
  const played = rounds[round - 1]
  return {
    whole: settings.minutes * 60,
    changes: clocks.get(round)?.map((change) => ({ ...change })) ?? [],
    tables: (played ? moreTime(played) : []).filter(({ more }) => more > 0),
    now
  }
}

/** So long after its last entry an event is not of this day any more: milliseconds. */
const DAY = 12 * 3600 * 1000

/**
 * The clock of an event that is run at the same time as the open one; null: it has none, is over, or is of another day.
 * @param event its name
 * @param now on the line of time of that event, in milliseconds
 */
export function otherClock(state: EventState, event: string, now: number): OtherClock | null {
  const clock = clockOf(state, now)
  const done = nextStep(state).do === 'finish'
  const { last } = state.times
  return clock === null || !hasStarted(clock.changes) || done || last === null || now - last.on > DAY
    ? null
    : { event, round: state.rounds.length, clock }
}

/** The same view so many milliseconds later. */
export function laterBy(view: DisplayContent, passed: number): DisplayContent {
  const later = (clock: DisplayClock): DisplayClock => ({ ...clock, now: clock.now + passed })
  return {
    ...view,
    clock: view.clock && later(view.clock),
    others: view.others.map((one) => ({ ...one, clock: later(one.clock) }))
  }
}

/** Why a clock stands still before its end; null: it goes, has not been started or is over. @param now on the line of time of the event, in milliseconds */
export const displayedStill = (clock: Shown, now: number): 'paused' | 'stopped' | null => {
  const state = clockStateOf(clock.changes)
  return displayedLeft(clock, now) > 0 && (state === 'paused' || state === 'stopped') ? state : null
}

type Shown = Pick<DisplayClock, 'whole' | 'changes'>

/**
 * Seconds that are left.
 * @param now on the line of time of the event, in milliseconds
 * @param more seconds that a table has more than the others
 */
export const displayedLeft = ({ whole, changes }: Shown, now: number, more = 0): number =>
  Math.max(0, secondsLeft(changes, whole, now) + more)

/** Rows in parts of nearly the same length, so that none is left nearly empty. @param most rows that fit into one */
function chunks<Row>(rows: readonly Row[], most: number): readonly (readonly Row[])[] {
  const count = Math.max(1, Math.ceil(rows.length / Math.max(1, most)))
  const size = Math.ceil(rows.length / count)
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size))
}

/** A page as it stands on a screen: the rows of a list in columns beside each other; no columns: the clock. */
export interface ShownPage {
  readonly id: DisplayPageId
  readonly list: PublicList | null
  readonly columns: readonly (readonly (readonly string[])[])[]
  /** Which of the pages that the list needs, from 0 on. */
  readonly part: number
  readonly parts: number
  /** Of the usual size of letters. */
  readonly scale: number
}

/** More columns of a list than this need the whole width. */
const NARROW = 4

/** The pages that are shown now: for some minutes after a round is published only its pairings. @param now on the line of time of the event, in milliseconds */
export const pagesNow = ({ pages, pairingsUntil }: Pick<DisplayContent, 'pages' | 'pairingsUntil'>, now: number): readonly DisplayPage[] =>
  pagesAt(pages, ({ id }) => id, pairingsUntil, now)

/** The pages of a display, in the order in which they are turned. @param roomOf what fits with letters of some share of their usual size */
export function shownPages(pages: readonly DisplayPage[], roomOf: (scale: number) => Room): readonly ShownPage[] {
  return pages.flatMap(({ id, list }): readonly ShownPage[] => {
    if (list === null) return [{ id, list, columns: [], part: 0, parts: 1, scale: 1 }]
    const isWide = list.columns.length > NARROW
    const room = roomFor(list.rows.length, (scale) => ({ ...roomOf(scale), ...(isWide && { columns: 1 }) }))
    const { scale, columns: wide } = room
    const parts = chunks(list.rows, room.rows * wide)
    return parts.map((rows, part) => ({
      id,
      list,
      columns: chunks(rows, Math.max(1, Math.ceil(rows.length / wide))),
      part,
      parts: parts.length,
      scale
    }))
  })
}

const isClock = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.whole === 'number' &&
  typeof value.now === 'number' &&
  [value.changes, value.tables].every((list) => Array.isArray(list) && list.every(isRecord))
const isOther = (value: unknown): boolean =>
  isRecord(value) && typeof value.event === 'string' && typeof value.round === 'number' && isClock(value.clock)

const isStrings = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

function isPage(value: unknown): boolean {
  if (!isRecord(value) || !DISPLAY_PAGES.some(({ id }) => id === value.id)) return false
  const { list } = value
  if (list === null) return true
  return (
    isRecord(list) &&
    typeof list.title === 'string' &&
    typeof list.about === 'string' &&
    Array.isArray(list.columns) &&
    list.columns.every((one) => isRecord(one) && typeof one.label === 'string' && typeof one.share === 'number') &&
    Array.isArray(list.rows) &&
    list.rows.every(isStrings)
  )
}

function isView(view: unknown): view is DisplayContent {
  if (!isRecord(view)) return false
  const { event, theme, round, seconds, message, pages, clock, others, pairingsUntil } = view
  return (
    (pairingsUntil === null || typeof pairingsUntil === 'number') &&
    (clock === null || isClock(clock)) &&
    Array.isArray(others) &&
    others.every(isOther) &&
    [event, theme, message].every((one) => typeof one === 'string') &&
    [round, seconds].every((one) => typeof one === 'number') &&
    Array.isArray(pages) &&
    pages.every(isPage)
  )
}

const WINDOW: ShownWindow<DisplayContent> = { hash: DISPLAY, channel: 'linejudge-display', isView }

/**
 * The organiser's side: tells every display what it shows, at once and when one is opened.
 * @param fresh the same with the time of now, for a display that is opened later
 */
export const displayOut = (version: string, fresh?: (view: DisplayContent) => DisplayContent): ShowingSide<DisplayContent> =>
  sayTo(WINDOW, version, fresh)

/** The display's side; `other` is called where the desk runs another version. Returns the end of listening. */
export const displayIn = (version: string, listener: (view: DisplayContent) => void, other: () => void): (() => void) =>
  hear(WINDOW, version, listener, other)

export const openDisplay = (): void => {
  openShown(WINDOW)
}
