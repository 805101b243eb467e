/** The shape of what is written on a figure, an object or beside the table: the same in cases and in figure sets. */
import * as v from 'valibot'
import { expects } from '../base/problem.ts'
import { day, idOr, listOf, oneOf, optionalText } from '../base/validate.ts'
import { PROTECTIONS, SIZES, type OwnText } from './case.ts'

const MOST_IDS = 200

/** The fields of a text besides its id. @param id how ids are written there */
export function textEntries<S extends v.GenericSchema<unknown, string>>(id: S) {
  /** Strict: a condition that is not understood would leave a power that may always be used. */
  const grant = v.strictObject({
    power: id,
    while: v.pipe(
      v.strictObject({ notUsing: v.optional(id), using: v.optional(id) }),
      v.check(({ notUsing, using }) => notUsing !== undefined || using !== undefined, expects('expected.condition', {}))
    )
  })
  return {
    name: v.optional(optionalText(400)),
    text: v.optional(optionalText(4000)),
    more: v.optional(v.boolean(expects('expected.flag', {}))),
    grants: v.optional(listOf(idOr(id, grant, expects('expected.grant', {})), MOST_IDS)),
    gains: v.optional(listOf(id, MOST_IDS)),
    symbol: v.optional(oneOf(SIZES)),
    clauses: v.optional(listOf(v.unknown(), 40)),
    uniqueModifier: v.optional(v.boolean(expects('expected.flag', {}))),
    protected: v.optional(listOf(oneOf(PROTECTIONS), PROTECTIONS.length)),
    accepted: v.optional(day)
  } satisfies Record<Exclude<keyof OwnText, 'id'>, v.GenericSchema>
}
