/** Selecting squares, and putting a copy of them somewhere else. */
import type { SquareXY, Step } from '../../../../shared/contract/case.ts'
import { isOnMap, squareKey } from '../../../../shared/contract/caseSquares.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import { settled, withoutOpenings } from '../../../../shared/mapEdit/drawing.ts'
import { EDGE_KINDS, setEdges } from '../../../../shared/mapEdit/edges.ts'
import { joinedSquares } from '../../../../shared/mapEdit/fill.ts'
import { copyRegion, stampRegion, turnRegion, withoutLabels, type RegionTurn } from '../../../../shared/mapEdit/region.ts'
import { blockOf } from '../../../../shared/mapEdit/runs.ts'
import { GROUND_LEVEL, groundOf, setGround, TOP_LEVEL, wipe } from '../../../../shared/mapEdit/squares.ts'
import type { BoardHint, HeldKeys, Point, StrokePhase } from '../../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import { handWith } from '../../../model/mapRoom/hand.ts'
import type { MapRoom } from '../../../model/mapRoom/mapRoom.svelte.ts'
import { keysHeld, middleOf, nearestSquare, squareOf, strokeTool, type RoomTool } from './roomTool.ts'

export const select: RoomTool = {
  id: 'select',
  key: 'm',
  onPointer(room, act) {
    if (act.do === 'tap-square') {
      room.cursor = act.at
      const keys = keysHeld(room, act)
      // What is joined and drawn alike: also by the second button and a long press, where there is no key to hold.
      const isWand = keys.command === true || act.secondary
      selectAlso(room, isWand ? joinedSquares(room.document.map, act.at) : [act.at], keys)
      return true
    }
    if (act.do !== 'stroke') return false
    const at = nearestSquare(room.document, act.point)
    if (act.phase === 'begin') {
      const { shift, alt } = keysHeld(room, act)
      const before = shift || alt ? room.hand.selected : []
      room.hand = { ...room.hand, selecting: { from: at, before, adds: !alt, withShift: false } }
    }
    if (act.phase === 'leave') leaveSelecting(room)
    drawSelection(room, at)
    if (act.phase === 'end') room.hand = { ...room.hand, selecting: null }
    return true
  },
  onKey(room, { key, shift, alt }) {
    if (room.hand.selected.length === 0) return false
    if (key === 'Delete' || key === 'Backspace') clearSelected(room)
    else if (/^[1-9]$/.test(key))
      levelSelected(room, shift ? (now) => now + Number(key) : alt ? (now) => now - Number(key) : () => Number(key))
    else return false
    return true
  },
  cancel(room) {
    const { selected, selecting } = room.hand
    if (selected.length === 0 && !selecting) return false
    room.hand = { ...room.hand, selected: selecting?.before ?? [], selecting: null }
    return true
  },
  hint: () => t.hints.select,
  name: () => t.tools.select,
  cursor: () => ({ cursor: 'crosshair', strokes: true })
}

/** Selects these squares: in the place of what was, with Shift besides, with Alt no longer. */
function selectAlso(room: MapRoom, squares: readonly SquareXY[], { shift, alt }: HeldKeys): void {
  const before = shift || alt ? room.hand.selected : []
  room.hand = { ...room.hand, selected: combined(before, squares, !alt), selecting: null }
}

function combined(before: readonly SquareXY[], squares: readonly SquareXY[], adds: boolean): readonly SquareXY[] {
  const meant = new Set(squares.map(squareKey))
  const others = before.filter((at) => !meant.has(squareKey(at)))
  return adds ? [...others, ...squares] : others
}

/** What was selected before the block was begun is selected again. */
function leaveSelecting(room: MapRoom): void {
  const { selecting } = room.hand
  if (selecting) room.hand = { ...room.hand, selected: selecting.before, selecting: null }
}

function drawSelection(room: MapRoom, to: SquareXY): void {
  const { selecting } = room.hand
  if (!selecting) return
  room.hand = { ...room.hand, selected: combined(selecting.before, blockOf(selecting.from, to), selecting.adds) }
}

/** The cursor has gone from one square to another by an arrow key: a block that was begun goes with it, and Shift begins one. */
export function selectByKeys(room: MapRoom, from: SquareXY, to: SquareXY, shift: boolean): void {
  const { selecting } = room.hand
  if (selecting?.withShift && !shift) room.hand = { ...room.hand, selecting: null }
  else if (!selecting && shift) room.hand = { ...room.hand, selecting: { from, before: [], adds: true, withShift: true } }
  drawSelection(room, to)
}

/** Copies what is selected and takes the copy into the hand. */
export function copySelected(room: MapRoom): void {
  const selected = room.hand.selected.filter((at) => isOnMap(room.document.map, at))
  if (selected.length === 0) return
  room.hand = handWith('stamp', { selected, region: copyRegion(room.document, selected) })
}

/** Takes everything off the selected squares, words too, with the edges between them. */
export function clearSelected(room: MapRoom): void {
  const { selected } = room.hand
  if (selected.length > 0) room.change(t.steps.clearBlock, cleared(room.document, selected))
}

function cleared(document: MapFile, squares: readonly (readonly [number, number])[]): MapFile {
  const inside = new Set(squares.map(String))
  const within = ([a, b]: readonly [readonly [number, number], readonly [number, number]]): boolean =>
    inside.has(String(a)) && inside.has(String(b))
  let map = wipe(document.map, squares)
  for (const kind of EDGE_KINDS) map = setEdges(map, kind, (map[kind] ?? []).filter(within), false)
  const gone = (document.openings ?? []).map(({ edge }) => edge).filter(within)
  return settled(withoutLabels(withoutOpenings({ ...document, map }, gone), squares))
}

