/**
 * One step of a moving figure, from a square to one of its eight neighbours: may it be taken, and must the figure
 * stop there? (MOV-02, MOV-03, MOV-05, MOV-08, MOV-09)
 */
import { columnOf, distanceBetween, edgeBetween, rowOf, type Square } from '../../grid/grid.ts'
import { BARRIER, BLOCKING, FORBIDDEN, HINDERING, INDOOR, OUTDOOR, WALL, WATER } from '../../position/position.ts'
import type { MovementIgnore } from '../../rules/vocabulary.ts'
import { areSquaresAdjacent, flanksOf } from '../adjacency.ts'
import { clausesOf, type FigureState, type Situation } from '../situation.ts'

export type StepRefusal =
  | 'not-a-neighbour' | 'wall' | 'force-field' | 'blocking' | 'special' | 'level' | 'corner' | 'figure'
export type StopCause = 'hindering' | 'corner-hindering' | 'opponent' | 'plasticity'

export interface Step {
  /** Why the step cannot be taken; null: it can. */
  readonly refusal: StepRefusal | null
  /** Why the move ends with this step; null: it may go on. */
  readonly stop: StopCause | null
  readonly by: string | null
}

/** How a figure moves in one action: what it passes, and whom it has left behind. */
export interface Mover {
  readonly figure: FigureState
  readonly ignores: ReadonlySet<MovementIgnore>
  /** Opponents adjacent at the start: broken away from, or not at all needing it. */
  readonly leftBehind: ReadonlySet<string>
  /** Opponents in the order of the position. */
  readonly opponents: readonly FigureState[]
  /** 1 for every square that touches an opponent's, whatever lies between: only there can one make it stop. */
  readonly nearOpponents: Uint8Array
}

export function ignoredWhile(figure: FigureState, during: readonly string[]): ReadonlySet<MovementIgnore> {
  const ignored = new Set<MovementIgnore>()
  for (const { clause } of clausesOf(figure, 'movement')) {
    if (clause.during && !clause.during.some((id) => during.includes(id))) continue
    for (const what of clause.ignores) ignored.add(what)
  }
  return ignored
}

type Way = 0 | 1 | 2

function ignoresBlocking(mover: Mover, indoor: boolean): boolean {
  return mover.ignores.has('blocking') || mover.ignores.has(indoor ? 'indoor-blocking' : 'outdoor-blocking')
}

function ignoresWall(mover: Mover, flags: number): boolean {
  return mover.ignores.has('blocking')
    || ((!(flags & INDOOR) || mover.ignores.has('indoor-blocking')) && (!(flags & OUTDOOR) || mover.ignores.has('outdoor-blocking')))
}

/** What stands between two orthogonal neighbours, if it stops this figure. */
function wallBetween(situation: Situation, mover: Mover, a: Square, b: Square): 'wall' | 'force-field' | null {
  const flags = situation.position.edges[edgeBetween(situation.position.grid, a, b)]!
  if (flags & BARRIER) return 'force-field'
  return flags & WALL && !ignoresWall(mover, flags) ? 'wall' : null
}

/** Is the square hindering for this figure's movement? (MOV-05, TER-05) */
export function hindersMovement(situation: Situation, mover: Mover, square: Square): boolean {
  const ground = situation.position.ground[square]!
  return ((ground & HINDERING) !== 0 && !mover.ignores.has('hindering')) || ((ground & WATER) !== 0 && !mover.ignores.has('water'))
}

const blocks = (situation: Situation, mover: Mover, square: Square): boolean =>
  (situation.position.ground[square]! & FORBIDDEN) !== 0
  || ((situation.position.ground[square]! & BLOCKING) !== 0 && !ignoresBlocking(mover, situation.position.indoor[square] === 1))

