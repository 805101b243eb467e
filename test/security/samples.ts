/** Values that fit a schema of the IPC contract, made from the schema itself, so that a channel that is added is covered by itself. */
import fc from 'fast-check'
import * as v from 'valibot'

type Schema = v.GenericSchema
interface Described {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly items?: readonly Schema[]
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly value?: Schema
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** What no schema tells: words, bytes, numbers within bounds. The first that fits is taken. */
const GUESSES: readonly unknown[] = [
  'a',
  '',
  0,
  1,
  2,
  10,
  100,
  true,
  new Uint8Array([1]),
  new ArrayBuffer(1),
  {},
  [],
  null,
  'a'.repeat(64),
  '2026-11-21T10:20:30.000Z'
]

/** A value that fits, or null where none is found: then a guess is missing above. */
export function sampleOf(schema: Schema, more: readonly unknown[] = []): { readonly value: unknown } | null {
  const fits = (value: unknown): boolean => v.safeParse(schema, value).success
  const built = build(schema, more)
  if (built !== null && fits(built.value)) return built
  const guess = [...more, ...GUESSES].find(fits)
  return guess === undefined ? null : { value: guess }
}

function build(schema: Described, more: readonly unknown[]): { readonly value: unknown } | null {
  const all = (parts: readonly Schema[]): readonly unknown[] | null => {
    const values = parts.map((part) => sampleOf(part, more))
    return values.every((value) => value !== null) ? values.map(({ value }) => value) : null
  }
  switch (schema.type) {
    case 'strict_tuple':
    case 'tuple':
    case 'loose_tuple': {
      const values = all(schema.items ?? [])
      return values && { value: values }
    }
    case 'strict_object':
    case 'object':
    case 'loose_object': {
      const names = Object.keys(schema.entries ?? {})
      const values = all(names.map((name) => schema.entries![name]!))
      return values && { value: Object.fromEntries(names.map((name, at) => [name, values[at]])) }
    }
    case 'array': {
      const item = sampleOf(schema.item!, more)
      return item && { value: [item.value] }
    }
    case 'nullable':
    case 'optional':
    case 'nullish':
      return sampleOf(schema.wrapped!, more)
    case 'picklist':
    case 'enum':
      return { value: schema.options![0] }
    case 'literal':
      return { value: schema.literal }
    case 'union':
    case 'variant':
      return (schema.options as readonly Schema[]).map((option) => sampleOf(option, more)).find((value) => value !== null) ?? null
    case 'string': {
      // A text that a pattern asks for is made from the pattern.
      const pattern = schema.pipe?.map(({ requirement }) => requirement).find((one) => one instanceof RegExp)
      return pattern ? { value: fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: 1 })[0] } : null
    }
    default:
      return null
  }
}
