/**
 * A map as the checks of maps read it: `linejudge-map/2`, which is version 1 with what an author keeps beside the ground (openings,
 * counts from the print, pins). A file of version 1 reads as one without these. Nothing of it changes a ruling but the map itself.
 */
import * as v from 'valibot'
import type { Result } from '../../base/result.ts'
import { idText, listOf, oneOf, optionalText, text, whole } from '../../base/validate.ts'
import type { CaseMap, Segment } from '../../contract/case.ts'
import { caseMapSchema, segmentSchema } from '../../contract/mapSchema.ts'
import { parseDocument, type FormatFamily } from './version.ts'
import { specialTerrainSchema } from '../../rules/terrain/parseSpecialTerrain.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'

const MAP_FORMAT: FormatFamily = { name: 'linejudge-map', version: 2, upgrades: { 1: (json) => json } }

const MOST_PINS = 500
const MOST_COUNT = 1_000_000

/** A question about the map with what has to come of it. */
export interface Pin {
  readonly id: string
  readonly title?: string | undefined
  readonly ruleset?: string | undefined
  readonly figures?: readonly unknown[] | undefined
  readonly objects?: readonly unknown[] | undefined
  readonly ask: Readonly<Record<string, unknown>>
  /** What of the ruling must hold. */
  readonly expect: Readonly<Record<string, unknown>>
  readonly note?: string | undefined
}

export interface Opening {
  readonly edge: Segment
  readonly kind: 'door' | 'window' | 'gate'
  readonly state: 'open' | 'closed'
}

export interface MapDocument {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  readonly systems?: readonly string[] | undefined
  readonly map: CaseMap
  readonly specialTerrain: readonly SpecialTerrainRule[]
  readonly meta?: Readonly<Record<string, unknown>> | undefined
  readonly picture?: { readonly residual?: number | undefined; readonly grid?: readonly number[] | undefined } | undefined
  readonly openings?: readonly Opening[] | undefined
  readonly counts?: Counts | undefined
  readonly pins?: readonly Pin[] | undefined
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

const count = v.optional(whole(0, MOST_COUNT))

const pinSchema = v.looseObject({
  id: text(120),
  title: v.optional(optionalText(400)),
  ruleset: v.optional(text(80)),
  figures: v.optional(listOf(v.unknown(), 200)),
  objects: v.optional(listOf(v.unknown(), 200)),
  ask: v.looseObject({ kind: text(80) }),
  expect: v.looseObject({}),
  note: v.optional(optionalText(4000))
})

/** Unknown fields are kept. */
export const mapDocumentSchema = v.looseObject({
  format: v.literal('linejudge-map/2'),
  id: idText,
  name: text(120),
  description: v.optional(optionalText(2000)),
  systems: v.optional(listOf(idText, 20)),
  map: caseMapSchema,
  specialTerrain: v.optional(listOf(specialTerrainSchema, 60), []),
  meta: v.optional(v.looseObject({})),
  picture: v.optional(v.looseObject({ residual: v.optional(v.number()), grid: v.optional(listOf(v.number(), 9)) })),
  openings: v.optional(
    listOf(v.looseObject({ edge: segmentSchema, kind: oneOf(['door', 'window', 'gate']), state: oneOf(['open', 'closed']) }), 10_000)
  ),
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
  pins: v.optional(listOf(pinSchema, MOST_PINS))
}) satisfies v.BaseSchema<unknown, MapDocument, v.BaseIssue<unknown>>

/** A map document from parsed JSON, or every problem with its place. */
export const parseMapDocument = (json: unknown): Result<MapDocument> => parseDocument(json, MAP_FORMAT, mapDocumentSchema)
