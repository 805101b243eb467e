/** Entries of the journal as bytes: JSON in UTF-8, checked when read. */
import { joinedBytes } from '../base/bytes/bytes.ts'
import type { Entry, JournalRow, JournalWrite } from './entries.ts'
import { knownTextOf } from '../base/text/knownText.ts'
import { isRecord } from '../base/validate.ts'
import { largeValuesIn, withLarge, withoutLarge } from './largeValues.ts'

/** @param front so many bytes are left free before it */
export function encodeEntry(entry: Entry, front = 0): Uint8Array {
  const pieces: string[] = []
  write(entry, VALUE_DEPTH, pieces)
  return bytesOfPieces(pieces, front)
}

/** So deep in an entry the values of its rows lie. */
const VALUE_DEPTH = 4

/** As `JSON.stringify` writes it, but for rows and values that came as text: those go in as they came. */
function write(value: unknown, depth: number, pieces: string[]): void {
  if (typeof value !== 'object' || value === null) {
    pieces.push(JSON.stringify(value) ?? 'null')
    return
  }
  const text = knownTextOf(value) ?? (depth === 0 ? JSON.stringify(value) : undefined)
  if (text !== undefined) pieces.push(text)
  else if (Array.isArray(value)) {
    pieces.push('[')
    for (const [index, one] of value.entries()) {
      if (index > 0) pieces.push(',')
      write(one, depth - 1, pieces)
    }
    pieces.push(']')
  } else {
    let before = '{'
    for (const [name, one] of Object.entries(value)) {
      if (one === undefined) continue
      pieces.push(`${before}${JSON.stringify(name)}:`)
      write(one, depth - 1, pieces)
      before = ','
    }
    pieces.push(before === '{' ? '{}' : '}')
  }
}

/** Each piece by itself: put together first, megabytes of text would be copied more than once. */
function bytesOfPieces(pieces: readonly string[], front: number): Uint8Array {
  const encoder = new TextEncoder()
  // A letter is a byte in nearly all of them; where one is more, there is no room for it.
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, front))
  let at = front
  for (const piece of pieces) {
    const { read, written } = encoder.encodeInto(piece, bytes.subarray(at))
    at += written
    if (read < piece.length) return joinedBytes([new Uint8Array(front), encoder.encode(pieces.join(''))])
  }
  return bytes
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
