/** Standard powers that the text of a card gives without a condition. */
import { withoutAtEnd } from '../../base/text/ends.ts'
import { sentencesOf, type CardSentence } from '../../cards/sentences.ts'
import { isPower, powerId } from './names.ts'

/** The powers that a text of a card gives without a condition. */
export interface CardGrants {
  /** Ids of standard powers. */
  readonly grants: readonly string[]
  /** The text says something else, too. */
  readonly more: boolean
  /** It says STOP, a keyphrase of the cards since 2018. */
  readonly stop: boolean
}

/** The id by which lists of powers name STOP. */
export const STOP = 'stop'

/** The powers that a sentence lists and nothing else: "A, B and C", or "this character can use A and B"; null if it says anything more. */
function listedIn(sentence: string, figure: string): readonly string[] | null {
  const plain = sentence.toLowerCase()
  const subject = [figure.toLowerCase(), 'this character', 'this figure'].find((one) => plain.startsWith(`${one} can use `))
  const list = subject === undefined ? plain : plain.slice(subject.length + ' can use '.length)
  const names = list
    .split(/,| and /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // A sign before a name may be that of a list to choose from.
  const ids = names.every((name) => /^[a-z][a-z/'’ -]*$/.test(name)) ? names.map(powerId) : []
  return ids.length > 0 && ids.every((id) => isPower(id) || id === STOP) ? ids : null
}

const bare = (sentence: string): string => withoutAtEnd(sentence, '.').trim()

/**
 * Finds the powers that a text gives without a condition: those of sentences that only list standard powers. The separate lists of a file
 * also name powers that a condition gives, that other figures get, or that are to be chosen.
 * @param figure name of the figure
 */
export function grantsIn(text: string, figure: string): CardGrants {
  const sentences = sentencesOf(text)
  // A heading ("Choose one:") is a condition of everything after it.
  const heading = sentences.findIndex(({ sentence }) => sentence.includes(':'))
  const read = sentences.flatMap(({ sentence, isUnder }, at) => {
    if (!/[^\s"“”/.]/.test(sentence)) return []
    const isFree = !isUnder && !(heading >= 0 && at >= heading) && !headsList(sentences, at)
    return [isFree ? listedIn(bare(sentence), figure) : null]
  })
  const ids = new Set(read.flatMap((list) => list ?? []))
  return { grants: [...ids].filter((id) => id !== STOP), more: read.includes(null), stop: ids.has(STOP) }
}

/** Whether a list with stars begins behind a sentence: the options may be its own, with or without a colon. */
const headsList = (sentences: readonly CardSentence[], at: number): boolean => sentences[at + 1]?.isItem === true
