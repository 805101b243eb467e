/** Failures of the database, told as StorageErrors with a sentence fit to show. */
import { ByteStoreError, type ByteStoreTrouble } from '../../../shared/journal/byteStore.ts'
import { storageTexts } from '../../i18n/texts.ts'
import { StorageError } from '../interface/storage.ts'

const { errors: SENTENCES } = storageTexts

/** Codes of the journal's own errors, and of the storage. */
const JOURNAL: Readonly<Record<ByteStoreTrouble, readonly [StorageError['code'], string] | null>> = {
  full: ['quota', SENTENCES.quota],
  'read-only': ['read-only', SENTENCES.readOnly],
  elsewhere: ['elsewhere', SENTENCES.elsewhere],
  dead: ['unavailable', SENTENCES.dead],
  unsupported: ['unavailable', SENTENCES.unavailable],
  failed: null
}

/** `error` as a StorageError; what the database itself said stays in `cause`. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const options = { cause: error }
  const journal = error instanceof ByteStoreError ? JOURNAL[error.code] : null
  if (journal) return new StorageError(...journal, options)
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return new StorageError('quota', SENTENCES.quota, options)
  if (names.includes('DatabaseClosedError') || names.includes('InvalidStateError')) {
    return new StorageError('closed', SENTENCES.closed, options)
  }
  if (names.includes('VersionError')) return newerVersion(options)
  if (names.some((name) => ['MissingAPIError', 'OpenFailedError', 'SecurityError', 'NotAllowedError'].includes(name))) {
    return new StorageError('unavailable', SENTENCES.unavailable, options)
  }
  if (names.includes('AbortError')) return new StorageError('unknown', SENTENCES.abort, options)
  const said = saidBy(error)
  return new StorageError('unknown', said === '' ? SENTENCES.unknown : SENTENCES.unknownSaid(said), options)
}

/** What went wrong before anything was to be saved: no sentence speaks of a change. */
export function errorOfOpening(error: unknown): StorageError {
  const told = toStorageError(error)
  if (told.code !== 'unknown') return told
  const { cause = error } = told
  const said = saidBy(cause)
  return new StorageError('unknown', said === '' ? SENTENCES.unavailable : SENTENCES.notOpened(said), { cause })
}

/** The first line of what the system says. */
const saidBy = (error: unknown): string => (error instanceof Error ? error.message.split('\n')[0]!.slice(0, 200) : '')

export const newerVersion = (options?: ErrorOptions): StorageError => new StorageError('newer-version', SENTENCES.newerVersion, options)

export const unavailable = (cause: unknown): StorageError => new StorageError('unavailable', SENTENCES.unavailable, { cause })

/** Dexie wraps the database's own error in `inner`, sometimes twice, and of many rows it has a list. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  let current = error
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    const { name, inner, cause, failures } = current as { name?: unknown; inner?: unknown; cause?: unknown; failures?: readonly unknown[] }
    if (typeof name === 'string') names.push(name)
    current = inner ?? cause ?? (Array.isArray(failures) ? failures[0] : undefined)
  }
  return names
}
