/** Every text that a person reads, in the language of the app. */
import { inWords } from '../../shared/base/problem.ts'
import type { Phrase, Told } from '../../shared/base/result.ts'
import type { TimelineEvent } from '../../shared/contract/case.ts'
import type { NotConsidered } from '../../shared/contract/ruling.ts'
import { filled } from '../../shared/base/text/filled.ts'
import { leftOutSource } from '../../shared/explain/leftOut.ts'
import { ENGLISH, type Phrasebook } from '../../shared/explain/toText.ts'
import { said } from './language/said.ts'
import { language, languageTag, spoken } from './spoken.ts'
import type { Texts } from './language/shape.ts'

export type EventKind = TimelineEvent['do']

const { all, built } = spoken

export const {
  boardTexts,
  dataTexts,
  descentTexts,
  heroscapeTexts,
  importingTexts,
  noBoardTexts,
  referenceTexts,
  rulingTexts,
  setupTexts,
  storageTexts,
  texts,
  timelineTexts,
  typedTexts,
  variantsTexts,
  windowTexts
} = said(all, languageTag, built) as Texts

/** The sentences of rulings. */
export const phrases: Phrasebook = 'phrases' in all ? all.phrases : ENGLISH

const own = 'ruleTexts' in all ? all : null

/** Where English is spoken nobody needs it. */
const inOther = own ? await import('./shippedSentences.ts') : null

/**
 * A text that comes with the rules and not with the app: a title or a summary of a rule or a power, what is left to the
 * judge. It is English in the data; another language says it by its key. null: it came with a file and stays as it is.
 */
export const ruleText = (key: string | null, english: string): string => (key === null ? null : own?.ruleTexts[key]) ?? english

/**
 * A name, a description, a label or the title of a pin of a map or a set of figures that comes with the app. They are English in the data;
 * what anybody else wrote stays as it is.
 */
export const shippedText = (english: string): string => (own && inOther ? inOther.shippedWords(english, own.shippedTexts) : english)

/** A part of a problem in the app's language, as a sentence or a phrase. */
export const phraseText = (phrase: Phrase): string => inWords(phrase, own?.problems)

/** What is wrong with some input, or what failed; nothing where there is nothing. */
export function problemText(problem: Told | undefined): string {
  if (!problem) return ''
  const { say, facts, message } = problem
  return own && say !== undefined && facts ? phraseText({ say, facts }) : message
}

/** An entry of the list of what a ruling did not consider. Texts of files stay as they were written, unless their edition translates them. */
export function leftOutText(item: NotConsidered): string {
  const source = leftOutSource(item)
  if (source && 'inLanguage' in source) return source.inLanguage(language) ?? item.text
  if (!own || !source) return item.text
  return 'key' in source ? ruleText(source.key, item.text) : filled(own.leftOut[source.say], source.facts)
}

/** What is understood in English is understood in every language besides its own words. */
const inEnglish =
  language === 'en'
    ? null
    : {
        typedTexts: said((await import('./en/typedTexts.json')).default, 'en') as Texts['typedTexts'],
        searchWords: (await import('./en/searchWords.json')).default
      }

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
