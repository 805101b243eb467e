/** The judge's bookmarks and words on rules. What is typed is shown at once and written a moment later, through the storage's one commit. */
import type { Change, RuleNote, Storage } from '../../storage/interface/storage.ts'
import { LateWriter } from '../saving/saving.svelte.ts'

/** Long enough for a word, short enough to lose nothing that matters. */
const DEBOUNCE_MS = 500

export class RuleNotes {
  /** By the rule's id. */
  #all = $state.raw<ReadonlyMap<string, RuleNote>>(new Map())
  readonly writer = new LateWriter(() => () => this.#write())
  readonly #storage: Storage
  readonly #now: () => Date
  /** Rules whose note is not written yet. */
  readonly #due = new Set<string>()
  /** Rules whose note is being written. */
  #onTheWay: readonly string[] = []

  constructor(storage: Storage, now: () => Date = () => new Date()) {
    this.#storage = storage
    this.#now = now
  }

  get all(): readonly RuleNote[] {
    return [...this.#all.values()]
  }

  of(id: string): RuleNote | undefined {
    return this.#all.get(id)
  }

  async load(): Promise<void> {
    const kept = new Map((await this.#storage.ruleNotes()).map((note) => [note.id, note]))
    // What is not written yet stays as it was typed.
    for (const id of this.#due) {
      const own = this.#all.get(id)
      if (own) kept.set(id, own)
      else kept.delete(id)
    }
    this.#all = kept
  }

  bookmark(id: string, bookmarked: boolean): Promise<void> {
    this.#change(id, { bookmarked })
    return this.writer.flush()
  }

  write(id: string, text: string): void {
    this.#change(id, { text })
  }

  /** Another value after every change: for what is derived from all notes. */
  get revision(): unknown {
    return this.#all
  }

  /** Takes over notes from elsewhere and takes others away, all in one commit. Rejects with a StorageError; then nothing has changed. */
  async take(notes: readonly RuleNote[], gone: readonly string[] = []): Promise<void> {
    await this.writer.flush()
    await this.#storage.commit([
      ...notes.map((note): Change => ({ do: 'put', table: 'ruleNotes', value: note })),
      ...gone.map((id): Change => ({ do: 'delete', table: 'ruleNotes', id }))
    ])
    const all = new Map(this.#all)
    for (const note of notes) all.set(note.id, note)
    for (const id of gone) all.delete(id)
    this.#all = all
  }

  /** A note without words and bookmark is none. */
  #change(id: string, change: Partial<Pick<RuleNote, 'text' | 'bookmarked'>>): void {
    const next = { text: '', bookmarked: false, ...this.#all.get(id), ...change, id, changedAt: this.#now().toISOString() }
    const all = new Map(this.#all)
    if (next.text.trim() === '' && !next.bookmarked) all.delete(id)
    else all.set(id, next)
    this.#all = all
    this.#due.add(id)
    this.writer.touch(DEBOUNCE_MS)
  }

  /** The changes that bring the storage to what is here. */
  unsaved(): readonly Change[] {
    return this.#changesOf([...new Set([...this.#onTheWay, ...this.#due])])
  }

  #changesOf(ids: readonly string[]): readonly Change[] {
    return ids.map((id): Change => {
      const note = this.#all.get(id)
      return note ? { do: 'put', table: 'ruleNotes', value: note } : { do: 'delete', table: 'ruleNotes', id }
    })
  }

  async #write(): Promise<void> {
    const due = [...this.#due]
    if (due.length === 0) return
    this.#due.clear()
    this.#onTheWay = due
    try {
      await this.#storage.commit(this.#changesOf(due))
    } catch (error) {
      // They stay due.
      for (const id of due) this.#due.add(id)
      throw error
    } finally {
      this.#onTheWay = []
    }
  }
}
