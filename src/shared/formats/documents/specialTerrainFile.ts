/** Special-terrain files (`linejudge-special-terrain/1`): one rule each. */
import * as v from 'valibot'
import type { Result } from '../../base/result.ts'
import { specialTerrainSchema } from '../../rules/terrain/parseSpecialTerrain.ts'
import type { SpecialTerrainFile } from './documents.ts'
import { parseDocument, type FormatFamily } from './version.ts'
import { writeJson } from '../../json/writeJson.ts'

const SPECIAL_TERRAIN_FORMAT: FormatFamily = {
  name: 'linejudge-special-terrain',
  version: 1,
  upgrades: {}
}

/** Unknown fields beside the rule are kept, those inside it refused. */
export const specialTerrainFileSchema = v.looseObject({
  format: v.literal('linejudge-special-terrain/1'),
  rule: specialTerrainSchema
}) satisfies v.BaseSchema<unknown, SpecialTerrainFile, v.BaseIssue<unknown>>

/** A special-terrain file from parsed JSON, or every problem with its place. */
export const parseSpecialTerrainFile = (json: unknown): Result<SpecialTerrainFile> =>
  parseDocument(json, SPECIAL_TERRAIN_FORMAT, specialTerrainFileSchema)

/** The text of a special-terrain file; the same document gives the same bytes. Throws where `file` is not valid. */
export const formatSpecialTerrainFile = (file: SpecialTerrainFile): string => writeJson(v.parse(specialTerrainFileSchema, file))
