/** What is in the hand over the map that is drawn: the tool, and all that it remembers. Putting it down leaves nothing behind. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import type { Region } from '../../../shared/mapEdit/region.ts'
import type { BoardHint, Point } from '../../../shared/scene/scene.ts'

/** In the order in which they stand on the screen. */
export const ROOM_TOOLS = [
  'brush',
  'rectangle',
  'line',
  'fill',
  'wall',
  'room',
  'barrier',
  'stairs',
  'door',
  'window',
  'gate',
  'label',
  'select',
  'stamp',
  'erase',
  'ask'
] as const
export type RoomToolId = (typeof ROOM_TOOLS)[number]

/** A stroke under way. Nothing of it is in the map before it ends. */
export interface RoomStroke {
  readonly from: Point
  readonly last: Point
  /** It puts something there; else it takes away. */
  readonly puts: boolean
  /** The map as it would be if the stroke ended now. */
  readonly draft: MapFile
}

export interface RoomHand {
  readonly tool: RoomToolId
  readonly stroke: RoomStroke | null
  /** What it would touch where the pointer is. */
  readonly aim: BoardHint | null
  /** The block that is selected: two corners. */
  readonly block: readonly [SquareXY, SquareXY] | null
  /** What was copied. */
  readonly region: Region | null
  /** The ends of the line that is asked about. */
  readonly line: { readonly from: SquareXY; readonly to: SquareXY } | null
  /** An arrow key says on which side of the cursor the wall stands. */
  readonly awaitsSide: boolean
}

export const handWith = (tool: RoomToolId, kept: Partial<Pick<RoomHand, 'block' | 'region'>> = {}): RoomHand => ({
  tool,
  stroke: null,
  aim: null,
  block: kept.block ?? null,
  region: kept.region ?? null,
  line: null,
  awaitsSide: false
})
