/** The shape of an edition in a file (`linejudge-edition/1`). Its parent is needed for the other checks: they are in `readEdition.ts`. */
import * as v from 'valibot'
import { expects } from '../base/problem.ts'
import { day, idOr, idText, listOf, oneOf, optionalText, recordOf, rowId, text, whole, yes } from '../base/validate.ts'
import { AGES } from '../contract/ages.ts'
import { STANDINGS } from '../contract/ruling.ts'
import { FOUNDATIONS } from './foundations.ts'

export const EDITION_FORMAT = 'linejudge-edition/1'

/** How many kinds of clause, fields and parameters this version reads: it rises with every new one. */
export const VOCABULARY = 5

const SOURCE_KINDS = ['book', 'card', 'article', 'answer', 'copy', 'forum', 'house'] as const
const ACTS = ['always', 'event', 'free', 'power', 'move', 'close', 'ranged', 'close-or-ranged'] as const
const GRANTS = ['close-action', 'ranged-action', 'close-attack', 'ranged-attack', 'attack', 'none'] as const
const KINDS = ['power', 'ability', 'team-ability', 'special-power', 'feat', 'object', 'condition', 'state', 'action'] as const
const SLOTS = ['speed', 'attack', 'defense', 'damage'] as const

const hash = v.pipe(v.string(expects('expected.hash', {})), v.regex(/^sha256:[0-9a-f]{64}$/, expects('expected.hash', {})))
const languageId = v.pipe(v.string(expects('expected.language', {})), v.regex(/^[a-z]{2,3}$/, expects('expected.language', {})))
const date = v.pipe(v.string(expects('expected.day', {})), v.regex(/^\d{4}-\d{2}-\d{2}$/, expects('expected.day', {})))

/** Kinds of elements that a list of a format may name. */
const ELEMENTS = [
  'figure',
  'equipment',
  'sideline',
  'map',
  'feat',
  'alternate-team-ability',
  'condition',
  'location',
  'title',
  'id-card',
  'mystery',
  'tarot',
  'one-shot'
] as const

/** An entry of a list of a format: a set, a figure of a set, a name, a kind of element, a rarity. */
const listed = v.pipe(
  v.string(expects('expected.listed', {})),
  v.maxLength(200, expects('expected.listed', {})),
  v.regex(/^(?:set:[^\s/](?:[^/]*[^\s/])?|figure:[^/]+\/[^/]+|(?:name|rarity):\S.*|kind:[a-z-]+)$/, expects('expected.listed', {})),
  v.check(
    (input) => !input.startsWith('kind:') || ELEMENTS.some((kind) => input === `kind:${kind}`),
    expects('expected.one-of', { words: ELEMENTS.map((kind) => `"kind:${kind}"`).join(', ') })
  )
)

const formatList = v.strictObject({
  name: v.optional(text(120)),
  does: oneOf(['legal', 'banned', 'restricted', 'watched']),
  most: v.optional(whole(1, 99)),
  from: day,
  until: v.optional(day),
  what: listOf(listed, 20_000),
  by: v.optional(rowId)
})

/** A format of play: an own one, or one with an age. */
const format = v.strictObject({
  id: idText,
  name: text(120),
  age: v.optional(oneOf(AGES)),
  total: v.optional(whole(1, 100_000)),
  sideline: v.optional(whole(0, 200)),
  themed: v.optional(yes),
  score: v.optional(oneOf(['capped', 'real'])),
  by: v.optional(rowId),
  lists: listOf(formatList, 20)
})

/** `-id` removes a format of the parent. */
const removal = v.pipe(
  v.string(expects('expected.format', {})),
  v.maxLength(81, expects('expected.format', {})),
  v.regex(/^-[a-z0-9]+(?:[-:][a-z0-9]+)*$/, expects('expected.format', {}))
)

/** A field that an edition changes, or takes away with `null`. */
const changed = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))

const source = v.strictObject({
  id: idText,
  title: text(300),
  year: v.optional(whole(1900, 2999)),
  kind: oneOf(SOURCE_KINDS)
})

/** The clauses of an effect: all of them as a list, or changes by address. They are read one by one, with their own schema. */
const clauses = v.union([listOf(v.unknown(), 60), recordOf(text(80), v.nullable(v.unknown()), 60)], expects('expected.clauses', {}))

const effect = v.strictObject({
  name: v.optional(text(120)),
  kind: v.optional(oneOf(KINDS)),
  slot: changed(oneOf(SLOTS)),
  rule: v.optional(rowId),
  summary: v.optional(optionalText(2000)),
  act: v.optional(oneOf(ACTS)),
  grants: changed(oneOf(GRANTS)),
  joins: changed(oneOf(['close-action', 'ranged-action', 'attack'])),
  counterable: changed(v.literal(false)),
  idle: changed(v.literal(true)),
  /** The effect as the foundation has it, whatever the parent made of it: the other fields change it. */
  restore: v.optional(v.literal(true)),
  clauses: v.optional(clauses),
  /** Ids with a number (`giant-reach:3`): one effect for each number, which is the value of that field of the clause at that address. */
  /** Ids with a power (`safeguard:outwit`): one effect for each power, whose id is the value of that field, as a list, of the clause at that address. */
  forEachPower: v.optional(v.strictObject({ clause: text(80), field: idText })),
  numbered: v.optional(v.strictObject({ from: whole(-99, 99), to: whole(-99, 99), clause: text(80), field: idText }))
})

