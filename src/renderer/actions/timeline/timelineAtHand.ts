/** What the table does with a timeline before any of its panel is read: its keys, what may not be moved, the event that taps fill. */
import type { TimelineEvent } from '../../../shared/contract/case.ts'
import { timelineTexts } from '../../i18n/texts.ts'
import { needsOf } from '../../model/timeline/draftChoices.ts'
import { nextSlot } from '../../model/timeline/drafts.ts'
import type { App } from '../app.ts'
import { askOnTable } from '../question/ask.ts'

/** The draft with its event changed; the next tap goes to what is open then, or to `slot`. */
export function setDraft(app: Pick<App, 'table' | 'timeline'>, event: TimelineEvent, slot?: string | null): void {
  const { timeline, table } = app
  const { draft, moment } = timeline
  if (!draft || !moment) return
  timeline.draft = { ...draft, event, slot: slot === undefined ? nextSlot(event, needsOf(table.case, moment.play, event)) : slot }
}

export function setBuildTotal(app: Pick<App, 'table' | 'session'>, buildTotal: number | undefined): void {
  const { ask } = app.table.case
  if ('events' in ask) askOnTable(app, timelineTexts.steps.buildTotal, { ...ask, buildTotal }, 'build total')
}

/** Whether the board shows another moment than the table's own: then nothing on it is moved by hand. */
export function isLater(app: Pick<App, 'timeline' | 'session'>): boolean {
  const { timeline, session } = app
  if (!timeline.on || (timeline.at === 0 && !timeline.draft)) return false
  session.notify('info', timelineTexts.onlyAtBeginning)
  return true
}

/** Page Up, Page Down, Home and End step through the events; false for any other key or question. */
export function timelineKey(app: Pick<App, 'timeline' | 'session'>, key: string): boolean {
  const { timeline } = app
  if (!timeline.on || app.session.screen !== 'table') return false
  const to = { PageUp: timeline.at - 1, PageDown: timeline.at + 1, Home: 0, End: timeline.count }[key]
  if (to === undefined) return false
  timeline.go(to)
  return true
}
