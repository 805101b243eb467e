/** Walls, blocking squares and objects as targets: which of them a tap means, and how they are called. */
import type { Ask, CaseTarget, ClixCase, Segment, SquareXY } from '../../../shared/contract/case.ts'
import type { Point } from '../../../shared/scene/scene.ts'
import { borderOf } from '../../../shared/grid/border.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { objectById, objectOn } from './objects.ts'
import { texts } from '../../i18n/texts.ts'

export type TerrainTarget = Exclude<CaseTarget, string>

/** A tap this near to a wall (in squares) means the wall, whatever else is in the square. */
const AT_WALL = 0.16
/** In an empty square it may be this far off. */
const NEAR_WALL = 0.4

/** How far the point is from the wall between two squares, in squares. */
function distanceTo([p, q]: Segment, [px, py]: Point): number {
  const [[left, top]] = borderOf([p, q])
  const upright = p[1] === q[1]
  const along = upright ? py - p[1] : px - p[0]
  const off = along < 0 ? -along : along > 1 ? along - 1 : 0
  return Math.hypot(upright ? px - left : py - top, off)
}

function wallNear(value: ClixCase, point: Point, reach: number): Segment | null {
  let best: Segment | null = null
  let nearest = reach
  for (const wall of [...(value.map?.walls ?? []), ...(value.map?.barriers ?? [])]) {
    const distance = distanceTo(wall, point)
    if (distance <= nearest) {
      nearest = distance
      best = wall
    }
  }
  return best
}

function isBlocking(value: ClixCase, [x, y]: SquareXY): boolean {
  const letter = value.map?.terrain?.[y]?.[x] ?? '.'
  return (value.map?.legend?.[letter] ?? (letter === 'b' ? ['blocking'] : [])).includes('blocking')
}

/** What a tap at a place without a figure means as a target; null where nothing there can be one. */
export function terrainTargetAt(value: ClixCase, at: SquareXY, point: Point): TerrainTarget | null {
  const wall = wallNear(value, point, AT_WALL)
  if (wall) return { wall }
  const object = objectOn(value, at)
  if (object) return { object: object.id }
  if (isBlocking(value, at)) return { square: at }
  const near = wallNear(value, point, NEAR_WALL)
  return near && { wall: near }
}

/** The question aimed at it; null where its kind takes only figures. */
export function aimedAt(ask: Ask, target: TerrainTarget): Ask | null {
  if (ask.kind === 'can-target') return { ...ask, to: target }
  return ask.kind === 'attack' ? { ...ask, targets: [target], choices: undefined } : null
}

/** The target of the question where it is no figure. */
export function terrainTargetOf(ask: Ask): TerrainTarget | null {
  const target = ask.kind === 'can-target' ? ask.to : ask.kind === 'attack' ? ask.targets[0] : undefined
  return target === undefined || typeof target === 'string' ? null : target
}

/** "the wall between C4 and D4" */
export function terrainTargetName(value: ClixCase, target: TerrainTarget): string {
  if ('wall' in target) return texts.targets.wall(formatSquareName(target.wall[0]), formatSquareName(target.wall[1]))
  if ('square' in target) return texts.targets.blocking(formatSquareName(target.square))
  const object = objectById(value, target.object)
  return object ? texts.targets.object(texts.objects[object.kind], formatSquareName(object.at)) : target.object
}
