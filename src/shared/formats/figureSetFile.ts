/** Figure sets (`linejudge-figures/1`, `*.figures.json`): many figures in one document. */
import * as v from 'valibot'
import type { Result } from '../result.ts'
import { checked, idText, text } from '../validate.ts'
import type { FigureSetFile } from './documents.ts'
import { figuresSchema } from './figureSchema.ts'
import { formatName, inPresentVersion, type FormatFamily } from './version.ts'
import { writeJson } from './writeJson.ts'

export const FIGURES_FORMAT: FormatFamily = { name: 'linejudge-figures', noun: 'figure set', version: 1, upgrades: {} }

/** Unknown fields are ignored. */
export const figureSetSchema = v.object({
  format: v.literal('linejudge-figures/1'),
  id: idText,
  name: text(120),
  figures: figuresSchema
}) satisfies v.BaseSchema<unknown, FigureSetFile, v.BaseIssue<unknown>>

/** A figure set from parsed JSON, or every problem with its place. */
export function parseFigureSetFile(json: unknown): Result<FigureSetFile> {
  const present = inPresentVersion(json, FIGURES_FORMAT)
  return present.ok ? checked(figureSetSchema, { ...present.value, format: formatName(FIGURES_FORMAT) }) : present
}

/** The text of a figure set; the same document gives the same bytes. Throws where `set` is not a valid one. */
export const formatFigureSetFile = (set: FigureSetFile): string => writeJson(v.parse(figureSetSchema, set))
