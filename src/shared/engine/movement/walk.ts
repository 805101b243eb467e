/** The squares of a path, one step after another, from the square of a base that leads. */
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import type { Situation } from '../situation/situation.ts'
import { byPlace, type Bases, type Place } from '../ground/base.ts'
import { brokenOn } from './destroying.ts'
import type { Mover } from '../ground/ground.ts'
import { stepOf, type Step, type StopCause } from '../ground/step.ts'

export interface Walked {
  readonly end: Square
  readonly stop: StopCause | null
  readonly steps: readonly Step[]
  /** The number of the first step that is refused or taken though the figure had to stop before it; 0: none. */
  readonly wrongAt: number
}

/** The path from one square, step by step, as far as it can be followed. */
export function walk(situation: Situation, mover: Mover, from: Square, path: readonly Square[]): Walked {
  const steps: Step[] = []
  let at = from
  let stop: StopCause | null = null
  let wrongAt = 0
  for (const [index, next] of path.entries()) {
    const step = stepOf(situation, mover, at, next)
    steps.push(step)
    if (wrongAt === 0 && (stop !== null || step.refusal !== null)) wrongAt = index + 1
    stop = step.stop
    at = next
    // Steps behind one that cannot be taken give no further reason.
    if (step.refusal !== null) break
  }
  return { end: at, stop, steps, wrongAt }
}

/** Which of its squares leads: the one whose path goes farthest, for a larger base (MUL-02); `places` of all that can. */
export function leadOf(
  situation: Situation,
  mover: Mover,
  bases: Bases,
  path: readonly Square[]
): { lead: number; walked: Walked; places: Place[] } {
  let best: { lead: number; walked: Walked; places: Place[]; bent: boolean } | null = null
  const all = new Map<string, Place>()
  for (const [lead, square] of mover.figure.squares.entries()) {
    const walked = walk(situation, mover, square, path)
    // Of a base that may not turn another square may take the same path bent (ABL-RAM).
    const bent = mover.straight !== null && !isStraight(situation, square, path)
    const places = walked.steps.some(({ refusal }) => refusal !== null)
      ? []
      : bases.around(lead, walked.end, path.length, undefined, brokenOn(situation, mover, square, path))
    const found = { lead, walked, places, bent }
    const score = (one: typeof found): number =>
      (one.walked.wrongAt === 0 ? path.length + 1 : one.walked.wrongAt) * 8 +
      (one.bent ? 0 : 4) +
      (one.places.length > 0 ? 2 : 0) +
      // A square that is next to the path says better what is in the way.
      (one.walked.steps.at(-1)?.refusal === 'not-a-neighbour' ? 0 : 1)
    if (walked.wrongAt === 0 && !bent) for (const place of places) all.set(place.squares.join(' '), place)
    if (!best || score(found) > score(best)) best = found
  }
  return all.size === 0 ? best! : { ...best!, places: [...all.values()].sort(byPlace) }
}

/** A straight path along a row or a column. */
export const isStraight = (situation: Situation, from: Square, path: readonly Square[]): boolean => {
  const { grid } = situation.position
  const steps = path.map((to, index) => {
    const before = index === 0 ? from : path[index - 1]!
    return [columnOf(grid, to) - columnOf(grid, before), rowOf(grid, to) - rowOf(grid, before)] as const
  })
  return steps.every(([dx, dy]) => (dx === 0) !== (dy === 0) && dx === steps[0]![0] && dy === steps[0]![1])
}
