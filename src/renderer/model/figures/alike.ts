/** Beside a figure that is edited: what of it is ruled on, and where the library has it, too. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import { coverageOf, type FigureCoverage } from '../../../shared/figureCheck/coverage.ts'
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'

export const coverageOfFigure = (figure: FigureEntry, rules: InRules): FigureCoverage | null =>
  coverageOf([figure], rules)?.byFigure[0] ?? null

/** The names of the sets that have a figure of the same name, or of the same set and number. */
export function alikeIn(sets: readonly FigureSetFile[], own: string, figure: FigureEntry): readonly string[] {
  const name = figure.name.trim().toLowerCase()
  const isAlike = (other: FigureEntry): boolean =>
    other.name.trim().toLowerCase() === name || (figure.number !== undefined && figure.number === other.number && figure.set === other.set)
  return sets
    .filter((set) => set.figures.some((other) => !(set.id === own && other.id === figure.id) && isAlike(other)))
    .map((set) => set.name)
}
