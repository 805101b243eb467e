/** Undo and redo as people meet them: by key, by menu, and beside the words that say what was done. */
import type { App, AtTable } from '../app.ts'
import type { NoticeAction } from '../../model/window/session.svelte.ts'
import { activeTable } from '../games/activeTable.ts'
import { texts } from '../../i18n/texts.ts'

export function undoStep(app: AtTable): void {
  const label = activeTable(app).undo()
  if (label) app.session.notify('info', texts.notices.undone(label))
}

export function redoStep(app: AtTable): void {
  const label = activeTable(app).redo()
  if (label) app.session.notify('info', texts.notices.redone(label))
}

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
