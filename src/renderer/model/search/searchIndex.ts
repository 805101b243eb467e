/** Typo-tolerant search over documents of one kind. Pure: what is found is decided by the documents and the words alone. */
import MiniSearch, { type Options, type Query } from 'minisearch'
import { nextTask } from '../../../shared/base/nextTask.ts'
import { NameFinder, type Name } from '../../../shared/figures/find/nameFinder.ts'
import { lettersOf } from '../../../shared/figures/find/slips.ts'
import { fold, term, wordsOf, type Meaning, type Thesaurus } from '../../text/words.ts'

export interface SearchDocument {
  readonly id: string
  readonly title: string
  /** Other names: a rule's id, colours, powers. */
  readonly names: string
  readonly text: string
  /** Names that many documents share, each meant as a whole: a figure's set and powers. Such documents share their titles as well. */
  readonly labels?: readonly string[]
  /** Numbers by which it is called, as a collector does: found only when typed whole. */
  readonly codes?: readonly string[]
}

export interface Found {
  readonly id: string
  readonly score: number
  /** 3: its name is what was typed; 2: its name begins with it; 1: all of it stands in the name; 0: it stands elsewhere. */
  readonly fit: 0 | 1 | 2 | 3
  /** The words of the document that were found, for marking. */
  readonly terms: readonly string[]
  /** Its labels that were found. */
  readonly labels: readonly string[]
}

/** Short words and numbers are meant as they are; longer ones may hold a slip of the finger, long ones two. */
const fuzzy = (word: string): number | false => (word.length < 4 || /\d/.test(word) ? false : word.length < 7 ? 1 : 2)

const AS_TYPED = { prefix: (word: string) => word.length > 1, fuzzy }
const AS_WRITTEN = { ...AS_TYPED, fuzzy: false as const }
const EXACT = { prefix: false, fuzzy: false as const }

const OPTIONS: Omit<Options, 'fields'> = {
  tokenize: wordsOf,
  processTerm: (word) => term(word) || null,
  searchOptions: { boost: { title: 4, names: 3 }, weights: { fuzzy: 0.3, prefix: 0.6 } }
}

/** Documents taken in before the clock is looked at. */
const SLICE = 50
/** So many milliseconds of work are done before the page may do something else. Each pause costs a drawn frame: with shorter ones thousands of names take three times as long. */
const SLICE_MS = 20

const RULE_ID = /^[A-Z][A-Z0-9]*-[A-Z0-9-]+$/

/** Letters and numbers alone, so that `lof 5`, `LOF-05` and `lof05` are one id. */
const plainId = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+0*/g, '')
    .replace(/([a-z])0+(\d)/g, '$1$2')

/** A document while it is being found: how well, and by how many of the parts that were typed. */
interface Finding {
  score: number
  /** The part that it was found by last. */
  part: number
  parts: number
  terms: readonly string[]
  labels: readonly string[]
}

/** A title in small letters without accents, and its words in the form in which they are compared. */
interface Title {
  readonly title: string
  readonly terms: readonly string[]
}

/** What a part that was typed means among the labels. */
interface LabelsMeant {
  /** A label is written like that; if not, these are those that are but for a slip. */
  readonly written: boolean
  /** The best first, with a score of 1. */
  readonly labels: readonly { readonly label: string; readonly score: number }[]
}

/** Does `take` for each, with pauses. */
async function inSlices<T>(all: Iterable<T>, take: (one: T) => void): Promise<void> {
  let taken = 0
  let begun = performance.now()
  for (const one of all) {
    take(one)
    if (++taken % SLICE > 0 || performance.now() - begun < SLICE_MS) continue
    await nextTask()
    begun = performance.now()
  }
}

/** How many bits are set. */
function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** What is looked for in titles. */
interface Wanted {
  readonly folded: string
  /** For each part its phrases, each in terms. */
  readonly terms: readonly (readonly (readonly string[])[])[]
}

const wantedOf = (typed: string, meanings: readonly Meaning[]): Wanted => ({
  folded: fold(typed).trim(),
  terms: meanings.map(({ typed: part, others }) => [part, ...others])
})

