/** Figure sets (`linejudge-figures/2`, `*.figures.json`): many figures in one document. */
import * as v from 'valibot'
import type { Result } from '../../../base/result.ts'
import { idText, text } from '../../../base/validate.ts'
import type { FigureSetFile } from '../documents.ts'
import { figuresSchema } from './figureSchema.ts'
import { parseLargeDocument, type FormatFamily } from '../common/version.ts'
import { writeJson } from '../../../json/writeJson.ts'

const FIGURES_FORMAT: FormatFamily = { name: 'linejudge-figures', version: 2, upgrades: { 1: (json) => json } }

/** Unknown fields are kept. */
export const figureSetSchema = v.looseObject({
  format: v.literal('linejudge-figures/2'),
  id: idText,
  name: text(120),
  figures: figuresSchema
}) satisfies v.BaseSchema<unknown, FigureSetFile, v.BaseIssue<unknown>>

/** A figure set from parsed JSON, or every problem with its place. */
export const parseFigureSetFile = (json: unknown): Result<FigureSetFile> => parseLargeDocument(json, FIGURES_FORMAT, figureSetSchema)

/** The text of a figure set; the same document gives the same bytes. Throws where `set` is not a valid one. */
export const formatFigureSetFile = (set: FigureSetFile): string => writeJson(v.parse(figureSetSchema, set))
