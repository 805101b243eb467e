/** What fields of cases hold, each said once: ids, dice, rolls, targets, the choices of players. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { listOf, oneOf, recordOf, text, whole } from '../../base/validate.ts'
import { segmentSchema, squareSchema } from '../../contract/mapSchema.ts'

export const id = text(200)
export const ids = listOf(id, 200)
export const value = whole(0, 999)
export const flag = v.boolean(expects('expected.flag', {}))
export const die = whole(1, 6)
export const dice = v.strictTuple([die, die], expects('expected.dice', {}))
/** Of a question: `null` if it is not rolled yet. */
export const diceOrOpen = v.nullable(v.union([dice, recordOf(v.string(), v.nullable(dice), 200)], expects('expected.dice', {})))
export const diceOfEach = v.union([dice, recordOf(v.string(), dice, 200)], expects('expected.dice', {}))
/** What one figure rolled, by what it rolled for. */
export const rollsOfOne = recordOf(v.string(), v.union([die, listOf(die, 40)], expects('expected.die-or-list', {})), 60)
export const rolls = recordOf(v.string(), rollsOfOne, 400)
export const attackKind = oneOf(['close', 'ranged'])
export const damageType = oneOf(['normal', 'penetrating', 'unavoidable', 'pushing', 'knock-back'])
export const buildTotal = whole(0, 1000000)

/** The size of a change to a value, up or down. */
export const change = whole(-99, 99)

/** The end of a line. */
export const end = v.union([id, squareSchema], expects('expected.end', {}))

/** What an attack may be aimed at besides figures. */
export const terrainTargets = [
  v.looseObject({ wall: segmentSchema }),
  v.looseObject({ square: squareSchema }),
  v.looseObject({ object: id })
] as const
export const target = v.union([id, ...terrainTargets], expects('expected.target', {}))

const step = v.pipe(
  v.strictTuple([whole(-1, 1), whole(-1, 1)], expects('expected.direction', {})),
  v.check(([dx, dy]) => dx !== 0 || dy !== 0, expects('expected.some-direction', {}))
)

export const choices = v.looseObject({
  split: v.optional(recordOf(v.string(), value, 400)),
  knockBack: v.optional(recordOf(v.string(), flag, 400)),
  direction: v.optional(recordOf(v.string(), step, 400)),
  order: v.optional(ids),
  reducer: v.optional(v.union([id, recordOf(v.string(), id, 400)], expects('expected.reducer', {}))),
  mastermind: v.optional(recordOf(v.string(), v.union([v.nullable(id), listOf(v.nullable(id), 20)]), 400)),
  replacement: v.optional(id),
  expert: v.optional(oneOf(['attack', 'damage', 'both'])),
  aftermath: v.optional(oneOf(['heal', 'damage'])),
  captive: v.optional(id),
  squares: v.optional(listOf(squareSchema, 40)),
  destroy: v.optional(listOf(v.union([...terrainTargets], expects('expected.targets', {})), 40)),
  instead: v.optional(recordOf(v.string(), v.nullable(id), 400)),
  place: v.optional(recordOf(v.string(), squareSchema, 400)),
  heals: v.optional(recordOf(v.string(), id, 400)),
  leadership: v.optional(recordOf(v.string(), id, 400))
})
