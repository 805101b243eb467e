/**
 * A look at the database before Dexie opens it. Two things can only be seen here: that the browser found the store
 * damaged and threw it away (`dataLoss`, else taken for a first start), and that a newer version of the app wrote it
 * (Dexie would open that and patch its schema).
 */

export interface Probe {
  /** IndexedDB's own version number; 0: there is no such database. */
  readonly version: number
  /** What the browser says it has lost, or null. */
  readonly dataLoss: { readonly kind: string; readonly message: string } | null
}

/** Opens `name` without a version and closes it again; creates nothing. Rejects where the browser refuses. */
export function probeDatabase(factory: IDBFactory, name: string): Promise<Probe> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name)
    let found: Probe | null = null
    request.onupgradeneeded = (event) => {
      found = { version: 0, dataLoss: dataLossOf(event) }
      request.transaction?.abort()
    }
    request.onsuccess = () => {
      const version = request.result.version
      request.result.close()
      resolve({ version, dataLoss: null })
    }
    request.onerror = (event) => {
      event.preventDefault()
      if (found) resolve(found)
      else reject(request.error ?? new Error('The database did not open.'))
    }
  })
}

/** Chromium's addition to the event, in no type definition. */
function dataLossOf(event: IDBVersionChangeEvent): Probe['dataLoss'] {
  const { dataLoss, dataLossMessage } = event as { dataLoss?: unknown; dataLossMessage?: unknown }
  if (typeof dataLoss !== 'string' || dataLoss === 'none') return null
  return { kind: dataLoss, message: typeof dataLossMessage === 'string' ? dataLossMessage : '' }
}
