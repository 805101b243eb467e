/**
 * A store of rows with the journal in front of it: a change is durable in the journal before the store of rows sees
 * it, and only then acknowledged. What the store of rows cannot take just now is kept and read as if it had.
 */
import { Turns } from '../../../shared/base/turns.ts'
import type { Position } from '../interface/storage.ts'
import { idOfWrite, type IndexRows, type Row, type RowStore, type TableName, type Write } from '../rows/rows.ts'
import type { JournalWriter } from '../../../shared/journal/journalWriter.ts'
import { chainOf, readSlots } from '../../../shared/journal/readSlots.ts'
import { tablesOf } from './tables.ts'

export interface JournaledNeeds {
  readonly index: IndexRows
  readonly journal: JournalWriter
  /** ISO 8601, UTC. */
  readonly now: () => string
  /** After every durable change. */
  readonly onSaved: (at: string) => void
  /** The store of rows has refused a change that the journal has; told once until it works again. */
  readonly onBehind: (error: unknown) => void
}

export class JournaledRows implements RowStore {
  readonly #needs: JournaledNeeds
  /** Writes that the journal has and the store of rows does not, in order. */
  #pending: readonly Write[] = []
  readonly #turns = new Turns()

  /** @param pending what the journal has and the store of rows did not take at the start */
  constructor(needs: JournaledNeeds, pending: readonly Write[] = []) {
    this.#needs = needs
    this.#pending = pending
  }

  async rows(table: TableName, begin = ''): Promise<readonly Row[]> {
    const rows = await this.#needs.index.rows(table, begin).catch((error: unknown) => this.#rowsOfJournal(table, begin, error))
    const pending = this.#pending.filter((write) => write.table === table && idOfWrite(write).startsWith(begin))
    if (pending.length === 0) return rows
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const write of pending) {
      if ('put' in write) byId.set(write.put.id, write.put)
      else byId.delete(write.delete)
    }
    return [...byId.values()]
  }

  position(): Position {
    // Writes under way do not count: after a kill their generations may belong to later changes.
    const { lineage, generation } = this.#needs.journal
    return { lineage, generation }
  }

  /** Runs one write after another. Rejects with the error of the journal: then nothing has changed. */
  write(writes: readonly Write[]): Promise<void> {
    const result = this.#turns.run(() => this.#write(writes))
    void this.#turns.run(() => this.#compact())
    return result
  }

  close(): void {
    this.#needs.index.close()
    // Writes under way are finished first.
    void this.#turns.ended().then(() => {
      this.#needs.journal.close()
    })
  }

  /**
   * Rows of a table whose database the browser has closed: the journal has all of them, so that they can still be read and copied to a file.
   * Rejects with `error` if the database is open or closed on purpose, or if the journal cannot be read whole.
   */
  async #rowsOfJournal(table: TableName, begin: string, error: unknown): Promise<readonly Row[]> {
    const { index, journal } = this.#needs
    if (index.closedByBrowser?.() !== true) throw error
    const chain = await readSlots(journal.store, journal.lineage).then(chainOf, () => null)
    if (!chain?.complete) throw error
    return ((chain.tables[table] ?? []) as readonly Row[]).filter(({ id }) => id.startsWith(begin))
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const { index, journal, now, onSaved, onBehind } = this.#needs
    const at = now()
    const generation = await this.#append(writes, at)
    const wasBehind = this.#pending.length > 0
    const all = [...this.#pending, ...writes]
    try {
      await index.write(all, { lineage: journal.lineage, generation, at })
      this.#pending = []
    } catch (error) {
      this.#pending = all
      if (!wasBehind) onBehind(error)
    }
    onSaved(at)
  }

  async #append(writes: readonly Write[], at: string): Promise<number> {
    const { index, journal } = this.#needs
    // If another window took over, this one must not journal any more. If the browser closed the database by itself, a journal in files of
    // the user goes on; a journal in the browser may be deleted together with the database, without an error.
    const refusal = index.refusal()
    const goesOn = journal.store.kind === 'file' && index.closedByBrowser?.() === true
    if (refusal && !goesOn) throw refusal
    return journal.append({ kind: 'changes', at, writes }, () => tablesOf(this))
  }

  /** Behind the acknowledgement. Where it fails the old file goes on. */
  async #compact(): Promise<void> {
    const { journal, index } = this.#needs
    if (!journal.wantsCompaction || index.refusal()) return
    try {
      await journal.rewrite(await tablesOf(this))
    } catch {
      // The next change tells, if the disk is no better by then.
    }
  }
}
