/**
 * The shape of a case, field by field (the public case format). Unknown fields are kept and told (`unknownParts.ts`): the
 * format may grow. The shape of its question is that of its kind (`questions/`); what only the whole case can tell is
 * checked in `parseCase.ts`.
 */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { idOr, listOf, oneOf, optionalText, recordOf, text, whole } from '../../base/validate.ts'
import {
  OBJECT_KINDS,
  OBJECT_WEIGHTS,
  RULESETS,
  SIZES,
  VALUES,
  type Ask,
  type CaseClick,
  type CaseFigure,
  type CaseObject,
  type CaseTeam,
  type ClixCase,
  type HeldObject,
  type MostGenerated,
  type OwnText,
  type PrintedNumbers,
  type PrintedObject,
  type PutBy,
  type SpecialPower,
  type StartingLine,
  type StillToCome,
  type ValueEffect
} from '../../contract/case.ts'
import { caseMapSchema, squareSchema } from '../../contract/mapSchema.ts'
import { attackKind, change, id, ids, value } from '../common/fields.ts'
import { textEntries } from '../../contract/ownTextSchema.ts'
import { MOST_EDITIONS } from '../../editions/shelf.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'
import { TABLE_QUESTIONS, tableQuestionOf } from '../questions/onTable.ts'

const textFields = textEntries(id)
const ownText = v.looseObject(fieldsOf<OwnText>()({ id, ...textFields }))
const specialPower = v.looseObject(fieldsOf<SpecialPower>()({ id, slot: v.optional(id), ...textFields }))
/** By its id alone, or with what it does. */
const carried = idOr(id, ownText, expects('expected.own-text', {}))
const carriedList = listOf(carried, 50)

const click = v.looseObject(
  fieldsOf<CaseClick>()({
    speed: v.optional(value),
    attack: v.optional(value),
    defense: v.optional(value),
    damage: v.optional(value),
    powers: v.optional(ids),
    special: v.optional(ids),
    ko: v.optional(v.boolean()),
    stop: v.optional(v.boolean())
  })
)

const line = v.looseObject(fieldsOf<StartingLine>()({ click: whole(1, 60), points: whole(0, 100000), mark: v.optional(text(60)) }))

const most20 = v.optional(whole(0, 20))
const burst = v.pipe(
  v.custom<readonly number[]>((value) => Array.isArray(value) && value.length === 2, expects('expected.pair', {})),
  v.strictTuple([whole(0, 20), whole(0, 20)], expects('expected.pair', {}))
)
const printed = v.pipe(
  v.custom<object>((value) => !Array.isArray(value), expects('expected.any-object', {})),
  v.looseObject(fieldsOf<PrintedNumbers>()({ bolt: most20, giant: most20, burst: v.optional(burst), destroy: most20 }))
)
const printedEntries = fieldsOf<PrintedObject>()({
  printed: v.optional(printed),
  indestructible: v.optional(v.boolean(expects('expected.flag', {}))),
  immobile: v.optional(v.boolean(expects('expected.flag', {})))
})

const held = v.looseObject(
  fieldsOf<HeldObject>()({
    id,
    name: v.optional(optionalText(400)),
    kind: v.optional(oneOf(OBJECT_KINDS)),
    special: v.optional(carried),
    inHand: v.optional(carried),
    ...printedEntries
  })
)

const setValues = v.looseObject(
  fieldsOf<NonNullable<CaseFigure['set']>>()({
    speed: v.optional(value),
    attack: v.optional(value),
    defense: v.optional(value),
    damage: v.optional(value),
    range: v.optional(value)
  })
)

const valueEffect = v.pipe(
  v.looseObject(
    fieldsOf<ValueEffect>()({
      value: oneOf(VALUES),
      modifier: v.optional(change),
      replacement: v.optional(value),
      source: id,
      by: v.optional(id),
      until: v.optional(v.union([v.literal('turn-ends'), v.looseObject({ turnOf: id })], expects('expected.until', {}))),
      attack: v.optional(attackKind),
      nextTo: v.optional(id),
      minimum: v.optional(value),
      rule: v.optional(id),
      uniqueModifier: v.optional(v.boolean(expects('expected.flag', {})))
    })
  ),
  v.check(({ modifier, replacement }) => modifier !== undefined || replacement !== undefined, expects('expected.modifier', {}))
)

