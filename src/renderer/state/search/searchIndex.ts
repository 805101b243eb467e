/** Typo-tolerant search over documents of one kind. Pure: what is found is decided by the documents and the words alone. */
import MiniSearch, { type Query } from 'minisearch'
import { fold, term, wordsOf, type Meaning, type Thesaurus } from './words.ts'

export interface SearchDocument {
  readonly id: string
  readonly title: string
  /** Other names: a rule's id, colours, powers. */
  readonly names: string
  readonly text: string
}

export interface Found {
  readonly id: string
  readonly score: number
  /** 3: its name is what was typed; 2: its name begins with it; 1: all of it stands in the name; 0: it stands in the text. */
  readonly fit: 0 | 1 | 2 | 3
  /** The words of the document that were found, for marking. */
  readonly terms: readonly string[]
}

const FIELDS = ['title', 'names', 'text'] as const

/** Short words and numbers are meant as they are; longer ones may hold a slip of the finger, long ones two. */
const fuzzy = (word: string): number | false => (word.length < 4 || /\d/.test(word) ? false : word.length < 7 ? 1 : 2)

const AS_TYPED = { prefix: (word: string) => word.length > 1, fuzzy }
const EXACT = { prefix: false, fuzzy: false as const }

const RULE_ID = /^[A-Z][A-Z0-9]*-[A-Z0-9-]+$/

/** Letters and numbers alone, so that `lof 5`, `LOF-05` and `lof05` are one id. */
const plainId = (text: string): string => fold(text).replace(/[^a-z0-9]+0*/g, '').replace(/([a-z])0+(\d)/g, '$1$2')

export class SearchIndex {
  readonly #index: MiniSearch<SearchDocument>
  /** Rules by their id without its signs. */
  readonly #byId = new Map<string, string>()
  readonly #titles = new Map<string, { readonly title: string; readonly terms: readonly string[] }>()

  constructor() {
    this.#index = new MiniSearch<SearchDocument>({
      fields: [...FIELDS],
      tokenize: wordsOf,
      processTerm: word => term(word) || null,
      searchOptions: { boost: { title: 4, names: 3 }, weights: { fuzzy: 0.3, prefix: 0.6 } }
    })
  }

  get size(): number {
    return this.#index.documentCount
  }

  add(documents: readonly SearchDocument[]): void {
    for (const document of documents) this.#note(document)
    this.#index.addAll(documents)
  }

  /** As `add`, in slices with pauses between them: thousands of figures do not stop the screen. */
  async addInSlices(documents: readonly SearchDocument[]): Promise<void> {
    for (const document of documents) this.#note(document)
    await this.#index.addAllAsync(documents, { chunkSize: 250 })
  }

  /** What fits best first. Every part that was typed must be there; where nothing has all of it, most of it will do. */
  find(typed: string, thesaurus: Thesaurus, limit = 50): readonly Found[] {
    const meanings = thesaurus.meanings(typed)
    if (meanings.length === 0) return []
    const named = this.#byId.get(plainId(typed))
    const queries = meanings.map(queryOf)
    const all = this.#index.search({ combineWith: 'AND', queries })
    const found = all.length || meanings.length === 1 ? all : this.#index.search({ combineWith: 'OR', queries })
    const wanted = { folded: fold(typed).trim(), terms: meanings.map(({ typed: part, others }) => [part, ...others]) }
    const exact: readonly Found[] = named === undefined ? [] : [{ id: named, score: Infinity, fit: 3, terms: wordsOf(typed).map(term) }]
    return [...exact, ...found.filter(({ id }) => id !== named).slice(0, limit * 4)
      .map(({ id, score, terms }) => ({ id: id as string, score, fit: this.#fit(id as string, wanted), terms }))
      .sort((a, b) => b.fit - a.fit || b.score - a.score)].slice(0, limit)
  }

  #note({ id, title, names }: SearchDocument): void {
    this.#titles.set(id, { title: fold(title), terms: wordsOf(title).map(term) })
    for (const name of names.split(' ')) if (RULE_ID.test(name)) this.#byId.set(plainId(name), id)
  }

  #fit(id: string, wanted: { readonly folded: string; readonly terms: readonly (readonly (readonly string[])[])[] }): Found['fit'] {
    const known = this.#titles.get(id)
    if (!known) return 0
    const isNamed = (part: readonly (readonly string[])[]) => part.some(phrase => phrase.every(word => known.terms.includes(word)))
    const sameWords = wanted.terms.some(part => part.some(phrase => phrase.length === known.terms.length && phrase.every((word, i) => known.terms[i] === word)))
    if (known.title === wanted.folded || (wanted.terms.length === 1 && sameWords)) return 3
    if (known.title.startsWith(wanted.folded)) return 2
    return wanted.terms.every(isNamed) ? 1 : 0
  }
}

/** A part as typed, slips included, or any of the words that mean the same, as they are. */
const queryOf = ({ typed, others }: Meaning): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [...typed], combineWith: 'AND', ...AS_TYPED },
    ...others.map(words => ({ queries: [...words], combineWith: 'AND' as const, ...EXACT, boost: { title: 3, names: 2 } }))
  ]
})
