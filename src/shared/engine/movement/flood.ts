/**
 * How far a square moves: every square that it can get to, with the fewest or the most steps. Flat arrays and step
 * codes; nothing is allocated on the way.
 */
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import type { Situation } from '../situation/situation.ts'
import type { Mover } from '../ground/ground.ts'
import { FREE, linkCode, stepCode } from '../ground/step.ts'
import { takeSteps } from '../budget/budget.ts'

/** Not reached. */
export const NEVER = 0xffff

/**
 * The fewest steps to each square (NEVER where it cannot get to within `speed`), as a square of its own; a square where
 * the move has to stop is not gone on from.
 */
export function fewestSteps(situation: Situation, mover: Mover, start: Square, speed: number): Uint16Array {
  const { grid, links } = situation.position
  const { columns, rows } = grid
  const count = columns * rows
  const steps = new Uint16Array(count).fill(NEVER)
  // A square where the move had to stop may later be found again by a step that lets it go on, but never sooner.
  const goesOn = new Uint8Array(count)
  let edge = new Int32Array(count)
  let next = new Int32Array(count)
  let width = 1
  edge[0] = start
  steps[start] = 0
  goesOn[start] = 1
  const most = speed < NEVER - 1 ? speed : NEVER - 1
  for (let taken = 1; taken <= most && width > 0; taken++) {
    let found = 0
    takeSteps(width)
    for (let i = 0; i < width; i++) {
      const from = edge[i]!
      const x = from % columns
      const y = (from - x) / columns
      const left = x > 0 ? -1 : 0
      const right = x < columns - 1 ? 1 : 0
      for (let dy = y > 0 ? -1 : 0; dy <= (y < rows - 1 ? 1 : 0); dy++) {
        for (let dx = left; dx <= right; dx++) {
          if (dx === 0 && dy === 0) continue
          const to = from + dy * columns + dx
          if (goesOn[to] === 1) continue
          const code = stepCode(situation, mover, from, to, dx, dy)
          if (code < FREE) continue
          if (steps[to] === NEVER) steps[to] = taken
          if (code !== FREE) continue
          goesOn[to] = 1
          next[found++] = to
        }
      }
      const linked = links.size === 0 ? undefined : links.get(from)
      if (linked === undefined) continue
      for (const to of linked) {
        if (goesOn[to] === 1) continue
        const code = linkCode(mover, from, to)
        if (code < FREE) continue
        if (steps[to] === NEVER) steps[to] = taken
        if (code !== FREE) continue
        goesOn[to] = 1
        next[found++] = to
      }
    }
    const spare = edge
    edge = next
    next = spare
    width = found
  }
  return steps
}

const ROOK: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1]
]

/** The same along the four straight lines of a figure that may not turn (ABL-RAM). */
export function straightSteps(situation: Situation, mover: Mover, start: Square, speed: number): Uint16Array {
  const { columns, rows } = situation.position.grid
  const steps = new Uint16Array(columns * rows).fill(NEVER)
  steps[start] = 0
  for (const [dx, dy] of ROOK) {
    let x = columnOf(situation.position.grid, start)
    let y = rowOf(situation.position.grid, start)
    for (let taken = 1; taken <= speed; taken++) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) break
      const from = y * columns + x
      const to = from + dy * columns + dx
      const code = stepCode(situation, mover, from, to, dx, dy)
      if (code < FREE) break
      steps[to] = taken
      if (code !== FREE) break
      x += dx
      y += dy
    }
  }
  return steps
}

/**
 * The most steps within `speed` with which each square can be come to, wandering as it likes (NEVER: not at all): the
 * farther its chosen square goes, the farther may the rest of a larger base (MUL-02). Detours longer than `slack` are not looked for: they gain nothing.
 */
export function mostSteps(situation: Situation, mover: Mover, start: Square, speed: number, slack: number): Uint16Array {
  const fewest = fewestSteps(situation, mover, start, speed)
  const { grid, links } = situation.position
  const { columns, rows } = grid
  const most = new Uint16Array(columns * rows).fill(NEVER)
  most[start] = 0
  let here = new Set<Square>([start])
  for (let taken = 1; taken <= speed && taken < NEVER && here.size > 0; taken++) {
    const next = new Set<Square>()
    takeSteps(2 * here.size)
    for (const from of here) {
      const x = columnOf(grid, from)
      const y = rowOf(grid, from)
      const land = (to: Square, code: number): void => {
        if (code < FREE) return
        most[to] = taken
        if (code === FREE && taken < fewest[to]! + slack) next.add(to)
      }
      for (let dy = y > 0 ? -1 : 0; dy <= (y < rows - 1 ? 1 : 0); dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < columns - 1 ? 1 : 0); dx++) {
          if (dx !== 0 || dy !== 0) land(from + dy * columns + dx, stepCode(situation, mover, from, from + dy * columns + dx, dx, dy))
        }
      }
      for (const to of links.get(from) ?? []) land(to, linkCode(mover, from, to))
    }
    here = next
  }
  return most
}
