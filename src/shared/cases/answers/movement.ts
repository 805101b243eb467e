/** `move`, `reach` and `break-away`. */
import { squareAt, xyOf } from '../../grid/grid.ts'
import { breakAway } from '../../engine/movement/breakAway.ts'
import { checkMove } from '../../engine/movement/move.ts'
import { duringOf } from '../../engine/movement/mover.ts'
import { findReach } from '../../engine/movement/reach.ts'
import { figureOf, type Situation } from '../../engine/situation.ts'
import type { BreakAwayAsk, MoveAsk, ReachAsk } from '../case.ts'
import type { Bare } from '../bare.ts'

export function answerMove(situation: Situation, ask: MoveAsk): Bare {
  const { grid } = situation.position
  const path = ask.path.map(([x, y]) => squareAt(grid, x, y))
  const carried = ask.carrying === undefined ? null : figureOf(situation, ask.carrying)
  const { legal, end, mustStop, speed, because } = checkMove(situation, figureOf(situation, ask.figure), ask.action ?? 'move', path, carried, ask.pickUp ?? null)
  return { kind: 'move', verdict: legal ? 'legal' : 'illegal', end: xyOf(grid, end), mustStop, speed, because }
}

export function answerReach(situation: Situation, ask: ReachAsk): Bare {
  const { squares, speed, attackable, because } = findReach(situation, figureOf(situation, ask.figure), ask.action ?? 'move')
  return {
    kind: 'reach', verdict: squares.length > 0 ? 'some' : 'none',
    squares: squares.map((square) => xyOf(situation.position.grid, square)), speed, attackable, because
  }
}

export function answerBreakAway(situation: Situation, ask: BreakAwayAsk): Bare {
  const during = duringOf(situation, ask.action ?? 'move')
  return { kind: 'break-away', ...breakAway(situation, figureOf(situation, ask.figure), ask.roll ?? null, during) }
}
