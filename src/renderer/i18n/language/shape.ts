/** What a language consists of. English is the shape: what is missing in another one, or too much, is a type error. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import type { all as english } from '../en/all.ts'

/** The same keys and parameters in another language. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Parameters) => infer Said
    ? (...args: Parameters) => Translation<Said>
    : T extends object
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : T

/** A language's words for the texts of the rules. */
export interface RuleWords {
  /** By the English text. */
  readonly exact: Readonly<Record<string, string>>
  /** For texts with a name in them: what it looks like in English, and what is said instead (`$1`: the first name). */
  readonly patterns: readonly (readonly [RegExp, string])[]
}

/** The texts of the interface: all that English says in its folder. */
export type Texts = Translation<typeof english>

/** A language other than English: it says the sentences of rulings and the texts of the rules, too. */
export interface Language extends Texts {
  readonly phrases: Phrasebook
  readonly ruleWords: RuleWords
}
