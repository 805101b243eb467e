/**
 * Fields of a document that its schema does not name. Such fields are no error, formats grow; but nothing that somebody
 * has written may vanish without a word, so they are looked for, told and kept.
 */
import * as v from 'valibot'
import { isRecord, pointerStep } from './validate.ts'

/** A schema of any document. */
export type Shape = v.GenericSchema

/** Places below a value, as JSON pointers from it. */
type Looking = (value: unknown) => readonly string[]

const NONE: readonly string[] = []
const nothing: Looking = () => NONE

/** How to look through what a schema lets in; `nothing` where it lets no objects in whose fields it names. Made once. */
const looks = new WeakMap<object, Looking>()

type Part = v.GenericSchema & {
  readonly pipe?: readonly { readonly kind: string; readonly type: string }[]
  readonly entries?: v.ObjectEntries
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly options?: readonly Part[]
  readonly key?: unknown
  readonly getter?: (input: unknown) => v.GenericSchema
}

function lookingOf(schema: v.GenericSchema): Looking {
  const known = looks.get(schema)
  if (known) return known
  const made = look(schema)
  looks.set(schema, made)
  return made
}

const isSchema = (part: { readonly kind: string }): part is Part => part.kind === 'schema'

function look(part: Part): Looking {
  if (part.pipe) {
    const inside = part.pipe.filter(isSchema).map(lookingOf)
    return joined(inside)
  }
  return unpiped(part)
}

const joined = (all: readonly Looking[]): Looking => {
  const some = all.filter((one) => one !== nothing)
  if (some.length < 2) return some[0] ?? nothing
  return (value) => some.flatMap((one) => one(value))
}

function unpiped(part: Part): Looking {
  switch (part.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return inObject(part.entries!)
    case 'array':
      return inList(lookingOf(part.item!))
    case 'record':
      return inRecord(lookingOf(part.value!))
    case 'optional':
    case 'exact_optional':
    case 'nullable':
    case 'nullish':
      return lookingOf(part.wrapped!)
    case 'lazy':
      return (value) => lookingOf(part.getter!(value))(value)
    case 'variant':
      return inVariant(String(part.key), part.options!)
    case 'union':
      return inUnion(part.options!)
    default:
      return nothing
  }
}

/** Fields and their places are kept with the object they were found in: a table asks about it many times, and changes nothing in place. */
function inObject(entries: v.ObjectEntries): Looking {
  // An object that names no field lets anything in.
  if (Object.keys(entries).length === 0) return nothing
  const fields = Object.entries(entries).flatMap(([name, entry]) => {
    const inside = lookingOf(entry)
    return inside === nothing ? [] : [[name, inside] as const]
  })
  const found = new WeakMap<object, readonly string[]>()
  return (value) => {
    if (!isRecord(value)) return NONE
    const before = found.get(value)
    if (before) return before
    const own = Object.keys(value).filter((name) => value[name] !== undefined && !Object.hasOwn(entries, name))
    const places = own.map(pointerStep)
    for (const [name, inside] of fields) for (const place of inside(value[name])) places.push(pointerStep(name) + place)
    const kept = places.length === 0 ? NONE : places
    found.set(value, kept)
    return kept
  }
}

function inList(inside: Looking): Looking {
  if (inside === nothing) return nothing
  return (value) => {
    if (!Array.isArray(value)) return NONE
    const places = value.flatMap((entry, index) => inside(entry).map((place) => `/${index}${place}`))
    return places.length === 0 ? NONE : places
  }
}

function inRecord(inside: Looking): Looking {
  if (inside === nothing) return nothing
  return (value) =>
    isRecord(value) ? Object.entries(value).flatMap(([name, entry]) => inside(entry).map((place) => pointerStep(name) + place)) : NONE
}

function inVariant(key: string, options: readonly Part[]): Looking {
  const byWord = options.map((option) => [(option.entries?.[key] as { readonly literal?: unknown } | undefined)?.literal, option] as const)
  return (value) => {
    if (!isRecord(value)) return NONE
    const option = byWord.find(([word]) => word === value[key])?.[1]
    return option ? lookingOf(option)(value) : NONE
  }
}

/** Of several shapes the one that the value has. */
function inUnion(options: readonly Part[]): Looking {
  const some = options.filter((option) => lookingOf(option) !== nothing)
  if (some.length === 0) return nothing
  return (value) => {
    if (typeof value !== 'object' || value === null) return NONE
    const option = some.find((one) => v.is(one, value))
    return option ? lookingOf(option)(value) : NONE
  }
}

/** Which schema an editor is to check a file with (`docs/schemas`): at its top level it is known everywhere, and means nothing. */
const FOR_EDITORS = '/$schema'

/** The places of all fields in `value` that `schema` does not name, as JSON pointers, in the order in which they stand. */
export function unknownFields(schema: Shape, value: unknown): readonly string[] {
  const places = lookingOf(schema)(value)
  return places.includes(FOR_EDITORS) ? places.filter((place) => place !== FOR_EDITORS) : places
}
