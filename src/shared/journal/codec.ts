/** Entries of the journal as bytes: JSON in UTF-8, checked when read. */
import type { Entry, JournalRow, JournalWrite } from './entries.ts'
import { knownTextOf } from '../base/knownText.ts'
import { isRecord } from '../base/validate.ts'
import { largeValuesIn, withLarge, withoutLarge } from './largeValues.ts'

export const encodeEntry = (entry: Entry): Uint8Array => new TextEncoder().encode(written(entry, VALUE_DEPTH))

/** So deep in an entry the values of its rows lie. */
const VALUE_DEPTH = 4

/** As `JSON.stringify` writes it, but for rows and values that came as text: those go in as they came. */
function written(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const text = knownTextOf(value) ?? (depth === 0 ? JSON.stringify(value) : undefined)
  if (text !== undefined) return text
  if (Array.isArray(value)) return `[${value.map((one) => written(one, depth - 1)).join()}]`
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${written(one, depth - 1)}`).join()}}`
}

/** The entry in `body`, or null where it is none of ours. Of large rows the value is read when it is asked for. */
export function decodeEntry(body: Uint8Array): Entry | null {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const large = largeValuesIn(body)
    if (large.length === 0) return entryOf(JSON.parse(decoder.decode(body)))
    const texts = large.map(([from, to]) => decoder.decode(body.subarray(from, to)))
    const entry = entryOf(JSON.parse(decoder.decode(withoutLarge(body, large))))
    return entry && (withLarge(entry, texts) ?? entryOf(JSON.parse(decoder.decode(body))))
  } catch {
    return null
  }
}

const entryOf = (json: unknown): Entry | null => (isEntry(json) ? json : null)

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
