/** The squares in which carried figures can be set down (ABL-CARRY, TER-07). */
import { visitAround, type Square } from '../../grid/grid.ts'
import { BLOCKING, FORBIDDEN, UNDER_BRIDGE } from '../../position/position.ts'
import { areSquaresAdjacent } from '../situation/adjacency.ts'
import { isKeptOut, type FigureState, type Situation } from '../situation/situation.ts'

/** The free squares adjacent to a base that is at rest here, each open to at least one of the carried figures (TER-07). */
export function setDownSquares(
  situation: Situation,
  carrier: FigureState,
  carried: readonly FigureState[],
  base: readonly Square[]
): Set<Square> {
  const { grid, ground } = situation.position
  const found = new Set<Square>()
  for (const own of base)
    visitAround(grid, own, (square) => {
      const index = situation.occupant[square]!
      const free = index < 0 || index === carrier.figure.index || carried.some(({ figure }) => figure.index === index)
      if (
        free &&
        !base.includes(square) &&
        !(ground[square]! & (BLOCKING | FORBIDDEN | UNDER_BRIDGE)) &&
        !carried.every((friend) => isKeptOut(situation, friend, square)) &&
        areSquaresAdjacent(situation, own, square)
      )
        found.add(square)
    })
  return found
}

/** Whether each can take one of its squares, and no two the same (Kuhn's algorithm). */
function canEachTakeOne(open: readonly (readonly Square[])[]): boolean {
  const taker = new Map<Square, number>()
  const takes = (one: number, tried: Set<Square>): boolean =>
    open[one]!.some((square) => {
      if (tried.has(square)) return false
      tried.add(square)
      const other = taker.get(square)
      if (other !== undefined && !takes(other, tried)) return false
      taker.set(square, one)
      return true
    })
  return open.every((_, one) => takes(one, new Set()))
}

/** Of these squares, those that are open to the figure. */
export const openTo = (situation: Situation, figure: FigureState, squares: Iterable<Square>): readonly Square[] =>
  [...squares].filter((square) => !isKeptOut(situation, figure, square))

/**
 * A square for each figure, in their order: the first of its open squares that leaves one for each of the others.
 * @param open  the squares that each can take
 * @returns the squares, or the index of the first figure for which no square is left
 */
export function squareForEach(open: readonly (readonly Square[])[]): readonly Square[] | number {
  const without = open.findIndex((_, index) => !canEachTakeOne(open.slice(0, index + 1)))
  if (without >= 0) return without
  const taken: Square[] = []
  for (const [index, own] of open.entries()) {
    const isLeft = (square: Square): boolean => !taken.includes(square)
    const leavesRoom = (square: Square): boolean =>
      canEachTakeOne(open.slice(index + 1).map((squares) => squares.filter((one) => one !== square && isLeft(one))))
    taken.push(own.find((square) => isLeft(square) && leavesRoom(square))!)
  }
  return taken
}

/** Whether all carried figures can be set down next to a base that is at rest here; true if there are none. */
export function canSetDown(situation: Situation, carrier: FigureState, carried: readonly FigureState[], base: readonly Square[]): boolean {
  if (carried.length === 0) return true
  const squares = setDownSquares(situation, carrier, carried, base)
  return squares.size >= carried.length && canEachTakeOne(carried.map((friend) => openTo(situation, friend, squares)))
}
