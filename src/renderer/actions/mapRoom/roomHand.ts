/** The hand over the map that is drawn: what happens on the board goes to the tool in it; the keyboard alone does what a pointer does. */
import type { Step } from '../../../shared/contract/case.ts'
import { isOnMap } from '../../../shared/contract/caseSquares.ts'
import { edgeOn } from '../../../shared/mapEdit/edges.ts'
import type { BoardIntent, HeldKeys } from '../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { handWith, VARIANTS_OF, type RoomToolId, type Variant } from '../../model/mapRoom/hand.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { SquareBrush } from '../../model/setup/painters.ts'
import type { BoardKey } from '../tools/tool.ts'
import { barrier, door, gate, roomWalls, stairs, TOUCHED, wall, windowTool } from './tools/edgeTools.ts'
import { ask, label } from './tools/pointTools.ts'
import { copySelected, select, selectByKeys, stamp } from './tools/regionTools.ts'
import { middleOf, type RoomTool } from './tools/roomTool.ts'
import { brush, eraser, fill, line, pickInk, rectangle } from './tools/squareTools.ts'

/** Every tool of the map room, in the order in which they stand on the screen. */
export const TOOLS: readonly RoomTool[] = [
  brush,
  rectangle,
  line,
  fill,
  wall,
  roomWalls,
  barrier,
  stairs,
  door,
  windowTool,
  gate,
  label,
  select,
  stamp,
  eraser,
  ask
]

const PAINTING: readonly RoomToolId[] = ['brush', 'rectangle', 'line', 'fill']

export const paints = (tool: RoomToolId): boolean => PAINTING.includes(tool)

/** Letters that choose what is painted. */
export const INK_KEYS: Readonly<Record<string, SquareBrush>> = {
  h: 'hindering',
  x: 'blocking',
  u: 'water',
  p: 'special',
  i: 'indoor',
  a: 'starting',
  c: 'clear'
}

const toolOf = ({ hand }: MapRoom): RoomTool => TOOLS.find(({ id }) => id === hand.tool) ?? brush

/** Takes a tool into the hand; what was selected and copied stays. */
export function takeTool(room: MapRoom, tool: RoomToolId): void {
  room.hand = handWith(tool, { selected: room.hand.selected, region: room.hand.region })
  room.editedLabel = null
}

/** What the tool does from now on without Shift or Alt held. */
export function takeVariant(room: MapRoom, variant: Variant): void {
  room.hand = { ...room.hand, variant, counted: null, line: null, reach: null }
}
export const variantsOf = ({ hand: { tool } }: MapRoom): readonly Variant[] => VARIANTS_OF[tool] ?? []

const keysOf = ({ shift, alt }: BoardKey): HeldKeys => ({ ...(shift && { shift: true }), ...(alt === true && { alt: true }) })

/** Takes what is to be painted, with a tool that paints. */
export function takeInk(room: MapRoom, ink: SquareBrush): void {
  room.ink = ink
  if (!paints(room.hand.tool)) takeTool(room, 'brush')
}

export function onRoomPointer(room: MapRoom, act: BoardIntent): void {
  if (room.hand.awaitsSide) room.hand = { ...room.hand, awaitsSide: false }
  toolOf(room).onPointer(room, act)
}

/** What the next touch does, in words. */
export const roomHint = (room: MapRoom): string => (room.hand.awaitsSide ? t.hints.side : (toolOf(room).hint(room) ?? ''))
export const roomCursor = (room: MapRoom) => toolOf(room).cursor?.(room) ?? null
export const roomPreview = (room: MapRoom) => toolOf(room).preview?.(room) ?? null

/** Escape: what was begun is left, else what is in the hand; false where there was nothing. */
export function cancelRoom(room: MapRoom): boolean {
  if (room.hand.awaitsSide) {
    room.hand = { ...room.hand, awaitsSide: false }
    return true
  }
  return toolOf(room).cancel(room)
}

