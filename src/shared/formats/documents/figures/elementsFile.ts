/**
 * Game elements (`linejudge-elements/1`, `*.elements.json`): equipment, one-shots, terrain markers, cards and names of maps of a set, many in
 * one document. Unknown fields are kept. They can be found and read; rulings use the accepted sentences of equipment that a figure has.
 */
import * as v from 'valibot'
import { expects } from '../../../base/problem.ts'
import type { Result } from '../../../base/result.ts'
import { checked, idText, listOf, optionalText, text, whole } from '../../../base/validate.ts'
import type { CardClause } from '../../../cards/grammar/frame.ts'
import { isCardClause } from '../../../cards/cardClauseSchema.ts'
import { writeJson } from '../../../json/writeJson.ts'
import { inPresentVersion, type FormatFamily } from '../common/version.ts'
import type { ElementEntry, ElementsFile } from '../documents.ts'
import { clickSchema, MOST_FIGURES, originSchema, refSchema, refuseSameIds, sentenceSchema } from './figureSchema.ts'

export const elementSchema = v.looseObject({
  id: idText,
  type: idText,
  name: text(120),
  number: v.optional(text(40)),
  rarity: v.optional(text(40)),
  points: v.nullable(whole(0, 9999)),
  size: v.optional(text(20)),
  range: v.optional(whole(0, 99)),
  bolts: v.optional(whole(0, 9)),
  keywords: v.optional(listOf(text(60), 60)),
  marks: v.optional(listOf(text(40), 30)),
  text: optionalText(4000),
  sentences: v.optional(listOf(sentenceSchema, 60)),
  clauses: v.optional(listOf(v.custom<CardClause>(isCardClause, expects('expected.card-clause', {})), 40)),
  dial: v.optional(listOf(clickSchema, 60)),
  ref: v.optional(refSchema),
  origin: v.optional(originSchema)
}) satisfies v.BaseSchema<unknown, ElementEntry, v.BaseIssue<unknown>>

export const elementsSchema = v.looseObject({
  format: v.literal('linejudge-elements/1'),
  id: idText,
  name: text(120),
  elements: v.pipe(
    listOf(elementSchema, MOST_FIGURES),
    v.rawCheck((context) => {
      refuseSameIds(context)
    })
  )
}) satisfies v.BaseSchema<unknown, ElementsFile, v.BaseIssue<unknown>>

const ELEMENTS_FORMAT: FormatFamily = { name: 'linejudge-elements', version: 1, upgrades: {} }

/** A document of elements from parsed JSON, or every problem with its place. */
export function parseElementsFile(json: unknown): Result<ElementsFile> {
  const present = inPresentVersion(json, ELEMENTS_FORMAT)
  return present.ok ? checked(elementsSchema, present.value) : present
}

/** The text of a document of elements; the same document gives the same bytes. Throws if `file` is not valid. */
export const formatElementsFile = (file: ElementsFile): string => writeJson(v.parse(elementsSchema, file))