const figure = v.looseObject(
  fieldsOf<CaseFigure>()({
    id,
    name: v.optional(optionalText(400)),
    side: v.optional(id),
    at: v.optional(squareSchema),
    squares: v.optional(v.pipe(listOf(squareSchema, 64), v.minLength(1, expects('expected.some-square', {})))),
    size: v.optional(oneOf(SIZES)),
    speed: v.optional(value),
    attack: v.optional(value),
    defense: v.optional(value),
    damage: v.optional(value),
    range: v.optional(value),
    bolts: v.optional(whole(0, 20)),
    powers: v.optional(ids),
    canUse: v.optional(ids),
    specialPowers: v.optional(listOf(specialPower, 50)),
    traits: v.optional(listOf(specialPower, 50)),
    abilities: v.optional(ids),
    teamAbilities: v.optional(ids),
    countered: v.optional(ids),
    tokens: v.optional(whole(0, 20)),
    points: v.optional(whole(0, 100000)),
    holding: v.optional(oneOf(OBJECT_WEIGHTS)),
    held: v.optional(held),
    acted: v.optional(v.boolean()),
    click: v.optional(whole(1, 99)),
    dial: v.optional(listOf(click, 60)),
    flight: v.optional(oneOf(['hovering', 'soaring'])),
    spotted: v.optional(v.boolean()),
    captiveOf: v.optional(id),
    pilotOf: v.optional(id),
    passengers: v.optional(whole(0, 99)),
    nameNow: v.optional(text(400)),
    lines: v.optional(listOf(line, 20)),
    line: v.optional(whole(0, 19)),
    using: v.optional(ids),
    keywords: v.optional(ids),
    feats: v.optional(carriedList),
    resources: v.optional(carriedList),
    relics: v.optional(carriedList),
    equipment: v.optional(carriedList),
    grenades: v.optional(whole(0, 999)),
    generatedBy: v.optional(id),
    max: v.optional(v.looseObject(fieldsOf<MostGenerated>()({ of: id, number: whole(1, 99) }))),
    aside: v.optional(v.boolean()),
    replacedBy: v.optional(ids),
    duo: v.optional(listOf(v.union([optionalText(400), listOf(optionalText(400), 20)], expects('expected.name-or-list', {})), 20)),
    realName: v.optional(optionalText(400)),
    wildCard: v.optional(v.boolean()),
    copies: v.optional(id),
    counters: v.optional(recordOf(text(60), whole(0, 99), 20)),
    set: v.optional(setValues),
    effects: v.optional(listOf(valueEffect, 60))
  })
)

const object = v.looseObject(
  fieldsOf<CaseObject>()({
    id,
    kind: oneOf(OBJECT_KINDS),
    at: squareSchema,
    name: v.optional(optionalText(400)),
    special: v.optional(carried),
    inHand: v.optional(carried),
    ...printedEntries,
    putBy: v.optional(v.looseObject(fieldsOf<PutBy>()({ side: id, effect: v.optional(id), figure: v.optional(id) })))
  })
)

const stillToCome = v.looseObject(fieldsOf<StillToCome>()({ effect: id, side: id, at: v.optional(squareSchema), figure: v.optional(id) }))

const team = v.looseObject(
  fieldsOf<CaseTeam>()({
    ata: v.optional(v.looseObject({ id, keywords: v.optional(ids), everyKeyword: v.optional(v.boolean(expects('expected.flag', {}))) })),
    theme: v.optional(id),
    chosenTeamAbility: v.optional(id),
    probabilityControl: v.optional(whole(0, 999))
  })
)

const format = v.literal('clixcase/1', expects('expected.literal', { word: 'clixcase/1' }))
const entries = fieldsOf<Omit<ClixCase, 'ask' | 'format' | 'ruleset'>>()({
  id: v.optional(text(400)),
  title: v.optional(optionalText(2000)),
  notes: v.optional(optionalText(20000)),
  cites: v.optional(ids),
  differs: v.optional(id),
  twin: v.optional(v.boolean(expects('expected.flag', {}))),
  map: v.optional(caseMapSchema),
  figures: v.optional(listOf(figure, 1000)),
  objects: v.optional(listOf(object, 2000)),
  specialTerrain: v.optional(listOf(v.unknown(), 200)),
  editions: v.optional(listOf(v.unknown(), MOST_EDITIONS)),
  readings: v.optional(recordOf(text(80), v.unknown(), 60)),
  conditions: v.optional(carriedList),
  teams: v.optional(recordOf(v.string(), team, 20)),
  grenadePool: v.optional(recordOf(id, whole(0, 9999), 40)),
  pending: v.optional(listOf(stillToCome, 100)),
  turn: v.optional(v.looseObject({ active: v.optional(id), round: v.optional(whole(1, 9999)) }))
})

/** What is said to a question of no kind that there is; it lets nothing through. */
export const noSuchKind = (kinds: readonly string[], message?: string): v.GenericSchema<unknown, never> =>
  v.pipe(
    v.variant(
      'kind',
      kinds.map((kind) => v.looseObject({ kind: v.literal(kind) })),
      message
    ),
    v.transform(({ kind }): never => {
      throw new Error(`The question ${kind} has an entry of its own.`)
    })
  )

const tableKinds = TABLE_QUESTIONS.map(({ kind }) => kind)
const noTableKind = noSuchKind(tableKinds, expects('expected.kind', { kinds: tableKinds.map((kind) => `"${kind}"`).join(', ') }))

const ask = v.lazy((input): v.GenericSchema<unknown, Ask> => tableQuestionOf(input)?.schema ?? noTableKind)

/** The fields of every case without its question: its ruleset is one that ships. */
export const caseEntries = { format, ruleset: oneOf(RULESETS), ...entries }

/** The same of a case that brings editions: which rulesets there are is known once these are read (`broughtEditions.ts`). */
export const entriesWithEditions = { format, ruleset: id, ...entries }

export const caseSchema = v.looseObject({ ...caseEntries, ask })
export const caseWithEditions = v.looseObject({ ...entriesWithEditions, ask })
