/** A database that may never answer, as browsers do now and then: what does not come in time has failed. */
import { storageTexts } from '../../i18n/texts.ts'
import { StorageError } from '../interface/storage.ts'
import type { IndexRows } from './rows.ts'

/** Longer than the largest store takes on a slow disk. */
export const LIMIT_MS = 10_000

/** The work's own outcome, or a failure after so many milliseconds. What comes later is handed to `late`. */
export function within<T>(milliseconds: number, work: Promise<T>, late: (value: T) => void = () => undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false
    const timer = setTimeout(() => {
      over = true
      reject(new StorageError('unavailable', storageTexts.errors.silent))
    }, milliseconds)
    work.then(
      (value) => {
        clearTimeout(timer)
        if (over) late(value)
        else resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    )
  })
}

/** The same rows, each call with its limit. */
export const limited = (rows: IndexRows, milliseconds = LIMIT_MS): IndexRows => ({
  rows: (table, begin) => within(milliseconds, rows.rows(table, begin)),
  write: (writes, stamp) => within(milliseconds, rows.write(writes, stamp)),
  stamp: () => within(milliseconds, rows.stamp()),
  keepDigests: async (digests) => within(milliseconds, rows.keepDigests?.(digests) ?? Promise.resolve()),
  refusal: () => rows.refusal(),
  closedByBrowser: () => rows.closedByBrowser?.() ?? false,
  close: () => {
    rows.close()
  }
})
