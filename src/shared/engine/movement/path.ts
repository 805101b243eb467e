/** A shortest way to a square, step by step: only to be shown, so that it may take its time. */
import { columnOf, isOnGrid, rowOf, squareAt, type Square } from '../../grid/grid.ts'
import type { Mover } from '../ground/ground.ts'
import { DIRECTIONS, stepOf, STRAIGHT } from '../ground/step.ts'
import type { Situation } from '../situation/situation.ts'

/**
 * The squares entered, straight steps before diagonal ones, then the far ends of stairs and gateways; empty where the
 * square is the start or out of reach. Who may not turn keeps its direction (ABL-RAM).
 */
export function pathTo(situation: Situation, mover: Mover, from: Square, to: Square, speed: number): readonly Square[] {
  const before = new Map<Square, Square>([[from, from]])
  let edge: Square[] = from === to ? [] : [from]
  for (let taken = 0; taken < speed && edge.length > 0; taken++) {
    const next: Square[] = []
    for (const at of edge) {
      for (const square of onwards(situation, mover, before.get(at)!, at)) {
        if (before.has(square)) continue
        const step = stepOf(situation, mover, at, square)
        if (step.refusal) continue
        if (square === to) return back(new Map([...before, [square, at]]), from, to)
        if (step.stop) continue
        before.set(square, at)
        next.push(square)
      }
    }
    edge = next
  }
  return []
}

/** The squares that may be entered next by who came from `last` to `at`. */
function onwards(situation: Situation, mover: Mover, last: Square, at: Square): readonly Square[] {
  const { grid, links } = situation.position
  const [x, y] = [columnOf(grid, at), rowOf(grid, at)]
  const beside = ([dx, dy]: readonly [number, number]): Square[] => (isOnGrid(grid, x + dx, y + dy) ? [squareAt(grid, x + dx, y + dy)] : [])
  if (!mover.straight) return [...DIRECTIONS.flatMap(beside), ...(links.get(at) ?? [])]
  return last === at ? STRAIGHT.flatMap(beside) : beside([x - columnOf(grid, last), y - rowOf(grid, last)])
}

function back(before: ReadonlyMap<Square, Square>, from: Square, to: Square): readonly Square[] {
  const path: Square[] = []
  for (let at = to; at !== from; at = before.get(at)!) path.unshift(at)
  return path
}
