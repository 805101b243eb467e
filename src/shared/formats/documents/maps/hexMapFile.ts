/** Hex map files (`linejudge-hexmap/1`, `*.hexmap.json`): the hexes of a HeroScape battlefield with their levels. */
import * as v from 'valibot'
import { fail, type Result } from '../../../base/result.ts'
import type { HexMap } from '../../../games/heroscape/case.ts'
import { groundProblems } from '../../../games/heroscape/groundProblems.ts'
import { groundSchema, hexesSchema } from '../../../games/heroscape/shape.ts'
import { idText, listOf, optionalText, text } from '../../../base/validate.ts'
import { writeJson } from '../../../json/writeJson.ts'
import { parseDocument, type FormatFamily } from '../common/version.ts'

export interface HexMapFile {
  readonly format: 'linejudge-hexmap/1'
  readonly id: string
  readonly name: string
  readonly description: string
  /** Which systems the map suits. */
  readonly systems: readonly string[]
  readonly map: HexMap
}

const HEX_MAP_FORMAT: FormatFamily = { name: 'linejudge-hexmap', version: 1, upgrades: {} }

export const hexMapFileSchema = v.looseObject({
  format: v.literal('linejudge-hexmap/1'),
  id: idText,
  name: text(120),
  description: optionalText(2000),
  systems: listOf(idText, 20),
  map: v.looseObject({ hexes: hexesSchema, ground: v.optional(groundSchema) })
}) satisfies v.BaseSchema<unknown, HexMapFile, v.BaseIssue<unknown>>

/** The text of a hex map file; the same document gives the same bytes. Throws where `file` is not a valid one. */
export const formatHexMapFile = (file: HexMapFile): string => writeJson(v.parse(hexMapFileSchema, file))

/** A hex map file from parsed JSON, or every problem with its place. Unknown fields are kept. */
export function parseHexMapFile(json: unknown): Result<HexMapFile> {
  const file = parseDocument(json, HEX_MAP_FORMAT, hexMapFileSchema)
  if (!file.ok) return file
  const problems = [...groundProblems(file.value.map, '/map')].slice(0, 20)
  return problems.length > 0 ? fail(...problems) : file
}
