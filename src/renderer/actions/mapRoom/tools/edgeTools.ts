/** Tools that work on the edges between squares: walls and force fields along the grid, rooms, stairs, doors, windows and gates. */
import type { Segment } from '../../../../shared/contract/case.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import { nextOpening, putOpening, settled, openingOn, withoutOpenings, type DrawnOpening } from '../../../../shared/mapEdit/drawing.ts'
import { distanceToEdge, edgeNear, edgesBetweenCorners, hasEdge, setEdges, type EdgeKind } from '../../../../shared/mapEdit/edges.ts'
import { edgesRound } from '../../../../shared/mapEdit/fill.ts'
import { blockOf } from '../../../../shared/mapEdit/runs.ts'
import { counterparts, edgeTurned } from '../../../../shared/mapEdit/symmetry.ts'
import type { Point } from '../../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import type { RoomToolId } from '../../../model/mapRoom/hand.ts'
import type { MapRoom } from '../../../model/mapRoom/mapRoom.svelte.ts'
import { edgeHint } from '../../../model/tools/toolInHand.ts'
import { nearestSquare, squareOf, strokeTool, type RoomTool } from './roomTool.ts'

const AT_EDGE = 0.22

const cornerOf = ([px, py]: Point): readonly [number, number] => [Math.round(px), Math.round(py)]
const aim = (room: MapRoom, point: Point) => {
  const edge = edgeNear(room.document.map, point)
  return edge && edgeHint(edge)
}

/** The map with these edges and their counterparts put in or taken away. */
function drawn(room: MapRoom, document: MapFile, kind: EdgeKind, edges: readonly Segment[], there: boolean): MapFile {
  const all = [edges, ...counterparts(room.symmetry, document.map.size).map((turn) => edges.map((edge) => edgeTurned(edge, turn)))].flat()
  const map = setEdges(document.map, kind, all, there)
  return map === document.map ? document : settled({ ...document, map })
}

/** The map with this edge put in, or taken away where it is there. */
const touched = (room: MapRoom, kind: EdgeKind, edge: Segment, takes = false): MapFile =>
  drawn(room, room.document, kind, [edge], !takes && !hasEdge(room.document.map, kind, edge))

/** The map with an opening on this edge and its counterparts, or with the next state of the one that is there. */
function opened({ document, symmetry }: MapRoom, kind: DrawnOpening['kind'], edge: Segment): MapFile {
  const next = nextOpening(document, edge, kind)
  const now = openingOn(next, edge)
  return counterparts(symmetry, document.map.size).reduce((all, turn) => {
    const other = edgeTurned(edge, turn)
    if (now) return putOpening(all, { ...now, edge: other })
    return withoutOpenings({ ...all, map: setEdges(all.map, 'walls', [other], true) }, [other])
  }, next)
}

/** What a touch of an edge makes of the map, by each tool on edges: also where a key says which edge. */
export const TOUCHED: Readonly<Partial<Record<RoomToolId, (room: MapRoom, edge: Segment) => MapFile>>> = {
  wall: (room, edge) => touched(room, 'walls', edge),
  barrier: (room, edge) => touched(room, 'barriers', edge),
  stairs: (room, edge) => touched(room, 'stairs', edge),
  door: (room, edge) => opened(room, 'door', edge),
  window: (room, edge) => opened(room, 'window', edge),
  gate: (room, edge) => opened(room, 'gate', edge)
}

const alongGrid = (id: 'wall' | 'barrier', key: string, kind: EdgeKind): RoomTool =>
  strokeTool({
    id,
    key,
    begin(room, point, { alt }) {
      const edge = edgeNear(room.document.map, point)
      const isThere = edge !== null && hasEdge(room.document.map, kind, edge) && distanceToEdge(edge, point) <= AT_EDGE
      return { puts: alt !== true && !isThere, draft: room.document }
    },
    go(room, { from, last, draft, puts }, point, { shift }) {
      if (!shift) return drawn(room, draft, kind, edgesBetweenCorners(cornerOf(last), cornerOf(point)), puts)
      const block = blockOf(nearestSquare(room.document, from), nearestSquare(room.document, point))
      return drawn(room, room.document, kind, edgesRound(room.document.map, block), puts)
    },
    tap(room, point, { shift, alt }) {
      if (shift) return drawn(room, room.document, kind, edgesRound(room.document.map, [squareOf(point)]), true)
      const edge = edgeNear(room.document.map, point)
      return edge ? touched(room, kind, edge, alt) : room.document
    },
    aim,
    label: () => t.tools[id]
  })

export const wall = alongGrid('wall', 'w', 'walls')
export const barrier = alongGrid('barrier', 'n', 'barriers')

/** Walls round a block. */
export const roomWalls: RoomTool = strokeTool({
  id: 'room',
  key: 'k',
  begin: (room) => ({ puts: true, draft: room.document }),
  go(room, { from }, point) {
    const block = blockOf(nearestSquare(room.document, from), nearestSquare(room.document, point))
    return drawn(room, room.document, 'walls', edgesRound(room.document.map, block), true)
  },
  tap: (room, point) => drawn(room, room.document, 'walls', edgesRound(room.document.map, [squareOf(point)]), true),
  aim: (_room, point) => ({ squares: [squareOf(point)], edges: [] }),
  label: () => t.tools.room
})

/** From one square to a neighbour; again: away. */
export const stairs: RoomTool = strokeTool({
  id: 'stairs',
  key: 's',
  begin: (room) => ({ puts: true, draft: room.document }),
  go(room, { from }, point) {
    const [a, b] = [squareOf(from), squareOf(point)]
    if (Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) !== 1) return room.document
    return touched(room, 'stairs', [a, b])
  },
  tap(room, point) {
    const edge = edgeNear(room.document.map, point)
    return edge ? touched(room, 'stairs', edge) : room.document
  },
  aim,
  label: () => t.tools.stairs
})

const opening = (id: DrawnOpening['kind'], key: string): RoomTool =>
  strokeTool({
    id,
    key,
    begin: (room) => ({ puts: true, draft: room.document }),
    go: (room) => room.document,
    tap(room, point) {
      const edge = edgeNear(room.document.map, point)
      return edge ? opened(room, id, edge) : room.document
    },
    aim,
    label: () => t.tools[id]
  })

export const door = opening('door', 'd')
export const windowTool = opening('window', 'o')
export const gate = opening('gate', 'g')
