/** How search takes a text apart: words without accents and capitals, and the words that stand for each other. */

/** Letters without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Letters without accents, in small. */
export const fold = (text: string): string => plain(text).toLowerCase()

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text as they stand there. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** The form in which a word is compared: a plural counts as its singular. */
export function term(word: string): string {
  const folded = fold(word).replace(/['’]s$/, '')
  return folded.length > 3 && /[^su]s$/.test(folded) ? folded.slice(0, -1) : folded
}

/** What the typed words mean: each part with everything else that it could be called. */
export interface Meaning {
  /** As typed, in terms. */
  readonly typed: readonly string[]
  /** Other phrases of the same meaning, each in terms. */
  readonly others: readonly (readonly string[])[]
}

export class Thesaurus {
  /** Phrases by their first term, the longest first. */
  readonly #phrases = new Map<string, { readonly terms: readonly string[]; readonly others: readonly (readonly string[])[] }[]>()
  readonly #small: ReadonlySet<string>

  constructor(groups: readonly (readonly string[])[], small: readonly string[] = []) {
    this.#small = new Set(small.map(fold))
    for (const group of groups) {
      const phrases = group.map((phrase) => wordsOf(phrase).map(term)).filter((terms) => terms.length > 0)
      for (const terms of phrases) {
        const first = terms[0] ?? ''
        const there = this.#phrases.get(first) ?? []
        there.push({ terms, others: phrases.filter((other) => other !== terms) })
        this.#phrases.set(first, there)
      }
    }
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.terms.length - a.terms.length)
  }

  /** The parts of what was typed, the longest known phrase first; words without meaning are left out where others remain. */
  meanings(typed: string): readonly Meaning[] {
    const all = wordsOf(typed)
    const meant = all.filter((word) => !this.#small.has(fold(word)))
    const meantTerms = new Set((meant.length ? meant : all).map(term))
    const whole = all.map(term)
    // A phrase such as "line of fire" holds small words: it is looked for in everything that was typed.
    const found: Meaning[] = []
    const parts = new Set<string>()
    for (let at = 0; at < whole.length;) {
      const known = this.#at(whole, at)
      const length = known[0]?.terms.length ?? 1
      const part = whole.slice(at, at + length)
      const isSmall = length === 1 && !meantTerms.has(part[0] ?? '')
      const key = part.join(' ')
      // A part that is typed again means the same.
      if (!isSmall && !parts.has(key))
        found.push({ typed: part, others: known.filter(({ terms: own }) => own.length === length).flatMap(({ others }) => others) })
      parts.add(key)
      at += length
    }
    return found
  }

  #at(terms: readonly string[], at: number) {
    return (this.#phrases.get(terms[at] ?? '') ?? []).filter(({ terms: phrase }) => phrase.every((word, i) => terms[at + i] === word))
  }
}
