/** Fields of an event file that its format does not name. They are kept in their place and change nothing; whoever reads the file tells them. */
import * as v from 'valibot'
import { unknownFields, type Shape } from '../../base/unknownFields.ts'
import { isRecord } from '../../base/validate.ts'
import { COMMON } from '../facts/factKind.ts'
import { factSchemaOf } from '../log/eventLog.ts'
import { ASKS } from './all.ts'
import { eventShape } from './readEvent.ts'

/** Facts of one group were written together and are taken back together. */
const OF_ALL_FACTS = v.looseObject({ ...COMMON.entries, group: v.optional(v.unknown()) })
const OF_ALL_ASKS = v.looseObject({ kind: v.string() })

/** A field in an answer that nothing was done with, and where it stands. */
export interface UnknownField {
  readonly kind: 'field'
  /** A JSON pointer into the file. */
  readonly path: string
}

/**
 * The places, in their order: first of the file and its settings, then fact by fact, then ask by ask. A fact of an unknown kind is
 * refused by name, so nothing more is told of it.
 * @param json an event file that has been read
 * @param at where the event stands in a larger file
 */
export function unknownInEvent(json: unknown, at = ''): readonly string[] {
  if (!isRecord(json)) return []
  const each = (field: 'log' | 'ask', common: Shape, own: (one: Readonly<Record<string, unknown>>) => Shape | null): readonly string[] =>
    (Array.isArray(json[field]) ? (json[field] as readonly unknown[]) : []).flatMap((one, index) => {
      const shape = isRecord(one) ? own(one) : null
      return shape ? inBoth(common, shape, one).map((place) => `/${field}/${index}${place}`) : []
    })
  const head = unknownFields(eventShape, { ...json, log: [], ask: [] })
  const log = each('log', OF_ALL_FACTS, ({ do: name }) => factSchemaOf(String(name)))
  const ask = each('ask', OF_ALL_ASKS, ({ kind }) => ASKS.get(String(kind))?.schema ?? null)
  return [...head, ...log, ...ask].map((place) => at + place)
}

/** What neither of two shapes knows of one value: each names a part of its fields. */
function inBoth(one: Shape, other: Shape, value: unknown): readonly string[] {
  const [here, there] = [unknownFields(one, value), unknownFields(other, value)]
  const within = (place: string, places: readonly string[]): boolean =>
    places.some((above) => place === above || place.startsWith(`${above}/`))
  return [...new Set([...here, ...there])].filter((place) => within(place, here) && within(place, there))
}

/** The same as entries of an answer; left out where there are none. */
export const notConsideredIn = (places: readonly string[]): { readonly notConsidered?: readonly UnknownField[] } =>
  places.length === 0 ? {} : { notConsidered: places.map((path) => ({ kind: 'field', path })) }
