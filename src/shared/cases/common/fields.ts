/** What fields of cases hold, each said once: ids, dice, rolls, targets, the choices of players. */
import * as v from 'valibot'
import { listOf, oneOf, recordOf, text, whole } from '../../base/validate.ts'
import { segmentSchema, squareSchema } from '../../contract/mapSchema.ts'

export const id = text(200)
export const ids = listOf(id, 200)
export const value = whole(0, 999)
export const flag = v.boolean('true or false')
export const die = whole(1, 6)
export const dice = v.strictTuple([die, die], 'two dice, each from 1 to 6')
export const diceOfEach = v.union([dice, recordOf(v.string(), dice, 200)], 'two dice, each from 1 to 6')
/** What one figure rolled, by what it rolled for. */
export const rollsOfOne = recordOf(v.string(), v.union([die, listOf(die, 40)], 'a number from 1 to 6, or a list of them'), 60)
export const rolls = recordOf(v.string(), rollsOfOne, 400)
export const attackKind = oneOf(['close', 'ranged'])
export const damageType = oneOf(['normal', 'penetrating', 'unavoidable', 'pushing', 'knock-back'])
export const buildTotal = whole(0, 1000000)

/** The end of a line. */
export const end = v.union([id, squareSchema], "a figure's id, or a square as [column, row]")

/** What an attack may be aimed at besides figures. */
export const terrainTargets = [
  v.looseObject({ wall: segmentSchema }),
  v.looseObject({ square: squareSchema }),
  v.looseObject({ object: id })
] as const
export const target = v.union([id, ...terrainTargets], 'a figure\'s id, or an object with "wall", "square" or "object"')

const step = v.pipe(
  v.strictTuple([whole(-1, 1), whole(-1, 1)], 'a direction as [dx, dy], each -1, 0 or 1'),
  v.check(([dx, dy]) => dx !== 0 || dy !== 0, 'a direction other than [0, 0]')
)

export const choices = v.looseObject({
  split: v.optional(recordOf(v.string(), value, 400)),
  knockBack: v.optional(recordOf(v.string(), flag, 400)),
  direction: v.optional(recordOf(v.string(), step, 400)),
  order: v.optional(ids),
  reducer: v.optional(v.union([id, recordOf(v.string(), id, 400)], "a reducer's id, or one for each figure")),
  mastermind: v.optional(recordOf(v.string(), v.nullable(id), 400)),
  replacement: v.optional(id),
  expert: v.optional(oneOf(['attack', 'damage', 'both']))
})
