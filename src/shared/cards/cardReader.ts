/**
 * Reads the texts of cards sentence by sentence. A sentence is parsed if every word of it is accounted for in exactly one way; else it keeps
 * its text, with its moment if its beginning says when it comes. Nothing is guessed: a word that no rule knows leaves the sentence unread.
 */
import { canonical, Parse } from './grammar/parse.ts'
import { write } from './grammar/write.ts'
import type { Fields, Grammar, Value, Words } from './grammar/grammar.ts'
import { isObject } from './grammar/grammar.ts'
import { grammarOf } from './cardGrammar.ts'
import { foldedName, namesAt, type CardNames } from './cardNames.ts'
import { asOption, keysOf, wordsApart, wordsOf, withOwnName, withPronouns } from './cardWords.ts'
import { isCardClause } from './cardClauseSchema.ts'
import { clausesOf, inPartsOf, sentenceOf } from './cardClause.ts'
import type { CardClause } from './grammar/frame.ts'
import { isBound, type Said } from './pointing.ts'
import { isMomentSentence } from './momentSentence.ts'
import { Places, sentencesOf } from './sentences.ts'

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

/** The names that a card has for its figure, as keys. */
interface OwnNames {
  /** The longest first. */
  readonly full: readonly (readonly string[])[]
  /** Without the brackets behind it; empty: it has none, or another thing is called so. */
  readonly shorter: readonly string[]
}

/** The meaning of a sentence alone, without those before it. */
interface Reading {
  /** null: nothing, or more than one thing. */
  readonly meaning: Value | null
  /** null: its beginning gives no moment. */
  readonly moment: () => Fields | null
}

const NO_READING: Reading = { meaning: null, moment: () => null }
/** Cards repeat many sentences. More of them than this are not remembered. */
const MOST_READINGS = 20_000

/** Longer sentences are not read: no card has any. */
const MOST_WORDS = 120
/** A longer text is none of a card. */
const MOST_LETTERS = 6000

export class CardReader {
  private readonly grammar: Grammar
  private readonly readings = new Map<string, Reading>()

  constructor(private readonly names: CardNames) {
    this.grammar = grammarOf(names)
  }

  /** Reads a text of a card. @param figure the name of the figure of the card */
  read(text: string, figure: string): readonly SentenceRead[] {
    const before: Said[] = []
    const names = namesOf(figure, this.names)
    const places = new Places()
    return sentencesOf(text.slice(0, MOST_LETTERS)).map((one) => {
      const { sentence, part } = one
      const words = this.wordsOf(sentence, names)
      const place = places.of(one)
      const value = place === 'unread' ? null : this.readingOf(place === 'option' ? asOption(words) : words).meaning
      const bound = value !== null && isBound(value, words, before, part, this.names.powers) ? value : null
      places.pass(one, words, bound !== null)
      before.push({ words, value, part })
      return this.result(sentence, words, bound)
    })
  }

  /** A sentence without those before it, as the grammar gives it; null: it cannot be parsed, or in more than one way. */
  parse(sentence: string, figure: string): Value | null {
    return this.readingOf(this.wordsOf(sentence, namesOf(figure, this.names))).meaning
  }

  /** Clauses in the words of a card, `~` for the figure; null: no rule of the grammar says them. */
  write(clauses: readonly CardClause[]): string | null {
    const { isTeam } = this.names
    const whole = write(this.grammar, 'sentence', sentenceOf(clauses, isTeam))
    return whole ?? write(this.grammar, 'sentence', inPartsOf(clauses, isTeam))
  }

  /** The meaning of words that `write` gave. */
  parseWritten(words: string): Value | null {
    return this.readingOf(wordsApart(words)).meaning
  }

  private wordsOf(sentence: string, { full, shorter }: OwnNames): Words {
    const longerAt = (keys: readonly string[], at: number): number =>
      Math.max(0, ...namesAt(this.names.keywords, keys, at).map(({ end }) => end))
    return withPronouns(withOwnName(wordsOf(sentence), full, shorter, longerAt))
  }

  /** The reading of words; those of too long a sentence have none. */
  private readingOf(words: Words): Reading {
    if (words.keys.length > MOST_WORDS) return NO_READING
    const key = `${words.keys.join(' ')}\n${words.written.join(' ')}`
    const known = this.readings.get(key)
    if (known) return known
    const parse = new Parse(this.grammar, words)
    const meaning = meaningOf(parse)
    // Most sentences with a meaning are never asked for their moment, so that their parse is not stored.
    const moment = meaning === null ? momentOf(parse) : undefined
    const reading = { meaning, moment: () => (moment === undefined ? momentOf(new Parse(this.grammar, words)) : moment) }
    if (this.readings.size >= MOST_READINGS) this.readings.clear()
    this.readings.set(key, reading)
    return reading
  }

  private result(sentence: string, words: Words, value: Value | null): SentenceRead {
    const isOfMoment = isMomentSentence(words)
    const clauses = value === null ? [] : clausesOf(value)
    if (clauses.length > 0 && clauses.every(isCardClause)) return { sentence, state: 'parsed', clauses, isOfMoment }
    const moment = this.readingOf(words).moment()
    return moment === null
      ? { sentence, state: 'text', clauses: [], isOfMoment }
      : { sentence, state: 'moment', clauses: [], moment, isOfMoment }
  }
}

function namesOf(figure: string, others: CardNames): OwnNames {
  const full = [figure, figure.replace(/^The /, '')].map(keysOf).sort((a, b) => b.length - a.length)
  const bare = figure.replace(/ \([^()]*\)$/, '')
  const isFree = bare !== figure && ![others.pieces, others.keywords, others.powers].some((index) => index.has(foldedName(bare)))
  return { full, shorter: isFree ? keysOf(bare) : [] }
}

/** The meaning of the whole sentence; null: it has none, or more than one. */
function meaningOf(parse: Parse): Value | null {
  const all = parse.all('sentence')
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
