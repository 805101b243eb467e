/** Other names in place of names in texts: apart from what is forgotten, which every start reads. */
import { nameIn } from '../../../../shared/tournament/facts/namesIn.ts'
import { shortName } from '../../../../shared/tournament/state/publicNames.ts'

/** Names, each with what is to stand in its place. */
export type Instead = readonly (readonly [name: string, instead: string])[]

/** Changes texts in which names stand as a whole, each to what is to stand there, whatever their case. Of equal names the first counts. */
export function renaming(names: Instead): (text: string) => string {
  const { found, instead } = wholeNames(names)
  return (text) => (found === null ? text : text.replaceAll(found, instead))
}

function wholeNames(names: Instead): { readonly found: RegExp | null; readonly instead: (name: string) => string } {
  const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const called = new Map(names.toReversed().map(([name, instead]) => [plain(name), instead]))
  called.delete('')
  const instead = (name: string): string => {
    const other = called.get(plain(name)) ?? name
    // A name that stays stays as it was written.
    return plain(other) === plain(name) ? name : other
  }
  return { found: nameIn([...called.keys()].toSorted((a, b) => b.length - a.length)), instead }
}

/** What stands where a word could be several people. */
const SEVERAL = '…'
/** Parts of names that name nobody when they stand alone. */
const PARTICLES: ReadonlySet<string> = new Set(
  'al and bin da das de del der den di do dos du el ibn ii iii jr la las los san sr st ten ter the van von'.split(' ')
)
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const wordsOf = (name: string): string[] => [...name.matchAll(WORD)].map(([word]) => word)
const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What a single word of names stands for. */
interface LooseWord {
  /** Somebody is called by it, so that it counts in small letters, too. */
  first: boolean
  /** What is to stand in its place; null: somebody keeps it. */
  readonly called: Set<string | null>
}

/**
 * The same for what people wrote freely: a word of a name that goes, "Ana" of "Ana Ruiz", goes too where it stands alone, with or without its
 * accents. A first name of three letters goes in small letters as well, other words only with a capital: they may be any words. Where it
 * could be several people nobody is named.
 * @param gone names that go, each with what stands in its place @param kept names of everybody else, each with how they are called now
 */
export function renamingFreely(gone: Instead, kept: Instead): (text: string) => string {
  const short = gone.map(([name, instead]) => [shortName(name), instead] as const)
  const { found, instead } = wholeNames([...gone, ...kept, ...short])
  const loose = looseWords(gone, kept)
  return (text) => {
    let [done, at] = ['', 0]
    for (const { 0: name, index } of found === null ? [] : text.matchAll(found)) {
      done += withoutWords(text.slice(at, index), loose) + instead(name)
      at = index + name.length
    }
    return done + withoutWords(text.slice(at), loose)
  }
}

function looseWords(gone: Instead, kept: Instead): ReadonlyMap<string, LooseWord> {
  const words = new Map<string, LooseWord>()
  const add = (name: string, called: (word: string) => string | null): void => {
    for (const [index, word] of wordsOf(name).map(bare).entries()) {
      if (word.length < 2 || !/\p{L}/u.test(word) || PARTICLES.has(word)) continue
      const known = words.get(word) ?? { first: false, called: new Set() }
      known.called.add(called(word))
      known.first ||= index === 0 || name.includes(',')
      words.set(word, known)
    }
  }
  for (const [name, instead] of gone) {
    const stays = new Set(wordsOf(instead).map(bare))
    add(name, (word) => (stays.has(word) ? null : instead))
  }
  for (const [name] of kept) add(name, () => null)
  return words
}

function withoutWords(text: string, words: ReadonlyMap<string, LooseWord>): string {
  let [done, at] = ['', 0]
  let before: string | null = null
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(at, index)
    at = index + word.length
    if (!/^[\s'’-]+$/.test(between)) before = null
    const instead = insteadOf(word, words, before)
    // Two words of one name are one person.
    if (instead === null || instead !== before) done += between + (instead ?? word)
    before = instead
  }
  return done + text.slice(at)
}

/** null: the word stays. @param before who was named by the word before it */
function insteadOf(word: string, words: ReadonlyMap<string, LooseWord>, before: string | null): string | null {
  const known = words.get(bare(word))
  if (!known || [...known.called].every((called) => called === null)) return null
  if (before !== null && known.called.has(before)) return before
  if (/^\p{Ll}/u.test(word) && !(known.first && [...word].length > 2)) return null
  const [only = null, ...more] = known.called
  return only === null || more.length > 0 ? SEVERAL : only
}
