/** Stores of rows for the times when the journal cannot be had. */
import { keyOfWrite, type IndexRows, type Row, type RowStore, type Stamp, type TableName, type Write } from '../rows/rows.ts'
import { Turns } from '../../../shared/base/turns.ts'
import type { Position, StorageError } from '../interface/storage.ts'

/** One store of rows in front of another that may be exchanged: a window that may only look takes over later. */
export class SwitchableRowStore implements RowStore {
  current: RowStore

  constructor(current: RowStore) {
    this.current = current
  }

  position(): Position | null {
    return this.current.position?.() ?? null
  }
  rows(table: TableName, begin?: string): Promise<readonly Row[]> {
    return this.current.rows(table, begin)
  }
  write(writes: readonly Write[]): Promise<void> {
    return this.current.write(writes)
  }
  close(): void {
    this.current.close()
  }
}

/** Rows to look at: whatever is to be written is refused with the reason. */
export class ReadOnlyRowStore implements RowStore {
  readonly #rows: RowStore
  readonly #why: StorageError

  constructor(rows: RowStore, why: StorageError) {
    this.#rows = rows
    this.#why = why
  }

  rows(table: TableName, begin?: string): Promise<readonly Row[]> {
    return this.#rows.rows(table, begin)
  }
  write(): Promise<void> {
    return Promise.reject(this.#why)
  }
  close(): void {
    this.#rows.close()
  }
}

/** The database without its journal: it counts on, so that the journal knows later that it is behind. */
export class UnjournaledRowStore implements RowStore {
  readonly #rows: IndexRows
  readonly #now: () => string
  readonly #onSaved: (at: string, generation: number) => void
  readonly #turns = new Turns()

  constructor(rows: IndexRows, now: () => string, onSaved: (at: string, generation: number) => void) {
    this.#rows = rows
    this.#now = now
    this.#onSaved = onSaved
  }

  rows(table: TableName, begin?: string): Promise<readonly Row[]> {
    return this.#rows.rows(table, begin)
  }

  write(writes: readonly Write[]): Promise<void> {
    return this.#turns.run(() => this.#write(writes))
  }

  close(): void {
    this.#rows.close()
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const refusal = this.#rows.refusal()
    if (refusal) throw refusal
    const before = await this.#rows.stamp()
    const at = this.#now()
    // A database that has never followed a journal needs no stamp: the first journal begins with what it finds.
    await this.#rows.write(writes, before ? stampAlone(before, writes, at) : undefined)
    this.#onSaved(at, before ? before.generation + 1 : 0)
  }
}

/** The next stamp of a database that is used without its journal: the journal may be further than the database, and both are merged later. */
function stampAlone(before: Stamp, writes: readonly Write[], at: string): Stamp {
  const [since, written] = before.alone ? [before.since, before.written] : [before.generation, []]
  const next = { lineage: before.lineage, generation: before.generation + 1, at, alone: true }
  if (since === undefined || written === undefined) return next
  return { ...next, since, written: [...new Set([...written, ...writes.map(keyOfWrite)])] }
}
