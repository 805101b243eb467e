/**
 * The shape of a case, field by field (the public case format). Unknown fields are kept and mean nothing: the
 * format may grow. What only the whole case can tell is checked in `parseCase.ts`.
 */
import * as v from 'valibot'
import { caseMapSchema, segmentSchema, squareSchema } from '../../contract/mapSchema.ts'
import { listOf, oneOf, optionalText, recordOf, text, whole } from '../../base/validate.ts'
import { eventsSchema } from './timelineSchema.ts'
import { OBJECT_KINDS, OBJECT_WEIGHTS, RULESETS, SIZES, VALUES } from '../../contract/case.ts'

const id = text(200)
const ids = listOf(id, 200)
const value = whole(0, 999)
const die = whole(1, 6)
const dice = v.strictTuple([die, die], 'two dice, each from 1 to 6')
const grants = v.looseObject({ id, slot: v.optional(id), grants: v.optional(ids) })

const click = v.looseObject({
  speed: v.optional(value),
  attack: v.optional(value),
  defense: v.optional(value),
  damage: v.optional(value),
  powers: v.optional(ids)
})

const figure = v.looseObject({
  id,
  name: v.optional(optionalText(400)),
  side: v.optional(id),
  at: v.optional(squareSchema),
  squares: v.optional(v.pipe(listOf(squareSchema, 64), v.minLength(1, 'at least one square'))),
  size: v.optional(oneOf(SIZES)),
  speed: v.optional(value),
  attack: v.optional(value),
  defense: v.optional(value),
  damage: v.optional(value),
  range: v.optional(value),
  bolts: v.optional(whole(0, 20)),
  powers: v.optional(ids),
  canUse: v.optional(ids),
  specialPowers: v.optional(listOf(grants, 50)),
  traits: v.optional(listOf(grants, 50)),
  abilities: v.optional(ids),
  teamAbilities: v.optional(ids),
  countered: v.optional(ids),
  tokens: v.optional(whole(0, 20)),
  points: v.optional(whole(0, 100000)),
  holding: v.optional(oneOf(OBJECT_WEIGHTS)),
  acted: v.optional(v.boolean()),
  click: v.optional(whole(1, 99)),
  dial: v.optional(listOf(click, 60)),
  flight: v.optional(oneOf(['hovering', 'soaring'])),
  spotted: v.optional(v.boolean())
})

const object = v.looseObject({ id, kind: oneOf(OBJECT_KINDS), at: squareSchema })

const flag = v.boolean('true or false')
const roll = v.union([die, listOf(die, 40)], 'a number from 1 to 6, or a list of them')
const rollsOfOne = recordOf(v.string(), roll, 60)
const rolls = recordOf(v.string(), rollsOfOne, 400)
const step = v.pipe(
  v.strictTuple([whole(-1, 1), whole(-1, 1)], 'a direction as [dx, dy], each -1, 0 or 1'),
  v.check(([dx, dy]) => dx !== 0 || dy !== 0, 'a direction other than [0, 0]')
)
const choices = v.looseObject({
  split: v.optional(recordOf(v.string(), value, 400)),
  knockBack: v.optional(recordOf(v.string(), flag, 400)),
  direction: v.optional(recordOf(v.string(), step, 400)),
  order: v.optional(ids),
  reducer: v.optional(v.union([id, recordOf(v.string(), id, 400)], "a reducer's id, or one for each figure")),
  mastermind: v.optional(recordOf(v.string(), v.nullable(id), 400)),
  replacement: v.optional(id),
  expert: v.optional(oneOf(['attack', 'damage', 'both']))
})

const end = v.union([id, squareSchema], "a figure's id, or a square as [column, row]")
const target = v.union(
  [id, v.looseObject({ wall: segmentSchema }), v.looseObject({ square: squareSchema }), v.looseObject({ object: id })],
  'a figure\'s id, or an object with "wall", "square" or "object"'
)
const attackKind = oneOf(['close', 'ranged'])

