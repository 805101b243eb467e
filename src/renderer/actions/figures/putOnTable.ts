/** A figure of the library for the table, on one of its starting lines; it is among the first that are offered from then on. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { withLately } from '../../model/figures/lately.ts'
import { onLine } from '../../model/figures/onLine.ts'
import { makerFor } from '../../model/table/position/belongs.ts'
import { nextSide, putOn } from '../setup/putOn.ts'
import { placingOf, takeFigure } from '../table/figureActions.ts'
import type { App } from '../app.ts'

export interface UseFigure {
  /** Which of its starting lines, from 0. */
  readonly line?: number
  readonly side?: string
  /** The square on which it was dropped; left out: the square of the next tap on the board. */
  readonly to?: SquareXY
}

/** Puts the figure on its square, or into the hand until a square is tapped. @param set the id of its set */
export function useFigure(
  app: Pick<App, 'table' | 'session' | 'settings' | 'library'>,
  set: string,
  entry: FigureEntry,
  { line = 0, side = nextSide(app), to }: UseFigure = {}
): void {
  const { figure, base } = placingOf(entry, side)
  const from = app.library.figureSets.find(({ id }) => id === set)
  const generatedBy = from && makerFor(app.table.case, side, from, entry)
  const placing = { figure: { ...onLine(entry, figure, line), ...(generatedBy !== undefined && { generatedBy }) }, base }
  if (to) putOn(app, placing, to)
  else takeFigure(app, placing)
  const { settings } = app
  settings.set({ lastFigures: withLately(settings.current.lastFigures, { set, figure: entry.id, on: new Date().toISOString() }) })
}