/** The score of the best shared title; the best label has 1. */
const NAMED = 10

/** A number as collectors write it, without its signs. */
const plainCode = (text: string): string => (/^[a-z0-9]*$/.test(text) ? text : fold(text).replaceAll(/[\s#/-]+/g, ''))

export class SearchIndex {
  readonly #words = new MiniSearch<SearchDocument>({ ...OPTIONS, fields: ['title', 'names', 'text'] })
  /** Every label once: words are looked for among a few dozen labels and not in the thousands of documents that hold them. */
  readonly #labels = new MiniSearch<Pick<SearchDocument, 'id' | 'title'>>({ ...OPTIONS, fields: ['title'] })
  /** The words of all labels, each once: what is near none of them needs no look at the labels. */
  readonly #labelTerms = new Map<string, number>()
  /** What has been found for a part that was typed; a part lives as long as one search. */
  readonly #labelsMeant = new WeakMap<Meaning, LabelsMeant>()
  /** The titles of labelled documents, each once: a figure of many versions is one name. */
  readonly #names = new NameFinder<SearchDocument>()
  readonly #byCode = new Map<string, string[]>()
  /** The documents of each label. */
  readonly #labelled = new Map<string, string[]>()
  /** Rules by their id without its signs. */
  readonly #byId = new Map<string, string>()
  readonly #titles = new Map<string, Title>()
  /** Every title once: thousands of figures share a few names. */
  readonly #titleForms = new Map<string, Title>()

  add(documents: readonly SearchDocument[]): void {
    for (const document of documents) {
      this.#name(document)
      this.#note(document)
    }
    this.#words.addAll(documents.filter((document) => !('labels' in document)))
  }

  /**
   * As `add`, in slices with pauses between them: thousands of figures do not stop the screen.
   * @param named waited for when all labelled ones can be found by their titles; all else follows
   */
  async addInSlices(documents: Iterable<SearchDocument>, named: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const all: SearchDocument[] = []
    await inSlices(documents, (document) => {
      this.#name(document)
      all.push(document)
    })
    await named()
    await inSlices(all, (document) => {
      this.#note(document)
      if (!('labels' in document)) this.#words.add(document)
    })
  }

  /**
   * Returns documents, the best match first. They have every part that was typed, or most of them if none has all.
   * @param slips `false` if texts with a slip of the finger do not count
   */
  find(typed: string, thesaurus: Thesaurus, limit = 50, slips = true): readonly Found[] {
    const meanings = thesaurus.meanings(typed)
    if (meanings.length === 0) return []
    const named = this.#byId.get(plainId(typed))
    const codes = /\d/.test(typed) ? (this.#byCode.get(plainCode(typed)) ?? []) : []
    const exact: readonly Found[] = [...(named === undefined ? [] : [named]), ...codes].map((id) => ({
      id,
      score: Infinity,
      fit: 3,
      terms: wordsOf(typed).map(term),
      labels: []
    }))
    const known = new Set(exact.map(({ id }) => id))
    const others = this.#byName(typed, meanings, limit) ?? this.#byParts(typed, meanings, limit, slips)
    return [...exact, ...others.filter(({ id }) => !known.has(id))].slice(0, limit)
  }

  /** Documents that have every part somewhere, or most of them where none has all; the best first. */
  #byParts(typed: string, meanings: readonly Meaning[], limit: number, slips: boolean): readonly Found[] {
    const wanted = wantedOf(typed, meanings)
    const isWhole = ([, { parts }]: readonly [string, Finding]): boolean => parts === meanings.length
    let all = [...this.#search(meanings, false, slips)]
    let whole = all.filter(isWhole)
    if (slips && whole.length === 0 && this.#names.size > 0) {
      all = [...this.#search(meanings, true, true)]
      whole = all.filter(isWhole)
    }
    return (whole.length ? whole : all)
      .sort(([, a], [, b]) => b.parts - a.parts || b.score - a.score)
      .slice(0, limit * 4)
      .map(([id, { score, terms, labels }]): Found => ({
        id,
        score,
        fit: this.#fit(id, wanted),
        terms: this.#names.size > 0 ? this.#termsIn(id, wanted) : terms,
        labels
      }))
      .sort((a, b) => b.fit - a.fit)
  }

  /** The words of its title that begin as something that was typed, or that means the same. */
  #termsIn(id: string, { terms: wanted }: Wanted): readonly string[] {
    const words = wanted.flat(2)
    return (this.#titles.get(id)?.terms ?? []).filter((one) => words.some((word) => one.startsWith(word)))
  }

  /**
   * @param slips names with a slip of the finger count, too
   * @param inTexts so do other words
   */
  #search(meanings: readonly Meaning[], slips: boolean, inTexts: boolean): ReadonlyMap<string, Finding> {
    const found = new Map<string, Finding>()
    for (const [part, meaning] of meanings.entries()) {
      const words = this.#words.documentCount === 0 ? [] : this.#words.search(queryOf(meaning, inTexts ? AS_TYPED : AS_WRITTEN))
      for (const { id, score, terms } of words) note(found, id as string, part, score, terms, [])
      for (const [rank, { of }] of this.#namesOf(meaning, slips).entries())
        for (const document of of) note(found, this.#titled(document), part, NAMED / (1 + rank), [], [])
      for (const { label, score } of this.#labelsOf(meaning).labels) {
        const labels = [label]
        for (const id of this.#labelled.get(label) ?? []) note(found, id, part, score, [], labels)
      }
    }
    return found
  }

  /** Labels that this part may mean, the best one with a score of 1. A slip of the finger counts only where none is written like that. */
  #labelsOf(meaning: Meaning): LabelsMeant {
    const known = this.#labelsMeant.get(meaning)
    if (known) return known
    const written = this.#mayBeLabel(meaning, false) ? this.#labels.search(queryOf(meaning, AS_WRITTEN)) : []
    const found = written.length === 0 && this.#mayBeLabel(meaning, true) ? this.#labels.search(queryOf(meaning, AS_TYPED)) : written
    const best = found[0]?.score ?? 1
    const labels = found.map(({ id, score }) => ({ label: id as string, score: score / best }))
    const meant = { written: written.length > 0, labels }
    this.#labelsMeant.set(meaning, meant)
    return meant
  }

  /** Could some label be meant? Never no where the labels would be found; asked of a few hundred words by their letters. */
  #mayBeLabel({ typed, others }: Meaning, slips: boolean): boolean {
    return others.length > 0 || typed.map(term).every((word) => this.#isNearLabels(word, slips ? fuzzy(word) || 0 : 0))
  }

  #isNearLabels(word: string, most: number): boolean {
    if (this.#labelTerms.has(word)) return true
    const letters = lettersOf(word)
    for (const [one, has] of this.#labelTerms) {
      if (one.startsWith(word)) return true
      const near = Math.abs(one.length - word.length) <= most && bitsIn(letters & ~has) <= most && bitsIn(has & ~letters) <= most
      if (most > 0 && near) return true
    }
    return false
  }

  /** Shared titles that this part may mean, the best first. */
  #namesOf({ typed, others }: Meaning, slips: boolean): readonly Name<SearchDocument>[] {
    if (this.#names.size === 0) return []
    const own = slips ? this.#names.find(typed.join(' ')) : this.#names.asWritten(typed.join(' '))
    return others.length === 0 ? own : [...new Set([...own, ...others.flatMap((words) => this.#names.asWritten(words.join(' ')))])]
  }

  /** Documents by a shared title alone: nothing that was typed is called a label. null: none is called so. */
  #byName(typed: string, meanings: readonly Meaning[], limit: number): Found[] | null {
    if (this.#names.size === 0 || meanings.some((meaning) => this.#labelsOf(meaning).written)) return null
    const wanted = wantedOf(typed, meanings)
    const written = this.#names.asWritten(wanted.folded).length > 0
    // What could be a label but for a slip is looked for among both.
    if (!written && meanings.some((meaning) => this.#labelsOf(meaning).labels.length > 0)) return null
    const found: Found[] = []
    const names = this.#names.find(wanted.folded)
    // Of many names each is shown, of few names many versions.
    const each = Math.max(1, Math.ceil(limit / names.length))
    for (const [rank, { of }] of names.slice(0, limit).entries()) {
      for (const document of of.slice(0, each)) {
        const id = this.#titled(document)
        found.push({ id, score: NAMED / (1 + rank), fit: this.#fit(id, wanted), terms: this.#termsIn(id, wanted), labels: [] })
      }
    }
    return found.length > 0 ? found : null
  }

  /** Takes in what a document is called. */
  #name(document: SearchDocument): void {
    // Whether there are labels is asked without putting them together, and what thousands are called by id when one of them is found.
    if ('labels' in document) this.#names.add(this.#formOf(document.title).title, document)
    else this.#titled(document)
  }

  /** The id of a document whose title is known by it from now on. */
  #titled({ id, title }: SearchDocument): string {
    if (!this.#titles.has(id)) this.#titles.set(id, this.#formOf(title))
    return id
  }

  /** Takes in all else. */
  #note(document: SearchDocument): void {
    const { names, labels, codes = [] } = document
    const id = this.#titled(document)
    // Two of its numbers may be one without their signs.
    for (const plain of new Set(codes.map(plainCode))) {
      const there = this.#byCode.get(plain)
      if (there) there.push(id)
      else this.#byCode.set(plain, [id])
    }
    for (const name of names.split(' ')) if (RULE_ID.test(name)) this.#byId.set(plainId(name), id)
    for (const label of labels ?? []) {
      const there = this.#labelled.get(label)
      if (there) there.push(id)
      else {
        this.#labelled.set(label, [id])
        this.#labels.add({ id: label, title: label })
        for (const word of wordsOf(label).map(term)) this.#labelTerms.set(word, lettersOf(word))
      }
    }
  }

  #formOf(title: string): Title {
    const known = this.#titleForms.get(title)
    if (known) return known
    const made = { title: fold(title), terms: wordsOf(title).map(term) }
    this.#titleForms.set(title, made)
    return made
  }

  #fit(id: string, wanted: Wanted): Found['fit'] {
    const known = this.#titles.get(id)
    if (!known) return 0
    const isNamed = (part: readonly (readonly string[])[]) => part.some((phrase) => phrase.every((word) => known.terms.includes(word)))
    const sameWords = wanted.terms.some((part) =>
      part.some((phrase) => phrase.length === known.terms.length && phrase.every((word, i) => known.terms[i] === word))
    )
    if (known.title === wanted.folded || (wanted.terms.length === 1 && sameWords)) return 3
    // A short form is no beginning of a word: `los` is not `losing`.
    const isWhole = wanted.folded.length > 3 || !/[a-z0-9]/.test(known.title.charAt(wanted.folded.length))
    if (known.title.startsWith(wanted.folded) && isWhole) return 2
    return wanted.terms.every(isNamed) ? 1 : 0
  }
}

/** Notes that a document was found by this part; found by several words or labels of one part, it has the part once. */
function note(
  found: Map<string, Finding>,
  id: string,
  part: number,
  score: number,
  terms: readonly string[],
  labels: readonly string[]
): void {
  const there = found.get(id)
  if (!there) {
    found.set(id, { score, part, parts: 1, terms, labels })
    return
  }
  if (there.part !== part) there.parts++
  there.part = part
  there.score += score
  if (terms.length) there.terms = [...there.terms, ...terms]
  if (labels.length) there.labels = [...there.labels, ...labels]
}

/** A part as typed, slips included, or any of the words that mean the same, as they are. */
const queryOf = ({ typed, others }: Meaning, as: typeof AS_TYPED | typeof AS_WRITTEN): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [...typed], combineWith: 'AND', ...as },
    ...others.map((words) => ({ queries: [...words], combineWith: 'AND' as const, ...EXACT, boost: { title: 3, names: 2 } }))
  ]
})
