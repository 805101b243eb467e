/** The storage in memory: for tests, and for a session whose database cannot be opened. */
import type { IndexRows, Row, Stamp, TableName, Write } from './rows.ts'
import { RowStorage } from './rowStorage.ts'
import type { StorageError } from '../interface/storage.ts'

/** A storage that forgets everything when the app ends. */
export const memoryStorage = (): RowStorage => new RowStorage(new MemoryRows())

/** Rows as JSON text, so that what is read is never the object that was written. */
export class MemoryRows implements IndexRows {
  readonly #tables = new Map<TableName, Map<string, string>>()
  #stamp: Stamp | null = null
  /** While set, every write is refused with it: a session that can look but not save. */
  refused: StorageError | null = null
  #closed = false

  rows(table: TableName, begin = ''): Promise<readonly Row[]> {
    if (this.#closed) return Promise.reject(closedError())
    const wanted = [...this.#table(table)].filter(([id]) => id.startsWith(begin))
    return Promise.resolve(wanted.map(([, text]) => JSON.parse(text) as Row))
  }

  write(writes: readonly Write[], stamp?: Stamp): Promise<void> {
    const refusal = this.refusal()
    if (refusal) return Promise.reject(refusal)
    for (const write of writes) {
      const table = this.#table(write.table)
      if ('put' in write) table.set(write.put.id, JSON.stringify(write.put))
      else table.delete(write.delete)
    }
    this.#stamp = stamp ?? this.#stamp
    return Promise.resolve()
  }

  stamp(): Promise<Stamp | null> {
    return Promise.resolve(this.#stamp)
  }

  refusal(): Error | null {
    return this.#closed ? closedError() : this.refused
  }

  close(): void {
    this.#closed = true
  }

  #table(name: TableName): Map<string, string> {
    const table = this.#tables.get(name) ?? new Map<string, string>()
    this.#tables.set(name, table)
    return table
  }
}

/** Named as the database names it, so that both are told in the same words. */
const closedError = (): Error => Object.assign(new Error('The storage is closed.'), { name: 'DatabaseClosedError' })
