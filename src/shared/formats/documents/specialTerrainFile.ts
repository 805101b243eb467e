/** Special-terrain files (`linejudge-special-terrain/2`): one rule each. A rule that says nothing new is written as version 1. */
import * as v from 'valibot'
import { ok, type Result } from '../../base/result.ts'
import { oneOf } from '../../base/validate.ts'
import { specialTerrainSchema } from '../../rules/terrain/parseSpecialTerrain.ts'
import type { SpecialTerrainRule, TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import type { SpecialTerrainFile } from './documents.ts'
import { parseDocument, type FormatFamily } from './common/version.ts'
import { writeJson } from '../../json/writeJson.ts'

const SPECIAL_TERRAIN_FORMAT: FormatFamily = {
  name: 'linejudge-special-terrain',
  version: 2,
  // Version 2 says more; what version 1 says it says in the same words.
  upgrades: { 1: (json) => json }
}

/** Unknown fields beside the rule are kept, those inside it refused. */
export const specialTerrainFileSchema = v.looseObject({
  format: oneOf(['linejudge-special-terrain/1', 'linejudge-special-terrain/2']),
  rule: specialTerrainSchema
}) satisfies v.BaseSchema<unknown, SpecialTerrainFile, v.BaseIssue<unknown>>

/** A special-terrain file from parsed JSON, or every problem with its place. */
export const parseSpecialTerrainFile = (json: unknown): Result<SpecialTerrainFile> => {
  const parsed = parseDocument(json, SPECIAL_TERRAIN_FORMAT, specialTerrainFileSchema)
  return parsed.ok ? ok({ ...parsed.value, format: versionNeeded(parsed.value.rule) }) : parsed
}

const NEW_PHASES: ReadonlySet<TerrainClause['phase']> = new Set(['suppress', 'height', 'hindered', 'counter', 'area', 'passage'])
const NEW_OF_TURNS = ['drift', 'counter', 'grants', 'results', 'once'] as const
const NEW_MOMENTS: readonly string[] = ['enters', 'placed', 'healed']

const isNew = (clause: TerrainClause): boolean =>
  clause.only !== undefined ||
  NEW_PHASES.has(clause.phase) ||
  (clause.phase === 'turn' && (NEW_MOMENTS.includes(clause.when) || NEW_OF_TURNS.some((field) => clause[field] !== undefined))) ||
  // Without powers of its own it takes those that the map names: an older reader would lend none and say nothing.
  (clause.phase === 'use' && clause.gives.length === 0)

/** The version that a reader has to know for this rule: the older one as long as it says nothing new. */
export const versionNeeded = ({ clauses }: SpecialTerrainRule): SpecialTerrainFile['format'] =>
  clauses.some(isNew) ? 'linejudge-special-terrain/2' : 'linejudge-special-terrain/1'

/** The text of a special-terrain file; the same document gives the same bytes. Throws where `file` is not valid. */
export const formatSpecialTerrainFile = (file: SpecialTerrainFile): string => {
  const { format: _, ...rest } = v.parse(specialTerrainFileSchema, file)
  return writeJson({ format: versionNeeded(file.rule), ...rest })
}
