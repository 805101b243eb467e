/**
 * Runs before the code of the page, and of the worker that writes the journal: their storage fails and their clock jumps as the channel says.
 * The product knows nothing of it. The other end: `pageFaults.ts`.
 */
;(() => {
  /** @type {{ disk: string, clock: number }} */
  const now = { disk: 'well', clock: 0 }
  /** One operation alone meets `fails` and `torn`. */
  let isDue = false
  new BroadcastChannel('played-faults').onmessage = ({ data }) => {
    Object.assign(now, data)
    isDue = true
  }
  const due = () => {
    if (now.disk !== 'fails' && now.disk !== 'torn') return now.disk
    if (!isDue) return 'well'
    isDue = false
    return now.disk
  }
  /** @param {string} name */
  const fault = (name) => new DOMException('played', name)

  if ('FileSystemSyncAccessHandle' in self) {
    const proto = self.FileSystemSyncAccessHandle.prototype
    const { write, flush } = proto
    const slow = () => {
      const until = performance.now() + 120
      while (performance.now() < until);
    }
    /** @this {any} @param {Uint8Array} bytes @param {any} options */
    proto.write = function (bytes, options) {
      const disk = due()
      if (disk === 'slow') slow()
      if (disk === 'fails') throw fault('InvalidStateError')
      if (disk === 'full' || disk === 'torn' || disk === 'short') {
        const part = bytes.subarray(0, bytes.length >> 1)
        const written = write.call(this, part, options)
        if (disk === 'short') return written
        throw fault(disk === 'full' ? 'QuotaExceededError' : 'InvalidStateError')
      }
      return write.call(this, bytes, options)
    }
    /** @this {any} */
    proto.flush = function () {
      const disk = due()
      if (disk === 'slow') slow()
      if (disk === 'full' || disk === 'fails') throw fault('QuotaExceededError')
      return flush.call(this)
    }
  }

  if ('IDBObjectStore' in self) {
    const proto = IDBObjectStore.prototype
    for (const name of /** @type {const} */ (['put', 'add', 'delete'])) {
      const real = /** @type {(this: any, ...args: any[]) => IDBRequest} */ (proto[name])
      /** @this {any} @param {...any} args */
      const faulty = function (...args) {
        const disk = due()
        if (disk === 'full' || disk === 'fails') throw fault('QuotaExceededError')
        return real.apply(this, args)
      }
      Object.assign(proto, { [name]: faulty })
    }
  }

  const Real = Date
  self.Date = /** @type {any} */ (
    class extends Real {
      /** @param {...any} parts */
      constructor(...parts) {
        // @ts-expect-error Date has several forms, and all but the empty one are handed through.
        super(...(parts.length === 0 ? [Real.now() + now.clock] : parts))
      }
      static now() {
        return Real.now() + now.clock
      }
    }
  )
})()
