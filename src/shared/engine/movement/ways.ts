/**
 * The ways on which one square of a larger base gets to a square, with every base that the figure can then lie on (MUL-02). What a timeline
 * plays and what a plan of a turn shows is taken from here.
 */
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import { takeSteps } from '../budget/budget.ts'
import { asItLay, basesOf, isSameBase } from '../ground/base.ts'
import type { Mover } from '../ground/ground.ts'
import { FREE, linkCode, stepCode } from '../ground/step.ts'
import type { Situation } from '../situation/situation.ts'
import { brokenOn } from './destroying.ts'
import { pathTo } from './path.ts'

/** One way, and one base that it may end on. */
export interface Way {
  /** The square of the figure that moves. */
  readonly from: Square
  readonly path: readonly Square[]
  readonly base: readonly Square[]
}

/** A base that can be come to: the square in which the one that leads ends, and the fewest steps. */
export interface Spot {
  readonly square: Square
  readonly base: readonly Square[]
  readonly steps: number
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

/** Where one square can be after each number of steps, wandering; detours that are longer than `slack` gain nothing. */
function* layersFrom(situation: Situation, mover: Mover, start: Square, speed: number, slack: number): Generator<Layer> {
  const first = new Map<Square, number>([[start, 0]])
  let edge: readonly Square[] = [start]
  for (let steps = 1; steps <= speed && edge.length > 0; steps++) {
    const layer = nextLayer(situation, mover, edge)
    for (const square of layer.from.keys()) if (!first.has(square)) first.set(square, steps)
    yield layer
    edge = layer.goesOn.filter((square) => steps < first.get(square)! + slack)
  }
}

/** Ways of one square to another, one for each number of steps with which it gets there, the shortest first. */
function* pathsFrom(situation: Situation, mover: Mover, start: Square, goal: Square, speed: number, slack: number): Generator<Square[]> {
  if (mover.straight) {
    const path = pathTo(situation, mover, start, goal, speed)
    if (path.length > 0) yield [...path]
    return
  }
  const layers: Layer[] = []
  for (const layer of layersFrom(situation, mover, start, speed, slack)) {
    layers.push(layer)
    if (!layer.from.has(goal)) continue
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
  const found = new Map<string, Way>()
  for (const [lead, start] of squares.entries())
    for (const path of pathsFrom(situation, mover, start, goal, speed, bases.slack))
      for (const { squares: base } of bases.around(lead, goal, path.length, undefined, brokenOn(situation, mover, start, path))) {
        const key = base.join(' ')
        const known = found.get(key)
        if (!known || path.length < known.path.length) found.set(key, { from: start, path, base })
      }
  const order = asItLay(situation, squares)
  return [...found.values()].sort((a, b) => a.path.length - b.path.length || order(a.base, b.base))
}

/** Every base of a larger figure that may turn, by its squares, with the fewest steps to it; the one that it lies on among them. */
export function spotsWithin(situation: Situation, mover: Mover, speed: number): ReadonlyMap<string, Spot> {
  const { squares } = mover.figure
  const bases = basesOf(situation, mover)
  const own = [...squares].sort((a, b) => a - b)
  const spots = new Map<string, Spot>([[own.join(' '), { square: squares[0]!, base: own, steps: 0 }]])
  const known = new Set<number>()
  const walks = squares.map((start) => layersFrom(situation, mover, start, speed, bases.slack))
  for (let steps = 1; steps <= speed; steps++)
    for (const [lead, walk] of walks.entries()) {
      const layer = walk.next()
      if (layer.done) continue
      for (const square of layer.value.from.keys())
        for (const { squares: base } of bases.around(lead, square, steps, known)) {
          const key = base.join(' ')
          if (!spots.has(key)) spots.set(key, { square, base, steps })
        }
    }
  return spots
}

/**
 * Ways to bases that cover a square which none of them moves to: where each of its squares that leads there falls short, another part of the base
 * lies there all the same. The fewest steps first, then as it lay before; one way for each base.
 */
export function waysOver(situation: Situation, mover: Mover, covered: Square, speed: number): readonly Way[] {
  const order = asItLay(situation, mover.figure.squares)
  return [...spotsWithin(situation, mover, speed).values()]
    .filter(({ base, steps }) => steps > 0 && base.includes(covered))
    .sort((a, b) => a.steps - b.steps || order(a.base, b.base))
    .flatMap(({ square, base }) => waysTo(situation, mover, square, speed).find((way) => isSameBase(way.base, base)) ?? [])
}
