/**
 * Search over everything: an index for each kind, made when search is first opened and made anew when what it is about
 * has changed. Nothing is read at the start of the app.
 */
import { searchWords } from '../../i18n/texts.ts'
import type { Book } from '../reference/entries.ts'
import type { RuleNotes } from '../notes/notes.svelte.ts'
import type { Library } from '../library/library.svelte.ts'
import type { SettingsStore } from '../settings/settings.svelte.ts'
import {
  elementDocuments,
  entryDocuments,
  figureDocuments,
  KINDS,
  mapDocuments,
  noteDocuments,
  rulingDocuments,
  type Kind
} from './documents.ts'
import { SearchIndex, type Found, type SearchDocument } from './searchIndex.ts'
import { Thesaurus } from '../../text/words.ts'
import type { FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { knownDigest } from '../../../shared/formats/documents/figures/knownDigest.ts'
import { digestTextOf } from '../../../shared/formats/documents/figures/setDigest.ts'
import { knownTextOf } from '../../../shared/base/text/knownText.ts'
import { nextTask } from '../../../shared/base/nextTask.ts'
import { whenIdle } from './whenIdle.ts'

interface Kept {
  /** What the index was made of: another value means that it is out of date. */
  readonly of: unknown
  readonly index: SearchIndex
}

/** A few milliseconds of work. */
const DIGESTS_AT_ONCE = 10

export class SearchStore {
  /** The figures are still being read. */
  preparing = $state(false)
  /** Kinds are being made in slices: what is not made yet is found a moment later. */
  gathering = $state(false)
  /** Goes up when more can be found than before. */
  #made = $state(0)
  readonly #kept = new Map<Kind, Kept>()
  readonly #library: Library
  readonly #settings: SettingsStore
  readonly #notes: RuleNotes
  readonly #book: () => Book
  /** Sets whose digest has been kept since the start. */
  readonly #digested = new WeakSet<FigureSetFile>()
  #thesaurus: { readonly of: unknown; readonly words: Thesaurus } | null = null

  /** `book`: the pages that can be read now. */
  constructor(library: Library, settings: SettingsStore, notes: RuleNotes, book: () => Book) {
    this.#library = library
    this.#settings = settings
    this.#notes = notes
    this.#book = book
  }

  /** Makes what is missing in slices, with a moment for the page between them: what figures are called first, since there are thousands. */
  async prepare(): Promise<void> {
    if (this.gathering) return
    this.gathering = KINDS.some((kind) => kind !== 'figure' && !this.#kept.has(kind))
    const others = async (): Promise<void> => {
      for (const kind of KINDS) if (kind !== 'figure' && !this.#isMade(kind)) await this.#makeInSlices(kind)
      this.gathering = false
    }
    try {
      await this.#prepareFigures(others)
      await others()
    } finally {
      this.gathering = false
    }
  }

  /** The same while nobody does anything, a kind at a time, so that the first search finds all of it there. Not on the way to the first board. */
  warm(idle: (work: () => void) => void = whenIdle): void {
    const due = KINDS.filter((kind) => kind !== 'figure')
    const next = (): void => {
      const kind = due.shift()
      if (kind === undefined) {
        void this.#prepareFigures()
        return
      }
      this.#index(kind)
      idle(next)
    }
    idle(next)
  }

  /** Returns the best matches of one kind. `slips`: texts with a slip of the finger count. */
  find(kind: Kind, typed: string, limit = 50, slips = true): readonly Found[] {
    void this.#made
    return this.#index(kind)?.find(typed, this.thesaurus, limit, slips) ?? []
  }

  get thesaurus(): Thesaurus {
    const own = this.#settings.current.searchWords
    if (this.#thesaurus?.of !== own || !this.#thesaurus)
      this.#thesaurus = { of: own, words: new Thesaurus([...searchWords.groups, ...(own ?? [])], searchWords.small) }
    return this.#thesaurus.words
  }

  #index(kind: Kind): SearchIndex | null {
    const of = this.#source(kind)
    const kept = this.#kept.get(kind)
    if (kept && kept.of === of) return kept.index
    if (kind === 'figure' || this.gathering) return kept?.index ?? null
    const index = new SearchIndex()
    index.add([...this.#documents(kind)])
    this.#kept.set(kind, { of, index })
    return index
  }

  #isMade(kind: Kind): boolean {
    return this.#kept.get(kind)?.of === this.#source(kind)
  }

  async #makeInSlices(kind: Exclude<Kind, 'figure'>): Promise<void> {
    await nextTask()
    const of = this.#source(kind)
    const index = new SearchIndex()
    await index.addInSlices(this.#documents(kind))
    this.#kept.set(kind, { of, index })
    this.#made++
  }

  /** @param named what is done when all figures can be found by their names, before they can be by anything else */
  async #prepareFigures(named = (): Promise<void> => Promise.resolve()): Promise<void> {
    const of = this.#library.figureSets
    if (this.#kept.get('figure')?.of === of || this.preparing) return
    this.preparing = true
    const index = new SearchIndex()
    try {
      // Names first: whoever waits has most likely typed one.
      await index.addInSlices(figureDocuments(of), async () => {
        this.#kept.set('figure', { of, index })
        this.#made++
        await named()
      })
      this.#made++
      this.#keepDigests(of)
    } finally {
      this.preparing = false
    }
    // Sets that were imported meanwhile.
    if (this.#library.figureSets !== of) await this.#prepareFigures()
  }

  /** Keeps what had to be read for this while nobody does anything, so that the next start finds it. */
  #keepDigests(sets: readonly FigureSetFile[], idle: (work: () => void) => void = whenIdle): void {
    const due = sets.filter((set) => knownDigest(set) === undefined && knownTextOf(set) !== undefined && !this.#digested.has(set))
    for (const set of due) this.#digested.add(set)
    const next = (): void => {
      const some = due.splice(0, DIGESTS_AT_ONCE)
      if (some.length === 0) return
      void this.#library.keepDigests(some.map((set) => ({ set, digest: digestTextOf(set) })))
      idle(next)
    }
    if (due.length > 0) idle(next)
  }

  #source(kind: Kind): unknown {
    switch (kind) {
      case 'map':
        return this.#library.maps
      case 'figure':
        return this.#library.figureSets
      case 'element':
        return this.#library.elements
      case 'ruling':
        return this.#library.rulings
      case 'note':
        return this.#notes.revision
      case 'terrain':
        return this.#book()
      // The rulebooks stay what they are.
      default:
        return KINDS
    }
  }

  #documents(kind: Exclude<Kind, 'figure'>): Iterable<SearchDocument> {
    switch (kind) {
      case 'map':
        return mapDocuments(this.#library.maps)
      case 'element':
        return elementDocuments(this.#library.elements)
      case 'ruling':
        return rulingDocuments(this.#library.rulings)
      case 'note':
        return noteDocuments(this.#book(), this.#notes.all)
      default:
        return entryDocuments(this.#book(), kind)
    }
  }
}
