/** The squares of a ruling moved by a symmetry, and rulings put into a shape in which they can be compared. */
import type { SquareXY, Step } from '../../src/shared/contract/case.ts'
import type { Symmetry } from './transformCase.ts'

export interface LineFacts {
  readonly verdict: unknown
  readonly crossed: readonly SquareXY[]
  readonly corners: readonly { readonly at: SquareXY; readonly flanks: readonly SquareXY[] }[]
  readonly distance: unknown
  readonly defenseModifier: unknown
  readonly blockedBy: readonly { readonly kind: string; readonly at: readonly SquareXY[]; readonly figure?: string }[]
  readonly hinderedBy: readonly SquareXY[]
  readonly between: readonly [SquareXY, SquareXY]
}

/** The order in which one reads a page. */
export const byReading = (a: SquareXY, b: SquareXY): number => a[1] - b[1] || a[0] - b[0]
const sorted = (squares: readonly SquareXY[]): SquareXY[] => [...squares].sort(byReading)

/** What a line's ruling says, its unordered lists sorted; moved by `by` where one is given. */
export function lineFacts(ruling: object, by?: Symmetry): LineFacts {
  const r = ruling as LineFacts
  const square = by?.square ?? ((s: SquareXY) => s)
  return {
    verdict: r.verdict,
    crossed: r.crossed.map(square),
    corners: r.corners.map((c) => ({ at: by ? by.corner(c.at) : c.at, flanks: sorted(c.flanks.map(square)) })),
    distance: r.distance,
    defenseModifier: r.defenseModifier,
    blockedBy: r.blockedBy.map((b) => ({ ...b, at: sorted(b.at.map(square)) })),
    hinderedBy: sorted(r.hinderedBy.map(square)),
    between: [square(r.between[0]), square(r.between[1])]
  }
}

interface MovedFacts {
  readonly knockedBack: boolean
  readonly direction: Step | null
  readonly path: readonly SquareXY[]
  readonly end: SquareXY
}

/**
 * The results of a knock back, moved by `by` where one is given. Where a figure stays its square is left out:
 * which square of a big base is told may turn with the board.
 */
export function knockBackFacts(ruling: object, by?: Symmetry): unknown {
  const { verdict, results } = ruling as { verdict: string; results: readonly MovedFacts[] }
  const [square, step] = [by?.square ?? ((s: SquareXY) => s), by?.step ?? ((s: Step) => s)]
  return {
    verdict,
    results: results.map((r) => ({
      ...r,
      direction: r.direction && step(r.direction),
      path: r.path.map(square),
      end: r.knockedBack ? square(r.end) : null
    }))
  }
}
