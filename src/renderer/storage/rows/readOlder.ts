/** The rows of a database as an older version left it, read before anything is upgraded. */

import { pickedUp } from './asText.ts'

export interface OlderRows {
  /** The version of its tables. */
  readonly schema: number
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

/** Opens `name` at the version it has, reads every row in one transaction and closes it again. */
export function readOlder(factory: IDBFactory, name: string): Promise<OlderRows> {
  return new Promise((resolve, reject) => {
    const failed = (error: DOMException | null): void => {
      reject(error ?? new Error('The older data could not be read.'))
    }
    const request = factory.open(name)
    // It was there a moment ago: to create an empty one now would be wrong.
    request.onupgradeneeded = () => {
      request.transaction?.abort()
    }
    request.onerror = () => {
      failed(request.error)
    }
    request.onsuccess = () => {
      const db = request.result
      const names = [...db.objectStoreNames]
      const tables: Record<string, readonly unknown[]> = {}
      const end = (): void => {
        db.close()
        // Dexie multiplies its version numbers by ten.
        resolve({ schema: db.version / 10, tables })
      }
      if (names.length === 0) {
        end()
        return
      }
      const transaction = db.transaction(names, 'readonly')
      for (const table of names) {
        const all = transaction.objectStore(table).getAll()
        all.onsuccess = () => {
          tables[table] = (all.result as unknown[]).map(pickedUp)
        }
      }
      transaction.oncomplete = end
      transaction.onabort = () => {
        db.close()
        failed(transaction.error)
      }
    }
  })
}
