/**
 * Texts that come with the rules and not with the app: titles and summaries of rules and powers, and what a ruling left
 * to the judge. They are English in the data; another language says them by the English text, and a text that it does
 * not know stays English.
 */
import type { RuleWords } from '../language/catalogue.ts'
import { language, type Language } from '../language/language.ts'

/** Only the language that is spoken is loaded. */
const LOAD: Readonly<Partial<Record<Language, () => Promise<RuleWords>>>> = {
  pt: async () => (await import('../pt/ruleWords.ts')).words,
  es: async () => (await import('../es/ruleWords.ts')).words
}

const own = await LOAD[language]?.()

/** The text in the app's language. */
export function ruleWords(english: string): string {
  if (!own) return english
  const exact = own.exact[english]
  if (exact !== undefined) return exact
  const pattern = own.patterns.find(([looks]) => looks.test(english))
  return pattern ? english.replace(pattern[0], pattern[1]) : english
}
