/** One catalogue of texts in several languages: English is whole, the others may leave a text out and show the English one. */
import { language, type Language } from './language.ts'

/** A translation: the same keys and parameters, any of them missing. A test counts what is missing. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Parameters) => infer Said
    ? (...args: Parameters) => Translation<Said>
    : T extends object
      ? { readonly [K in keyof T]?: Translation<T[K]> }
      : T

type Others<T> = Readonly<Partial<Record<Exclude<Language, 'en'>, Translation<T>>>>

/** The texts in the language of the app. */
export const catalogue = <T extends object>(english: T, others: Others<T>): T =>
  language === 'en' ? english : (over(english, others[language]) as T)

function over(base: unknown, translation: unknown): unknown {
  if (translation === undefined) return base
  if (!isTexts(base) || !isTexts(translation)) return translation
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, over(value, translation[key])]))
}

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A language's words for the texts of the rules. */
export interface RuleWords {
  /** By the English text. */
  readonly exact: Readonly<Record<string, string>>
  /** For texts with a name in them: what it looks like in English, and what is said instead (`$1`: the first name). */
  readonly patterns: readonly (readonly [RegExp, string])[]
}
