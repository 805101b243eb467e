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
import Share from '@lucide/svelte/icons/share-2'
import Settings from '@lucide/svelte/icons/settings'
import ShieldAlert from '@lucide/svelte/icons/shield-alert'
import Swords from '@lucide/svelte/icons/swords'
import Trophy from '@lucide/svelte/icons/trophy'
import { openTables, type EventState } from '../../../shared/tournament/state/state.ts'
import type { eventTexts } from '../../i18n/en/eventTexts.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { openCalls } from '../../model/event/rounds/tables.ts'
import { lazily, type Lazily } from '../parts/later/lazily.ts'

export interface EventView {
  readonly id: keyof typeof eventTexts.views
  readonly icon: Component<{ size?: number; 'aria-hidden'?: 'true' }>
  readonly part: Lazily
  /** How many things wait there. */
  readonly waiting?: (state: EventState) => number
  /** Whether an event has it; left out: every one. */
  readonly fits?: (state: EventState) => boolean
  /** Facts that are written there: a role that may write none of them has no use for it. */
  readonly writes?: readonly string[]
  /** Only if the log is kept on this device (`here`), several devices write (`away`), or this one organises the venue (`desk`). */
  readonly where?: 'here' | 'away' | 'desk'
}

const WHERE: Readonly<Record<NonNullable<EventView['where']>, (event: OpenEvent) => boolean>> = {
  here: (event) => !event.isElsewhere,
  away: (event) => event.away !== null,
  desk: (event) => !event.isElsewhere || event.away?.role === 'head'
}

/** Whether an event shows a view to whoever sits at this device. */
export const isOffered = ({ fits, writes, where }: EventView, state: EventState, event: OpenEvent): boolean =>
  (fits?.(state) ?? true) && (writes?.some((kind) => event.may(kind)) ?? true) && (where === undefined || WHERE[where](event))

export const EVENT_VIEWS: readonly EventView[] = [
  { id: 'door', icon: DoorOpen, part: lazily(() => import('./door/DoorView.svelte')), writes: ['register', 'check-in'] },
  { id: 'lists', icon: ScrollText, part: lazily(() => import('./door/ListsView.svelte')), writes: ['list', 'list-checked'] },
  { id: 'pairings', icon: Swords, part: lazily(() => import('./rounds/PairingsView.svelte')) },
  {
    id: 'results',
    icon: ClipboardList,
    part: lazily(() => import('./rounds/ResultsView.svelte')),
    waiting: (state) => openTables(state).length
  },
  { id: 'floor', icon: LayoutGrid, part: lazily(() => import('./floor/FloorView.svelte')), waiting: (state) => openCalls(state).length },
  { id: 'clock', icon: Clock, part: lazily(() => import('./floor/ClockView.svelte')) },
  { id: 'standings', icon: ListOrdered, part: lazily(() => import('./standings/StandingsView.svelte')) },
  { id: 'paper', icon: Printer, part: lazily(() => import('./record/PaperView.svelte')) },
  { id: 'display', icon: MonitorPlay, part: lazily(() => import('./display/DisplayView.svelte')), where: 'here' },
  { id: 'venue', icon: Router, part: lazily(() => import('./venue/VenueView.svelte')), where: 'desk' },
  { id: 'penalties', icon: ShieldAlert, part: lazily(() => import('./floor/PenaltiesView.svelte')), writes: ['penalty'] },
  { id: 'rulings', icon: Gavel, part: lazily(() => import('./record/RulingsView.svelte')) },
  { id: 'shared', icon: Share, part: lazily(() => import('./venue/SharedView.svelte')), where: 'away' },
  { id: 'cut', icon: Trophy, part: lazily(() => import('./standings/CutView.svelte')) },
  { id: 'prizes', icon: Gift, part: lazily(() => import('./standings/PrizesView.svelte')), writes: ['prize'] },
  { id: 'log', icon: History, part: lazily(() => import('./record/LogView.svelte')) },
  {
    id: 'practice',
    icon: GraduationCap,
    part: lazily(() => import('./practice/PracticeView.svelte')),
    fits: ({ settings }) => settings.practice !== null
  },
  { id: 'settings', icon: Settings, part: lazily(() => import('./record/SettingsView.svelte')), writes: ['settings'] }
]

/** The view of that name; the first one where there is none. */
export const viewOf = (id: string): EventView => EVENT_VIEWS.find((view) => view.id === id) ?? EVENT_VIEWS[0]!
