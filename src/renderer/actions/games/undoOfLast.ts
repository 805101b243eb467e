/** The Undo button of a notice. */
import type { App } from '../app.ts'
import type { NoticeAction } from '../../model/window/session.svelte.ts'
import { texts } from '../../i18n/texts.ts'
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
