/** What a hindered line adds to defense where special terrain says more than 1 (LOF-12). */
import type { Square } from '../../grid/grid.ts'
import { HINDERING } from '../../position/position.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import { isMeant, type FigureState, type Situation } from '../situation/situation.ts'
import { drawLine, figureEnd, sightOf, type DrawnLine, type LineEnd } from './bestLine.ts'
import { seenFrom } from './heights.ts'
import { HINDERED, IGNORE, stateOfCause } from './walk/causes.ts'
import { traceLine } from './walk/trace.ts'

export interface HinderedBonus {
  readonly bonus: number
  readonly rule: string
  readonly by: string
}

/** The squares that hinder a drawn line: those crossed, flanks of its corners, and the target's own. */
function hinderingSquares(situation: Situation, from: LineEnd, drawn: DrawnLine, purpose: string): ReadonlySet<Square> {
  const squares = new Set<Square>()
  const sight = sightOf(situation, from.state, purpose, drawn.aloft?.clause)
  traceLine(sight.field, drawn.question, {
    enter(square, cause) {
      if (stateOfCause(cause) === HINDERED) squares.add(square)
    },
    wall: () => undefined,
    corner(_p, _q, flankA, flankB, stateA, stateB) {
      if (Math.min(stateA, stateB) !== HINDERED) return
      if (stateA === HINDERED) squares.add(flankA)
      if (stateB === HINDERED) squares.add(flankB)
    }
  })
  if ((situation.position.sight[drawn.to]! & HINDERING) !== 0 && (drawn.question.ignore & IGNORE.hindering) === 0) squares.add(drawn.to)
  return squares
}

/** The largest bonus among what hinders this line; null: nothing on the map says more than the rule. */
export function bonusOnLine(situation: Situation, from: LineEnd, to: LineEnd, drawn: DrawnLine, purpose: string): HinderedBonus | null {
  const clauses = mapClauses(situation.position, 'hindered')
  if (clauses.length === 0 || drawn.state !== HINDERED) return null
  const squares = hinderingSquares(situation, from, drawn, purpose)
  let best: HinderedBonus | null = null
  for (const { square, terrain, clause } of clauses) {
    if ((square !== null && !squares.has(square)) || (to.state && !isMeant(situation, to.state, clause.only))) continue
    if (best === null || clause.bonus > best.bonus) best = { bonus: clause.bonus, rule: clause.rule, by: terrain.id }
  }
  return best
}

/** The same for the defense of a figure that is shot at along a hindered line. */
export function hinderedBonus(situation: Situation, from: FigureState, to: FigureState, purpose: string): HinderedBonus | null {
  if (mapClauses(situation.position, 'hindered').length === 0) return null
  const ends = [figureEnd(from), figureEnd(to)] as const
  const drawn = drawLine(situation, ...ends, purpose)
  return drawn && bonusOnLine(seenFrom(situation, ...ends), ...ends, drawn, purpose)
}
