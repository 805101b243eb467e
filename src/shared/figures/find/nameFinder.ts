/**
 * Finding names among many thousands as somebody types them: names are looked through as they stand, each once, however many are called
 * so; slips are forgiven only where too few names fit without.
 */
import { lettersOf, Slips } from './slips.ts'

/** Below so many names, slips are forgiven. */
const ENOUGH_NAMES = 5

/** So many texts are more than one search asks for. */
const MOST_KEPT = 16

export interface Name<T> {
  /** In small letters without accents. */
  readonly text: string
  readonly letters: number
  /** Those that are called so, in the order in which they came. */
  readonly of: readonly T[]
}

/** Names in small letters without accents, and who is called so. */
export class NameFinder<T> {
  readonly #names = new Map<string, Name<T> & { readonly of: T[] }>()
  /** The same names in the order in which they came: a list is looked through in half the time. */
  readonly #all: Name<T>[] = []
  /** What was looked for last and what was found: one search asks for the same several times. */
  readonly #lately = new Map<string, readonly Name<T>[]>()

  get size(): number {
    return this.#names.size
  }

  add(text: string, one: T): void {
    const there = this.#names.get(text)
    if (there) {
      there.of.push(one)
      return
    }
    const name = { text, letters: lettersOf(text), of: [one] }
    this.#names.set(text, name)
    this.#all.push(name)
    this.#lately.clear()
  }

  /** The names that fit, the best first; where few do, those that fit but for a slip or two after them. */
  find(text: string): readonly Name<T>[] {
    const tokens = tokensOf(text)
    if (tokens.length === 0) return []
    const found = this.#as(text, tokens)
    if (found.length >= ENOUGH_NAMES) return found
    const there = new Set(found)
    return [...found, ...this.#nearly(text, tokens).filter((name) => !there.has(name))]
  }

  /** The names that hold every word as it is typed. */
  asWritten(text: string): readonly Name<T>[] {
    const tokens = tokensOf(text)
    return tokens.length === 0 ? [] : this.#as(text, tokens)
  }

  /** Names that hold every word typed; those that begin with it first, then those with a word that does. */
  #as(text: string, tokens: readonly string[]): readonly Name<T>[] {
    const known = this.#lately.get(text)
    if (known) return known
    const ranks: Name<T>[][] = [[], [], [], []]
    const letters = tokens.reduce((all, token) => all | lettersOf(token), 0)
    const inside = tokens.map((token) => [` ${token}`, `-${token}`] as const)
    for (const name of this.#all) {
      if ((letters & ~name.letters) !== 0) continue
      let rank = name.text === text ? 0 : name.text.startsWith(text) ? 1 : 2
      if (rank === 2) {
        for (const [index, token] of tokens.entries()) {
          const at = name.text.indexOf(token)
          if (at < 0) {
            rank = 4
            break
          }
          if (!beginsWord(name.text, at) && !inside[index]!.some((start) => name.text.includes(start))) rank = 3
        }
      }
      ranks[rank]?.push(name)
    }
    // A short name is more of what was typed than a long one.
    for (const rank of ranks) if (rank.length > 1) rank.sort((a, b) => a.text.length - b.text.length)
    const found = ranks.flat()
    if (this.#lately.size >= MOST_KEPT) this.#lately.clear()
    this.#lately.set(text, found)
    return found
  }

  /** Names that hold what was typed but for a slip, or two where it is long. */
  #nearly(text: string, tokens: readonly string[]): readonly Name<T>[] {
    if (text.length < 4) return []
    const most = text.length < 8 ? 1 : 2
    const ranks: Name<T>[][] = [[], [], [], []]
    const whole = new Slips(text)
    for (const name of this.#all) {
      if (!whole.mayBeIn(name.letters, most)) continue
      const slips = whole.in(name.text, most)
      if (slips > most) continue
      const asLong = Math.abs(name.text.length - text.length) <= most
      ranks[(slips - 1) * 2 + (asLong ? 0 : 1)]?.push(name)
    }
    for (const rank of ranks) if (rank.length > 1) rank.sort((a, b) => a.text.length - b.text.length)
    const found = ranks.flat()
    if (found.length > 0 || tokens.length === 1) return found
    // The words in another order, a slip in each.
    const each = tokens.map((token) => ({ slips: new Slips(token), most: token.length < 4 ? 0 : 1 }))
    return this.#all.filter((name) =>
      each.every(({ slips, most: fewest }) => slips.mayBeIn(name.letters, fewest) && slips.in(name.text, fewest) <= fewest)
    )
  }
}

const tokensOf = (text: string): readonly string[] => text.split(/[\s-]+/).filter(Boolean)

const beginsWord = (text: string, at: number): boolean => at === 0 || text[at - 1] === ' ' || text[at - 1] === '-'
