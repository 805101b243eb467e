/** Failures of the database, told as StorageErrors with a sentence fit to show. */
import { StorageError } from './storage.ts'

const SENTENCES = {
  quota: 'The disk, or the room that the browser gives Linejudge, is full: nothing of this change was saved. Free some space and try again.',
  abort: 'The browser broke the save off, which happens when the disk is nearly full: nothing of this change was saved. Try again, or save to a file.',
  closed: 'The database has been closed: nothing of this change was saved. Save what matters to a file and reload Linejudge.',
  unavailable: 'The database could not be opened, so nothing can be saved on this device for now.'
} as const

/** `error` as a StorageError; what the database itself said stays in `cause`. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const options = { cause: error }
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return new StorageError('quota', SENTENCES.quota, options)
  if (names.includes('DatabaseClosedError') || names.includes('InvalidStateError')) {
    return new StorageError('closed', SENTENCES.closed, options)
  }
  if (names.includes('VersionError')) return newerVersion(options)
  if (names.some(name => ['MissingAPIError', 'OpenFailedError', 'SecurityError', 'NotAllowedError'].includes(name))) {
    return new StorageError('unavailable', SENTENCES.unavailable, options)
  }
  if (names.includes('AbortError')) return new StorageError('unknown', SENTENCES.abort, options)
  const said = error instanceof Error && error.message ? ` The database says: ${error.message.split('\n')[0]!.slice(0, 200)}` : ''
  return new StorageError('unknown', `The change could not be saved, and nothing of it was.${said}`, options)
}

export const newerVersion = (options?: ErrorOptions): StorageError => new StorageError(
  'newer-version',
  'The data on this device was written by a newer Linejudge. It is left untouched, and nothing can be saved until Linejudge is updated.',
  options
)

export const unavailable = (cause: unknown): StorageError => new StorageError('unavailable', SENTENCES.unavailable, { cause })

/** Dexie wraps the database's own error in `inner`, sometimes twice. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  let current = error
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    const { name, inner, cause } = current as { name?: unknown; inner?: unknown; cause?: unknown }
    if (typeof name === 'string') names.push(name)
    current = inner ?? cause
  }
  return names
}
