/** Undo and redo as people meet them: by key, by menu, and beside the words that say what was done. */
import type { AtTable } from '../app.ts'
import { activeTable } from '../games/activeTable.ts'
import { texts } from '../../i18n/texts.ts'

export { undoOfLast } from '../games/undoOfLast.ts'

export function undoStep(app: AtTable): void {
  const label = activeTable(app).undo()
  if (label) app.session.notify('info', texts.notices.undone(label))
}

export function redoStep(app: AtTable): void {
  const label = activeTable(app).redo()
  if (label) app.session.notify('info', texts.notices.redone(label))
}
