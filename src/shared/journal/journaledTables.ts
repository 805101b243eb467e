/**
 * Tables in memory with a journal in front of them: a change counts when the journal has it. One queue for everything that writes, so that a
 * new file of the journal always has the tables of its own moment.
 */
import { Turns } from '../base/turns.ts'
import { fold, type JournalWrite, type Tables } from './entries.ts'
import type { JournalWriter } from './journalWriter.ts'

export class JournaledTables {
  readonly #writer: JournalWriter
  readonly #now: () => string
  readonly #turns = new Turns()
  #tables: Tables
  /** Durable writes that `#tables` does not have yet: folding everything for each of them would be slow. */
  #pending: JournalWrite[] = []

  /** @param tables what the journal has now @param now ISO 8601, UTC */
  constructor(writer: JournalWriter, tables: Tables, now: () => string) {
    this.#writer = writer
    this.#tables = tables
    this.#now = now
  }

  /** The tables with every durable change, after the writes that were asked for before. */
  read(): Promise<Tables> {
    return this.#turns.run(() => this.#current())
  }

  /**
   * Makes all of `writes` durable or none of them. Rejects with a ByteStoreError if the journal could not be written.
   * @param writes the changes, or what makes them of the tables as they are when their turn comes
   */
  write(writes: readonly JournalWrite[] | ((tables: Tables) => readonly JournalWrite[])): Promise<void> {
    const written = this.#turns.run(() => this.#write(typeof writes === 'function' ? writes(this.#current()) : writes))
    // The acknowledgement does not wait for a compaction, and a failed one loses nothing: the old file is still complete.
    void this.#turns.run(() => (this.#writer.wantsCompaction ? this.#writer.rewrite(this.#current()) : undefined)).catch(() => undefined)
    return written
  }

  /** As `write`, and afterwards neither file of the journal has what was there before. */
  replace(writes: (tables: Tables) => readonly JournalWrite[]): Promise<void> {
    return this.#turns.run(async () => {
      await this.#write(writes(this.#current()))
      for (let file = 0; file < 2; file++) await this.#writer.rewrite(this.#current())
    })
  }

  /** Resolves when everything asked for so far has been written. */
  ended(): Promise<void> {
    return this.#turns.ended()
  }

  async #write(writes: readonly JournalWrite[]): Promise<void> {
    if (writes.length === 0) return
    await this.#writer.append({ kind: 'changes', at: this.#now(), writes }, () => Promise.resolve(this.#current()))
    this.#pending.push(...writes)
  }

  #current(): Tables {
    if (this.#pending.length > 0) {
      this.#tables = fold([{ kind: 'changes', at: this.#now(), writes: this.#pending }], this.#tables)
      this.#pending = []
    }
    return this.#tables
  }
}
