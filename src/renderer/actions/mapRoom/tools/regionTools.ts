/** Selecting a block, and putting a copy of one somewhere else. */
import type { SquareXY, Step } from '../../../../shared/contract/case.ts'
import { isOnMap } from '../../../../shared/contract/caseSquares.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import { settled, withoutOpenings } from '../../../../shared/mapEdit/drawing.ts'
import { EDGE_KINDS, setEdges } from '../../../../shared/mapEdit/edges.ts'
import { copyRegion, stampRegion, turnRegion, type RegionTurn } from '../../../../shared/mapEdit/region.ts'
import { blockOf } from '../../../../shared/mapEdit/runs.ts'
import { GROUND_LEVEL, groundOf, setGround, TOP_LEVEL, wipe } from '../../../../shared/mapEdit/squares.ts'
import type { BoardHint, Point } from '../../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import { handWith } from '../../../model/mapRoom/hand.ts'
import type { MapRoom } from '../../../model/mapRoom/mapRoom.svelte.ts'
import { middleOf, nearestSquare, squareOf, strokeTool, type RoomTool } from './roomTool.ts'

export const select: RoomTool = {
  id: 'select',
  key: 'm',
  onPointer(room, act) {
    if (act.do === 'tap-square') {
      room.cursor = act.at
      room.hand = { ...room.hand, block: [act.at, act.at] }
      return true
    }
    if (act.do !== 'stroke') return false
    const at = nearestSquare(room.document, act.point)
    const from = act.phase === 'begin' ? at : (room.hand.block?.[0] ?? at)
    room.hand = { ...room.hand, block: [from, at] }
    return true
  },
  onKey(room, { key, shift, alt }) {
    if (!room.hand.block) return false
    if (key === 'Delete' || key === 'Backspace') clearBlock(room)
    else if (/^[1-9]$/.test(key))
      levelBlock(room, shift ? (now) => now + Number(key) : alt ? (now) => now - Number(key) : () => Number(key))
    else return false
    return true
  },
  cancel(room) {
    if (!room.hand.block) return false
    room.hand = { ...room.hand, block: null }
    return true
  },
  hint: () => t.hints.select,
  name: () => t.tools.select,
  cursor: () => ({ cursor: 'crosshair', strokes: true })
}

/** Copies what is selected and takes the copy into the hand. */
export function copyBlock(room: MapRoom): void {
  const { block } = room.hand
  if (!block) return
  room.hand = handWith('stamp', { block, region: copyRegion(room.document, ...block) })
}

/** Takes everything off the selected squares, with the edges between them. */
export function clearBlock(room: MapRoom): void {
  const { block } = room.hand
  if (block) room.change(t.steps.clearBlock, cleared(room.document, blockOf(...block)))
}

function cleared(document: MapFile, squares: readonly (readonly [number, number])[]): MapFile {
  const inside = new Set(squares.map(String))
  const within = ([a, b]: readonly [readonly [number, number], readonly [number, number]]): boolean =>
    inside.has(String(a)) && inside.has(String(b))
  let map = wipe(document.map, squares)
  for (const kind of EDGE_KINDS) map = setEdges(map, kind, (map[kind] ?? []).filter(within), false)
  const gone = (document.openings ?? []).map(({ edge }) => edge).filter(within)
  return settled(withoutOpenings({ ...document, map }, gone))
}

function levelBlock(room: MapRoom, level: (now: number) => number): void {
  const { block } = room.hand
  if (!block) return
  const { document } = room
  const ground = blockOf(...block).map((at) => {
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
  const squares = blockOf([x, y], [x + region.size[0] - 1, y + region.size[1] - 1]).filter((at) => isOnMap(document.map, at))
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

export const stamp: RoomTool = {
  ...stamping,
  onPointer(room, act) {
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
  cancel(room) {
    if (!room.hand.corner) return stamping.cancel(room)
    room.hand = { ...room.hand, corner: null }
    return true
  },
  preview: (room) => (room.hand.corner ? lain(room, room.hand.corner) : (stamping.preview?.(room) ?? null))
}

/** Pushes what was copied, before it is put down: from the cursor, or from where it was copied. */
function nudge(room: MapRoom, [dx, dy]: Step, by: number): void {
  const { corner, block, region } = room.hand
  const copied: SquareXY = block ? [Math.min(block[0][0], block[1][0]), Math.min(block[0][1], block[1][1])] : [0, 0]
  const [x, y] = corner ?? (room.cursor ? cornerAt(room, middleOf(room.cursor)) : copied)
  const { size } = room.document.map
  const [columns, rows] = region?.size ?? [1, 1]
  // A part of it stays on the map.
  const within = (at: number, most: number, own: number): number => Math.min(most - 1, Math.max(1 - own, at))
  room.hand = { ...room.hand, corner: [within(x + dx * by, size[0], columns), within(y + dy * by, size[1], rows)], aim: null }
}
