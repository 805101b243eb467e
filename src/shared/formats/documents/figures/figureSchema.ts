/**
 * The check for the figures of a set. Unknown fields are kept and told, so that a set with more to say still opens here;
 * `null` stands for a value that the source does not state.
 */
import { expects } from '../../../base/problem.ts'
import * as v from 'valibot'
import { day, idText, listOf, oneOf, optionalText, text, whole } from '../../../base/validate.ts'
import type { CardClause } from '../../../cards/grammar/frame.ts'
import { isCardClause } from '../../../cards/cardClauseSchema.ts'
import { SIZES } from '../../../contract/case.ts'
import { textEntries } from '../../../contract/ownTextSchema.ts'
import type { FigureEntry } from '../documents.ts'

const known = (least: number, most: number) => v.nullable(whole(least, most))
const ids = listOf(idText, 60)
const clickValue = v.optional(whole(0, 99))

export const sentenceSchema = v.looseObject({
  of: idText,
  by: idText,
  accepted: day,
  clauses: listOf(v.custom<CardClause>(isCardClause, expects('expected.card-clause', {})), 40)
})

const specialPower = v.looseObject({
  id: idText,
  slot: v.optional(text(20)),
  kind: v.optional(text(40)),
  points: v.optional(whole(0, 9999)),
  mentions: v.optional(ids),
  sentences: v.optional(listOf(sentenceSchema, 60)),
  ...textEntries(idText)
})

export const clickSchema = v.looseObject({
  speed: clickValue,
  attack: clickValue,
  defense: clickValue,
  damage: clickValue,
  powers: v.optional(ids),
  special: v.optional(ids),
  ko: v.optional(v.boolean()),
  stop: v.optional(v.boolean())
})

const line = v.looseObject({ click: whole(1, 60), points: known(0, 9999), mark: v.optional(text(60)) })

/** Another unit. */
export const refSchema = v.looseObject({ unit: idText, set: v.optional(text(40)) })

/** Where something was brought in from. */
export const originSchema = v.looseObject({
  file: v.optional(optionalText(400)),
  by: v.optional(text(40)),
  patched: v.optional(listOf(v.looseObject({ at: text(200), theirs: v.optional(v.unknown()) }), 500))
})

export const figureSchema = v.looseObject({
  id: idText,
  name: text(120),
  size: oneOf(SIZES),
  points: known(0, 9999),
  speed: known(0, 99),
  attack: known(0, 99),
  defense: known(0, 99),
  damage: known(0, 99),
  range: known(0, 99),
  bolts: known(0, 9),
  powers: ids,
  canUse: ids,
  specialPowers: listOf(specialPower, 30),
  traits: v.optional(listOf(specialPower, 30)),
  keywords: v.optional(listOf(text(60), 60)),
  lines: v.optional(listOf(line, 20)),
  abilities: ids,
  teamAbilities: ids,
  dial: listOf(clickSchema, 60),
  baseSquares: whole(1, 64),
  source: optionalText(600),
  set: v.optional(text(40)),
  number: v.optional(text(40)),
  type: v.optional(text(40)),
  rarity: v.optional(text(40)),
  realName: v.optional(optionalText(120)),
  marks: v.optional(listOf(text(40), 30)),
  symbols: v.optional(
    v.looseObject({
      speed: v.optional(text(40)),
      attack: v.optional(text(40)),
      defense: v.optional(text(40)),
      damage: v.optional(text(40))
    })
  ),
  base: v.optional(text(20)),
  passengers: v.optional(whole(0, 99)),
  ref: v.optional(refSchema),
  origin: v.optional(originSchema)
}) satisfies v.BaseSchema<unknown, FigureEntry, v.BaseIssue<unknown>>

/** Figures of one set. */
export const MOST_FIGURES = 5000

/** Refuses the second of two entries with one id. */
export function refuseSameIds<T extends readonly { readonly id: string }[]>({ dataset, addIssue }: v.RawCheckContext<T>): void {
  if (!dataset.typed) return
  const firstAt = new Map<string, number>()
  for (const [index, one] of dataset.value.entries()) {
    const first = firstAt.get(one.id)
    if (first === undefined) firstAt.set(one.id, index)
    else {
      addIssue({
        message: expects('same-figure-id', { id: one.id, first }),
        input: one.id,
        path: [
          { type: 'unknown', origin: 'value', input: dataset.value, key: index, value: one },
          { type: 'unknown', origin: 'value', input: one, key: 'id', value: one.id }
        ]
      })
    }
  }
}

/** The figures of one set, each id only once. */
export const figuresSchema = v.pipe(
  listOf(figureSchema, MOST_FIGURES),
  v.rawCheck((context) => {
    refuseSameIds(context)
  })
)
