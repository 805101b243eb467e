/** Which sentence clauses were accepted for: if its words change, they no longer hold. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sentencesOf } from './sentences.ts'

/** Written with accepted clauses as the version of the reader that gave them. */
export const READER = 'cards-2'

/** The first 16 digits of the SHA-256 of a sentence, with one blank for each run of blanks. */
export const sentenceHash = (sentence: string): string =>
  bytesToHex(sha256(utf8ToBytes(sentence.trim().replaceAll(/\s+/g, ' ')))).slice(0, 16)

/** As much of a text of a card as its accepted sentences need. */
interface WithSentences {
  readonly id: string
  readonly text?: string | undefined
  readonly sentences?: readonly { readonly of: string }[] | undefined
}

/**
 * The texts as they come again, with the sentences that were accepted in `mine`. Those that a text does not have any more stay with it for
 * review: by their hash they count no longer. The same list if there are none.
 */
export function withAcceptedOf<T extends WithSentences>(theirs: readonly T[], mine: readonly T[]): readonly T[] {
  const accepted = new Map(mine.flatMap(({ id, sentences = [] }) => (sentences.length > 0 ? [[id, sentences] as const] : [])))
  if (!theirs.some(({ id }) => accepted.has(id))) return theirs
  return theirs.map((text) => {
    const own = text.sentences ?? []
    const there = new Set(own.map(({ of }) => of))
    const kept = (accepted.get(text.id) ?? []).filter(({ of }) => !there.has(of))
    return kept.length === 0 ? text : { ...text, sentences: [...own, ...kept] }
  })
}

/** The texts without what was accepted in them. The same list if there is nothing. */
export function withoutAccepted<T extends WithSentences>(texts: readonly T[]): readonly T[] {
  if (texts.every(({ sentences }) => sentences === undefined)) return texts
  return texts.map((text) => {
    const { sentences: _, ...rest } = text
    return rest as T
  })
}

/** How many sentences that were accepted in `mine`, and counted there, `theirs` do not have. */
export function acceptedLost<T extends WithSentences>(theirs: readonly T[], mine: readonly T[]): number {
  const after = new Map(theirs.map((text) => [text.id, hashesOf(text)]))
  return mine.reduce((sum, text) => {
    const counted = hashesOf(text)
    return sum + (text.sentences ?? []).filter(({ of }) => counted.has(of) && !after.get(text.id)?.has(of)).length
  }, 0)
}

const hashesOf = ({ text = '' }: WithSentences): ReadonlySet<string> =>
  new Set(sentencesOf(text).map(({ sentence }) => sentenceHash(sentence)))
