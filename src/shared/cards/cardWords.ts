/** The words of a sentence of a card. */
import type { Words } from './grammar/grammar.ts'

const WORD = /\[[^[\]]*\]|#\s?\p{N}+\p{L}?|[+-]\p{N}+|"|[()[\],:;/.!?-]|[\p{L}\p{N}][\p{L}\p{N}.'/&-]*|\S/gu
const SHORT = /^(?:(?:\p{L}\.)+|Dr\.|Mr\.|Mrs\.|Ms\.|St\.|Col\.|Sgt\.|Lt\.|Jr\.|Prof\.|[Vv]s\.)$/u
/** A word that the words of its owner follow: `Hulk's` is two. */
const OWNS = /^(.+)'s$/
const LOUD = /^[A-Z]{2,}$/

/** The key of a word for comparing: small letters, except words like FREE. */
const keyOf = (word: string): string => (LOUD.test(word) ? word : word.toLowerCase())

/** A sentence as words. Its last point is no word. */
export function wordsOf(sentence: string): Words {
  const plain = sentence
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(\p{N})-(\p{N})/gu, '$1 - $2')
    .trim()
    .replace(/\.$/, '')
  const written = (plain.match(WORD) ?? []).flatMap(apart)
  return { keys: written.map(keyOf), written }
}

/** Words that are written apart already, as rules write them. */
export function wordsApart(words: string): Words {
  const written = words.split(' ').filter((word) => word !== '')
  return { keys: written.map(keyOf), written }
}

export const keysOf = (name: string): readonly string[] => wordsOf(name).keys

function apart(word: string): readonly string[] {
  if (/^KO'?s$/.test(word)) return ['kos']
  if (word.startsWith('[')) return [word.toLowerCase().replace(/\s/g, '')]
  if (word.startsWith('#')) return [word.replace(/\s/g, '')]
  if (/[.!?]$/.test(word) && word.length > 1 && !SHORT.test(word)) return [...apart(word.slice(0, -1)), word.slice(-1)]
  const owner = OWNS.exec(word)
  return owner && word !== "ko's" ? [owner[1]!, "'s"] : /s'$/.test(word) ? [word.slice(0, -1), "'"] : [word]
}

/** The words of an option, after the star that stands before it. */
export const asOption = ({ keys, written }: Words): Words => ({ keys: ['*', ...keys], written: ['*', ...written] })

/** Stands for the figure of the card. */
export const OWN = '~'

/** The words, with some of them replaced by one other word. */
export function replaced(words: Words, at: number, count: number, key: string): Words {
  const put = (list: readonly string[]): readonly string[] => [...list.slice(0, at), key, ...list.slice(at + count)]
  return { keys: put(words.keys), written: put(words.written) }
}

/** After these words a name is that of a kind of piece. */
const KIND = new Set('a an any another one two second no each every all other friendly opposing'.split(' '))

/**
 * The words with the name of the figure in each place replaced.
 * @param names the longest first, as keys
 * @param shorter its name without the brackets behind it, empty: it has none; pieces of other brackets have the same
 * @param longerAt the end of the longest other name that begins at a word, 0: none does
 */
export function withOwnName(
  words: Words,
  names: readonly (readonly string[])[],
  shorter: readonly string[],
  longerAt: (keys: readonly string[], at: number) => number
): Words {
  const asksForName = words.keys.includes('named')
  const isOfKind = (keys: readonly string[], at: number): boolean => asksForName || KIND.has(keys[at - 1] ?? '')
  let result = words
  let isQuoted = false
  for (let at = 0; at < result.keys.length; at++) {
    if (result.keys[at] === '"') isQuoted = !isQuoted
    // In quotes it is the figure that has the quoted text.
    const name = [...names, ...(isQuoted ? [] : [['this', 'character']]), ...(isOfKind(result.keys, at) ? [] : [shorter])].find(
      (one) => one.length > 0 && one.every((key, offset) => result.keys[at + offset] === key)
    )
    if (name && longerAt(result.keys, at) <= at + name.length && (name[0] === 'this' || isWrittenAsName(result, at)))
      result = replaced(result, at, name.length, OWN)
  }
  return result
}

/** A name begins with a large letter, a number or an icon: "the flash" is no name of Flash. */
const isWrittenAsName = ({ written }: Words, at: number): boolean => !/^\p{Ll}/u.test(written[at]!)

const HE = ['he', 'she', 'himself', 'herself', 'him']
const HIS = ['his']
const THEY = ['they', 'them', 'themselves', 'it', 'itself']
const THEIR = ['their', 'its']
/** Words for figures and things that a pronoun may mean. */
const SOMEBODY =
  /^(?:characters?|bystanders?|sidekicks?|attackers?|players?|opponents?|opponent|objects?|equipment|markers?|tokens?|figures?|constructs?|one)$/

/** Pronouns as they are meant: this figure, the one other that the sentence names before it, or one of the sentence before. */
export function withPronouns(words: Words): Words {
  let result = words
  let [own, others] = [false, 0]
  for (let at = 0; at < result.keys.length; at++) {
    const key = result.keys[at]!
    if (key === OWN) own = true
    else if (SOMEBODY.test(key) || (key.startsWith('target') && /^(?:the|a|each|all|hit|any)$/.test(result.keys[at - 1] ?? ''))) others++
    const meant = meantBy(key, own, others)
    if (meant !== null) result = replaced(result, at, 1, meant)
  }
  return result
}

/** `he~`: this figure by a pronoun; `they~`: the one named before; `he?`: a figure of the sentence before. */
function meantBy(key: string, own: boolean, others: number): string | null {
  const [subject, owner] = [HE.includes(key), HIS.includes(key)]
  if (key === 'her') return own ? 'her~' : others === 0 ? 'her?' : null
  if (subject) return own ? 'he~' : others === 0 ? 'he?' : null
  if (owner) return own ? 'his~' : others === 0 ? 'his?' : null
  if (key === 'it' || key === 'itself') return null
  if (THEY.includes(key)) return others === 1 && !own ? 'they~' : others === 0 && own ? 'he~' : others === 0 ? 'they?' : null
  if (THEIR.includes(key)) return others === 1 && !own ? 'their~' : others === 0 && own ? 'his~' : others === 0 ? 'their?' : null
  return null
}
