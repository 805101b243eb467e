/** Entries of the journal as bytes: JSON in UTF-8, checked when read. */
import type { Entry, JournalRow, JournalWrite } from './entries.ts'
import { knownTextOf } from '../base/knownText.ts'
import { isRecord } from '../base/validate.ts'

export const encodeEntry = (entry: Entry): Uint8Array => new TextEncoder().encode(textOfEntry(entry))

/** As `JSON.stringify` writes it, but for values that came as text: those go in as they came. */
function textOfEntry(entry: Entry): string {
  if (entry.kind === 'changes') {
    const writes = entry.writes.map((write) =>
      'put' in write ? `{"table":${JSON.stringify(write.table)},"put":${textOfRow(write.put)}}` : JSON.stringify(write)
    )
    return `{"kind":"changes","at":${JSON.stringify(entry.at)},"writes":[${writes.join(',')}]}`
  }
  const tables = Object.entries(entry.tables).map(([table, rows]) => `${JSON.stringify(table)}:[${rows.map(textOfRow).join(',')}]`)
  return `{"kind":"base","at":${JSON.stringify(entry.at)},"tables":{${tables.join(',')}}}`
}

function textOfRow(row: JournalRow & { readonly value?: unknown }): string {
  const whole = knownTextOf(row)
  if (whole !== undefined) return whole
  const { value, ...rest } = row
  const text = typeof value === 'object' && value !== null ? knownTextOf(value) : undefined
  return text === undefined ? JSON.stringify(row) : `${JSON.stringify(rest).slice(0, -1)},"value":${text}}`
}

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
