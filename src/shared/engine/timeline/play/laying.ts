/** How a larger base comes to lie: as the table tells, else in one of the ways that there are, and that is told (MUL-02). */
import type { SquareXY } from '../../../contract/case.ts'
import { squareAt, xyOf, type Grid, type Square } from '../../../grid/grid.ts'
import { isLarger, isSameBase } from '../../ground/base.ts'
import { contributes } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Play } from './play.ts'

/** The squares on which an event tells a larger base to lie; undefined: it tells none, or the figure has no such base. */
export const toldBase = (grid: Grid, figure: FigureState, base: readonly SquareXY[] | undefined): readonly Square[] | undefined =>
  isLarger(figure) ? base?.map(([x, y]) => squareAt(grid, x, y)) : undefined

/**
 * Of several ways to lie the one that is told; else the first, or where that forbids what follows the one that is tried next.
 * Undefined: there is none, or not the one that is told.
 */
export function chooseBase<One>(
  play: Play,
  figure: string,
  ways: readonly One[],
  baseOf: (way: One) => readonly Square[],
  told: readonly Square[] | undefined
): One | undefined {
  if (told) return ways.find((way) => isSameBase(baseOf(way), told))
  if (ways.length <= 1) return ways[0]
  const chosen = ways[play.toLay[play.laid.length] ?? 0]!
  play.laid.push(ways.length)
  const { grid } = play.situation.position
  play.because.push(
    contributes('MUL-02', 'time.base-is-a-choice', {
      by: figure,
      at: baseOf(chosen).map((square) => xyOf(grid, square)),
      facts: { figure, count: ways.length }
    })
  )
  return chosen
}

/** How many tries an event gets besides the first: more than any base has ways to lie in one square. */
const TRIES = 64

/** The other ways in which the bases of an event could lie, one base after the other. */
export function* otherLayings(laid: readonly number[]): Generator<readonly number[]> {
  let tries = 0
  for (const [at, count] of laid.entries())
    for (let way = 1; way < count && tries < TRIES; way++, tries++) yield [...laid.slice(0, at).map(() => 0), way]
}
