/** Where the app gets its journal from: the desktop shell or the browser, whichever is there. */
import type { ByteStore } from './byteStore.ts'

export interface JournalSource {
  /**
   * The files of the journal, held for this window alone. Called again it gives a new way to them in place of a dead
   * one. Rejects with a ByteStoreError: `unsupported`, `elsewhere` where another window holds them, or what went wrong.
   */
  open(): Promise<ByteStore>
  /** Resolves when the window that held them is gone; `open` then works. */
  whenFree(): Promise<void>
}

/** Bytes that the browser gives this page, and how many of them are used. */
export interface Room {
  readonly used: number
  readonly quota: number
}

/** The browser's promise not to clear the data when the disk is short, and the room that it gives. */
export interface Persistence {
  state(): Promise<'yes' | 'no' | 'unknown' | 'not-needed'>
  /** Asks for it; the answer. */
  ask(): Promise<'yes' | 'no' | 'unknown' | 'not-needed'>
  /** Returns the room at this moment, or `null` if the browser does not tell or the data is not in a browser. Never rejects. */
  room(): Promise<Room | null>
}

/** A third place that remembers whether anything was ever saved here: without it, all being gone looks like a first start. */
export interface Witness {
  /** When something was last known to be saved, ISO 8601; null: never. */
  lastSaved(): string | null
  saved(at: string): void
}
