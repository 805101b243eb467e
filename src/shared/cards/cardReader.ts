/**
 * Reads the texts of cards sentence by sentence. A sentence is parsed if every word of it is accounted for in exactly one way; else it keeps
 * its text, with its moment if its beginning says when it comes. Nothing is guessed: a word that no rule knows leaves the sentence unread.
 */
import { canonical, Parse } from './grammar/parse.ts'
import { write } from './grammar/write.ts'
import type { Fields, Grammar, Value, Words } from './grammar/grammar.ts'
import { isObject } from './grammar/grammar.ts'
import { grammarOf } from './cardGrammar.ts'
import { namesAt, type CardNames } from './cardNames.ts'
import { keysOf, wordsApart, wordsOf, withOwnName, withPronouns } from './cardWords.ts'
import { isCardClause } from './cardClauseSchema.ts'
import { clausesOf, inPartsOf, sentenceOf } from './cardClause.ts'
import type { CardClause } from './grammar/frame.ts'
import { isBound, type Said } from './pointing.ts'
import { isMomentSentence } from './momentSentence.ts'
import { sentencesOf } from './sentences.ts'

export interface SentenceRead {
  readonly sentence: string
  readonly state: 'parsed' | 'moment' | 'text'
  /** Empty if it is not parsed. */
  readonly clauses: readonly CardClause[]
  /** Its moment, if its beginning gives one. */
  readonly moment?: Fields
  /** Whether it is about a moment; else it holds all the time. */
  readonly isOfMoment: boolean
}

/** Longer sentences are not read: no card has any. */
const MOST_WORDS = 120
/** A longer text is none of a card. */
const MOST_LETTERS = 6000

export class CardReader {
  private readonly grammar: Grammar

  constructor(private readonly names: CardNames) {
    this.grammar = grammarOf(names)
  }

  /** Reads a text of a card. @param figure the name of the figure of the card */
  read(text: string, figure: string): readonly SentenceRead[] {
    const before: Said[] = []
    const names = namesOf(figure)
    return sentencesOf(text.slice(0, MOST_LETTERS)).map(({ sentence, part, isUnder }) => {
      const words = this.wordsOf(sentence, names)
      const parse = this.parseOf(words)
      const value = isUnder ? null : meaningOf(parse)
      const bound = value !== null && isBound(value, words, before, part) ? value : null
      before.push({ words, value, part })
      return this.result(sentence, words, parse, bound)
    })
  }

  /** A sentence without those before it, as the grammar gives it; null: it cannot be parsed, or in more than one way. */
  parse(sentence: string, figure: string): Value | null {
    return meaningOf(this.parseOf(this.wordsOf(sentence, namesOf(figure))))
  }

  /** Clauses in the words of a card, `~` for the figure; null: no rule of the grammar says them. */
  write(clauses: readonly CardClause[]): string | null {
    const { isTeam } = this.names
    const whole = write(this.grammar, 'sentence', sentenceOf(clauses, isTeam))
    return whole ?? write(this.grammar, 'sentence', inPartsOf(clauses, isTeam))
  }

  /** The meaning of words that `write` gave. */
  parseWritten(words: string): Value | null {
    return meaningOf(this.parseOf(wordsApart(words)))
  }

  private wordsOf(sentence: string, names: readonly (readonly string[])[]): Words {
    const longerAt = (keys: readonly string[], at: number): number =>
      Math.max(0, ...namesAt(this.names.keywords, keys, at).map(({ end }) => end))
    return withPronouns(withOwnName(wordsOf(sentence), names, longerAt))
  }

  /** The readings of a sentence; null: it is too long. */
  private parseOf(words: Words): Parse | null {
    return words.keys.length > MOST_WORDS ? null : new Parse(this.grammar, words)
  }

  private result(sentence: string, words: Words, parse: Parse | null, value: Value | null): SentenceRead {
    const isOfMoment = isMomentSentence(words)
    const clauses = value === null ? [] : clausesOf(value)
    if (clauses.length > 0 && clauses.every(isCardClause)) return { sentence, state: 'parsed', clauses, isOfMoment }
    const moment = parse && momentOf(parse)
    return moment === null
      ? { sentence, state: 'text', clauses: [], isOfMoment }
      : { sentence, state: 'moment', clauses: [], moment, isOfMoment }
  }
}

/** The names that a card has for its figure, as keys, the longest first. */
const namesOf = (figure: string): readonly (readonly string[])[] =>
  [figure, figure.replace(/^The /, '')].map(keysOf).sort((a, b) => b.length - a.length)

/** The meaning of the whole sentence; null: it has none, or more than one. */
function meaningOf(parse: Parse | null): Value | null {
  const all = parse?.all('sentence') ?? []
  return all.length === 1 ? all[0]! : null
}

/** The moment of a sentence, by its beginning; null: it gives none, or more than one. */
function momentOf(parse: Parse): Fields | null {
  const found = parse.from('begins', 0)
  const end = Math.max(0, ...found.map((one) => one.end))
  const longest = [...new Map(found.filter((one) => one.end === end).map(({ value }) => [canonical(value), value])).values()]
  const [only] = longest
  return longest.length === 1 && isObject(only) ? only : null
}
