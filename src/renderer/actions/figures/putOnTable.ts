/** A figure of the library put on the table. */
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { nextSide } from '../setup/putOn.ts'
import { addFigure, placingOf } from '../table/figureActions.ts'
import type { App } from '../app.ts'

/** Puts the figure on; from there it is dragged. */
export function useFigure(app: App, figure: FigureEntry, _set: string): void {
  addFigure(app, placingOf(figure, nextSide(app)))
}
