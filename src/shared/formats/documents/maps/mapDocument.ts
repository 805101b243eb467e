/**
 * Maps (`linejudge-map/2`, `*.map.json`): the ground, the special-terrain rules that it needs, and what an author keeps beside it:
 * where it comes from and who may have it, the picture under the grid, openings, labels, what was counted on the print, pins. A file
 * of version 1 reads as one without these. Nothing of it changes a ruling but the map itself. Unknown fields are kept everywhere.
 */
import * as v from 'valibot'
import { MOST_LABELS, MOST_PINS } from '../../../json/limits.ts'
import type { Result } from '../../../base/result.ts'
import { idText, listOf, oneOf, optionalText, text, whole } from '../../../base/validate.ts'
import { expects } from '../../../base/problem.ts'
import type { CaseMap, ClixCase, Segment, SquareXY } from '../../../contract/case.ts'
import { caseMapSchema, MOST_SQUARES, segmentSchema, squareSchema } from '../../../contract/mapSchema.ts'
import { parseDocument, type FormatFamily } from '../common/version.ts'
import { specialTerrainSchema } from '../../../rules/terrain/parseSpecialTerrain.ts'
import type { SpecialTerrainRule } from '../../../rules/vocabulary/specialTerrain.ts'

const MAP_FORMAT: FormatFamily = { name: 'linejudge-map', version: 2, upgrades: { 1: (json) => json } }

const MOST_COUNT = 1_000_000

/** Fields of a case, beside its map and its question, that a pin keeps: rulings rest on them. */
export const BESIDE_THE_QUESTION = [
  'figures',
  'objects',
  'conditions',
  'teams',
  'grenadePool',
  'pending',
  'turn'
] as const satisfies readonly (keyof ClixCase)[]

/** A question about the map with what has to come of it. */
export interface Pin {
  readonly id: string
  readonly title?: string | undefined
  readonly ruleset?: string | undefined
  readonly figures?: readonly unknown[] | undefined
  readonly objects?: readonly unknown[] | undefined
  readonly conditions?: readonly unknown[] | undefined
  readonly teams?: Readonly<Record<string, unknown>> | undefined
  readonly grenadePool?: Readonly<Record<string, unknown>> | undefined
  readonly pending?: readonly unknown[] | undefined
  readonly turn?: Readonly<Record<string, unknown>> | undefined
  readonly ask: Readonly<Record<string, unknown>>
  /** What of the ruling must hold, by its fields; `rule` is the rule of its first reason. */
  readonly expect: Readonly<Record<string, unknown>>
  readonly note?: string | undefined
}

export const OPENING_KINDS = ['door', 'window', 'gate'] as const
export const OPENING_STATES = ['open', 'closed'] as const

/** A door, window or gate as a mark on an edge. Closed: its edge is a wall as well. */
export interface Opening {
  readonly edge: Segment
  readonly kind: (typeof OPENING_KINDS)[number]
  readonly state: (typeof OPENING_STATES)[number]
}

/** Words on the board, at a point in squares. */
export interface MapLabel {
  readonly at: readonly [x: number, y: number]
  readonly text: string
}

export const MAP_KINDS = ['outdoor', 'indoor', 'mixed'] as const
export const MAP_PERMISSIONS = ['own drawing', 'own photo', 'free to share'] as const
export const MAP_SOURCES = ['drawn', 'photo', 'scan', 'imported'] as const

/** Somebody counted a printed map against it. It holds for one revision. */
export interface Verified {
  readonly by: string
  /** Day: ISO 8601. */
  readonly on: string
  readonly revision: number
}

export interface MapMeta {
  readonly [field: string]: unknown
  readonly set?: string | undefined
  readonly number?: string | undefined
  readonly year?: number | undefined
  readonly side?: string | undefined
  /** One of MAP_KINDS where the app wrote it. */
  readonly kind?: string | undefined
  readonly author?: string | undefined
  /** One of MAP_SOURCES where the app wrote it. */
  readonly source?: string | undefined
  /** One of MAP_PERMISSIONS where the app wrote it. */
  readonly permission?: string | undefined
  /** Counts up with each sitting that changed the map. */
  readonly revision?: number | undefined
  /** Day: ISO 8601. */
  readonly changed?: string | undefined
  readonly verified?: readonly Verified[] | undefined
}

/** A corner of the grid, in squares, and where it lies in the picture, in pixels. */
export interface PictureMark {
  readonly square: readonly [x: number, y: number]
  readonly pixel: readonly [x: number, y: number]
}

/** The picture under the grid. Its bytes lie beside the map, by their content. */
export interface MapPicture {
  readonly [field: string]: unknown
  /** `sha256-` with the sum of its bytes and an ending; another text: a file that was never there. */
  readonly file?: string | undefined
  readonly kind?: string | undefined
  /** Pixels. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Squares to pixels, homogeneous, row by row. */
  readonly grid?: readonly number[] | undefined
  /** Pixels: the largest of the marks. */
  readonly residual?: number | undefined
  readonly marks?: readonly PictureMark[] | undefined
  /** 0 to 1. */
  readonly opacity?: number | undefined
  /** What its colours left in doubt when the map was made of it, drawn or not, the least sure first. */
  readonly doubtful?: Doubtful | undefined
}

