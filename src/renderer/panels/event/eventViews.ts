/** The views of an open event, one entry each. Each is read when it is first opened. */
import type { Component } from 'svelte'
import ClipboardList from '@lucide/svelte/icons/clipboard-list'
import Clock from '@lucide/svelte/icons/clock'
import DoorOpen from '@lucide/svelte/icons/door-open'
import Gavel from '@lucide/svelte/icons/gavel'
import Gift from '@lucide/svelte/icons/gift'
import GraduationCap from '@lucide/svelte/icons/graduation-cap'
import History from '@lucide/svelte/icons/history'
import LayoutGrid from '@lucide/svelte/icons/layout-grid'
import ListOrdered from '@lucide/svelte/icons/list-ordered'
import MonitorPlay from '@lucide/svelte/icons/monitor-play'
import Printer from '@lucide/svelte/icons/printer'
import Router from '@lucide/svelte/icons/router'
import ScrollText from '@lucide/svelte/icons/scroll-text'
import Settings from '@lucide/svelte/icons/settings'
import ShieldAlert from '@lucide/svelte/icons/shield-alert'
import Swords from '@lucide/svelte/icons/swords'
import Trophy from '@lucide/svelte/icons/trophy'
import { openTables, type EventState } from '../../../shared/tournament/state/state.ts'
import type { eventTexts } from '../../i18n/laterTexts.ts'
import { callsWithoutRuling } from '../../model/event/floor/rulingRecord.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { openCalls } from '../../model/event/rounds/tables.ts'
import { lazily, type Lazily } from '../parts/later/lazily.ts'

/** The parts of the column, in their order. Views of `event` prepare the day: they are always under "More". */
export const VIEW_GROUPS = ['before', 'round', 'after', 'event'] as const

export interface EventView {
  readonly id: keyof typeof eventTexts.views
  readonly group: (typeof VIEW_GROUPS)[number]
  readonly icon: Component<{ size?: number; 'aria-hidden'?: 'true' }>
  readonly part: Lazily
  /** How many things wait there. */
  readonly waiting?: (state: EventState) => number
  /** Whether it has no content yet, so that it is under "More". Left out: it is in the column from the start. */
  readonly empty?: (state: EventState, event: OpenEvent) => boolean
  /** Whether an event has it; left out: every one. */
  readonly fits?: (state: EventState) => boolean
  /** Facts that are written there: a role that may write none of them has no use for it. */
  readonly writes?: readonly string[]
  /** Only if the log is kept on this device (`here`), or this one organises the venue (`desk`). */
  readonly where?: 'here' | 'desk'
}

const WHERE: Readonly<Record<NonNullable<EventView['where']>, (event: OpenEvent) => boolean>> = {
  here: (event) => !event.isElsewhere,
  desk: (event) => !event.isElsewhere || event.away?.role === 'head'
}

/** Whether an event shows a view to whoever sits at this device. */
export const isOffered = ({ fits, writes, where }: EventView, state: EventState, event: OpenEvent): boolean =>
  (fits?.(state) ?? true) && (writes?.some((kind) => event.may(kind)) ?? true) && (where === undefined || WHERE[where](event))

export const EVENT_VIEWS: readonly EventView[] = [
  { id: 'door', group: 'before', icon: DoorOpen, part: lazily(() => import('./door/DoorView.svelte')), writes: ['register', 'check-in'] },
  {
    id: 'lists',
    group: 'before',
    icon: ScrollText,
    part: lazily(() => import('./door/ListsView.svelte')),
    writes: ['list', 'list-checked'],
    empty: ({ players }) => [...players.values()].every(({ list, listCheck }) => list === null && listCheck === null)
  },
  {
    id: 'practice',
    group: 'before',
    icon: GraduationCap,
    part: lazily(() => import('./practice/PracticeView.svelte')),
    fits: ({ settings }) => settings.practice !== null
  },
  { id: 'pairings', group: 'round', icon: Swords, part: lazily(() => import('./rounds/PairingsView.svelte')) },
  {
    id: 'results',
    group: 'round',
    icon: ClipboardList,
    part: lazily(() => import('./rounds/ResultsView.svelte')),
    waiting: (state) => openTables(state).length
  },
  {
    id: 'floor',
    group: 'round',
    icon: LayoutGrid,
    part: lazily(() => import('./floor/FloorView.svelte')),
    waiting: (state) => openCalls(state).length
  },
  { id: 'clock', group: 'round', icon: Clock, part: lazily(() => import('./floor/ClockView.svelte')) },
  {
    id: 'penalties',
    group: 'round',
    icon: ShieldAlert,
    part: lazily(() => import('./floor/PenaltiesView.svelte')),
    writes: ['penalty'],
    empty: ({ penalties }) => penalties.length === 0
  },
  {
    id: 'rulings',
    group: 'round',
    icon: Gavel,
    part: lazily(() => import('./record/RulingsView.svelte')),
    empty: (state, event) =>
      state.rulings.length === 0 &&
      callsWithoutRuling(state).length === 0 &&
      (event.there(({ shared, setAside }) => shared.length + setAside.length) ?? 0) === 0
  },
  { id: 'standings', group: 'after', icon: ListOrdered, part: lazily(() => import('./standings/StandingsView.svelte')) },
  {
    id: 'cut',
    group: 'after',
    icon: Trophy,
    part: lazily(() => import('./standings/CutView.svelte')),
    // A planned cut is a view that the next step leads to.
    empty: ({ cut, settings }) => cut === null && settings.cut === 0
  },
  {
    id: 'prizes',
    group: 'after',
    icon: Gift,
    part: lazily(() => import('./standings/PrizesView.svelte')),
    writes: ['prize'],
    empty: ({ prizes, settings }) => prizes.length === 0 && settings.prizes.length === 0
  },
  { id: 'paper', group: 'after', icon: Printer, part: lazily(() => import('./record/PaperView.svelte')) },
  { id: 'log', group: 'after', icon: History, part: lazily(() => import('./record/LogView.svelte')) },
  { id: 'settings', group: 'event', icon: Settings, part: lazily(() => import('./record/SettingsView.svelte')), writes: ['settings'] },
  { id: 'display', group: 'event', icon: MonitorPlay, part: lazily(() => import('./display/DisplayView.svelte')), where: 'here' },
  { id: 'venue', group: 'event', icon: Router, part: lazily(() => import('./venue/VenueView.svelte')), where: 'desk' }
]

/** Names of earlier versions that a saved place may have, with the view that has their content now. */
const FORMER: Readonly<Record<string, EventView['id']>> = { shared: 'rulings' }

/** The view of that name; the first one where there is none. */
export const viewOf = (id: string): EventView => EVENT_VIEWS.find((view) => view.id === (FORMER[id] ?? id)) ?? EVENT_VIEWS[0]!

/** Whether a view is in the column at every event. */
export const isPlain = ({ group, empty }: EventView): boolean => group !== 'event' && empty === undefined

/**
 * The views that have come into the column: those with content, the open one, and those that were in it before. It only grows, so that nothing
 * moves back under a hand.
 * @param before ids of the column so far
 */
export const inColumn = (
  views: readonly EventView[],
  before: ReadonlySet<string>,
  state: EventState,
  event: OpenEvent
): ReadonlySet<string> =>
  new Set(
    views
      .filter((one) => one.group !== 'event' && (before.has(one.id) || viewOf(event.view) === one || !one.empty?.(state, event)))
      .map(({ id }) => id)
  )
