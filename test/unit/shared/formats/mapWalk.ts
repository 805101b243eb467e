/** A plain walk over a map, for looking at the packs: orthogonal steps, no walls, no level changes. */
import type { CaseMap, SquareXY } from '../../../../src/shared/contract/case.ts'

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1]
] as const
const NOBODY = ['blocking', 'special:helicarrier-10000-feet-below']

export const SQUARE = {
  levelOf: (map: CaseMap, [x, y]: SquareXY): number => Number(map.level?.[y]?.[x] ?? 1),
  canStand: (map: CaseMap, [x, y]: SquareXY): boolean => {
    const sign = map.terrain?.[y]?.[x]
    return sign !== undefined && sign !== 'b' && !(map.legend?.[sign] ?? []).some((kind) => NOBODY.includes(kind))
  }
}

/** Every square (as "x,y") that a figure on foot gets to from `start`. */
export function stepsFrom(map: CaseMap, start: SquareXY): Set<string> {
  const walls = new Set((map.walls ?? []).flatMap(([a, b]) => [`${a.join()}|${b.join()}`, `${b.join()}|${a.join()}`]))
  const reached = new Set([start.join()])
  const open: SquareXY[] = [start]
  for (let at = open.pop(); at; at = open.pop()) {
    for (const [dx, dy] of STEPS) {
      const next: SquareXY = [at[0] + dx, at[1] + dy]
      const isOpen = SQUARE.canStand(map, next) && SQUARE.levelOf(map, next) === SQUARE.levelOf(map, at)
      if (!isOpen || walls.has(`${at.join()}|${next.join()}`) || reached.has(next.join())) continue
      reached.add(next.join())
      open.push(next)
    }
  }
  return reached
}
