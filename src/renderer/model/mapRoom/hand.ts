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

/** What a tool does as it is, and what it does with Shift or with Alt held: also chosen by a button, for fingers. */
export const VARIANTS = ['plain', 'shift', 'alt'] as const
export type Variant = (typeof VARIANTS)[number]

/** The tools that do something else with these keys. */
export const VARIANTS_OF: Partial<Readonly<Record<RoomToolId, readonly Variant[]>>> = {
  brush: VARIANTS,
  rectangle: VARIANTS,
  line: ['plain', 'shift'],
  fill: VARIANTS,
  wall: VARIANTS,
  barrier: VARIANTS,
  select: VARIANTS,
  stamp: ['plain', 'alt'],
  ask: ['plain', 'shift']
}

export interface Selecting {
  readonly from: SquareXY
  /** What was selected before, to which the block comes or from which it goes. */
  readonly before: readonly SquareXY[]
  readonly adds: boolean
  /** Only as long as the arrows come with Shift. */
  readonly withShift: boolean
}

export interface RoomHand {
  readonly tool: RoomToolId
  readonly variant: Variant
  readonly stroke: RoomStroke | null
  /** What it would touch where the pointer is. */
  readonly aim: BoardHint | null
  /** The squares that are selected, none twice; empty: nothing is. */
  readonly selected: readonly SquareXY[]
  /** The block that is being selected; null: none is. */
  readonly selecting: Selecting | null
  /** What was copied. */
  readonly region: Region | null
  /** How many squares a fill would paint, where only that is asked. */
  readonly counted: number | null
  /** From where the way of a plain figure is asked about. */
  readonly reach: SquareXY | null
  /** The upper left square of what was copied, before it is put down by keys; null: the pointer carries it. */
  readonly corner: SquareXY | null
  /** The ends of the line that is asked about. */
  readonly line: { readonly from: SquareXY; readonly to: SquareXY } | null
  /** An arrow key says on which side of the cursor the wall stands. */
  readonly awaitsSide: boolean
}

export const handWith = (tool: RoomToolId, kept: Partial<Pick<RoomHand, 'selected' | 'region'>> = {}): RoomHand => ({
  tool,
  variant: 'plain',
  counted: null,
  reach: null,
  corner: null,
  stroke: null,
  aim: null,
  selected: kept.selected ?? [],
  selecting: null,
  region: kept.region ?? null,
  line: null,
  awaitsSide: false
})
