/** What of the figures of a set is ruled on, worked out once for each set as it stands. */
import { asRules, rulesetFor, type InRules } from '../../../shared/editions/shelf.ts'
import { coverageOf, type Coverage, type FigureCoverage } from '../../../shared/figureCheck/coverage.ts'
import { correctionsOf } from '../../../shared/formats/documents/corrections.ts'
import type { Ruleset } from '../../../shared/rules/vocabulary/ruleset.ts'
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'

const known = new WeakMap<readonly FigureEntry[], WeakMap<Ruleset, Coverage | null>>()

/** How much of a set is ruled on by these rules; null: they know no dials. */
export function coverageOfSet({ figures }: FigureSetFile, rules: InRules): Coverage | null {
  const ruleset = rulesetFor(asRules(rules))
  if (ruleset === undefined) return null
  const there = known.get(figures) ?? new WeakMap<Ruleset, Coverage | null>()
  known.set(figures, there)
  const before = there.get(ruleset)
  if (before !== undefined) return before
  const made = coverageOf(figures, rules)
  there.set(ruleset, made)
  return made
}

const byId = new WeakMap<Coverage, ReadonlyMap<string, FigureCoverage>>()

/** What of one figure of the set is ruled on; null: these rules know no dials. */
export function coverageInSet(set: FigureSetFile, figure: FigureEntry, rules: InRules): FigureCoverage | null {
  const coverage = coverageOfSet(set, rules)
  if (coverage === null) return null
  const map = byId.get(coverage) ?? new Map(coverage.byFigure.map((one) => [one.id, one]))
  byId.set(coverage, map)
  return map.get(figure.id) ?? null
}

/** All of it, some of it or nothing of it. A figure of which nothing is to be ruled on is ruled on fully. */
export function ruledOf(coverage: FigureCoverage | null): 'full' | 'part' | 'none' {
  if (coverage === null) return 'none'
  return coverage.full ? 'full' : coverage.ruled + coverage.partly === 0 ? 'none' : 'part'
}

/** Shares of a whole in percent that add up to 100. A part that is there has at least 1, so "all" is never shown for nearly all. */
export function percents(
  counts: Readonly<Record<'ruled' | 'partly' | 'notConsidered', number>>
): Readonly<Record<'ruled' | 'partly' | 'notConsidered', number>> {
  const all = counts.ruled + counts.partly + counts.notConsidered
  if (all === 0) return { ruled: 100, partly: 0, notConsidered: 0 }
  const percent = (part: number) => Math.max(part > 0 ? 1 : 0, Math.round((100 * part) / all))
  const partly = percent(counts.partly)
  // If both are rounded up, the ruled ones have nothing left.
  const notConsidered = Math.min(100 - partly, percent(counts.notConsidered))
  return { ruled: 100 - partly - notConsidered, partly, notConsidered }
}

/** How many of the figures of a set are corrected here. */
export const countCorrected = ({ figures }: FigureSetFile): number => figures.filter((figure) => correctionsOf(figure).length > 0).length
