/** A figure of the library put on the table. */
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { nextSide } from '../setup/putOn.ts'
import { addFigure, placingOf } from '../table/figureActions.ts'
import type { App } from '../app.ts'

/** Puts the figure on, on one of its starting lines where it has several; from there it is dragged. @param line from 0 */
export function useFigure(app: App, entry: FigureEntry, line = 0): void {
  const placing = placingOf(entry, nextSide(app))
  const chosen = entry.lines?.[line]
  if (!chosen || line === 0 || !('figure' in placing)) {
    addFigure(app, placing)
    return
  }
  const { figure, base } = placing
  // A line whose points nobody knows is no line of a case: the click says where it begins.
  const at = figure.lines?.findIndex(({ click }) => click === chosen.click) ?? -1
  addFigure(app, {
    base,
    figure: { ...figure, click: chosen.click, ...(at >= 0 && { line: at }), ...(chosen.points !== null && { points: chosen.points }) }
  })
}