const row = v.strictObject({
  title: v.optional(text(300)),
  source: v.optional(idText),
  place: v.optional(optionalText(300)),
  text: v.optional(optionalText(4000)),
  standing: v.optional(oneOf([...STANDINGS, 'house'])),
  /** The year of the text that was read, if a newer one may exist. */
  asOf: v.optional(whole(1990, 2999)),
  /** Rows whose place it takes: rulings cite it instead of them. */
  instead: v.optional(listOf(rowId, 40)),
  /** Rows that state the same rule: a ruling that forbids something by one of them names the others, too. */
  same: v.optional(listOf(rowId, 20)),
  /** Rows of the parent with the same rule in other words: rulings cite this row in addition to them. */
  beside: v.optional(listOf(rowId, 60)),
  /** Rows of the parent for which the text of this edition is lost: rulings by them name this row, too. */
  lost: v.optional(listOf(rowId, 60))
})

/** Ids with `+` or `-` before them change the list of the parent; without, they are the whole list. */
const idList = listOf(
  v.pipe(
    v.string(expects('expected.id', {})),
    v.maxLength(81, expects('expected.short-id', {})),
    v.regex(/^[+-]?[a-z0-9]+(?:[-:][a-z0-9]+)*$/, expects('expected.id-form', {}))
  ),
  200
)

export const editionSchema = v.strictObject({
  /** By which an editor finds the schema of the file. */
  $schema: v.optional(optionalText(2000)),
  format: v.literal(EDITION_FORMAT, expects('expected.literal', { word: EDITION_FORMAT })),
  id: idText,
  name: text(120),
  version: text(40),
  short: v.optional(text(40)),
  /** Words that choose the edition in a typed line, in addition to its name and `short`. */
  typed: v.optional(listOf(text(40), 12)),
  date: v.optional(date),
  language: v.optional(text(20)),
  /** Exactly one of the two: the edition that this one changes, or what it starts from. */
  parent: v.optional(v.strictObject({ id: idText, version: v.optional(text(40)), rules: v.optional(hash) })),
  foundation: v.optional(oneOf(FOUNDATIONS)),
  needs: v.optional(v.strictObject({ vocabulary: whole(0, 9999) })),
  sources: v.optional(listOf(source, 200)),
  params: v.optional(recordOf(text(80), v.unknown(), 200)),
  /** Open points: for a parameter the values that a case may choose in `readings`, its own first. */
  readings: v.optional(recordOf(text(80), listOf(v.unknown(), 10), 60)),
  effects: v.optional(recordOf(idText, v.nullable(effect), 2000)),
  /** `null` removes a row that an edition of the chain brought. */
  rows: v.optional(recordOf(rowId, v.nullable(row), 3000)),
  /** The row of this edition for each step of a procedure: by the row that the engine names, or by row and sentence (`KB-02/kb.due`). */
  steps: v.optional(recordOf(text(80), rowId, 3000)),
  /** Decisions of the judge, by row, with the reason; rulings on the topics of `touches` name them. `null` removes one. */
  judge: v.optional(
    recordOf(
      rowId,
      v.nullable(
        v.strictObject({
          why: text(600),
          touches: v.optional(listOf(oneOf(['line-of-fire', 'attack', 'movement', 'knock-back', 'turn']), 5))
        })
      ),
      200
    )
  ),
  /** Its words for words of the rules' data, and its sentences for those of rulings, with the same places. */
  terms: v.optional(recordOf(text(80), text(120), 400)),
  sentences: v.optional(recordOf(text(80), text(600), 1000)),
  /** Other languages: texts by address (`rows.CS-1.text`). */
  words: v.optional(recordOf(languageId, recordOf(text(160), text(4000), 5000), 20)),
  /** Formats of play: each replaces the one of its id in the parent. */
  formats: v.optional(listOf(idOr(removal, format, expects('expected.format', {})), 50)),
  everyone: v.optional(idList),
  sizeAbilities: v.optional(
    v.strictObject({
      tiny: v.optional(idList),
      standard: v.optional(idList),
      giant: v.optional(idList),
      colossal: v.optional(idList)
    })
  )
})

/** The fields of a file and of an effect in it that this version reads. */
export const EDITION_FIELDS: readonly string[] = Object.keys(editionSchema.entries)
export const EFFECT_FIELDS: readonly string[] = Object.keys(effect.entries)

export type EditionFile = v.InferOutput<typeof editionSchema>
export type EffectChange = v.InferOutput<typeof effect>
/** Another text, place or meaning of a row. */
export type RowChange = v.InferOutput<typeof row>

/** A parameter with its row; a file may also have its value alone. */
export const paramValue = v.strictObject({ is: v.unknown(), by: v.optional(rowId) })
