/** The text of a card as parts and sentences. */

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
