/** How a larger base comes to lie: as its player says, else as it lay before where that fits (MUL-02). */
import type { SquareXY } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { columnOf, rowOf, squareAt, xyOf, type Grid, type Square } from '../../../grid/grid.ts'
import { Bases } from '../../ground/base.ts'
import { startMove } from '../../movement/mover.ts'
import { considered, decides } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Play } from './play.ts'

/** The shape of a base, wherever it lies. */
function shapeOf(grid: Grid, squares: readonly Square[]): string {
  const [left, top] = [Math.min(...squares.map((one) => columnOf(grid, one))), Math.min(...squares.map((one) => rowOf(grid, one)))]
  return squares
    .map((one) => `${columnOf(grid, one) - left} ${rowOf(grid, one) - top}`)
    .sort()
    .join()
}

/** Squares in one order, so that two bases can be compared. */
export const sorted = (squares: readonly Square[]): readonly Square[] => [...squares].sort((a, b) => a - b)

/** Every way to lay the base of a figure that is put with one of its squares into this one. */
export function waysToLie(play: Play, figure: FigureState, square: Square): readonly (readonly Square[])[] {
  const bases = new Bases(play.situation, startMove(play.situation, figure, 'move').mover)
  const found = new Set<number>()
  // Nothing is walked: how far its squares are from where they were says nothing.
  return figure.squares.flatMap((_, lead) => bases.around(lead, square, -1, found)).map(({ squares }) => squares)
}

/**
 * The squares that the base comes to cover, of all `ways`; or why it cannot lie as it is told. Where nobody has told, and there are several, that one
 * was taken is said.
 */
export function layBase(
  play: Play,
  figure: FigureState,
  ways: readonly (readonly Square[])[],
  told: readonly SquareXY[] | undefined
): { readonly squares: readonly Square[] } | { readonly against: Reason } {
  const { grid } = play.situation.position
  if (told !== undefined) {
    const wanted = String(sorted(told.map(([x, y]) => squareAt(grid, x, y))))
    const squares = ways.find((way) => String(sorted(way)) === wanted)
    if (squares) return { squares }
    return { against: decides('MUL-02', 'time.base-cannot-lie', { at: [...told], by: figure.id, facts: { figure: figure.id } }) }
  }
  const before = shapeOf(grid, figure.squares)
  const squares = ways.find((way) => shapeOf(grid, way) === before) ?? ways[0]!
  if (ways.length > 1) {
    const at = squares.map((square) => xyOf(grid, square))
    play.because.push(
      considered('MUL-02', 'time.base-taken', { at, by: figure.id, facts: { figure: figure.id, squares: at, count: ways.length } })
    )
  }
  return { squares }
}
