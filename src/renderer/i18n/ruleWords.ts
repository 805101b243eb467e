/**
 * Texts that come with the rules and not with the app: titles and summaries of rules and powers, and what a ruling left
 * to the judge. They are English in the data; another language says them by the English text, and a text that it does
 * not know stays English.
 */
import { language, type Language } from './language.ts'

export interface RuleWords {
  /** By the English text. */
  readonly exact: Readonly<Record<string, string>>
  /** For texts with a name in them: what it looks like in English, and what is said instead (`$1`: the first name). */
  readonly patterns: readonly (readonly [RegExp, string])[]
}

/** Only the language that is spoken is loaded. */
const LOAD: Readonly<Partial<Record<Language, () => Promise<RuleWords>>>> = {}

const own = await LOAD[language]?.()

/** The text in the app's language. */
export function ruleWords(english: string): string {
  if (!own) return english
  const exact = own.exact[english]
  if (exact !== undefined) return exact
  const pattern = own.patterns.find(([looks]) => looks.test(english))
  return pattern ? english.replace(pattern[0], pattern[1]) : english
}
