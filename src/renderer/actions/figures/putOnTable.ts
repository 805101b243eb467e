/** A figure of the library for the table, on one of its starting lines; it is among the first that are offered from then on. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { withLately } from '../../model/figures/lately.ts'
import type { Placing } from '../../model/tools/toolInHand.ts'
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
  app: Pick<App, 'table' | 'session' | 'settings'>,
  set: string,
  entry: FigureEntry,
  { line = 0, side = nextSide(app), to }: UseFigure = {}
): void {
  const placing = onLine(entry, placingOf(entry, side), line)
  if (to) putOn(app, placing, to)
  else takeFigure(app, placing)
  const { settings } = app
  settings.set({ lastFigures: withLately(settings.current.lastFigures, { set, figure: entry.id, on: new Date().toISOString() }) })
}

function onLine(entry: FigureEntry, placing: Placing, line: number): Placing {
  const chosen = entry.lines?.[line]
  if (!chosen || line === 0 || !('figure' in placing)) return placing
  const { figure, base } = placing
  // A line whose points nobody knows is no line of a case: the click says where it begins.
  const at = figure.lines?.findIndex(({ click }) => click === chosen.click) ?? -1
  return {
    base,
    figure: { ...figure, click: chosen.click, ...(at >= 0 && { line: at }), ...(chosen.points !== null && { points: chosen.points }) }
  }
}
