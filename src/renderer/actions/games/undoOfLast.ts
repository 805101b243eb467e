/** The Undo button of a notice, and the notice that turns were replaced. */
import { isTimeline, type ClixCase } from '../../../shared/contract/case.ts'
import type { App, AtTable } from '../app.ts'
import { hasTurns } from '../../model/table/keptGame.ts'
import type { NoticeAction } from '../../model/window/session.svelte.ts'
import { texts, timelineTexts } from '../../i18n/texts.ts'
import { activeTable } from './activeTable.ts'

/** Undoes the change just made; offered only as long as it is the last one. */
export function undoOfLast(app: Pick<App, 'table' | 'games' | 'settings'>): NoticeAction {
  const table = activeTable(app)
  const after = table.case
  return {
    label: texts.undo,
    run: () => {
      table.undo()
    },
    valid: () => table.case === after
  }
}

/** Reports that other turns have taken the place of the turns of `before`, with the way back to them. */
export function reportReplaced(app: AtTable, before: ClixCase): void {
  const { ask } = before
  if (!isTimeline(ask) || ask.events.length === 0 || !hasTurns(app.table.case) || app.table.case.ask === ask) return
  app.session.notify('info', timelineTexts.turnsReplaced(ask.events.length), undoOfLast(app))
}
