/** Standard powers that the text of a card gives without a condition. */
import { withoutAtEnd } from '../../base/text/ends.ts'
import { sentencesOf } from '../../cards/sentences.ts'
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

const STOP = 'stop'

/** The powers that a sentence lists and nothing else: "A, B and C", or "this character can use A and B"; null if it says anything more. */
function listedIn(sentence: string, figure: string): readonly string[] | null {
  const plain = sentence
    .trim()
    .toLowerCase()
    .replace(/^\/\/\s*/, '')
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

interface Sentence {
  readonly words: string
  /** Whether it begins in quotes or in brackets: it is said of something else. */
  readonly isInside: boolean
}

/** The pieces of a text between points. */
function piecesOf(text: string): readonly Sentence[] {
  let [quotes, brackets] = [0, 0]
  return text.split(/[.\n]/).flatMap((words): readonly Sentence[] => {
    const isInside = quotes % 2 === 1 || brackets > 0
    quotes += words.match(/["“”]/g)?.length ?? 0
    brackets = Math.max(0, brackets + (words.match(/\(/g)?.length ?? 0) - (words.match(/\)/g)?.length ?? 0))
    return /[^\s"“”/]/.test(words) ? [{ words, isInside }] : []
  })
}

/** A sentence without its point and the sign of its part. */
const bare = (sentence: string): string => withoutAtEnd(sentence.trim().replace(/^\/\/\s*/, ''), '.').trim()

/**
 * Finds the powers that a text gives without a condition: those of sentences that only list standard powers. The separate lists of a file
 * also name powers that a condition gives, that other figures get, or that are to be chosen.
 * @param figure name of the figure
 */
export function grantsIn(text: string, figure: string): CardGrants {
  const sentences = piecesOf(text)
  // A point with a small letter behind it ends no sentence.
  const whole = new Set(sentencesOf(text).flatMap(({ sentence, isUnder }) => (isUnder ? [] : [bare(sentence)])))
  // A heading ("Choose one:") is a condition of everything after it.
  const heading = sentences.findIndex(({ words }) => words.includes(':'))
  const read = sentences.map(({ words, isInside }, at) =>
    isInside || !whole.has(bare(words)) || (heading >= 0 && at >= heading) ? null : listedIn(words, figure)
  )
  const ids = new Set(read.flatMap((list) => list ?? []))
  return { grants: [...ids].filter((id) => id !== STOP), more: read.includes(null), stop: ids.has(STOP) }
}