/** Of which counts squares can be in doubt; of walls edges are. */
export const DOUBTED = ['hindering', 'blocking', 'water', 'elevated', 'indoor', 'starting'] as const

export type Doubtful = Readonly<Partial<Record<(typeof DOUBTED)[number], readonly SquareXY[] | undefined>>> & {
  readonly [field: string]: unknown
  readonly walls?: readonly Segment[] | undefined
}

/** What the author counted on the print. */
export interface Counts {
  readonly [kind: string]: unknown
  readonly hindering?: number | undefined
  readonly blocking?: number | undefined
  readonly water?: number | undefined
  readonly elevated?: number | undefined
  readonly indoor?: number | undefined
  readonly walls?: number | undefined
  readonly barriers?: number | undefined
  readonly stairs?: number | undefined
  /** Areas, squares. */
  readonly starting?: readonly [number, number] | undefined
}

/** A map as the checks read it. */
export interface MapDocument {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  /** Which systems the map suits. */
  readonly systems?: readonly string[] | undefined
  readonly map: CaseMap
  /** Special-terrain rules that this map needs and that are not built in. */
  readonly specialTerrain: readonly SpecialTerrainRule[]
  readonly meta?: MapMeta | undefined
  readonly picture?: MapPicture | undefined
  readonly openings?: readonly Opening[] | undefined
  readonly labels?: readonly MapLabel[] | undefined
  readonly counts?: Counts | undefined
  readonly pins?: readonly Pin[] | undefined
  /** What other programs wrote and nothing of ours means, by the name of their format: for the way back. */
  readonly foreign?: Readonly<Record<string, unknown>> | undefined
}

/** A map as files, packs and the library hold it. */
export interface MapFile extends MapDocument {
  readonly format: 'linejudge-map/2'
  readonly description: string
  readonly systems: readonly string[]
}

const count = v.optional(whole(0, MOST_COUNT))
const words = v.optional(optionalText(200))
const point = v.strictTuple([v.number(), v.number()])

const pinSchema = v.looseObject({
  id: text(120),
  title: v.optional(optionalText(400)),
  ruleset: v.optional(text(80)),
  figures: v.optional(listOf(v.unknown(), 200)),
  objects: v.optional(listOf(v.unknown(), 200)),
  conditions: v.optional(listOf(v.unknown(), 200)),
  teams: v.optional(v.looseObject({})),
  grenadePool: v.optional(v.looseObject({})),
  pending: v.optional(listOf(v.unknown(), 200)),
  turn: v.optional(v.looseObject({})),
  ask: v.looseObject({ kind: text(80) }),
  expect: v.looseObject({}),
  note: v.optional(optionalText(4000))
})

const metaSchema = v.looseObject({
  set: words,
  number: words,
  year: v.optional(whole(1900, 9999)),
  side: words,
  kind: words,
  author: words,
  source: words,
  permission: words,
  revision: v.optional(whole(0, MOST_COUNT)),
  changed: words,
  verified: v.optional(listOf(v.looseObject({ by: optionalText(200), on: optionalText(40), revision: whole(0, MOST_COUNT) }), 100))
})

const doubted = v.optional(listOf(squareSchema, MOST_SQUARES * MOST_SQUARES))

const pictureSchema = v.looseObject({
  file: v.optional(optionalText(400)),
  kind: words,
  width: count,
  height: count,
  grid: v.optional(listOf(v.number(), 9)),
  residual: v.optional(v.number()),
  marks: v.optional(listOf(v.looseObject({ square: point, pixel: point }), 200)),
  opacity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  doubtful: v.optional(
    v.looseObject({
      hindering: doubted,
      blocking: doubted,
      water: doubted,
      elevated: doubted,
      indoor: doubted,
      starting: doubted,
      walls: v.optional(listOf(segmentSchema, MOST_SQUARES * MOST_SQUARES))
    })
  )
})

const anyObject = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  expects('expected.any-object', {})
)

export const mapFileSchema = v.looseObject({
  format: v.literal('linejudge-map/2'),
  id: idText,
  name: text(120),
  description: v.optional(optionalText(2000), ''),
  systems: v.optional(listOf(idText, 20), []),
  map: caseMapSchema,
  specialTerrain: v.optional(listOf(specialTerrainSchema, 60), []),
  meta: v.optional(metaSchema),
  picture: v.optional(pictureSchema),
  openings: v.optional(listOf(v.looseObject({ edge: segmentSchema, kind: oneOf(OPENING_KINDS), state: oneOf(OPENING_STATES) }), 10_000)),
  labels: v.optional(listOf(v.looseObject({ at: point, text: text(200) }), MOST_LABELS)),
  counts: v.optional(
    v.looseObject({
      hindering: count,
      blocking: count,
      water: count,
      elevated: count,
      indoor: count,
      walls: count,
      barriers: count,
      stairs: count,
      starting: v.optional(v.strictTuple([whole(0, MOST_COUNT), whole(0, MOST_COUNT)]))
    })
  ),
  pins: v.optional(listOf(pinSchema, MOST_PINS)),
  foreign: v.optional(anyObject)
}) satisfies v.BaseSchema<unknown, MapFile, v.BaseIssue<unknown>>

/** A map from parsed JSON, in the present version, or every problem with its place. */
export const parseMapDocument = (json: unknown): Result<MapFile> => parseDocument(json, MAP_FORMAT, mapFileSchema)
