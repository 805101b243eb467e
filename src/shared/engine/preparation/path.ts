/** A shortest way to a square, step by step: only to be shown, so that it may take its time. */
import { columnOf, isOnGrid, rowOf, squareAt, type Square } from '../../grid/grid.ts'
import type { Mover } from '../ground/ground.ts'
import { stepOf } from '../ground/step.ts'
import type { Situation } from '../situation/situation.ts'

/** The squares entered, straight steps before diagonal ones; empty where the square is the start or out of reach. */
export function pathTo(situation: Situation, mover: Mover, from: Square, to: Square, speed: number): readonly Square[] {
  const { grid } = situation.position
  const before = new Map<Square, Square>([[from, from]])
  let edge: Square[] = from === to ? [] : [from]
  for (let taken = 0; taken < speed && edge.length > 0; taken++) {
    const next: Square[] = []
    for (const at of edge) {
      for (const [dx, dy] of STEPS) {
        const [x, y] = [columnOf(grid, at) + dx, rowOf(grid, at) + dy]
        if (!isOnGrid(grid, x, y)) continue
        const square = squareAt(grid, x, y)
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

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1]
] as const

function back(before: ReadonlyMap<Square, Square>, from: Square, to: Square): readonly Square[] {
  const path: Square[] = []
  for (let at = to; at !== from; at = before.get(at)!) path.unshift(at)
  return path
}
