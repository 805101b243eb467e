/** The text of a card as parts and sentences, and where a sentence stands. */
import type { Words } from './grammar/grammar.ts'

/** Points that end no sentence. */
const SHORT = /\b(Dr|Mr|Mrs|Ms|St|Col|Sgt|Lt|Jr|Prof|[Vv]s)\./g
const LETTERS = /\b(?:[A-Z]\.){2,}/g
/** Stands for a point that ends no sentence. */
const POINT = '\u0000'

export interface Sentence {
  readonly part: number
  /** What stands between two `//`. */
  readonly block: number
  /** A star stands before it. */
  readonly isItem: boolean
  readonly sentence: string
}

/** The sentences of one text, each with the number of its part: a new line and `//` each begin a part. */
export function sentencesOf(text: string): readonly Sentence[] {
  let block = 0
  const parts = text.split('\n').flatMap((line) => line.split('//').map((words, at) => ({ words, block: at > 0 ? ++block : block })))
  return parts.flatMap(({ words, block: own }, part) =>
    words
      .split(/(?:^|(?<=\s))\*/)
      .flatMap((item, star) => inPart(item).map((sentence, at) => ({ part, block: own, isItem: star > 0 && at === 0, sentence })))
  )
}

function inPart(words: string): readonly string[] {
  const rest = words.replace(SHORT, (_, word: string) => word + POINT).replace(LETTERS, (letters) => letters.replaceAll('.', POINT))
  return rest
    .split(/(?<=[.!?])\s+(?=[A-Z["(#\d])|(?<=[.!?][)"])\s+(?=[A-Z["(#\d])/)
    .map((one) => one.replaceAll(POINT, '.').trim())
    .filter((one) => one !== '')
}

const ROW = /^(?:(?:\[d:\d\]|\d+)(?: \+| - (?:\[d:\d\]|\d+))?|heads|tails) :/i

/** Whether a sentence is a row of a table: "3+:", "[d:1]-[d:3]:". */
const isRow = ({ keys }: Words): boolean => ROW.test(keys.slice(0, 4).join(' '))

/** Words with a colon behind them that are no label. */
const NO_LABELS = 'FREE MOVE CLOSE RANGE POWER protected SAFEGUARD passenger giant reach improved targeting movement UNIQUE SIDELINE'.split(
  ' '
)

/** Whether a sentence begins with a label of its own: "Monster:". */
const isLabelled = ({ keys }: Words): boolean =>
  !NO_LABELS.includes(keys[0] ?? '') && /^\p{L}[\p{L}' ]* :/u.test(keys.slice(0, 4).join(' '))

/** Whether a sentence has a label behind its first words: "He can use the effect: Monster: Charge". */
const hasLabelInside = ({ keys, written }: Words): boolean =>
  keys.some((key, at) => key === ':' && at > 1 && /^\p{Lu}/u.test(written[at - 1]!) && !NO_LABELS.includes(keys[at - 1]!))

/**
 * Where a sentence stands: free, under a heading ("Choose one:"), or behind a row of a table. A heading is a condition of everything under it, up to
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
  /** The part of the last row or label: what stands behind it there belongs to it. */
  private rowPart = -1

  of({ part, block, isItem }: Sentence, words: Words): Place {
    if (this.heading?.block !== block) this.heading = null
    // Before the first star stands what the options are for, with or without a colon.
    if (isItem) this.heading ??= { block, isRead: this.last?.block === block && this.last.isRead }
    const isHead = isRow(words)
    if (this.rowPart === part && !isItem && !isHead) return 'unread'
    if (this.heading === null) return 'free'
    if (!this.heading.isRead) return 'unread'
    return isItem ? 'option' : isHead ? 'row' : 'unread'
  }

  /** Called after each sentence. */
  pass({ part, block, sentence }: Sentence, words: Words, isRead: boolean): void {
    if (isRow(words) || isLabelled(words) || (!isRead && hasLabelInside(words))) this.rowPart = part
    const isJoined = sentence.includes(':*')
    if (isJoined || sentence.endsWith(':')) this.heading = { block, isRead: this.heading === null && isRead && !isJoined }
    this.last = { block, isRead }
  }
}
