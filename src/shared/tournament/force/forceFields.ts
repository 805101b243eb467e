/** What a force may say of itself, as it stands in a question, in a list that is handed in, and on a team sheet. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { day, idOr, isRecord, listOf, oneOf, recordOf, rowId, text, whole } from '../../base/validate.ts'
import { AGES, ELEMENT_KINDS } from './list.ts'

/** Prices, in points. */
const MOST_POINTS = 100000
export const forcePoints = whole(0, MOST_POINTS)
const points = forcePoints
const id = text(200)
const ids = listOf(id, 200)
const flag = v.boolean(expects('expected.flag', {}))
const symbols = recordOf(v.string(), id, 20)
/** A power by its id, or with a condition: both name it. */
const named = v.pipe(
  v.union([id, v.looseObject({ power: id })], expects('expected.any-text', {})),
  v.transform((one) => (typeof one === 'string' ? one : one.power))
)
const card = v.looseObject({
  id,
  name: v.optional(id),
  slot: v.optional(id),
  text: v.optional(text(20000)),
  grants: v.optional(listOf(named, 60)),
  symbols: v.optional(symbols),
  more: v.optional(flag)
})
const feat = v.looseObject({ id, name: v.optional(id), text: v.optional(text(20000)), points, needs: v.optional(ids) })
/** How large a figure may be (`SIZES` of cases). */
const FORCE_SIZES = ['tiny', 'standard', 'giant', 'colossal'] as const
const element = expects('expected.element', {})

const MOST_LISTED = 20_000
const names = v.optional(listOf(id, MOST_LISTED))
const listFields = { banned: names, restricted: names, watch: names } as const
/** Legal sets of an age, with their days. */
const listOfAge = v.looseObject({
  age: oneOf(AGES),
  sets: listOf(v.looseObject({ id, released: day, until: v.optional(day) }), MOST_LISTED),
  ...listFields
})
/** A list of a format, which has a name. */
const listOfFormat = v.looseObject({
  name: id,
  age: v.optional(oneOf(AGES)),
  format: v.optional(id),
  from: v.optional(day),
  until: v.optional(day),
  sets: v.optional(listOf(v.looseObject({ id, released: v.optional(day), until: v.optional(day) }), MOST_LISTED)),
  legal: names,
  ...listFields,
  most: v.optional(whole(1, 99)),
  sideline: v.optional(whole(0, 200)),
  rule: v.optional(rowId)
})
type SomeList = v.InferOutput<typeof listOfFormat> | v.InferOutput<typeof listOfAge>
/** Lists of ages, and those of a format. */
export const datedLists = listOf(
  v.lazy((input): v.GenericSchema<unknown, SomeList> => (isRecord(input) && 'name' in input ? listOfFormat : listOfAge)),
  60
)

const equipment = v.looseObject({ id, name: v.optional(id), points: v.optional(points), set: v.optional(id) })
const aside = v.looseObject({
  id,
  name: v.optional(id),
  points: v.optional(points),
  set: v.optional(id),
  for: v.optional(ids),
  keywords: v.optional(ids),
  modern: v.optional(flag)
})
const map = v.looseObject({
  id,
  name: v.optional(id),
  set: v.optional(id),
  size: v.optional(oneOf(['2x2', '2x3'])),
  tournament: v.optional(flag)
})

/** What may be said of a figure in a force. */
export const forceFigureFields = {
  id,
  name: v.optional(id),
  count: v.optional(whole(1, 100)),
  points: v.optional(points),
  lines: v.optional(listOf(v.looseObject({ click: v.optional(whole(1, 60)), points, mark: v.optional(text(40)) }), 20)),
  line: v.optional(whole(0, 19)),
  set: v.optional(id),
  rarity: v.optional(id),
  number: v.optional(id),
  unique: v.optional(flag),
  prime: v.optional(flag),
  realName: v.optional(id),
  duo: v.optional(ids),
  alterEgo: v.optional(id),
  keywords: v.optional(ids),
  powers: v.optional(ids),
  canUse: v.optional(ids),
  abilities: v.optional(ids),
  specialPowers: v.optional(listOf(card, 30)),
  traits: v.optional(listOf(card, 30)),
  teamAbilities: v.optional(ids),
  wildCard: v.optional(flag),
  symbols: v.optional(symbols),
  feats: v.optional(ids),
  resources: v.optional(ids),
  relics: v.optional(ids),
  equipment: v.optional(listOf(idOr(id, equipment, element), 200)),
  size: v.optional(oneOf(FORCE_SIZES)),
  bystander: v.optional(flag),
  modern: v.optional(flag),
  range: v.optional(whole(0, 99)),
  bolts: v.optional(whole(0, 9))
} as const

/** What a force has bought beside its figures. */
export const forceExtras = {
  alternateTeamAbilities: v.optional(
    listOf(
      v.looseObject({
        id,
        name: v.optional(id),
        points: v.optional(points),
        pointsEach: v.optional(whole(-MOST_POINTS, MOST_POINTS)),
        keywords: v.optional(ids),
        everyKeyword: v.optional(flag),
        figures: v.optional(ids)
      }),
      20
    )
  ),
  feats: v.optional(listOf(feat, 100))
} as const

/** What a list names besides, and what is told of it: objects with a name of their own, cards of no document here. */
export const forceBeside = {
  specialObjects: v.optional(ids),
  sideline: v.optional(listOf(idOr(id, aside, element), 200)),
  tarot: v.optional(ids),
  maps: v.optional(listOf(idOr(id, map, element), 200)),
  elements: v.optional(listOf(v.looseObject({ kind: oneOf(ELEMENT_KINDS), id, name: v.optional(id), points: v.optional(points) }), 200))
} as const

/** What figures are written down otherwise than their errata says. */
export const forceErrata = v.optional(
  listOf(
    v.looseObject({
      figure: id,
      points: v.optional(points),
      with: v.optional(ids),
      without: v.optional(ids),
      range: v.optional(whole(0, 99)),
      bolts: v.optional(whole(0, 9))
    }),
    200
  )
)
