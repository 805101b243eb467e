/**
 * Whether a schema lets a value through as it is: asked before valibot, which copies every object on its way. The answer is made once of
 * the schema's own parts. It is yes only where it is certain; what is wrong, and what a schema would change, valibot says.
 */
import type * as v from 'valibot'

/** true: the schema accepts the value, and what it gives back is equal to it. */
export type Sure = (value: unknown) => boolean

/** A schema, or a step of its pipe, as its library holds it. */
export interface SchemaPart {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly SchemaPart[]
  readonly entries?: Readonly<Record<string, SchemaPart>>
  readonly item?: SchemaPart
  readonly wrapped?: SchemaPart
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly default?: unknown
  readonly requirement?: unknown
  check?(input: unknown): boolean
  getter?(input: unknown): SchemaPart
  '~run'?(dataset: object, config: object): { readonly issues?: unknown }
}

const never: Sure = () => false
const always: Sure = () => true

const made = new WeakMap<object, Sure>()

function sureOf(part: SchemaPart): Sure {
  const known = made.get(part)
  if (known) return known
  const sure = part.pipe ? allOf(part.pipe.map(sureOf)) : single(part)
  made.set(part, sure)
  return sure
}

function allOf(steps: readonly Sure[]): Sure {
  if (steps.includes(never)) return never
  const [first = always, second = always, third = always, ...rest] = steps.filter((step) => step !== always)
  if (rest.length > 0) return (value) => first(value) && second(value) && third(value) && rest.every((step) => step(value))
  return (value) => first(value) && second(value) && third(value)
}

const lengthOf = (value: unknown): number => (value as { readonly length: number }).length

/** By the `type` of a schema or of a check in a pipe; what is not named here is left to valibot. */
const SINGLES: Readonly<Record<string, (part: SchemaPart) => Sure>> = {
  string: () => (value) => typeof value === 'string',
  // NaN is a number, and none to valibot.
  number: () => (value) => typeof value === 'number' && !Number.isNaN(value),
  boolean: () => (value) => typeof value === 'boolean',
  unknown: () => always,
  literal:
    ({ literal }) =>
    (value) =>
      value === literal,
  picklist: ({ options }) => {
    const words = new Set(options)
    return (value) => words.has(value)
  },
  custom: (part) => (value) => part.check!(value),
  optional: ({ wrapped, ...part }) => {
    const inside = sureOf(wrapped!)
    return part.default === undefined ? (value) => value === undefined || inside(value) : (value) => value !== undefined && inside(value)
  },
  nullable: ({ wrapped, ...part }) => {
    const inside = sureOf(wrapped!)
    return part.default === undefined ? (value) => value === null || inside(value) : (value) => value !== null && inside(value)
  },
  array: ({ item }) => listOf(sureOf(item!)),
  loose_object: ({ entries }) => objectOf(entries!, true),
  strict_object: ({ entries }) => objectOf(entries!, false),
  // Left without a word are fields that it does not name: then valibot has to take them out.
  object: ({ entries }) => objectOf(entries!, false),
  lazy: (part) => (value) => sureOf(part.getter!(value))(value),
  // The first that fits is what counts; whether a later one does is for valibot to find.
  union: ({ options }) => sureOf(options![0] as SchemaPart),
  integer: () => Number.isInteger,
  min_value:
    ({ requirement }) =>
    (value) =>
      (value as number) >= (requirement as number),
  max_value:
    ({ requirement }) =>
    (value) =>
      (value as number) <= (requirement as number),
  min_length:
    ({ requirement }) =>
    (value) =>
      lengthOf(value) >= (requirement as number),
  max_length:
    ({ requirement }) =>
    (value) =>
      lengthOf(value) <= (requirement as number),
  regex: ({ requirement }) => {
    const pattern = requirement as RegExp
    // A pattern that goes on where it stopped is none to ask twice.
    return pattern.global || pattern.sticky ? never : (value) => pattern.test(value as string)
  },
  check: ({ requirement }) => requirement as Sure,
  raw_check: (part) => (value) => part['~run']!({ typed: true, value }, {}).issues === undefined
}

const single = (part: SchemaPart): Sure => (Object.hasOwn(SINGLES, part.type) ? SINGLES[part.type]!(part) : never)

function listOf(inside: Sure): Sure {
  if (inside === always) return Array.isArray
  return (value) => {
    if (!Array.isArray(value)) return false
    for (const entry of value) if (!inside(entry)) return false
    return true
  }
}

function objectOf(entries: Readonly<Record<string, SchemaPart>>, isLoose: boolean): Sure {
  const fields = new Map(
    Object.entries(entries).map(([name, part]) => [
      name,
      { inside: sureOf(part), needed: part.type === 'optional' && part.default === undefined ? 0 : 1 }
    ])
  )
  const needed = [...fields.values()].reduce((sum, field) => sum + field.needed, 0)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    let found = 0
    const record = value as Readonly<Record<string, unknown>>
    // What is inherited would be taken for a field here, and is at most once too many: plain JSON inherits none.
    for (const name in record) {
      const field = fields.get(name)
      if (field === undefined) {
        if (!isLoose) return false
        continue
      }
      const own = record[name]
      if (!field.inside(own)) return false
      if (own !== undefined) found += field.needed
    }
    return found === needed
  }
}

/** The quick check of a schema. */
export const acceptsAsIs = (schema: v.GenericSchema): Sure => sureOf(schema)
