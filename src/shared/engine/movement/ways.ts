/**
 * The ways on which one square of a larger base gets to a square, with every base that the figure can then lie on (MUL-02). What a timeline
 * plays and what a plan of a turn shows is taken from here.
 */
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import { takeSteps } from '../budget/budget.ts'
import { asItLay, basesOf } from '../ground/base.ts'
import type { Mover } from '../ground/ground.ts'
import { FREE, linkCode, stepCode } from '../ground/step.ts'
import type { Situation } from '../situation/situation.ts'
import { pathTo } from './path.ts'

/** One way, and one base that it may end on. */
export interface Way {
  readonly path: readonly Square[]
  readonly base: readonly Square[]
}

/** The squares of one number of steps, each with the one it is entered from; those where the move ends are not gone on from. */
interface Layer {
  readonly from: ReadonlyMap<Square, Square>
  readonly goesOn: readonly Square[]
}

function nextLayer(situation: Situation, mover: Mover, edge: readonly Square[]): Layer {
  const { grid, links } = situation.position
  const { columns, rows } = grid
  const from = new Map<Square, Square>()
  const goesOn = new Set<Square>()
  const land = (at: Square, to: Square, code: number): void => {
    if (code < FREE) return
    // A way that goes on is kept rather than one that has to stop.
    if (code === FREE ? goesOn.has(to) : from.has(to)) return
    from.set(to, at)
    if (code === FREE) goesOn.add(to)
  }
  takeSteps(2 * edge.length)
  for (const at of edge) {
    const x = columnOf(grid, at)
    const y = rowOf(grid, at)
    for (const straight of [true, false])
      for (let dy = y > 0 ? -1 : 0; dy <= (y < rows - 1 ? 1 : 0); dy++)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < columns - 1 ? 1 : 0); dx++)
          if ((dx !== 0 || dy !== 0) && (dx === 0 || dy === 0) === straight) {
            const to = at + dy * columns + dx
            land(at, to, stepCode(situation, mover, at, to, dx, dy))
          }
    for (const to of links.get(at) ?? []) land(at, to, linkCode(mover, at, to))
  }
  return { from, goesOn: [...goesOn] }
}

/** Ways of one square to another, one for each number of steps with which it gets there, the shortest first. */
function* pathsFrom(situation: Situation, mover: Mover, start: Square, goal: Square, speed: number, slack: number): Generator<Square[]> {
  if (mover.straight) {
    const path = pathTo(situation, mover, start, goal, speed)
    if (path.length > 0) yield [...path]
    return
  }
  const layers: Layer[] = []
  let edge: readonly Square[] = [start]
  let most = speed
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const layer = nextLayer(situation, mover, edge)
    layers.push(layer)
    edge = layer.goesOn
    if (!layer.from.has(goal)) continue
    // Detours that are longer gain nothing.
    if (most === speed) most = Math.min(speed, steps + slack)
    const path = [goal]
    for (let index = layers.length - 1; index > 0; index--) path.unshift(layers[index]!.from.get(path[0]!)!)
    yield path
  }
}

/**
 * Every base of a larger figure with one of its squares moved to `goal`, each with a shortest way; the fewest steps first, then as it lay before.
 * Staying is no move: a square of its own is entered by another one.
 */
export function waysTo(situation: Situation, mover: Mover, goal: Square, speed: number): readonly Way[] {
  const { squares } = mover.figure
  const bases = basesOf(situation, mover)
  const slack = 2 * bases.span + 1
  const found = new Map<string, Way>()
  for (const [lead, start] of squares.entries())
    for (const path of pathsFrom(situation, mover, start, goal, speed, slack))
      for (const { squares: base } of bases.around(lead, goal, path.length)) {
        const key = base.join(' ')
        const known = found.get(key)
        if (!known || path.length < known.path.length) found.set(key, { path, base })
      }
  const order = asItLay(situation, squares)
  return [...found.values()].sort((a, b) => a.path.length - b.path.length || order(a.base, b.base))
}
