/**
 * JSON Schema out of the checkers themselves, for editors. What the converter does not know is told to it here: shapes that depend on one of
 * their fields become a switch, so that an editor names what is wrong with the one that is meant.
 */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

export type { JsonSchema } from '@valibot/to-json-schema'

type AnySchema = v.GenericSchema

/** A shape that depends on one of its fields. */
interface Variant {
  readonly key: string
  readonly options: readonly { readonly entries: Readonly<Record<string, { readonly literal?: unknown }>> }[]
}
const isVariant = (schema: { readonly type: string }): schema is Variant & { readonly type: 'variant' } => schema.type === 'variant'

/** Schemas that are written once and named elsewhere. */
export type Named = Readonly<Record<string, AnySchema>>

/** One of several shapes, by the words that a field has. Of several shapes for one word any will do. */
export function switchOn(
  key: string,
  options: readonly (readonly [word: string, shape: JsonSchema])[],
  others: 'refused' | 'let in'
): JsonSchema {
  const byWord = new Map<string, JsonSchema[]>()
  for (const [word, shape] of options) byWord.set(word, [...(byWord.get(word) ?? []), shape])
  const words = [...byWord.keys()]
  return {
    type: 'object',
    required: [key],
    properties: { [key]: others === 'refused' ? { enum: words } : { type: 'string', examples: words } },
    allOf: [...byWord].map(([word, shapes]) => ({
      if: { properties: { [key]: { const: word } }, required: [key] },
      then: shapes.length === 1 ? shapes[0]! : { anyOf: shapes }
    }))
  }
}

/**
 * The JSON Schema of a checker.
 * @param named what stands in `$defs` under its name
 * @param clauses the shape of clauses that are written on figures and objects: the checker of the document leaves them to that of the table
 */
export function jsonSchemaOf(schema: AnySchema, named: Named = {}, clauses: JsonSchema | null = null): JsonSchema {
  return toJsonSchema(schema, {
    target: 'draft-2020-12',
    // Checks between fields have no like; transformations only name the same thing otherwise.
    errorMode: 'ignore',
    definitions: { ...named },
    overrideSchema({ valibotSchema, jsonSchema }) {
      const { properties } = jsonSchema
      if (clauses && properties?.clauses && properties.grants) return { ...jsonSchema, properties: { ...properties, clauses } }
      // Every shape of our own making is an object.
      if (valibotSchema.type === 'custom') return { type: 'object' }
      if (!isVariant(valibotSchema)) return null
      const { key, options } = valibotSchema
      const shapes = jsonSchema.oneOf ?? []
      return switchOn(
        key,
        options.map(({ entries }, index) => [String(entries[key]!.literal), asSchema(shapes[index])]),
        'refused'
      )
    }
  })
}

const asSchema = (shape: JsonSchema | boolean | undefined): JsonSchema => (typeof shape === 'object' ? shape : {})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Definitions that nothing leads to are left out, and those without a name of their own get one that says so. */
export function tidied(schema: JsonSchema): JsonSchema {
  const { $defs = {}, ...rest } = schema
  const used = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    else if (isObject(value))
      for (const [key, inside] of Object.entries(value)) {
        if (key !== '$ref' || typeof inside !== 'string') look(inside)
        else {
          const name = inside.slice('#/$defs/'.length)
          if (!used.has(name)) {
            used.add(name)
            look($defs[name])
          }
        }
      }
  }
  look(rest)
  const nameOf = (name: string): string => (/^\d+$/.test(name) ? `part-${name}` : name)
  const defs = Object.entries($defs).filter(([name]) => used.has(name))
  const whole = { ...rest, ...(defs.length > 0 && { $defs: Object.fromEntries(defs.map(([name, one]) => [nameOf(name), one])) }) }
  return JSON.parse(JSON.stringify(whole), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `#/$defs/${nameOf(value.slice('#/$defs/'.length))}` : value
  ) as JsonSchema
}