/** One way around a corner: clear, hindered or shut. */
function detour(situation: Situation, mover: Mover, a: Square, flank: Square, b: Square): Way {
  const { level } = situation.position
  if (blocks(situation, mover, flank) || wallBetween(situation, mover, a, flank) || wallBetween(situation, mover, flank, b)) return 2
  if (level[flank]! > level[a]! && level[flank]! > level[b]! && !mover.ignores.has('elevated')) return 2
  return hindersMovement(situation, mover, flank) ? 1 : 0
}

function cornerOf(situation: Situation, mover: Mover, a: Square, b: Square): Way {
  const [first, second] = flanksOf(situation, a, b)
  const one = detour(situation, mover, a, first, b)
  const other = detour(situation, mover, a, second, b)
  return situation.ruleset.params.movement.cornerIsStricter ? (one > other ? one : other) : one < other ? one : other
}

function refusalOf(situation: Situation, mover: Mover, from: Square, to: Square, straight: boolean): { refusal: StepRefusal | null; by: string | null } {
  const { position } = situation
  if (straight) {
    const wall = wallBetween(situation, mover, from, to)
    if (wall) return { refusal: wall, by: null }
  }
  if (position.ground[to]! & FORBIDDEN) return { refusal: 'special', by: null }
  if (blocks(situation, mover, to)) return { refusal: 'blocking', by: null }
  if (position.level[from] !== position.level[to] && !mover.ignores.has('elevated')) return { refusal: 'level', by: null }
  const index = situation.occupant[to]!
  const other = index >= 0 ? situation.states[index]! : null
  if (other && other.id !== mover.figure.id && other.side !== mover.figure.side
    && !mover.ignores.has('characters') && !mover.ignores.has('opposing-characters')) return { refusal: 'figure', by: other.id }
  return { refusal: null, by: null }
}

/** Who makes the figure stop in this square: an opponent next to it that it has not broken away from (MOV-03, POW-PL). */
function stopper(situation: Situation, mover: Mover, square: Square): { stop: StopCause; by: string } | null {
  if (mover.nearOpponents[square] === 0) return null
  const passes = mover.ignores.has('adjacent-opponents') || mover.ignores.has('opposing-characters') || mover.ignores.has('characters')
  for (const opponent of mover.opponents) {
    if (mover.leftBehind.has(opponent.id) || !opponent.squares.some((near) => areSquaresAdjacent(situation, square, near))) continue
    const sticky = situation.ruleset.params.movement.plasticityStops && opponent.can.has('plasticity') && !mover.figure.can.has('great-size')
    if (sticky) return { stop: 'plasticity', by: opponent.id }
    if (!passes) return { stop: 'opponent', by: opponent.id }
  }
  return null
}

export function stepOf(situation: Situation, mover: Mover, from: Square, to: Square): Step {
  const { grid } = situation.position
  if (distanceBetween(grid, from, to) !== 1) return { refusal: 'not-a-neighbour', stop: null, by: null }
  const straight = columnOf(grid, from) === columnOf(grid, to) || rowOf(grid, from) === rowOf(grid, to)
  const corner: Way = straight ? 0 : cornerOf(situation, mover, from, to)
  if (corner === 2) return { refusal: 'corner', stop: null, by: null }
  const { refusal, by } = refusalOf(situation, mover, from, to, straight)
  if (refusal) return { refusal, stop: null, by }
  if (hindersMovement(situation, mover, to) && !hindersMovement(situation, mover, from)) return { refusal: null, stop: 'hindering', by: null }
  if (corner === 1 && !hindersMovement(situation, mover, from)) return { refusal: null, stop: 'corner-hindering', by: null }
  const stopped = stopper(situation, mover, to)
  return stopped ? { refusal: null, ...stopped } : { refusal: null, stop: null, by: null }
}

/** May the figure end its move here: free, not blocking? (MOV-02, TER-07) */
export function canEndIn(situation: Situation, figure: FigureState, square: Square): boolean {
  const index = situation.occupant[square]!
  return (index < 0 || index === figure.figure.index) && !(situation.position.ground[square]! & (BLOCKING | FORBIDDEN))
}
