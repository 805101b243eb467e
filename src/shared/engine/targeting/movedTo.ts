/**
 * What is moved by a power, its user and where it goes: all of them within so many squares and in line of fire of each
 * other (POW-TK); where the house rules count from what is moved, only that distance matters (CC-17).
 */
import { distanceBetween, xyOf, type Square } from '../../grid/grid.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { drawLine, type LineEnd } from '../lineOfFire/bestLine.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { powerSquare, reachClauseOf } from './reachPower.ts'

/** How far a power that moves things reaches, in squares; null: it moves nothing. */
export function movingReach(effect: Effect): number | null {
  const clause = reachClauseOf(effect)
  if (!clause?.movable) return null
  if ('squares' in clause.reach) return clause.reach.squares
  for (const use of effect.clauses) if (use.phase === 'use' && use.does === 'place') return use.squares
  return null
}

/** Why the thing of this id cannot be moved from its squares to that one; empty: it can, as far as distances and lines go. */
export function objectionsToMoving(
  situation: Situation,
  user: FigureState,
  effect: Effect,
  moved: { readonly id: string; readonly end: LineEnd },
  to: Square
): Reason[] {
  const { grid } = situation.position
  const clause = reachClauseOf(effect)
  const reach = movingReach(effect)
  if (!clause || reach === null) return []
  const seen = powerSquare(situation, user, to, effect, clause)
  const against = seen.legal ? [] : seen.because.filter(({ weight }) => weight === 'decides').slice(0, 1)
  const facts = { figure: moved.id, user: user.id, effect: effect.id, square: xyOf(grid, to), reach }
  const distance = Math.min(...moved.end.squares.map((square) => distanceBetween(grid, square, to)))
  if (distance > reach)
    against.push(decides(clause.rule, 'moved.too-far', { by: effect.id, at: [facts.square], facts: { ...facts, distance } }))
  const line = drawLine(situation, moved.end, { state: null, squares: [to] }, effect.id)
  if (clause.lineOfFire && line?.state === BLOCKED)
    against.push(decides(clause.rule, 'moved.no-line', { by: effect.id, at: [facts.square], facts }))
  return against
}
