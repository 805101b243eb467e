/** Map files (`linejudge-map/1`, `*.map.json`): a map, its name, and the special-terrain rules that come with it. */
import * as v from 'valibot'
import type { Result } from '../../base/result.ts'
import { specialTerrainSchema } from '../../rules/terrain/parseSpecialTerrain.ts'
import { idText, listOf, optionalText, text } from '../../base/validate.ts'
import type { MapFile } from './documents.ts'
import { caseMapSchema } from '../../contract/mapSchema.ts'
import { parseDocument, type FormatFamily } from './version.ts'
import { writeJson } from '../../json/writeJson.ts'

const MAP_FORMAT: FormatFamily = { name: 'linejudge-map', version: 1, upgrades: {} }

/** Unknown fields are kept here and in the map, but refused in the special-terrain rules. */
export const mapFileSchema = v.looseObject({
  format: v.literal('linejudge-map/1'),
  id: idText,
  name: text(120),
  description: optionalText(2000),
  systems: listOf(idText, 20),
  map: caseMapSchema,
  specialTerrain: listOf(specialTerrainSchema, 60)
}) satisfies v.BaseSchema<unknown, MapFile, v.BaseIssue<unknown>>

/** A map file from parsed JSON, or every problem with its place. */
export const parseMapFile = (json: unknown): Result<MapFile> => parseDocument(json, MAP_FORMAT, mapFileSchema)

/** The text of a map file; the same document gives the same bytes. Throws where `file` is not a valid one. */
export const formatMapFile = (file: MapFile): string => writeJson(v.parse(mapFileSchema, file))
