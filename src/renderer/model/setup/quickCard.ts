/** A figure in short: the powers that matter, whatever list they are in, and the level under its feet. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import { levelAt } from '../../../shared/contract/caseSquares.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { effectsOfKind } from '../table/figures/powerNames.ts'

/** Which list of a figure holds which kind of effect. */
export const QUICK_LISTS = [
  { kind: 'power', field: 'powers' },
  { kind: 'ability', field: 'abilities' },
  { kind: 'team-ability', field: 'teamAbilities' }
] as const

/** The change that gives the figure these and no others. What the rules do not know stays in the list it is in. */
export function withQuickPowers(rules: InRules, figure: CaseFigure, ids: readonly string[]): Partial<CaseFigure> {
  return Object.fromEntries(
    QUICK_LISTS.map(({ kind, field }) => {
      const known = new Set(effectsOfKind(rules, kind).map(({ id }) => id))
      const before = figure[field] ?? []
      const own = ids.filter(
        (id) => before.includes(id) || (known.has(id) && !QUICK_LISTS.some((other) => figure[other.field]?.includes(id)))
      )
      return [field, own.length ? own : undefined]
    })
  )
}

/** The level of the square that it stands on; null where it stands nowhere. */
export function levelUnder({ map }: ClixCase, figure: CaseFigure): number | null {
  const [square] = squaresOf(figure)
  return map && square ? levelAt(map, square) : null
}