function levelSelected(room: MapRoom, level: (now: number) => number): void {
  const { document } = room
  const ground = room.hand.selected.map((at) => {
    const now = groundOf(document.map, at)
    return { ...now, level: Math.min(TOP_LEVEL, Math.max(GROUND_LEVEL, level(now.level))) }
  })
  const map = setGround(document.map, ground)
  room.change(t.steps.paint(t.inks.elevated), map === document.map ? document : { ...document, map })
}

/** Mirrors or turns what is in the hand. */
export function turnStamp(room: MapRoom, by: RegionTurn): void {
  if (room.hand.region) room.hand = { ...room.hand, region: turnRegion(room.hand.region, by), aim: null }
}

/** Where the copy goes whose middle is at a point: its upper left square. */
const cornerAt = (room: MapRoom, point: Point): SquareXY => {
  const [x, y] = squareOf(point)
  const [columns, rows] = room.hand.region?.size ?? [1, 1]
  return [x - Math.floor((columns - 1) / 2), y - Math.floor((rows - 1) / 2)]
}
const stampAt = (room: MapRoom, corner: SquareXY) =>
  room.hand.region ? stampRegion(room.document, room.hand.region, corner) : room.document

/** The squares that the copy would lie on. */
function lain({ hand: { region }, document }: MapRoom, [x, y]: SquareXY): BoardHint | null {
  if (!region) return null
  const squares = region.ground.map(({ at }): SquareXY => [at[0] + x, at[1] + y]).filter((at) => isOnMap(document.map, at))
  return { squares, edges: [] }
}

const TURNS: Readonly<Record<string, RegionTurn>> = { x: 'mirror-x', y: 'mirror-y', z: 'turn' }

const stamping = strokeTool({
  id: 'stamp',
  key: 'v',
  begin: (room) => ({ puts: true, draft: room.document }),
  go: (room, _stroke, point) => stampAt(room, cornerAt(room, point)),
  tap: (room, point) => stampAt(room, cornerAt(room, point)),
  aim: (room, point) => lain(room, cornerAt(room, point)),
  label: () => t.tools.stamp
})

/** A touch takes what lies there instead of putting a copy down: the second button, with Alt, and as long as nothing is copied. */
const takes = (room: MapRoom, act: HeldKeys & { readonly secondary?: boolean }): boolean =>
  act.secondary === true || room.hand.region === null || keysHeld(room, act).alt === true

/** Takes a square of the map as the stamp; of what is selected all of it. */
function takeStamp(room: MapRoom, at: SquareXY): void {
  const isSelected = room.hand.selected.some((one) => squareKey(one) === squareKey(at))
  if (!isSelected) room.hand = { ...room.hand, selected: [at] }
  copySelected(room)
}

/** A block under a stroke, taken as the stamp where the stroke ends. */
function takeBlock(room: MapRoom, { phase, point }: { readonly phase: StrokePhase; readonly point: Point }): void {
  const at = nearestSquare(room.document, point)
  if (phase === 'begin') room.hand = { ...room.hand, aim: null, selecting: { from: at, before: [], adds: true, withShift: false } }
  if (phase === 'leave') leaveSelecting(room)
  // Escape has left it.
  if (!room.hand.selecting) return
  drawSelection(room, at)
  if (phase === 'end') copySelected(room)
}

export const stamp: RoomTool = {
  ...stamping,
  onPointer(room, act) {
    if (act.do === 'tap-square' && takes(room, act)) {
      room.cursor = act.at
      takeStamp(room, act.at)
      return true
    }
    if (act.do === 'stroke' && (act.phase === 'begin' ? takes(room, act) : room.hand.stroke === null)) {
      takeBlock(room, act)
      return true
    }
    // The pointer takes the copy up again from where the keys have pushed it.
    if (room.hand.corner && 'point' in act && act.point) room.hand = { ...room.hand, corner: null }
    return stamping.onPointer(room, act)
  },
  onKey(room, { key, step, shift }) {
    const { region } = room.hand
    if (!region) return false
    const by = TURNS[key.toLowerCase()]
    if (by) turnStamp(room, by)
    else if (step) nudge(room, step, shift ? 5 : 1)
    else if ((key === ' ' || key === 'Enter') && room.hand.corner) room.change(t.tools.stamp, stampAt(room, room.hand.corner))
    else return false
    return true
  },
  cursor: () => ({ cursor: 'crosshair', strokes: true, takes: true }),
  cancel(room) {
    const { corner, selecting } = room.hand
    if (!corner && !selecting) return stamping.cancel(room)
    room.hand = { ...room.hand, corner: null, selecting: null, ...(selecting && { selected: selecting.before }) }
    return true
  },
  hint: ({ hand: { region, variant } }) => (region === null || variant === 'alt' ? t.hints.takeStamp : t.hints.stamp),
  preview: (room) => (room.hand.corner ? lain(room, room.hand.corner) : (stamping.preview?.(room) ?? null))
}

/** Pushes what was copied, before it is put down: from the cursor, or from where it was copied. */
function nudge(room: MapRoom, [dx, dy]: Step, by: number): void {
  const { corner, selected, region } = room.hand
  const copied: SquareXY = selected.reduce(([left, top], at) => [Math.min(left, at[0]), Math.min(top, at[1])], selected[0] ?? [0, 0])
  const [x, y] = corner ?? (room.cursor ? cornerAt(room, middleOf(room.cursor)) : copied)
  const { size } = room.document.map
  const [columns, rows] = region?.size ?? [1, 1]
  // A part of it stays on the map.
  const within = (at: number, most: number, own: number): number => Math.min(most - 1, Math.max(1 - own, at))
  room.hand = { ...room.hand, corner: [within(x + dx * by, size[0], columns), within(y + dy * by, size[1], rows)], aim: null }
}
