/** Tools that paint squares: over the squares that a hand goes, in a block, along a line, over what is joined; and the eraser. */
import type { CaseMap, Segment, SquareXY } from '../../../../shared/contract/case.ts'
import { kindsAt, isIndoor, levelAt } from '../../../../shared/contract/caseSquares.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import { settled, withoutOpenings } from '../../../../shared/mapEdit/drawing.ts'
import { distanceToEdge, EDGE_KINDS, edgeNear, hasEdge, setEdges } from '../../../../shared/mapEdit/edges.ts'
import { joinedSquares, likeSquares } from '../../../../shared/mapEdit/fill.ts'
import { blockOf, inEightWays, outlineOf, squaresBetween, squaresOnLine } from '../../../../shared/mapEdit/runs.ts'
import { startingAt, wipe } from '../../../../shared/mapEdit/squares.ts'
import { counterparts, edgeTurned } from '../../../../shared/mapEdit/symmetry.ts'
import type { HeldKeys, Point } from '../../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import { painterOf } from '../../../model/setup/painters.ts'
import { squareHint } from '../../../model/tools/toolInHand.ts'
import type { MapRoom } from '../../../model/mapRoom/mapRoom.svelte.ts'
import { nearestSquare, squareOf, strokeTool, type RoomTool } from './roomTool.ts'

/** A point this near to a wall (in squares) means the wall, for the eraser. */
const AT_EDGE = 0.22

/** Squares of a fill that are shown before it is done. */
const MOST_HINTED = 400

const OTHER: Readonly<Record<string, string>> = { red: 'blue', blue: 'red', green: 'gold', gold: 'green' }

/** The map with the ink of the room on these squares and their counterparts, or off them. */
function inked(room: MapRoom, map: CaseMap, squares: readonly SquareXY[], puts: boolean): CaseMap {
  const { ink, settings } = room
  const of = (startSide: string) => painterOf(ink, { ...settings, startSide })
  const painted = (next: CaseMap, on: readonly SquareXY[], startSide: string): CaseMap =>
    puts ? of(startSide).put(next, on) : of(startSide).take(next, on)
  return counterparts(room.symmetry, map.size).reduce(
    (next, turn) => painted(next, squares.map(turn), OTHER[settings.startSide] ?? settings.startSide),
    painted(map, squares, settings.startSide)
  )
}

const ink = (room: MapRoom, document: MapFile, squares: readonly SquareXY[], puts: boolean): MapFile => {
  const map = inked(room, document.map, squares, puts)
  const isSpecial = puts && room.ink === 'special'
  if (isSpecial) room.useSpecial(room.special)
  if (map === document.map) return document
  return isSpecial ? room.withRule({ ...document, map }, room.special) : { ...document, map }
}

const puts = (room: MapRoom, point: Point): boolean => !painterOf(room.ink, room.settings).has(room.document.map, squareOf(point))
const label = (room: MapRoom): string => t.steps.paint(t.inks[room.ink])

/** Takes the ink that lies there: the pipette. */
export function pickInk(room: MapRoom, point: Point): void {
  const at = nearestSquare(room.document, point)
  const { map } = room.document
  const kinds = kindsAt(map, at)
  const special = kinds.find((kind) => kind.startsWith('special:'))
  const side = startingAt(map, at)
  const basic = (['hindering', 'blocking', 'water'] as const).find((kind) => kinds.includes(kind))
  if (special) {
    room.special = special.slice('special:'.length)
    room.ink = 'special'
  } else if (basic) room.ink = basic
  else if (levelAt(map, at) > 1) {
    room.level = levelAt(map, at)
    room.ink = 'elevated'
  } else if (side !== null) {
    room.startSide = side
    room.ink = 'starting'
  } else room.ink = isIndoor(map, at) ? 'indoor' : 'clear'
}

const aim = (_room: MapRoom, point: Point) => squareHint(squareOf(point))
const tap = (room: MapRoom, point: Point): MapFile => ink(room, room.document, [squareOf(point)], puts(room, point))

const begin = (room: MapRoom, point: Point) => begun(room, point, puts(room, point))
const begun = (room: MapRoom, point: Point, does: boolean) => {
  return { puts: does, draft: ink(room, room.document, [nearestSquare(room.document, point)], does) }
}

