/**
 * A grammar as a table: categories, each with its rules. A rule has words and what they mean, as a template with the slots of its words.
 * The same table reads and writes.
 */
import type { Node } from './pattern.ts'

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

/** The first words of a rule, and the looked-up categories (`lexicon`) that its first word can be of. */
export interface Begins {
  readonly words: ReadonlySet<string>
  readonly lexicons: ReadonlySet<string>
}

export interface CompiledRule {
  readonly nodes: readonly Node[]
  readonly means: Value
  readonly words: string
  readonly begins: Begins
  /** Words that are in everything this rule can read. */
  readonly needs: readonly string[]
}

/** The rules of a category by their first word, each list in the order of the table. */
export interface RuleIndex {
  readonly byWord: ReadonlyMap<string, readonly CompiledRule[]>
  /** The rules that can begin with a word of a lexicon: those for every other word. */
  readonly others: readonly CompiledRule[]
}

export type Compiled =
  | { readonly kind: 'rules'; readonly rules: readonly CompiledRule[]; readonly keys: ReadonlySet<string>; readonly index: RuleIndex }
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
