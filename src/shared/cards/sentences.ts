/** The text of a card as parts and sentences. */

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
}

/** The sentences of one text. */
export function sentencesOf(text: string): readonly CardSentence[] {
  let isInList = false
  const inside = { quotes: 0, brackets: 0 }
  const parts = text.split('\n').flatMap((line) => line.split('//'))
  return parts.flatMap((words, part) => {
    let isInRow = false
    return words.split(/(?:^|(?<=\s))\*/).flatMap((item, at) => {
      isInList ||= at > 0
      return inPart(item).map((sentence): CardSentence => {
        const isRow = ROW.test(sentence)
        const isUnder = isInList || (isInRow && !isRow) || inside.quotes % 2 === 1 || inside.brackets > 0
        isInRow ||= isRow
        isInList ||= HEADING.test(sentence)
        inside.quotes += countOf(sentence, /["“”]/g)
        inside.brackets = Math.max(0, inside.brackets + countOf(sentence, /\(/g) - countOf(sentence, /\)/g))
        return { part, sentence, isUnder }
      })
    })
  })
}

const countOf = (words: string, sign: RegExp): number => words.match(sign)?.length ?? 0

function inPart(words: string): readonly string[] {
  const rest = words.replace(SHORT, (_, word: string) => word + POINT).replace(LETTERS, (letters) => letters.replaceAll('.', POINT))
  return rest
    .split(/(?<=[.!?])\s+(?=[A-Z["(#\d])|(?<=[.!?][)"])\s+(?=[A-Z["(#\d])/)
    .map((one) => one.replaceAll(POINT, '.').trim())
    .filter((one) => one !== '')
}
