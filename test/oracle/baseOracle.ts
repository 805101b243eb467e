/**
 * Whether a base of four squares can take a way indoors (COL-05, MUL-02): a slow, naive reading of the article on colossal size.
 * It shares nothing with the engine but the case format, and knows walls and blocking terrain on one level and nothing else.
 */
import type { ClixCase, MoveAsk, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame } from './exactLine.ts'
import { distance, figureById, isBlocking, isOnMap, isWall, squaresOf } from './plainBoard.ts'

const isStraight = (p: SquareXY, q: SquareXY): boolean => p[0] === q[0] || p[1] === q[1]
const plus = ([x, y]: SquareXY, [dx, dy]: SquareXY): SquareXY => [x + dx, y + dy]

/** May one square go to a neighbouring one? Round a corner one way has to be open; before May 2010 both. */
function passes(c: ClixCase, p: SquareXY, q: SquareXY): boolean {
  if (!isOnMap(c, q) || isBlocking(c, q)) return false
  if (isStraight(p, q)) return !isWall(c, p, q)
  const around: readonly SquareXY[] = [
    [p[0], q[1]],
    [q[0], p[1]]
  ]
  const open = around.filter((flank) => !isBlocking(c, flank) && !isWall(c, p, flank) && !isWall(c, flank, q))
  return open.length >= (c.ruleset === 'heroclix-jan-2010' ? 2 : 1)
}

/** The four squares with this one in the upper left corner. */
const baseAt = ([x, y]: SquareXY): readonly SquareXY[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1]
]

const canLie = (c: ClixCase, base: readonly SquareXY[]): boolean =>
  base.every((s) => isOnMap(c, s) && !isBlocking(c, s)) &&
  base.every((s) => base.every((t) => !isStraight(s, t) || isSame(s, t) || !isWall(c, s, t)))

/** From 2012 on one square moves, indoors too, and the rest follows. */
const movesAsOneSquare = ({ ruleset }: ClixCase): boolean => ruleset === 'heroclix-2012' || ruleset === 'heroclix-2013'

/** Until 2010 the whole base has to go through with the square that moves, wherever in it that square is. */
function hasRoom(c: ClixCase, own: readonly SquareXY[], p: SquareXY, q: SquareXY): boolean {
  if (movesAsOneSquare(c)) return true
  const step: SquareXY = [q[0] - p[0], q[1] - p[1]]
  const stays = (base: readonly SquareXY[]): boolean => base.every((s) => own.some((t) => isSame(s, t)))
  return baseAt([-1, -1]).some((corner) => {
    const before = baseAt(plus(p, corner))
    const after = before.map((s) => plus(s, step))
    return (
      before.every((s) => isOnMap(c, s)) &&
      (stays(before) || canLie(c, before)) &&
      before.every((s) => passes(c, s, plus(s, step))) &&
      (stays(after) || canLie(c, after))
    )
  })
}

/** Can it end so that no square of it has gone farther than the one that moved, turned about that one as it may be? */
function canEnd(c: ClixCase, own: readonly SquareXY[], lead: SquareXY, end: SquareXY, steps: number): boolean {
  let offsets = own.map(([x, y]): SquareXY => [x - lead[0], y - lead[1]])
  for (let turn = 0; turn < 4; turn += 1) {
    const base = offsets.map((offset) => plus(end, offset))
    const isNear = base.every((s, part) => distance(s, own[part]!) <= steps)
    if (isNear && (canLie(c, base) || base.every((s) => own.some((t) => isSame(s, t))))) return true
    offsets = offsets.map(([x, y]): SquareXY => [-y, x])
  }
  return false
}

/** The verdict on the path of a figure of four squares that is all alone indoors. */
export function baseAnswer(c: ClixCase): { readonly verdict: 'legal' | 'illegal' } {
  const { figure, path } = c.ask as MoveAsk
  const own = squaresOf(figureById(c, figure))
  const end = path.at(-1)!
  const may = own.some((lead) => {
    let at = lead
    for (const next of path) {
      if (distance(at, next) !== 1 || !passes(c, at, next) || !hasRoom(c, own, at, next)) return false
      at = next
    }
    return canEnd(c, own, lead, end, path.length)
  })
  return { verdict: may ? 'legal' : 'illegal' }
}
