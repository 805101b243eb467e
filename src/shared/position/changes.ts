/** A position after something on the map has changed: objects and markers, walls, whose turn it is. */
import { edgeBetween, type Square } from '../grid/grid.ts'
import { specialWith, withLying } from './mapLayers.ts'
import { DOOR, INDOOR, OUTDOOR, WALL, type MapObject, type Position } from './position.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The position with these objects and markers on the map, and no others.
 * @param waiting  ids of those that lie there and are not terrain yet (TER-12)
 */
export function withObjects(position: Position, objects: readonly MapObject[], waiting: ReadonlySet<string> = NONE): Position {
  const counted = waiting.size === 0 ? objects : objects.filter(({ id }) => !waiting.has(id))
  return { ...position, ...withLying(position, counted), objects, waiting, special: specialWith(position.mapSpecial, counted) }
}

/** The position without the wall segment between two orthogonal neighbours (TER-16). */
export function withoutWall(position: Position, a: Square, b: Square): Position {
  const edges = position.edges.slice()
  edges[edgeBetween(position.grid, a, b)]! &= ~(WALL | INDOOR | OUTDOOR | DOOR)
  return { ...position, edges }
}

/** The position in another turn. */
export const withTurn = (position: Position, turn: Position['turn']): Position => ({ ...position, turn })
