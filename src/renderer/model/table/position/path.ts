/** The path of a move as it is tapped together on the board. Units: squares. */
import type { MoveAsk, SquareXY } from '../../../../shared/contract/case.ts'
import { sameSquare } from '../../../../shared/contract/caseSquares.ts'

/** The squares from `from` (left out) to `to` (included), as straight as squares allow. */
function between(from: SquareXY, to: SquareXY): readonly SquareXY[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const steps = Math.max(Math.abs(dx), Math.abs(dy))
  return Array.from({ length: steps }, (_, i): SquareXY => [
    from[0] + Math.round((dx * (i + 1)) / steps),
    from[1] + Math.round((dy * (i + 1)) / steps)
  ])
}

export const withoutLastStep = (ask: MoveAsk): MoveAsk => ({ ...ask, path: ask.path.slice(0, -1) })

/**
 * The move after a tap: one more step (a square further off brings those between along), back to a square that the
 * path already enters, one step back where its last square is tapped again, and none at all at the start.
 */
export function withTap(ask: MoveAsk, start: SquareXY, at: SquareXY): MoveAsk {
  const last = ask.path.at(-1) ?? start
  if (sameSquare(at, start)) return { ...ask, path: [] }
  if (sameSquare(at, last)) return withoutLastStep(ask)
  const earlier = ask.path.findIndex((square) => sameSquare(square, at))
  if (earlier >= 0) return { ...ask, path: ask.path.slice(0, earlier + 1) }
  return { ...ask, path: [...ask.path, ...between(last, at)] }
}
