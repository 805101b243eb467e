/** Makes a database as an earlier version of the tables left it, in a browser or in memory. */
import { DATABASE } from '../../src/renderer/storage/rows/dexieStorage.ts'

export interface FrozenRow {
  readonly id: string
  readonly value: unknown
}
export type FrozenTables = Readonly<Record<string, readonly FrozenRow[]>>

/** A database of this version made by hand: later changes of the code cannot change it with them. */
export function writeProfile(factory: IDBFactory, version: number, tables: FrozenTables): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, version * 10)
    request.onerror = () => {
      reject(new Error('The sample database was not made.'))
    }
    request.onupgradeneeded = () => {
      for (const [name, rows] of Object.entries(tables)) {
        const store = request.result.createObjectStore(name, { keyPath: 'id' })
        if (name === 'rulings') store.createIndex('savedAt', 'savedAt')
        for (const row of rows) store.put(row)
      }
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}
