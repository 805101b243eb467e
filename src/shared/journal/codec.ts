/** Entries of the journal as bytes: JSON in UTF-8, checked when read. */
import type { Entry, JournalRow, JournalWrite } from './entries.ts'
import { isRecord } from '../base/validate.ts'

export const encodeEntry = (entry: Entry): Uint8Array => new TextEncoder().encode(JSON.stringify(entry))

/** The entry in `body`, or null where it is none of ours. */
export function decodeEntry(body: Uint8Array): Entry | null {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return isEntry(json) ? json : null
  } catch {
    return null
  }
}

function isEntry(json: unknown): json is Entry {
  if (!isRecord(json) || typeof json.at !== 'string') return false
  if (json.kind === 'changes') return Array.isArray(json.writes) && json.writes.every(isWrite)
  return (
    json.kind === 'base' && isRecord(json.tables) && Object.values(json.tables).every((rows) => Array.isArray(rows) && rows.every(isRow))
  )
}

const isRow = (json: unknown): json is JournalRow => isRecord(json) && typeof json.id === 'string'

const isWrite = (json: unknown): json is JournalWrite =>
  isRecord(json) && typeof json.table === 'string' && (isRow(json.put) || (json.put === undefined && typeof json.delete === 'string'))
