/** A figure of the library on one of its starting lines. */
import type { CaseFigure } from '../../../shared/contract/case.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'

/** @param line from 0 */
export function onLine(entry: FigureEntry, figure: CaseFigure, line: number): CaseFigure {
  const chosen = entry.lines?.[line]
  if (!chosen || line === 0) return figure
  // A line without known points is not a line of a case: the click is its beginning.
  const at = figure.lines?.findIndex(({ click }) => click === chosen.click) ?? -1
  return { ...figure, click: chosen.click, ...(at >= 0 && { line: at }), ...(chosen.points !== null && { points: chosen.points }) }
}
