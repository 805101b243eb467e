/** What a tool of the map room is: a tool of a board whose strokes are drafts, and in the map only when they end. */
import type { SquareXY } from '../../../../shared/contract/case.ts'
import { isOnMap } from '../../../../shared/contract/caseSquares.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import type { BoardHint, BoardIntent, BoardTool, HeldKeys, Point } from '../../../../shared/scene/scene.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import type { RoomStroke, RoomToolId } from '../../../model/mapRoom/hand.ts'
import type { MapRoom } from '../../../model/mapRoom/mapRoom.svelte.ts'
import type { Tool } from '../../tools/tool.ts'

export type RoomTool = Tool<MapRoom, BoardIntent> & {
  readonly id: RoomToolId
  /** The letter that takes it into the hand. */
  readonly key: string
}

export const squareOf = ([px, py]: Point): SquareXY => [Math.floor(px), Math.floor(py)]
export const middleOf = ([x, y]: SquareXY): Point => [x + 0.5, y + 0.5]

/** A square of the map as near to the point as there is one. */
export function nearestSquare({ map: { size } }: MapFile, [px, py]: Point): SquareXY {
  return [Math.min(size[0] - 1, Math.max(0, Math.floor(px))), Math.min(size[1] - 1, Math.max(0, Math.floor(py)))]
}

/** The keys that are held, or that the chosen variant of the tool stands for. */
export const keysHeld = ({ hand: { variant } }: MapRoom, { shift, alt, command }: HeldKeys): HeldKeys => ({
  ...((shift ?? variant === 'shift') && { shift: true }),
  ...((alt ?? variant === 'alt') && { alt: true }),
  ...(command && { command })
})

/** What a tool of strokes does; each gives a map and changes none. */
export interface StrokeWork {
  readonly id: RoomToolId
  readonly key: string
  /** Where a stroke begins: whether it puts or takes away, and the map as it is then. */
  readonly begin: (room: MapRoom, point: Point, keys: HeldKeys) => Pick<RoomStroke, 'puts' | 'draft'>
  /** The stroke has come to this point. */
  readonly go: (room: MapRoom, stroke: RoomStroke, point: Point, keys: HeldKeys) => MapFile
  /** A touch without a stroke. */
  readonly tap: (room: MapRoom, point: Point, keys: HeldKeys) => MapFile
  /** What a touch here would change. */
  readonly aim: (room: MapRoom, point: Point) => BoardHint | null
  /** The pointer's second button, or a long press. */
  readonly pick?: (room: MapRoom, point: Point) => void
  /** What the next touch does, where that is not always the same. */
  readonly hint?: (room: MapRoom) => string
  /** What was done, for undo. */
  readonly label: (room: MapRoom) => string
}

const STROKES: BoardTool = { cursor: 'crosshair', strokes: true }

/** A tool out of what its strokes do. */
export function strokeTool(work: StrokeWork): RoomTool {
  const { id, key } = work
  return {
    id,
    key,
    onPointer(room, act) {
      switch (act.do) {
        case 'aim': {
          const isOn = act.point !== null && isOnMap(room.document.map, squareOf(act.point))
          room.hand = { ...room.hand, aim: act.point && isOn ? work.aim(room, act.point) : null }
          return true
        }
        case 'tap-square':
          room.cursor = act.at
          if (act.secondary) work.pick?.(room, act.point)
          else room.change(work.label(room), work.tap(room, act.point, keysHeld(room, act)))
          return true
        case 'stroke':
          stroke(room, act)
          return true
        default:
          return false
      }
    },
    cancel(room) {
      if (room.hand.stroke === null) return false
      room.hand = { ...room.hand, stroke: null, aim: null }
      return true
    },
    hint: (room) => work.hint?.(room) ?? t.hints[id],
    name: () => t.tools[id],
    cursor: () => STROKES,
    preview: (room) => room.hand.aim
  }

  function stroke(room: MapRoom, act: Extract<BoardIntent, { readonly do: 'stroke' }>): void {
    const { phase, point } = act
    const keys = keysHeld(room, act)
    const held = room.hand.stroke
    if (phase === 'begin') {
      room.hand = { ...room.hand, aim: null, stroke: { ...work.begin(room, point, keys), from: point, last: point } }
      return
    }
    // Escape has left it.
    if (held === null) return
    if (phase === 'leave') {
      room.hand = { ...room.hand, stroke: null }
      return
    }
    const draft = work.go(room, held, point, keys)
    room.hand = { ...room.hand, stroke: phase === 'end' ? null : { ...held, last: point, draft } }
    if (phase === 'end') room.change(work.label(room), draft)
  }
}
