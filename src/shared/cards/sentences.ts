/** The text of a card as parts and sentences. */

/** Points that end no sentence. */
const SHORT = /\b(Dr|Mr|Mrs|Ms|St|Col|Sgt|Lt|Jr|Prof|[Vv]s)\./g
const LETTERS = /\b(?:[A-Z]\.){2,}/g
/** Stands for a point that ends no sentence. */
const POINT = '\u0000'

/** The sentences of one text, each with the number of its part: a new line, `//` and a star each begin a part. */
export function sentencesOf(text: string): readonly { readonly part: number; readonly sentence: string }[] {
  const parts = text.split('\n').flatMap((line) => line.split('//'))
  return parts.flatMap((part, index) =>
    part
      .split(/(?:^|(?<=\s))\*/)
      .flatMap(inPart)
      .map((sentence) => ({ part: index, sentence }))
  )
}

function inPart(words: string): readonly string[] {
  const rest = words.replace(SHORT, (_, word: string) => word + POINT).replace(LETTERS, (letters) => letters.replaceAll('.', POINT))
  return rest
    .split(/(?<=[.!?])\s+(?=[A-Z["(#\d])|(?<=[.!?][)"])\s+(?=[A-Z["(#\d])/)
    .map((one) => one.replaceAll(POINT, '.').trim())
    .filter((one) => one !== '')
}
