/** The texts of maps and sets that come with the app, sentence by sentence: what another language says them by. */

/** Numbers, and names of squares such as G15. */
const COUNTED = /\b[A-Z]{0,2}\d+\b/g

export interface ShippedSentence {
  /** The sentence with `#` for each number and each name of a square. */
  readonly key: string
  /** What stood there, in its order. */
  readonly counted: readonly string[]
}

export const shippedSentences = (text: string): readonly ShippedSentence[] =>
  text.split(/(?<=\.) /).map((sentence) => ({ key: sentence.replace(COUNTED, '#'), counted: sentence.match(COUNTED) ?? [] }))

/** A text as a language says it; where one of its sentences is none of `said` all of it stays as it is. */
export function shippedWords(text: string, said: Readonly<Record<string, string>>): string {
  const words = shippedSentences(text).map(({ key, counted }) =>
    Object.hasOwn(said, key) ? counted.reduce((filled, one) => filled.replace('#', one), said[key]!) : null
  )
  return words.every((one) => one !== null) ? words.join(' ') : text
}
