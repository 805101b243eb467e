/** Every text that a person reads, in the language of the app. */
import { ENGLISH, type Phrasebook } from '../../shared/explain/toText.ts'
import { language, spoken } from './spoken.ts'
import type { RuleWords, Texts } from './language/shape.ts'

export type { EventKind } from './en/timelineTexts.ts'

const { all } = spoken

export const {
  boardTextTexts,
  boardTexts,
  dataTexts,
  descentTexts,
  editionTexts,
  hexTexts,
  importTexts,
  keyTexts,
  noBoardTexts,
  referenceTexts,
  rulingTexts,
  setupTexts,
  storageTexts,
  texts,
  timelineTexts,
  typedTexts,
  variantTexts
} = all

/** The sentences of rulings. */
export const phrases: Phrasebook = 'phrases' in all ? all.phrases : ENGLISH

const own: RuleWords | null = 'ruleWords' in all ? all.ruleWords : null

/**
 * Texts that come with the rules and not with the app: titles and summaries of rules and powers, and what a ruling left
 * to the judge. They are English in the data; another language says them by the English text, and a text that it does
 * not know stays English.
 */
export function ruleWords(text: string): string {
  if (!own) return text
  const exact = own.exact[text]
  if (exact !== undefined) return exact
  const pattern = own.patterns.find(([looks]) => looks.test(text))
  return pattern ? text.replace(pattern[0], pattern[1]) : text
}

/** What is understood in English is understood in every language besides its own words. */
const inEnglish = language === 'en' ? null : { ...(await import('./en/typedTexts.ts')), ...(await import('./en/searchWords.ts')) }

/** The words that mean something in a typed line: those of the app's language, and the English ones besides. */
export const typedWords = (of: (texts: Texts['typedTexts']) => readonly string[]): readonly string[] => [
  ...new Set([...of(typedTexts), ...(inEnglish ? of(inEnglish.typedTexts) : [])])
]

/** The words that search knows for each other: the English ones always, those of the app's language besides. */
export const searchWords = inEnglish
  ? {
      groups: [...inEnglish.searchWords.groups, ...all.searchWords.groups],
      small: [...inEnglish.searchWords.small, ...all.searchWords.small]
    }
  : all.searchWords
