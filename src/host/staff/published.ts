/**
 * Lines that only the host adds, as a document. It is the same to the last byte whenever it is made of the same lines, so that a device
 * that was away, or a host that was started again, goes on where it was and nothing comes twice.
 */
import type { Document } from '@hocuspocus/server'

/** Nobody else writes into such a document. */
const WRITER = 1

export class Published {
  readonly #lines: () => readonly unknown[]
  readonly #head: unknown
  #document: Document | null = null

  /** @param head what stands there beside the lines, and never changes; null: nothing */
  constructor(lines: () => readonly unknown[], head: unknown = null) {
    this.#lines = lines
    this.#head = head
  }

  /** Begins with all lines there are. */
  load(document: Document): void {
    document.clientID = WRITER
    const array = document.getArray<string>('lines')
    document.transact(() => {
      if (this.#head !== null) document.getMap('event').set('head', JSON.stringify(this.#head))
      array.push(this.#lines().map((line) => JSON.stringify(line)))
    })
    this.#document = document
  }

  add(lines: readonly unknown[]): void {
    if (this.#document === null || lines.length === 0) return
    const array = this.#document.getArray<string>('lines')
    this.#document.transact(() => {
      array.push(lines.map((line) => JSON.stringify(line)))
    })
  }

  /** Calls something out to everybody who reads it. */
  call(message: unknown): void {
    this.#document?.broadcastStateless(JSON.stringify(message))
  }
}