/** The questions that are answered, by kind. */
const asks = {
  'line-of-fire': v.looseObject({ kind: v.literal('line-of-fire'), from: end, to: end, for: v.optional(id) }),
  'can-target': v.looseObject({ kind: v.literal('can-target'), from: id, to: target, with: id, during: v.optional(id) }),
  targets: v.looseObject({ kind: v.literal('targets'), from: id, with: id, during: v.optional(id) }),
  value: v.looseObject({
    kind: v.literal('value'),
    figure: id,
    value: oneOf(VALUES),
    against: v.optional(v.looseObject({ from: id, attack: v.optional(attackKind) })),
    during: v.optional(id),
    carrying: v.optional(id),
    effects: v.optional(
      listOf(
        v.looseObject({
          source: id,
          modifier: v.optional(whole(-99, 99)),
          replacement: v.optional(value)
        }),
        60
      )
    ),
    choices: v.optional(choices)
  }),
  attack: v.looseObject({
    kind: v.literal('attack'),
    from: id,
    targets: v.pipe(listOf(target, 200), v.minLength(1, 'at least one target')),
    attack: v.optional(attackKind),
    dice: v.optional(v.union([dice, recordOf(v.string(), dice, 200)], 'two dice, each from 1 to 6')),
    action: v.optional(id),
    powers: v.optional(ids),
    rolls: v.optional(rolls),
    choices: v.optional(choices)
  }),
  damage: v.looseObject({
    kind: v.literal('damage'),
    to: id,
    amount: value,
    type: v.optional(oneOf(['normal', 'penetrating', 'unavoidable', 'pushing', 'knock-back'])),
    critical: v.optional(value),
    rolls: v.optional(rollsOfOne),
    choices: v.optional(choices)
  }),
  'knock-back': v.looseObject({
    kind: v.literal('knock-back'),
    from: v.optional(id),
    origin: v.optional(squareSchema),
    hits: listOf(v.looseObject({ figure: id, damageTaken: v.optional(value), damageDealt: v.optional(value) }), 200),
    dice: v.optional(dice),
    cause: v.optional(id),
    attack: v.optional(attackKind),
    roll: v.optional(listOf(die, 20)),
    rolls: v.optional(rolls),
    choices: v.optional(choices)
  }),
  move: v.looseObject({
    kind: v.literal('move'),
    figure: id,
    action: v.optional(id),
    path: listOf(squareSchema, 400),
    carrying: v.optional(id),
    pickUp: v.optional(id),
    attackAfter: v.optional(flag),
    alsoCarrying: v.optional(id),
    putDown: v.optional(squareSchema),
    rolls: v.optional(rolls)
  }),
  odds: v.looseObject({
    kind: v.literal('odds'),
    from: id,
    to: id,
    attack: v.optional(attackKind),
    action: v.optional(id),
    powers: v.optional(ids),
    choices: v.optional(choices)
  }),
  preparation: v.looseObject({ kind: v.literal('preparation'), from: id }),
  reach: v.looseObject({
    kind: v.literal('reach'),
    figure: id,
    action: v.optional(id),
    carrying: v.optional(id),
    rolls: v.optional(rolls)
  }),
  timeline: v.looseObject({ kind: v.literal('timeline'), events: eventsSchema(choices), buildTotal: v.optional(whole(0, 1000000)) }),
  'break-away': v.looseObject({ kind: v.literal('break-away'), figure: id, roll: v.optional(die), action: v.optional(id) })
} as const

export const ASK_KINDS = Object.keys(asks) as (keyof typeof asks)[]

/** What every case has besides its question. */
export const caseEntries = {
  format: v.literal('clixcase/1', '"clixcase/1"'),
  ruleset: oneOf(RULESETS),
  id: v.optional(text(400)),
  title: v.optional(optionalText(2000)),
  notes: v.optional(optionalText(20000)),
  cites: v.optional(ids),
  map: v.optional(caseMapSchema),
  figures: v.optional(listOf(figure, 1000)),
  objects: v.optional(listOf(object, 2000)),
  specialTerrain: v.optional(listOf(v.unknown(), 200)),
  conditions: v.optional(ids),
  turn: v.optional(v.looseObject({ active: v.optional(id), round: v.optional(whole(1, 9999)) }))
} as const

export const caseSchema = v.looseObject({
  ...caseEntries,
  ask: v.variant(
    'kind',
    Object.values(asks) as [(typeof asks)['line-of-fire'], ...(typeof asks)[keyof typeof asks][]],
    `a question with a "kind" out of ${ASK_KINDS.map((kind) => `"${kind}"`).join(', ')}`
  )
})
