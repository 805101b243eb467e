/**
 * Adjacency (ADJ-01 to ADJ-05) and what may be struck in close combat beyond it.
 */
import { columnOf, distanceBetween, edgeBetween, rowOf, type Square } from '../../grid/grid.ts'
import { BARRIER, BLOCKING, DOOR, FORBIDDEN, WALL } from '../../position/position.ts'
import { byId, clausesOf, isSuch, type FigureState, type Situation } from './situation.ts'
import { takeSteps } from '../budget/budget.ts'

/** A wall or force field between two orthogonally adjacent squares. */
export function isWalled(situation: Situation, a: Square, b: Square): boolean {
  return (situation.position.edges[edgeBetween(situation.position.grid, a, b)]! & (WALL | BARRIER)) !== 0
}

/** Whether a door is on the edge between two adjacent squares; diagonal neighbours share no edge (TER-13). */
export function isDoorBetween({ position: { grid, edges } }: Situation, a: Square, b: Square): boolean {
  const isStraight = columnOf(grid, a) === columnOf(grid, b) || rowOf(grid, a) === rowOf(grid, b)
  return isStraight && (edges[edgeBetween(grid, a, b)]! & DOOR) !== 0
}

/** The two squares that touch the corner between diagonal neighbours. */
export function flanksOf(situation: Situation, a: Square, b: Square): readonly [Square, Square] {
  const { grid } = situation.position
  const alongRow = rowOf(grid, a) * grid.columns + columnOf(grid, b)
  const alongColumn = rowOf(grid, b) * grid.columns + columnOf(grid, a)
  return [alongRow, alongColumn]
}

/**
 * Is the way from `a` around `flank` to `b` shut: by blocking terrain or a wall on either edge? (ADJ-02, MOV-09)
 * Outdoors both stand on their own level only; what lies on another one does not shut it (TER-14).
 */
export function isDetourShut(situation: Situation, a: Square, flank: Square, b: Square): boolean {
  const { level, ground, indoor } = situation.position
  const matters =
    level[flank] === level[a] ||
    level[flank] === level[b] ||
    (indoor[flank] === 1 && situation.ruleset.params.lineOfFire.indoorBlocksAllLevels)
  return (matters && (ground[flank]! & (BLOCKING | FORBIDDEN)) !== 0) || isWalled(situation, a, flank) || isWalled(situation, flank, b)
}

/**
 * Do the squares touch with nothing that blocks movement between them, whatever their levels?
 * Figures beside a diagonal never part its squares (ADJ-03).
 */
export function isNextTo(situation: Situation, a: Square, b: Square): boolean {
  const { grid } = situation.position
  if (distanceBetween(grid, a, b) !== 1) return false
  const straight = columnOf(grid, a) === columnOf(grid, b) || rowOf(grid, a) === rowOf(grid, b)
  if (straight) return !isWalled(situation, a, b)
  const [first, second] = flanksOf(situation, a, b)
  if (isDetourShut(situation, a, first, b) && isDetourShut(situation, a, second, b)) return false
  return baseBetween(situation, a, b) === null
}

/** ADJ-05: the other figure that stands on both flanks between diagonal neighbours and parts them; null where none does. */
export function baseBetween(situation: Situation, a: Square, b: Square): FigureState | null {
  if (!situation.ruleset.params.adjacency.notThroughMultiBase) return null
  const [first, second] = flanksOf(situation, a, b)
  const between = situation.occupant[first]!
  const parts =
    between >= 0 && between === situation.occupant[second] && between !== situation.occupant[a] && between !== situation.occupant[b]
  return parts ? situation.states[between]! : null
}

/** ADJ-01: next to each other and on the same level. */
export function areSquaresAdjacent(situation: Situation, a: Square, b: Square): boolean {
  const { level } = situation.position
  return level[a] === level[b] && isNextTo(situation, a, b)
}

/** The rule by which how they fly keeps two figures from ever being adjacent (CC-07); null where nothing does. */
export function apartByHeight(a: FigureState, b: FigureState): string | null {
  if (a.height === 'ground' && b.height === 'ground') return null
  for (const [one, other] of [
    [a, b],
    [b, a]
  ] as const) {
    for (const { clause } of clausesOf(one, 'adjacency')) if (!isSuch(other, clause.onlyWith)) return clause.rule
  }
  return null
}

/** Would a figure in `from` be adjacent to another one in `to`? Above everything terrain and levels do not part them. */
export function areFiguresAdjacentFrom(situation: Situation, a: FigureState, from: Square, b: FigureState, to: Square): boolean {
  if (a.height === 'ground' && b.height === 'ground') return areSquaresAdjacent(situation, from, to)
  if (apartByHeight(a, b) !== null) return false
  const above = [a, b].every((one) => clausesOf(one, 'adjacency').length > 0)
  return above ? distanceBetween(situation.position.grid, from, to) === 1 : areSquaresAdjacent(situation, from, to)
}

/** Two figures are adjacent when any of their squares are (MUL-01, MUL-05). */
export function areAdjacent(situation: Situation, a: FigureState, b: FigureState): boolean {
  return a.id !== b.id && a.squares.some((from) => b.squares.some((to) => areFiguresAdjacentFrom(situation, a, from, b, to)))
}

/** The figures adjacent to one, alphabetically. */
export function adjacentTo(situation: Situation, figure: FigureState): FigureState[] {
  const { grid } = situation.position
  const [own] = figure.squares
  const alone = figure.squares.length === 1
  takeSteps(1 + (situation.states.length >> 5))
  const found: FigureState[] = []
  for (const other of situation.states) {
    if (other.id === figure.id) continue
    // Most stand far away: a look at the distance spares them the rest.
    if (alone && other.squares.length === 1 && distanceBetween(grid, own!, other.squares[0]!) !== 1) continue
    if (areAdjacent(situation, figure, other)) found.push(other)
  }
  return found.sort(byId)
}

/** The shortest distance between two figures' squares (KB-22, LOF-13); Infinity for one off the map. */
export function figureDistance(situation: Situation, a: FigureState, b: FigureState): number {
  let best = Infinity
  for (const from of a.squares) {
    for (const to of b.squares) best = Math.min(best, distanceBetween(situation.position.grid, from, to))
  }
  return best
}