export const brush: RoomTool = strokeTool({
  id: 'brush',
  key: 'b',
  begin,
  go: (room, { from, last, draft, puts: does }, point, { shift }) =>
    shift
      ? ink(room, room.document, squaresBetween(squareOf(from), inEightWays(squareOf(from), squareOf(point))), does)
      : ink(room, draft, squaresBetween(squareOf(last), squareOf(point)), does),
  tap(room, point, { alt }) {
    if (!alt) return tap(room, point)
    pickInk(room, point)
    return room.document
  },
  aim,
  pick: pickInk,
  label
})

export const rectangle: RoomTool = strokeTool({
  id: 'rectangle',
  key: 'r',
  begin: (room, point, { alt }) => begun(room, point, !alt && puts(room, point)),
  go(room, { from, puts: does }, point, { shift }) {
    const block = [nearestSquare(room.document, from), nearestSquare(room.document, point)] as const
    return ink(room, room.document, shift ? outlineOf(...block) : blockOf(...block), does)
  },
  tap: (room, point, { alt }) => (alt ? ink(room, room.document, [squareOf(point)], false) : tap(room, point)),
  aim,
  pick: pickInk,
  label
})

export const line: RoomTool = strokeTool({
  id: 'line',
  key: 'l',
  begin,
  go: (room, { from, puts: does }, point, { shift }) =>
    ink(room, room.document, (shift ? squaresOnLine : squaresBetween)(squareOf(from), squareOf(point)), does),
  tap,
  aim,
  pick: pickInk,
  label
})

const filled = (room: MapRoom, point: Point, { shift, alt }: HeldKeys): MapFile => {
  const { map } = room.document
  const at = nearestSquare(room.document, point)
  const squares = shift ? likeSquares(map, at) : joinedSquares(map, at)
  room.hand = { ...room.hand, counted: alt ? squares.length : null }
  return alt ? room.document : ink(room, room.document, squares, puts(room, point))
}

export const fill: RoomTool = strokeTool({
  id: 'fill',
  key: 'f',
  begin: (room, point, keys) => ({ puts: true, draft: filled(room, point, keys) }),
  go: (_room, { draft }) => draft,
  tap: filled,
  aim: (room, point) => ({ squares: joinedSquares(room.document.map, squareOf(point), MOST_HINTED), edges: [] }),
  pick: pickInk,
  hint: ({ hand: { counted } }) => (counted === null ? t.hints.fill : t.counted(counted)),
  label
})

/** The wall, force field or stairs that the eraser means at this point; null where it means the square. */
function edgeMeant(map: CaseMap, point: Point): Segment | null {
  const near = edgeNear(map, point)
  return near && EDGE_KINDS.some((kind) => hasEdge(map, kind, near)) && distanceToEdge(near, point) <= AT_EDGE ? near : null
}

function wiped(room: MapRoom, document: MapFile, squares: readonly SquareXY[]): MapFile {
  const all = [squares, ...counterparts(room.symmetry, document.map.size).map((turn) => squares.map(turn))].flat()
  const map = wipe(document.map, all)
  return map === document.map ? document : { ...document, map }
}

function withoutEdge(room: MapRoom, document: MapFile, edge: Segment): MapFile {
  const edges = [edge, ...counterparts(room.symmetry, document.map.size).map((turn) => edgeTurned(edge, turn))]
  const map = EDGE_KINDS.reduce((next, kind) => setEdges(next, kind, edges, false), document.map)
  return settled(withoutOpenings({ ...document, map }, edges))
}

export const eraser: RoomTool = strokeTool({
  id: 'erase',
  key: 'e',
  begin: (room, point) => ({ puts: false, draft: wiped(room, room.document, [squareOf(point)]) }),
  go: (room, stroke, point) => wiped(room, stroke.draft, squaresBetween(squareOf(stroke.last), squareOf(point))),
  tap(room, point) {
    const edge = edgeMeant(room.document.map, point)
    return edge ? withoutEdge(room, room.document, edge) : wiped(room, room.document, [squareOf(point)])
  },
  aim(room, point) {
    const edge = edgeMeant(room.document.map, point)
    return edge ? { squares: [], edges: [edge] } : squareHint(squareOf(point))
  },
  label: () => t.tools.erase
})
