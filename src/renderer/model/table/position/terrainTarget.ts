/** Walls, blocking squares and objects as targets: which of them a tap means, and how they are called. */
import type { Ask, ClixCase, Segment, SquareXY } from '../../../../shared/contract/case.ts'
import type { Point } from '../../../../shared/scene/scene.ts'
import { borderOf } from '../../../../shared/grid/border.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import type { TerrainTarget } from '../../question/entry/askKind.ts'
import { entryOf } from '../../question/kinds/all.ts'
import { objectById, objectOn } from './objects.ts'
import { texts } from '../../../i18n/texts.ts'
import { objectName } from './objectName.ts'

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
export const aimedAt = (ask: Ask, target: TerrainTarget): Ask | null => entryOf(ask).aimedAt?.(ask, target) ?? null

/** Whether walls, squares and objects may be aimed at. */
export const takesTerrain = (ask: Ask): boolean => entryOf(ask).aimedAt !== undefined

/** The target of the question where it is no figure. */
export const terrainTargetOf = (ask: Ask): TerrainTarget | null => entryOf(ask).terrain?.(ask) ?? null

/** "the wall between C4 and D4" */
export function terrainTargetName(value: ClixCase, target: TerrainTarget): string {
  if ('wall' in target) return texts.targets.wall(formatSquareName(target.wall[0]), formatSquareName(target.wall[1]))
  if ('square' in target) return texts.targets.blocking(formatSquareName(target.square))
  const object = objectById(value, target.object)
  return object ? texts.targets.object(objectName(object), formatSquareName(object.at)) : target.object
}
