/** Figures and objects put on the table, each as one step of the history, the question filled in where it waits for them. */
import type { CaseFigure, SquareXY } from '../../../shared/contract/case.ts'
import { unfitGround } from '../../../shared/scene/standing.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import { duplicateFigure, figureById, figureName, putFigure } from '../../model/table/position/caseEdit.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { boardSize, hindranceAt } from '../../model/table/figures/footprints.ts'
import { withFittingCombat } from '../../model/table/ask/combat.ts'
import { putObject } from '../../model/table/position/objects.ts'
import { askWith, quickName, sideAfter } from '../../model/setup/quickFigure.ts'
import type { Placing } from '../../model/tools/toolInHand.ts'

/**
 * Puts on what waits for its square: exactly there, or a sentence says why not; `near`: on the nearest free square. The id of the figure, or
 * null where it was not put on.
 */
export function putOn(app: Pick<App, 'table' | 'session'>, placing: Placing, at: SquareXY, exactly: 'on' | 'near' = 'on'): string | null {
  const { session, table } = app
  if ('object' in placing) {
    // Objects come in handfuls: the next tap puts on one more.
    const put = putObject(table.case, placing.object, at)
    table.change(texts.steps.put(texts.objects[placing.object]), put.value)
    session.selectedObject = put.id
    return null
  }
  const put = putFigure(table.case, placing.figure, at, placing.base, exactly)
  if (!put) {
    refuse(app, placing.figure, placing.base, at, exactly)
    return null
  }
  session.drop('place')
  const name = figureName(figureById(put.value, put.id) ?? placing.figure)
  table.change(texts.steps.put(name), withFittingCombat({ ...put.value, ask: askWith(put.value.ask, put.id) }, table.case))
  session.selected = put.id
  session.selectedObject = null
  warnOfGround(app, put.id)
  return put.id
}

export const nextSide = ({ table }: Pick<App, 'table'>): string => sideAfter(table.case)

/** The next figure goes near the last one selected, else near the middle of the board. */
export function nearPlace(app: Pick<App, 'table' | 'session'>): SquareXY {
  const { session, table } = app
  const selected = session.selected === null ? undefined : figureById(table.case, session.selected)
  const [columns, rows] = boardSize(table.case)
  return session.cursor ?? (selected && squaresOf(selected)[0]) ?? [Math.floor(columns / 2), Math.floor(rows / 2)]
}

/** A quick figure as the tray's switches have it: nothing is known of it but what they say. */
export function quickFigure(app: Pick<App, 'table' | 'session'>, name = quickName(app.table.case)): CaseFigure {
  const { setup } = app.session
  return { id: '', name, side: setup.side ?? nextSide(app), ...(setup.size === 'standard' ? {} : { size: setup.size }) }
}

/** A quick figure put on the square. */
export function putQuick(app: Pick<App, 'table' | 'session'>, at: SquareXY): void {
  putOn(app, { figure: quickFigure(app), base: 1 }, at)
}

/** Says so where a figure stands on ground that it cannot occupy; the board marks it as long as it does. */
export function warnOfGround({ session, table }: Pick<App, 'table' | 'session'>, id: string): void {
  const figure = figureById(table.case, id)
  const unfit = figure && figure.flight === undefined ? unfitGround(table.case, squaresOf(figure)) : null
  if (figure && unfit) session.notify('info', texts.notices.cannotStand(figureName(figure), formatSquareName(unfit)))
}

/** Says why a figure was not put on: who stands there, that its base does not fit, or that the board is full. */
function refuse(
  { session, table }: Pick<App, 'table' | 'session'>,
  figure: CaseFigure,
  base: number,
  at: SquareXY,
  exactly: 'on' | 'near'
): void {
  const square = formatSquareName(at)
  const inTheWay = exactly === 'on' ? hindranceAt(table.case, base, at) : null
  if (inTheWay === null) session.notify('error', texts.notices.boardFull)
  else if (inTheWay === 'beside-map') session.notify('info', texts.notices.noRoom(figureName(figure), square))
  else session.notify('info', texts.notices.squareTaken(square, figureName(inTheWay)))
}

/** One more of a figure that is on the table, exactly on the square, or beside it where none is said; null where there is no room. */
export function copyTo(app: Pick<App, 'table' | 'session'>, id: string, at?: SquareXY): string | null {
  const { session, table } = app
  const figure = figureById(table.case, id)
  if (!figure) return null
  const put = duplicateFigure(table.case, id, at)
  if (!put) {
    refuse(app, figure, Math.max(1, squaresOf(figure).length), at ?? [0, 0], at ? 'on' : 'near')
    return null
  }
  table.change(texts.steps.duplicate(figureName(figure)), put.value)
  session.selected = put.id
  return put.id
}
