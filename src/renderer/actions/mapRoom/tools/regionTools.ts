/** Selecting a block, and putting a copy of one somewhere else. */
import { isOnMap } from '../../../../shared/contract/caseSquares.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import { settled, withoutOpenings } from '../../../../shared/mapEdit/drawing.ts'
import { EDGE_KINDS, setEdges } from '../../../../shared/mapEdit/edges.ts'
import { copyRegion, stampRegion, turnRegion, type RegionTurn } from '../../../../shared/mapEdit/region.ts'
import { blockOf } from '../../../../shared/mapEdit/runs.ts'
import { wipe } from '../../../../shared/mapEdit/squares.ts'
import type { Point } from '../../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import { handWith } from '../../../model/mapRoom/hand.ts'
import type { MapRoom } from '../../../model/mapRoom/mapRoom.svelte.ts'
import { nearestSquare, squareOf, strokeTool, type RoomTool } from './roomTool.ts'

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
  onKey(room, { key }) {
    if (!room.hand.block) return false
    if (key === 'Delete' || key === 'Backspace') clearBlock(room)
    else if (/^[1-9]$/.test(key)) levelBlock(room, Number(key))
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

function levelBlock(room: MapRoom, level: number): void {
  const { block } = room.hand
  if (!block) return
  const region = copyRegion(room.document, ...block)
  const [a, b] = block
  const raised = { ...region, ground: region.ground.map((one) => ({ ...one, level })) }
  room.change(
    t.steps.paint(t.inks.elevated),
    stampRegion({ ...room.document, labels: undefined, pins: undefined }, raised, [Math.min(a[0], b[0]), Math.min(a[1], b[1])])
  )
}

/** Mirrors or turns what is in the hand. */
export function turnStamp(room: MapRoom, by: RegionTurn): void {
  if (room.hand.region) room.hand = { ...room.hand, region: turnRegion(room.hand.region, by), aim: null }
}

const corner = (room: MapRoom, point: Point): readonly [number, number] => {
  const [x, y] = squareOf(point)
  const [columns, rows] = room.hand.region?.size ?? [1, 1]
  return [x - Math.floor((columns - 1) / 2), y - Math.floor((rows - 1) / 2)]
}

const TURNS: Readonly<Record<string, RegionTurn>> = { x: 'mirror-x', y: 'mirror-y', z: 'turn' }

const stamping = strokeTool({
  id: 'stamp',
  key: 'v',
  begin: (room) => ({ puts: true, draft: room.document }),
  go: (room, _stroke, point) => (room.hand.region ? stampRegion(room.document, room.hand.region, corner(room, point)) : room.document),
  tap: (room, point) => (room.hand.region ? stampRegion(room.document, room.hand.region, corner(room, point)) : room.document),
  aim(room, point) {
    const { region } = room.hand
    if (!region) return null
    const [x, y] = corner(room, point)
    const squares = blockOf([x, y], [x + region.size[0] - 1, y + region.size[1] - 1]).filter((at) => isOnMap(room.document.map, at))
    return { squares, edges: [] }
  },
  label: () => t.tools.stamp
})

export const stamp: RoomTool = {
  ...stamping,
  onKey(room, { key }) {
    const by = TURNS[key.toLowerCase()]
    if (!by || !room.hand.region) return false
    turnStamp(room, by)
    return true
  }
}
