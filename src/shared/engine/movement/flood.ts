/**
 * How far a square moves: every square that it can get to, with the fewest or the most steps. Flat arrays and step
 * codes; nothing is allocated on the way.
 */
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import type { Situation } from '../situation/situation.ts'
import type { Mover } from '../ground/ground.ts'
import { DIRECTIONS, FREE, linkCode, stepCode, stepsFrom, STRAIGHT } from '../ground/step.ts'
import { HELD, TAKEN } from '../ground/terrain.ts'
import { takeSteps } from '../budget/budget.ts'

/** Not reached. */
export const NEVER = 0xffff

/** Kept between floods, so that one only touches the squares within its reach: in which flood a square was last gone on from. */
let gone = new Uint32Array(0)
let edge = new Int32Array(0)
let next = new Int32Array(0)
let flood = 0

function makeRoom(count: number): void {
  if (gone.length < count) {
    gone = new Uint32Array(count)
    edge = new Int32Array(count)
    next = new Int32Array(count)
    flood = 0
  }
  if (flood === 0xffffffff) {
    gone.fill(0)
    flood = 0
  }
  flood++
}

/**
 * The fewest steps to each square (NEVER where it cannot get to within `speed`), as a square of its own; a square where
 * the move has to stop is not gone on from. @param into an array of the whole board to write them into
 */
export function fewestSteps(situation: Situation, mover: Mover, start: Square, speed: number, into?: Uint16Array): Uint16Array {
  const { grid, links } = situation.position
  const { columns, rows } = grid
  const { ground, guarded, terrain, parted } = mover
  const known = mover.figure.squares.length > 1 || mover.lesser ? null : terrain.steps
  const steps = (into ?? new Uint16Array(columns * rows)).fill(NEVER)
  const offsets = DIRECTIONS.map(([dx, dy]) => dy * columns + dx)
  makeRoom(columns * rows)
  const now = flood
  // A square where the move had to stop may later be found again by a step that lets it go on, but never sooner.
  const goesOn = gone
  let front = edge
  let after = next
  let width = 1
  front[0] = start
  steps[start] = 0
  goesOn[start] = now
  const most = speed < NEVER - 1 ? speed : NEVER - 1
  for (let taken = 1; taken <= most && width > 0; taken++) {
    let found = 0
    takeSteps(width)
    for (let i = 0; i < width; i++) {
      const from = front[i]!
      const bits = (known === null ? 0 : known[from]!) || stepsFrom(situation, mover, from)
      const shut = parted === null ? 0 : (parted.get(from) ?? 0)
      for (let open = bits & 0xff & ~shut; open !== 0; open &= open - 1) {
        const direction = 31 - Math.clz32(open & -open)
        const to = from + offsets[direction]!
        if (goesOn[to] === now) continue
        const here = ground[to]!
        if ((here & TAKEN) !== 0 || (guarded !== null && (guarded[to]! & ~guarded[from]!) !== 0)) continue
        if (steps[to] === NEVER) steps[to] = taken
        if ((here & HELD) !== 0 || ((bits >> direction) & 256) === 0) continue
        goesOn[to] = now
        after[found++] = to
      }
      const linked = links.size === 0 ? undefined : links.get(from)
      if (linked === undefined) continue
      for (const to of linked) {
        if (goesOn[to] === now) continue
        const code = linkCode(mover, from, to)
        if (code < FREE) continue
        if (steps[to] === NEVER) steps[to] = taken
        if (code !== FREE) continue
        goesOn[to] = now
        after[found++] = to
      }
    }
    const spare = front
    front = after
    after = spare
    width = found
  }
  return steps
}

/** The same along the four straight lines of a figure that may not turn (ABL-RAM). */
export function straightSteps(situation: Situation, mover: Mover, start: Square, speed: number): Uint16Array {
  const { columns, rows } = situation.position.grid
  const steps = new Uint16Array(columns * rows).fill(NEVER)
  steps[start] = 0
  for (const [dx, dy] of STRAIGHT) {
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