/** With these Space begins at the cursor and ends there again. */
const BETWEEN: Partial<Record<RoomToolId, true>> = { rectangle: true, line: true, room: true, select: true }

/** A plain key in the map room; true where it meant something. */
export function onRoomKey(room: MapRoom, pressed: BoardKey): boolean {
  const { key, shift, step } = pressed
  if (room.hand.awaitsSide && step) {
    sideOf(room, step)
    return true
  }
  if (toolOf(room).onKey?.(room, pressed)) return true
  if (step) return moveCursor(room, step, shift)
  if (key === ' ' || key === 'Enter') return atCursor(room, keysOf(pressed))
  const letter = key.toLowerCase()
  const tool = TOOLS.find((one) => one.key === letter)
  if (tool) {
    takeTool(room, tool.id)
    // W and an arrow set a wall where the keyboard has gone.
    if (TOUCHED[tool.id] && room.cursor) room.hand = { ...room.hand, awaitsSide: true }
    return true
  }
  if (INK_KEYS[letter]) {
    takeInk(room, INK_KEYS[letter])
    return true
  }
  if (/^[1-9]$/.test(key)) {
    room.level = Number(key)
    takeInk(room, 'elevated')
    return true
  }
  if (letter === 'j' && room.cursor) {
    pickInk(room, middleOf(room.cursor))
    return true
  }
  return false
}

/** Copies what is selected into the hand; false where nothing is. */
export function onCopy(room: MapRoom): boolean {
  if (room.hand.selected.length === 0) return false
  copySelected(room)
  return true
}

/** Arrows go; with Shift they draw from square to square, each stretch a step that joins the one before. */
function moveCursor(room: MapRoom, step: Step, draws: boolean): boolean {
  const from = room.cursor ?? [0, 0]
  const to = room.cursor ? ([from[0] + step[0], from[1] + step[1]] as const) : from
  if (!isOnMap(room.document.map, to)) return true
  room.cursor = to
  boardCommands.reveal(to)
  const { stroke, tool } = room.hand
  if (stroke) give(room, 'go', draws ? { shift: true } : {})
  else if (tool === 'select') selectByKeys(room, from, to, draws)
  else if (draws && paints(tool)) {
    onRoomPointer(room, { do: 'stroke', phase: 'begin', point: middleOf(from) })
    give(room, 'end')
  } else onRoomPointer(room, { do: 'aim', point: middleOf(to) })
  return true
}

function give(room: MapRoom, phase: 'go' | 'end', keys: HeldKeys = {}): void {
  if (room.cursor) onRoomPointer(room, { do: 'stroke', phase, point: middleOf(room.cursor), ...keys })
}

/** Space at the cursor: a tap; for what goes from one square to another its beginning, then its end. */
function atCursor(room: MapRoom, keys: HeldKeys): boolean {
  room.cursor ??= [0, 0]
  const { cursor } = room
  const { tool, stroke, selecting } = room.hand
  if (TOUCHED[tool]) {
    room.hand = { ...room.hand, awaitsSide: true }
    return true
  }
  if (stroke || selecting) give(room, 'end', keys)
  else if (BETWEEN[tool]) onRoomPointer(room, { do: 'stroke', phase: 'begin', point: middleOf(cursor), ...keys })
  else onRoomPointer(room, { do: 'tap-square', at: cursor, point: middleOf(cursor), figure: null, secondary: false, ...keys })
  return true
}

/** The arrow after Space: the edge on that side of the cursor. */
function sideOf(room: MapRoom, side: Step): void {
  const { cursor, document } = room
  const { tool } = room.hand
  room.hand = { ...room.hand, awaitsSide: false }
  const touch = TOUCHED[tool]
  if (!cursor || !touch) return
  const edge = edgeOn(cursor, side)
  if (isOnMap(document.map, edge[1])) room.change(t.tools[tool], touch(room, edge))
}
