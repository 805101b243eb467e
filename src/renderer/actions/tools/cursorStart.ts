/** Where the keyboard begins on a board. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { askParts } from '../../model/table/ask/asks.ts'
import { figureById } from '../../model/table/position/caseEdit.ts'
import { boardSize } from '../../model/table/figures/footprints.ts'
import type { App } from '../app.ts'

/** The square of the selected figure, else of who the question is about, else the middle of the map: never away from what is looked at. */
export function cursorStart({ session, table }: Pick<App, 'table' | 'session'>): SquareXY {
  const value = table.case
  const squareOf = (id: string | null): SquareXY | undefined => {
    const figure = id === null ? undefined : figureById(value, id)
    return figure && squaresOf(figure)[0]
  }
  const { from } = askParts(value.ask)
  const [columns, rows] = boardSize(value)
  return squareOf(session.selected) ?? (typeof from === 'string' ? squareOf(from) : from) ?? [Math.floor(columns / 2), Math.floor(rows / 2)]
}
