/** Where figures stand that come in for others: a reading (RDG-REPLACE), in 2013 a row of the rulebook (NAM-03). */
import type { SquareXY, UseEvent } from '../../../contract/case.ts'
import { hangTogether } from '../../../contract/caseSquares.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { distanceBetween, isOnGrid, squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import { isWhole } from '../../ground/base.ts'
import { canEndIn } from '../../ground/step.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Play } from '../play/play.ts'

const inSquaresLeft = (play: Play): boolean => play.situation.ruleset.params.time.replacedInSquares

/** There is no room for a figure that would come in. */
export const noRoom = (play: Play, { power }: UseEvent, at: readonly SquareXY[], facts: Reason['facts']): Reason =>
  inSquaresLeft(play)
    ? decides('NAM-03', 'replace.no-room-left', { by: power, at, facts })
    : decides('RDG-REPLACE', 'replace.no-room', { by: power, at, facts })

/** The reason that names the squares of the figures that came in. */
export const whereTheyStand = (play: Play, { power }: UseEvent, at: readonly SquareXY[], facts: Reason['facts']): Reason =>
  inSquaresLeft(play)
    ? contributes('NAM-03', 'replace.where-left', { by: power, at, facts })
    : contributes('RDG-REPLACE', 'replace.where', { by: power, at, facts })

/** In one of the squares that were left, or next to one. */
export const isThere = (play: Play, square: Square, left: readonly Square[]): boolean =>
  left.some((other) => distanceBetween(play.situation.position.grid, square, other) <= 1)

/** The free squares for a figure that comes in; the squares that were left are first. */
export function roomFor(play: Play, figure: FigureState, left: readonly Square[], taken: ReadonlySet<Square>): Square[] {
  const { occupant } = play.situation
  const around = [...occupant.keys()].filter((square) => isThere(play, square, left))
  return [...left, ...around].filter((square) => !taken.has(square) && canEndIn(play.situation, figure, square))
}

/** The figure that is placed outside the squares that were left although one of them is open to it and stays empty (NAM-03); null: none. */
export function needlesslyBeside(
  play: Play,
  come: readonly FigureState[],
  places: readonly Square[],
  left: readonly Square[]
): { readonly figure: FigureState; readonly place: Square } | null {
  if (!inSquaresLeft(play)) return null
  const open = left.filter((square) => !places.includes(square))
  const index = come.findIndex(
    (figure, at) => !left.includes(places[at]!) && open.some((square) => canEndIn(play.situation, figure, square))
  )
  return index < 0 ? null : { figure: come[index]!, place: places[index]! }
}

/** Can a base lie on these squares? */
export function liesOn(play: Play, squares: readonly Square[]): boolean {
  const { grid } = play.situation.position
  const at = squares.map((square) => xyOf(grid, square))
  return hangTogether(at, at.length === 2) && isWhole(play.situation, squares)
}

/** Places for a base inside the squares that were left: of two squares any two, of more those of its form, also turned. */
function placesInside(play: Play, base: readonly Square[], left: readonly Square[]): (readonly Square[])[] {
  if (base.length === 2) return left.flatMap((one, index) => left.slice(index + 1).map((other) => [one, other]))
  const { grid } = play.situation.position
  const at = base.map((square) => xyOf(grid, square))
  const [fromX, fromY] = at[0]!
  const steps = at.map(([x, y]) => [x - fromX, y - fromY] as const)
  const turned = steps.map(([dx, dy]) => [dy, dx] as const)
  const inside = new Set(left)
  return left.flatMap((square) => {
    const [x, y] = xyOf(grid, square)
    return [steps, turned]
      .map((form) => form.map(([dx, dy]): SquareXY => [x + dx, y + dy]))
      .filter((place) => place.every((one) => isOnGrid(grid, ...one) && inside.has(squareAt(grid, ...one))))
      .map((place) => place.map((one) => squareAt(grid, ...one)))
  })
}

/** Whether the base of a figure that comes in may be here: outside the squares that were left only if it fits into none of them (NAM-03). */
export function mayLieOn(play: Play, figure: FigureState, base: readonly Square[], left: readonly Square[]): boolean {
  if (!inSquaresLeft(play) || base.every((square) => left.includes(square))) return true
  const fits = (place: readonly Square[]): boolean =>
    liesOn(play, place) && place.every((square) => canEndIn(play.situation, figure, square))
  return base.every((square) => isThere(play, square, left)) && !placesInside(play, base, left).some(fits)
}
