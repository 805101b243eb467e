/** Writing what was changed, a moment later: one write after another, and whether all of it is on the device can be seen. */
import type { Change } from '../../storage/interface/storage.ts'
import { uuidOf } from '../../../shared/base/text/uuid.ts'
import { LastWords } from './lastWords.ts'
import { eraChange } from './leftWork.ts'
import { messageOf } from '../../../shared/base/result.ts'

export type SaveState = 'saving' | 'saved' | 'failed'

/** What could not be saved is tried again by itself: soon at first, then ever less often. */
const RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

/** Writes one part of the user's work. Writes follow each other in order; the last one is the truth. */
export class LateWriter {
  state = $state<SaveState>('saved')
  /** A sentence fit to show while `state` is `failed`. */
  error = $state<string | null>(null)
  readonly #begin: () => () => Promise<void>
  #timer: ReturnType<typeof setTimeout> | null = null
  #writing: Promise<void> = Promise.resolve()
  /** Counts what was asked to be written: only the last of it makes the state “saved”. */
  #asked = $state(0)
  /** How much of that is written or on its way. */
  #begun = 0
  #retry = RETRY_MS

  /** @param begin takes what is to be written as it stands, and gives what writes it when its turn comes */
  constructor(begin: () => () => Promise<void>) {
    this.#begin = begin
  }

  /** Another number after every change. */
  get changes(): number {
    return this.#asked
  }

  /** Something has changed: it is written after so many milliseconds without another change. */
  touch(milliseconds: number): void {
    this.state = 'saving'
    this.#asked++
    this.#writeIn(milliseconds)
  }

  #writeIn(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      void this.flush()
    }, milliseconds)
  }

  /** Writes what is not written yet. Never rejects: `state` says what came of it. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#begun === this.#asked) return this.#writing
    const write = this.#begin()
    const asked = this.#asked
    this.#begun = asked
    this.#writing = this.#writing.then(() => this.#write(write, asked))
    return this.#writing
  }

  async #write(write: () => Promise<void>, asked: number): Promise<void> {
    try {
      await write()
      if (this.#asked === asked) this.state = 'saved'
      this.error = null
      this.#retry = RETRY_MS
    } catch (error) {
      this.#begun = -1
      this.state = 'failed'
      this.error = messageOf(error)
      // A newer change brings its own attempt.
      if (this.#timer !== null) return
      this.#writeIn(this.#retry)
      this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY_MS)
    }
  }
}

/** One part of what is written: its writer, and the changes of it that are not durable yet, also where they are on their way. */
export interface Written {
  readonly writer: LateWriter
  unsaved(): readonly Change[]
}

/** Everything that is written a moment after it was changed, as one: the mark of the screen, and what leaving the page waits for. */
export class Saving {
  #parts: readonly Written[] = $state.raw([])
  readonly #lastWords: LastWords
  readonly state: SaveState = $derived.by(() => {
    const states = this.#parts.map(({ writer }) => writer.state)
    return states.find((state) => state === 'failed') ?? states.find((state) => state === 'saving') ?? 'saved'
  })
  /** Why something is not saved, as a sentence; null while nothing has failed. */
  readonly error: string | null = $derived.by(() => this.#parts.find(({ writer }) => writer.state === 'failed')?.writer.error ?? null)

  constructor(parts: readonly Written[], lastWords = new LastWords()) {
    this.#parts = parts
    this.#lastWords = lastWords
  }

  /** Another number after every change. */
  readonly changes: number = $derived.by(() => this.#parts.reduce((sum, { writer }) => sum + writer.changes, 0))

  /** One part more, from now on. */
  add(part: Written): void {
    this.#parts = [...this.#parts, part]
  }

  /** Returns the changes that are not saved, or, with `all`, the present state of every part that could be unsaved. */
  unsaved(all = false): readonly Change[] {
    return this.#parts.filter(({ writer }) => all || writer.state !== 'saved').flatMap((part) => part.unsaved())
  }

  /**
   * A browser that is quit says nothing to its pages: what changed is left at once, where that is a matter of a moment.
   * Larger work is left when the page hears that it goes.
   */
  leaveAtOnce(): void {
    if (this.#lastWords.isSmall) this.leave()
  }

  /**
   * The page may be gone with the next moment: what is not written is left for the next start. false: something would be
   * lost.
   */
  leave(): boolean {
    const unsaved = this.#parts.filter(({ writer }) => writer.state !== 'saved')
    try {
      return this.#lastWords.leave(unsaved.map((part) => part.unsaved()))
    } catch {
      return false
    }
  }

  /** The page is still there, and all is written: nothing of it is left for the next start. */
  stay(): void {
    if (this.state === 'saved') this.#lastWords.forget()
  }

  /**
   * Makes everything void that any page has left, so that the next start brings no deleted name back.
   * @param commit saves the change together with those that delete the names
   */
  async voidLeft(commit: (change: Change) => Promise<void>): Promise<void> {
    const era = uuidOf(crypto.getRandomValues(new Uint8Array(16)))
    await commit(eraChange(era))
    this.#lastWords.drop()
    this.#lastWords.era = era
  }

  /** Writes all that is not written yet. Never rejects: `state` says what came of it. */
  async flush(): Promise<void> {
    await Promise.all(this.#parts.map(({ writer }) => writer.flush()))
  }
}
