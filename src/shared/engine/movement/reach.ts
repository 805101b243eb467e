/** `reach`: every square where the figure can end its move, and whom it could then attack in the same action. */
import { columnOf, distanceBetween, isOnGrid, rowOf, xyOf, type Square } from '../../grid/grid.ts'
import { considered, contributes, decides, quiet } from '../reasons.ts'
import type { Reason } from '../ruling.ts'
import { changed, type FigureState, type Situation } from '../situation.ts'
import { closeTarget } from '../targeting/closeAttack.ts'
import { meansOf } from '../targeting/means.ts'
import { rangedReach, rangedTarget } from '../targeting/rangedAttack.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { BLOCKED } from '../lineOfFire/trace.ts'
import { weighObjections, type Means, type TargetFinding } from '../targeting/target.ts'
import { startMove } from './mover.ts'
import { canEndIn, stepOf, type Mover } from './step.ts'

export interface ReachFound {
  readonly squares: readonly Square[]
  readonly speed: number
  /** Alphabetical. */
  readonly attackable: readonly string[]
  readonly because: readonly Reason[]
}

/** Squares by the fewest steps to them; a square where the move has to stop is not gone on from. */
export function floodFrom(situation: Situation, mover: Mover, start: Square, speed: number): Set<Square> {
  const { grid } = situation.position
  const reached = new Set<Square>([start])
  const free = new Set<Square>([start])
  let edge: Square[] = [start]
  for (let steps = 0; steps < speed && edge.length > 0; steps++) {
    const next: Square[] = []
    for (const from of edge) {
      const x = columnOf(grid, from)
      const y = rowOf(grid, from)
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if ((dx === 0 && dy === 0) || !isOnGrid(grid, x + dx, y + dy)) continue
          const to = (y + dy) * grid.columns + x + dx
          if (free.has(to)) continue
          const step = stepOf(situation, mover, from, to)
          if (step.refusal) continue
          reached.add(to)
          if (step.stop) continue
          free.add(to)
          next.push(to)
        }
      }
    }
    edge = next
  }
  return reached
}

/** The kinds of attack that the action leads to. */
function meansIn(situation: Situation, figure: FigureState, action: string): Means[] {
  const grants = situation.ruleset.effects.get(action)?.grants
  if (action === 'move' || grants === undefined || grants === 'none') return []
  return (['close', 'ranged'] as const).flatMap((kind) => {
    const { means, against } = meansOf(situation, figure, kind, action, [])
    return against.length === 0 ? [means] : []
  })
}

function findingFrom(situation: Situation, figure: FigureState, square: Square, target: FigureState, means: Means): TargetFinding {
  const there = square === figure.squares[0] ? situation : changed(situation, figure.figure.index, { squares: [square] })
  const mover = there.states[figure.figure.index]!
  return means.kind === 'close' ? closeTarget(there, mover, target, means) : rangedTarget(there, mover, target, means)
}

/** A quick look before the full check: no line from here at all. `empty`: the board without the moving figure. */
function isLineBlocked(empty: Situation, figure: FigureState, from: Square, target: FigureState): boolean {
  const line = drawLine(empty, { state: figure, squares: [from] }, figureEnd(target), 'attack')
  return line?.state === BLOCKED
}

/** Can it attack this opponent from any of the squares? The first that works, else why not from the nearest. */
function attackFrom(situation: Situation, empty: Situation, figure: FigureState, target: FigureState, squares: readonly Square[], means: readonly Means[]): Reason {
  const { grid } = situation.position
  const away = (square: Square): number => Math.min(...target.squares.map((other) => distanceBetween(grid, square, other)))
  let refused: Reason | null = null
  for (const one of means) {
    // Close combat never reaches past two squares; a shot not past the range and what special terrain adds to it.
    const farthest = one.kind === 'close' ? 2 : rangedReach(situation, figure, null, one).reach + 20
    const near = squares.map((square) => [away(square), square] as const).filter(([distance]) => distance <= farthest)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    for (const [, square] of near) {
      if (one.kind === 'ranged' && refused && isLineBlocked(empty, figure, square, target)) continue
      const finding = findingFrom(situation, figure, square, target, one)
      const place = { at: [xyOf(grid, square)], by: target.id, facts: { figure: target.id, square: xyOf(grid, square) } }
      if (finding.legal) return contributes('ATK-02', 'reach.attackable', place)
      refused ??= considered(finding.because[0]?.rule ?? 'ATK-02', 'reach.not-attackable', place)
    }
  }
  return refused ?? considered('MOV-01', 'reach.too-far', { by: target.id, facts: { figure: target.id } })
}

export function findReach(situation: Situation, figure: FigureState, action: string): ReachFound {
  const start = startMove(situation, figure, action, null)
  if (start.against.length > 0) return { squares: [], speed: start.speed, attackable: [], because: weighObjections(start.against) }
  const squares = [...floodFrom(situation, start.mover, figure.squares[0]!, start.speed)]
    .filter((square) => canEndIn(situation, figure, square)).sort((a, b) => a - b)
  const means = meansIn(situation, figure, action)
  const empty = changed(situation, figure.figure.index, { squares: [] })
  const reasons = means.length === 0 ? [] : start.mover.opponents.map((target) => attackFrom(situation, empty, figure, target, squares, means))
  return {
    squares, speed: start.speed, attackable: reasons.filter((reason) => reason.say === 'reach.attackable').map((reason) => reason.by!),
    because: [decides('MOV-01', 'reach.squares', { facts: { figure: figure.id, count: squares.length, speed: start.speed } }), ...quiet(start.because), ...reasons]
  }
}
