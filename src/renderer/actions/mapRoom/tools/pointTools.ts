/** Words on the map, and the line of fire that is asked about while one draws. */
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import { isOnMap } from '../../../../shared/contract/caseSquares.ts'
import type { Point } from '../../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import type { MapRoom } from '../../../model/mapRoom/mapRoom.svelte.ts'
import { keysHeld, squareOf, strokeTool, type RoomTool } from './roomTool.ts'

/** A touch this near to a label (in squares) means the label. */
const NEAR = 0.7

const half = (n: number): number => Math.round(n * 2) / 2

/** Which label is meant at this point; -1: none. */
const labelAt = ({ labels = [] }: MapFile, [px, py]: Point): number =>
  labels.findIndex(({ at: [x, y] }) => Math.hypot(x - px, y - py) <= NEAR)

export const label: RoomTool = strokeTool({
  id: 'label',
  key: 't',
  begin: (room) => ({ puts: true, draft: room.document }),
  go: (room) => room.document,
  tap(room, point) {
    const there = labelAt(room.document, point)
    room.editedLabel = there >= 0 ? there : (room.document.labels?.length ?? 0)
    if (there >= 0) return room.document
    return { ...room.document, labels: [...(room.document.labels ?? []), { at: [half(point[0]), half(point[1])], text: t.newLabel }] }
  },
  aim: (_room, point) => ({ squares: [squareOf(point)], edges: [] }),
  label: () => t.tools.label
})

/** Other words for a label; without words it goes. */
export function sayLabel(room: MapRoom, index: number, text: string): void {
  const labels = room.document.labels ?? []
  if (!labels[index]) return
  const next = text === '' ? labels.filter((_, at) => at !== index) : labels.map((one, at) => (at === index ? { ...one, text } : one))
  if (text === '') room.editedLabel = null
  room.change(t.tools.label, { ...room.document, labels: next.length > 0 ? next : undefined }, `label ${index}`)
}

export const ask: RoomTool = {
  id: 'ask',
  key: 'q',
  onPointer(room, act) {
    const point = act.do === 'stroke' || act.do === 'aim' ? act.point : act.do === 'tap-square' ? act.point : null
    if (!point) return act.do === 'aim'
    const at = squareOf(point)
    if (!isOnMap(room.document.map, at)) return true
    const begins = act.do === 'tap-square' || (act.do === 'stroke' && act.phase === 'begin')
    const from = begins ? at : (room.hand.line?.from ?? null)
    if (act.do === 'tap-square') room.cursor = at
    if (begins && keysHeld(room, act).shift) {
      room.hand = { ...room.hand, line: null, reach: at }
      return true
    }
    if (room.hand.reach && !begins) return true
    room.hand = { ...room.hand, line: from && { from, to: at }, reach: null }
    return true
  },
  onKey(room, { step }) {
    if (!step || !room.cursor || !room.hand.line) return false
    const to = [room.cursor[0] + step[0], room.cursor[1] + step[1]] as const
    if (!isOnMap(room.document.map, to)) return true
    room.cursor = to
    room.hand = { ...room.hand, line: { ...room.hand.line, to } }
    return true
  },
  cancel(room) {
    if (!room.hand.line && !room.hand.reach) return false
    room.hand = { ...room.hand, line: null, reach: null }
    return true
  },
  hint: ({ hand }) => (hand.variant === 'shift' || hand.reach ? t.hints.reach : t.hints.ask),
  name: () => t.tools.ask,
  cursor: () => ({ cursor: 'crosshair', strokes: true })
}
