/** Figure sets (`linejudge-figures/3`, `*.figures.json`): many figures in one document. A set without new fields is written as version 2. */
import * as v from 'valibot'
import type { Result } from '../../../base/result.ts'
import { idText, isRecord, oneOf, text } from '../../../base/validate.ts'
import type { FigureSetFile } from '../documents.ts'
import { figuresSchema } from './figureSchema.ts'
import { FIGURES_VERSIONS, inFiguresVersion } from '../figuresVersion.ts'
import { parseLargeDocument, type FormatFamily } from '../common/version.ts'
import { writeJson } from '../../../json/writeJson.ts'

const FIGURES_FORMAT: FormatFamily = { name: 'linejudge-figures', version: 3, upgrades: { 1: (json) => json, 2: (json) => json } }
/** Version 3 says more in the same fields, so that a set of version 2 stays one as it is read. */
const BEFORE: FormatFamily = { name: 'linejudge-figures', version: 2, upgrades: { 1: (json) => json } }
const OLDER: readonly unknown[] = ['linejudge-figures/1', 'linejudge-figures/2']

/** Unknown fields are kept. */
export const figureSetSchema = v.looseObject({
  format: oneOf(FIGURES_VERSIONS),
  id: idText,
  name: text(120),
  figures: figuresSchema
}) satisfies v.BaseSchema<unknown, FigureSetFile, v.BaseIssue<unknown>>

/** A figure set from parsed JSON, or every problem with its place. */
export const parseFigureSetFile = (json: unknown): Result<FigureSetFile> =>
  parseLargeDocument(json, isRecord(json) && OLDER.includes(json.format) ? BEFORE : FIGURES_FORMAT, figureSetSchema)

/** The text of a figure set in the version that it needs; the same document gives the same bytes. Throws if `set` is not a valid one. */
export const formatFigureSetFile = (set: FigureSetFile): string => writeJson(inFiguresVersion(v.parse(figureSetSchema, set)))
