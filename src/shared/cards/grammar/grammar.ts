/**
 * A grammar as a table: categories, each with its rules. A rule has words and what they mean, as a template with the slots of its words.
 * The same table reads and writes.
 */
import { readPattern, slotsOf, type Node } from './pattern.ts'

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }
export type Fields = { readonly [key: string]: Value }

/** Words, and what they mean: `$slot` is what fills the slot, the key `...` takes all fields of the slots that it names. */
export type Rule = readonly [words: string, means: Value]

/** Some words of a sentence as they are written, with what they are compared by. */
export interface Words {
  readonly keys: readonly string[]
  readonly written: readonly string[]
}

/** A category that is looked up and not spelled out. */
export interface Lexicon {
  readonly read: (words: Words, at: number) => readonly { readonly value: Value; readonly end: number }[]
  /** The words of a value, or null if it is none of this category. */
  readonly write: (value: Value) => string | null
}

/** A list of one category: `between` stands between two of them, `last` before the last one. */
export interface ListOf {
  readonly of: string
  readonly between: readonly string[]
  readonly last: readonly string[]
  readonly least?: number
}

export type Category = readonly Rule[] | Lexicon | ListOf
export type Table = { readonly [category: string]: Category }

export interface CompiledRule {
  readonly nodes: readonly Node[]
  readonly means: Value
  readonly words: string
}

export type Compiled =
  | { readonly kind: 'rules'; readonly rules: readonly CompiledRule[]; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'lexicon'; readonly lexicon: Lexicon }
  | { readonly kind: 'list'; readonly of: string; readonly between: readonly (readonly Node[])[]; readonly last: readonly (readonly Node[])[]; readonly least: number } // prettier-ignore

export type Grammar = ReadonlyMap<string, Compiled>

export const isObject = (value: Value | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

/** The slots whose fields a template takes as its own. */
export const spreadOf = (template: Fields): readonly string[] => {
  const spread = template['...']
  return spread === undefined ? [] : Array.isArray(spread) ? (spread as readonly string[]) : [spread as string]
}

/** Makes the grammar of a table. Throws if a rule asks for a category that the table lacks. */
export function compile(table: Table): Grammar {
  const grammar = new Map<string, Compiled>()
  for (const [name, category] of Object.entries(table)) grammar.set(name, compiled(category))
  for (const [name, category] of grammar)
    for (const asked of askedBy(category)) if (!grammar.has(asked)) throw new Error(`${name} asks for ${asked}, which no table has.`)
  for (const [name, category] of grammar)
    if (category.kind === 'rules') grammar.set(name, { ...category, keys: keysOf(name, grammar, new Set()) })
  return grammar
}

function compiled(category: Category): Compiled {
  if ('read' in category) return { kind: 'lexicon', lexicon: category }
  if ('of' in category) {
    const { of, between, last, least = 1 } = category
    return { kind: 'list', of, between: between.map(readPattern), last: last.map(readPattern), least }
  }
  const rules = category.map(([words, means]) => ({ nodes: readPattern(words), means, words }))
  return { kind: 'rules', rules, keys: new Set() }
}

const askedBy = (category: Compiled): readonly string[] =>
  category.kind === 'lexicon'
    ? []
    : category.kind === 'list'
      ? [category.of]
      : category.rules.flatMap(({ nodes }) => slotsOf(nodes).map((slot) => slot.category))

/** The fields that the values of a category may have. */
function keysOf(name: string, grammar: Grammar, seen: Set<string>): ReadonlySet<string> {
  const category = grammar.get(name)
  if (category?.kind !== 'rules' || seen.has(name)) return new Set()
  seen.add(name)
  const keys = new Set<string>()
  for (const { means, nodes } of category.rules) {
    const slots = slotsOf(nodes)
    const through = typeof means === 'string' && means.startsWith('$') ? [means] : isObject(means) ? spreadOf(means) : []
    if (isObject(means)) for (const key of Object.keys(means)) if (key !== '...') keys.add(key)
    for (const one of through) {
      const slot = slots.find((other) => `$${other.name}` === one)
      if (slot) for (const key of keysOf(slot.category, grammar, seen)) keys.add(key)
    }
  }
  seen.delete(name)
  return keys
}
