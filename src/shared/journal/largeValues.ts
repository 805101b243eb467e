/**
 * The large values of an entry's rows, found in its bytes without reading them: a collection of figures is megabytes that nobody
 * asks for while the app starts.
 */
import { joinedBytes } from '../base/bytes/bytes.ts'
import type { Entry, JournalRow } from './entries.ts'
import { rowWithText } from './textRow.ts'

/** So deep in an entry the fields of its rows lie: entry, tables or writes, list or write, row. */
const ROW_DEPTH = 4
/** Shorter ones are as soon read. */
const LARGE_BYTES = 4096
/** Entries below it are read whole. */
const WORTH_LOOKING = 65_536

const code = (letter: string): number => letter.charCodeAt(0)
const [QUOTE, BACKSLASH, COLON] = [code('"'), code('\\'), code(':')]
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [code('{'), code('}'), code('['), code(']')]
const VALUE = new TextEncoder().encode('value')

/** From where to where in the bytes. */
export type Span = readonly [from: number, to: number]

/** Where the large values lie in the JSON of an entry as the journal writes it, in order; none in a small entry. */
export function largeValuesIn(body: Uint8Array): readonly Span[] {
  if (body.length < WORTH_LOOKING) return []
  const found: Span[] = []
  let depth = 0
  /** Where the value begins that is being passed; -1: none is. */
  let from = -1
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!
    if (byte === QUOTE) {
      const start = at + 1
      at = endOfText(body, start)
      if (depth === ROW_DEPTH && body[at + 1] === COLON && body[at + 2] === OPEN && isValueName(body, start, at)) from = at + 2
    } else if (byte === OPEN || byte === OPEN_LIST) depth++
    else if (byte === CLOSE || byte === CLOSE_LIST) {
      depth--
      if (depth !== ROW_DEPTH || from < 0) continue
      if (at + 1 - from >= LARGE_BYTES) found.push([from, at + 1])
      from = -1
    }
  }
  return found
}

/** Where the quote stands that ends a text, or the end of the bytes. */
function endOfText(body: Uint8Array, start: number): number {
  for (let at = start; at < body.length; at++) {
    if (body[at] === BACKSLASH) at++
    else if (body[at] === QUOTE) return at
  }
  return body.length
}

const isValueName = (body: Uint8Array, from: number, to: number): boolean =>
  to - from === VALUE.length && VALUE.every((byte, at) => body[from + at] === byte)

/** What stands in the place of the n-th value, and how it begins. */
const STAND_IN = '\u0000'
const standIn = (n: number): string => `${STAND_IN}${n}`

/** The bytes with a stand-in for each of `large`. */
export function withoutLarge(body: Uint8Array, large: readonly Span[]): Uint8Array {
  const encoder = new TextEncoder()
  const pieces: Uint8Array[] = []
  let at = 0
  for (const [n, [from, to]] of large.entries()) {
    pieces.push(body.subarray(at, from), encoder.encode(JSON.stringify(standIn(n))))
    at = to
  }
  return joinedBytes([...pieces, body.subarray(at)])
}

/** `entry` with the texts of its large values in the place of their stand-ins; null where a row has a value of its own that looks like one. */
export function withLarge(entry: Entry, texts: readonly string[]): Entry | null {
  let at = 0
  let isSure = true
  const whole = (row: JournalRow & { readonly value?: unknown }): JournalRow => {
    if (typeof row.value !== 'string' || !row.value.startsWith(STAND_IN)) return row
    const text = texts[at]
    if (text === undefined || row.value !== standIn(at++)) {
      isSure = false
      return row
    }
    const { value: _standIn, ...rest } = row
    return rowWithText(rest, text)
  }
  const filled: Entry =
    entry.kind === 'base'
      ? { ...entry, tables: Object.fromEntries(Object.entries(entry.tables).map(([name, rows]) => [name, rows.map(whole)])) }
      : { ...entry, writes: entry.writes.map((write) => ('put' in write ? { ...write, put: whole(write.put) } : write)) }
  return isSure && at === texts.length ? filled : null
}
