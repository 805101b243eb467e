/** The fields of a map of Tiled: what is checked before anything is read. */
import * as v from 'valibot'
import { isRecord, listOf } from '../../base/validate.ts'
import { MOST_LAYERS, MOST_PARTS, MOST_TILES } from '../../json/limits.ts'

const number = v.pipe(v.number(), v.finite())
const whole = v.pipe(number, v.integer())

const property = v.looseObject({ name: v.string(), value: v.optional(v.unknown()) })
/** Before Tiled 1.2 an object with a field for each. */
const properties = v.nullish(v.lazy((found) => (isRecord(found) ? v.record(v.string(), v.unknown()) : listOf(property, 1000))))
export type Written = v.InferOutput<typeof properties>
/** Before Tiled 1.2 an object with a field for each tile, by its number; what a tile says is in `tileproperties` then. */
const tiles = v.nullish(
  v.lazy((found) => (isRecord(found) ? v.record(v.string(), v.unknown()) : listOf(v.looseObject({ id: whole, properties }), MOST_PARTS)))
)
/** By the number of the tile, each with what it says by name: as before Tiled 1.2, which had no `tiles` for that. */
const tileproperties = v.nullish(v.record(v.string(), v.record(v.string(), v.unknown())))
export const tileset = v.looseObject({
  name: v.optional(v.string()),
  firstgid: v.optional(whole),
  source: v.optional(v.string()),
  tiles,
  tileproperties
})
export type Tileset = v.InferOutput<typeof tileset>
const data = v.optional(v.lazy((found) => (typeof found === 'string' ? v.string() : listOf(number, MOST_TILES))))
const chunk = v.looseObject({ x: whole, y: whole, width: whole, height: whole, data })
export const object = v.looseObject({
  name: v.optional(v.string()),
  type: v.optional(v.string()),
  class: v.optional(v.string()),
  visible: v.optional(v.boolean()),
  x: number,
  y: number,
  width: v.optional(number),
  height: v.optional(number),
  polyline: v.optional(listOf(v.looseObject({ x: number, y: number }), MOST_PARTS)),
  polygon: v.optional(listOf(v.looseObject({ x: number, y: number }), MOST_PARTS)),
  text: v.optional(v.looseObject({ text: v.optional(v.string()) })),
  /** Degrees with the clock, round the place of the object. */
  rotation: v.optional(number),
  ellipse: v.optional(v.boolean()),
  point: v.optional(v.boolean()),
  capsule: v.optional(v.boolean()),
  gid: v.optional(number),
  template: v.optional(v.string()),
  properties
})
export const template = v.looseObject({ object: v.looseObject({ ...object.entries, x: v.optional(number), y: v.optional(number) }) })
const layerFields = {
  name: v.optional(v.string(), ''),
  type: v.string(),
  visible: v.optional(v.boolean()),
  x: v.optional(number),
  y: v.optional(number),
  width: v.optional(whole),
  height: v.optional(whole),
  encoding: v.optional(v.string()),
  compression: v.optional(v.string()),
  data,
  chunks: v.optional(listOf(chunk, MOST_PARTS)),
  objects: v.nullish(listOf(object, MOST_PARTS)),
  offsetx: v.nullish(number),
  offsety: v.nullish(number)
}
const flatLayer = v.looseObject(layerFields)
export interface Layer extends v.InferOutput<typeof flatLayer> {
  readonly layers?: readonly unknown[] | null | undefined
}
export const layer = v.looseObject({ ...layerFields, layers: v.nullish(listOf(v.unknown(), MOST_LAYERS)) })

export const schema = v.looseObject({
  orientation: v.optional(v.string()),
  infinite: v.optional(v.boolean()),
  width: whole,
  height: whole,
  tilewidth: v.pipe(number, v.minValue(1)),
  tileheight: v.pipe(number, v.minValue(1)),
  properties,
  tilesets: v.nullish(listOf(tileset, MOST_LAYERS)),
  layers: listOf(layer, MOST_LAYERS)
})
export type TiledMap = v.InferOutput<typeof schema>

export type Thing = v.InferOutput<typeof object>

export type Properties = ReadonlyMap<string, unknown>
export const listed = (all: Written): readonly { readonly name: string; readonly value?: unknown }[] =>
  isRecord(all) ? Object.entries(all).map(([name, value]) => ({ name, value })) : (all ?? [])
export const named = (all: Written): Properties => new Map(listed(all).map(({ name, value }) => [name, value]))
