/** What is done with a figure or an object on the board: moved, selected, opened. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { texts } from '../../i18n/texts.ts'
import { figureById, figureName, moveFigure } from '../../model/table/position/caseEdit.ts'
import { withFittingCombat } from '../../model/table/ask/combat.ts'
import { figureOn } from '../../model/table/figures/footprints.ts'
import { moveObject, objectById, objectOn } from '../../model/table/position/objects.ts'
import type { App } from '../app.ts'
import { objectName } from '../../model/table/position/objectName.ts'

/** The object that a tap here means is the selected one; none where a figure was tapped. */
export function selectObjectAt(
  { session, table }: Pick<App, 'table' | 'session'>,
  { at, figure }: { readonly at: SquareXY; readonly figure: string | null }
): void {
  session.selectedObject = figure === null ? (objectOn(table.case, at)?.id ?? null) : null
}

/** The figure goes to the square, as one step of the history; a sentence says why where it cannot. */
export function moveTo(app: Pick<App, 'table' | 'session'>, id: string, to: SquareXY): void {
  const { session, table } = app
  const figure = figureById(table.case, id)
  if (!figure) return
  const moved = moveFigure(table.case, id, to)
  if (!moved) {
    const there = figureOn(table.case, to)
    session.notify(
      'info',
      there && there.id !== id
        ? texts.notices.squareTaken(formatSquareName(to), figureName(there))
        : texts.notices.noRoom(figureName(figure), formatSquareName(to))
    )
    return
  }
  session.selected = id
  table.change(texts.steps.move(figureName(figure)), withFittingCombat(moved, table.case), `move ${id}`)
}

/** The object goes to the square, as one step of the history. */
export function moveObjectTo(app: Pick<App, 'table' | 'session'>, id: string, to: SquareXY): void {
  const { session, table } = app
  const object = objectById(table.case, id)
  const moved = moveObject(table.case, id, to)
  if (!object || !moved) return
  session.selectedObject = id
  table.change(texts.steps.move(objectName(object)), moved, `move object ${id}`)
}

/** Opens the figure's values in the tray; a brush is put down for it. */
export function editOnTable(app: Pick<App, 'session'>, id: string): void {
  const { session } = app
  session.selected = id
  session.editing = true
  session.putDown()
  session.openTray()
  session.screen = 'table'
}

/** Opens the tray at the object; a brush is put down for it. */
export function showObject(app: Pick<App, 'session'>, id: string): void {
  const { session } = app
  session.selectedObject = id
  session.editing = false
  session.putDown()
  session.openTray()
}
