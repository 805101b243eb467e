/** Sentences that name what is pressed: `{{mapRoomTexts.tools.wall}}` stands for the words of that key, so that they are always those on the screen. */

/** A piece of a sentence; `label`: it is what is written on the screen. */
export interface Piece {
  readonly words: string
  readonly label: boolean
}

/** The pieces of a sentence. Throws where a key has no words. @param said the texts of a language, by the names of their groups */
export function piecesOf(sentence: string, said: Readonly<Record<string, unknown>>): Piece[] {
  return sentence
    .split(/\{\{([\w.-]+)\}\}/)
    .map((words, index) => (index % 2 === 0 ? { words, label: false } : { words: wordsAt(said, words), label: true }))
    .filter(({ words }) => words !== '')
}

function wordsAt(said: unknown, key: string): string {
  const words = key
    .split('.')
    .reduce<unknown>(
      (group, name) => (typeof group === 'object' && group !== null ? (group as Record<string, unknown>)[name] : undefined),
      said
    )
  if (typeof words !== 'string') throw new Error(`No text has the key ${key}.`)
  return words
}
