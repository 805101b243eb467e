/** The text of a card as parts and sentences, and the place of a sentence. */
import type { Words } from './grammar/grammar.ts'

/** Points that end no sentence. */
const SHORT = /\b(Dr|Mr|Mrs|Ms|St|Col|Sgt|Lt|Jr|Prof|[Vv]s)\./g
const LETTERS = /\b(?:[A-Z]\.){2,}/g
/** Stands for a point that ends no sentence. */
const POINT = '\u0000'
/** The beginning of a row of a table: "[d:1]-[d:3]:", "3-4:", "2+:", "HEADS:". */
const ROW = /^(?:\[d:\d+\]|\d+|heads|tails)\s*(?:(?:\+|-\s*(?:\[d:\d+\]|\d+))\s*)?:/i
/** A heading of a list: "…:" at the end of a sentence or before the first star, and "choose one." or "choose two to use this turn." */
const HEADING = /:(?:\s*\*|$)|\bchoose (?:one|two|three)(?: of the following| (?:of the following|listed) effects| to use[^.]{0,60})?\.$/i

export interface CardSentence {
  /** The number of its part: a new line, `//` and a star each begin a part. */
  readonly part: number
  readonly sentence: string
  /** Words before it are a condition of it: a heading or a star, the row of a table, quotes or brackets that are still open. */
  readonly isUnder: boolean
  /** All between two `//` is one block. */
  readonly block: number
  /** A star stands before it. */
  readonly isItem: boolean
  /** Quotes or brackets of an earlier sentence are still open. */
  readonly isInside: boolean
}

/** The sentences of one text. */
export function sentencesOf(text: string): readonly CardSentence[] {
  let isInList = false
  const inside = { quotes: 0, brackets: 0 }
  let block = 0
  const parts = text.split('\n').flatMap((line) => line.split('//').map((words, at) => ({ words, block: at > 0 ? ++block : block })))
  return parts.flatMap(({ words, block: own }, part) => {
    let isInRow = false
    return words.split(/(?:^|(?<=\s))\*/).flatMap((item, at) => {
      isInList ||= at > 0
      return inPart(item).map((sentence, index): CardSentence => {
        const isHead = isRow({ sentence })
        const isInside = inside.quotes % 2 === 1 || inside.brackets > 0
        const isUnder = isInList || (isInRow && !isHead) || isInside
        isInRow ||= isHead
        isInList ||= HEADING.test(sentence)
        inside.quotes += countOf(sentence, /["“”]/g)
        inside.brackets = Math.max(0, inside.brackets + countOf(sentence, /\(/g) - countOf(sentence, /\)/g))
        return { part, sentence, isUnder, block: own, isItem: at > 0 && index === 0, isInside }
      })
    })
  })
}

const countOf = (words: string, sign: RegExp): number => words.match(sign)?.length ?? 0

function inPart(words: string): readonly string[] {
  const rest = words.replace(SHORT, (_, word: string) => word + POINT).replace(LETTERS, (letters) => letters.replaceAll('.', POINT))
  return rest
    .split(/(?<=[.!?])\s+(?=(?!\[MAX )[A-Z["(#\d])|(?<=[.!?][)"])\s+(?=[A-Z["(#\d])/)
    .map((one) => one.replaceAll(POINT, '.').trim())
    .filter((one) => one !== '')
}

/** Whether a sentence is a row of a table: "3+:", "[d:1]-[d:3]:". */
const isRow = ({ sentence }: Pick<CardSentence, 'sentence'>): boolean => ROW.test(sentence)

/** Words with a colon behind them that are no label. */
const NO_LABELS = 'FREE MOVE CLOSE RANGE POWER protected SAFEGUARD passenger giant reach improved targeting movement UNIQUE SIDELINE'.split(
  ' '
)

/** Whether a sentence begins with its own label: "Monster:". */
const isLabelled = ({ keys }: Words): boolean =>
  !NO_LABELS.includes(keys[0] ?? '') && /^\p{L}[\p{L}' ]* :/u.test(keys.slice(0, 4).join(' '))

/** Whether a sentence has a label behind its first words: "He can use the effect: Monster: Charge". */
const hasLabelInside = ({ keys, written }: Words): boolean =>
  keys.some((key, at) => key === ':' && at > 1 && /^\p{Lu}/u.test(written[at - 1]!) && !NO_LABELS.includes(keys[at - 1]!))

/**
 * The place of a sentence: free, under a heading ("Choose one:"), or behind a row of a table. A heading is a condition of everything under it, up to
 * the next `//`, so only options and rows are read there, and only if the heading is read.
 *
 * `option`: a star stands before it; `unread`: something before it is a condition that the sentence does not have.
 */
export type Place = 'free' | 'option' | 'row' | 'unread'

interface Before {
  readonly block: number
  readonly isRead: boolean
}

/** The places of the sentences of one text, in their order. */
export class Places {
  private heading: Before | null = null
  private last: Before | null = null
  /** A heading without a colon, "Choose one.": the lines under it are its options. */
  private list: { readonly block: number; readonly part: number } | null = null
  /** The part of the last row or label: what stands behind it there belongs to it. */
  private rowPart = -1
  /** A table that is not read, "effects based on the number of …": what its rows count is not known. */
  private isTableUnread = false

  of(one: CardSentence): Place {
    const { part, block, isItem, isInside } = one
    if (isInside) return 'unread'
    if (this.heading?.block !== block) this.heading = null
    // Before the first star stands what the options are for, with or without a colon.
    if (isItem) this.heading ??= { block, isRead: this.last?.block === block && this.last.isRead }
    const isHead = isRow(one)
    if (this.rowPart === part && !isItem && !isHead) return 'unread'
    if (isHead && this.isTableUnread) return 'unread'
    if (this.heading === null) return this.list?.block === block && this.list.part < part ? 'unread' : 'free'
    if (!this.heading.isRead) return 'unread'
    return isItem ? 'option' : isHead ? 'row' : 'unread'
  }

  /** Called after each sentence. */
  pass(one: CardSentence, words: Words, isRead: boolean): void {
    const { part, block, sentence } = one
    if (words.keys.some((key) => key === 'roll' || key === 'flip')) this.isTableUnread = false
    else if (words.keys.includes('based')) this.isTableUnread = !isRead
    if (isRow(one) || isLabelled(words) || (!isRead && hasLabelInside(words))) this.rowPart = part
    if (HEADING.test(sentence)) this.list = { block, part }
    const isJoined = sentence.includes(':*')
    if (isJoined || sentence.endsWith(':')) this.heading = { block, isRead: this.heading === null && isRead && !isJoined }
    this.last = { block, isRead }
  }
}

/** A line of a game element that is no sentence: "EFFECT:" alone, and "Powers: …", by which programs find it. */
const NO_SENTENCE = /^(?:EFFECTS?:?|Powers:.*)$/i

/** The text of a game element without its heading and the list of powers that files write before it. */
export const effectText = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !NO_SENTENCE.test(line.trim()))
    .join('\n')
