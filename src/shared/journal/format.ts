/**
 * The bytes of a journal file; described in docs/journal-format.md.
 *
 *   file    header, then records until the end
 *   header  "LJOURNAL" | version (4) | lineage (16) | checksum of all before it (4)
 *   record  "LJR1" | length of the body (4) | generation (8) | checksum of length, generation and body (4) | body
 *
 * Numbers are little-endian. The generation of the first record is any; each further one is the one before plus one.
 */
import { crc32c, joinedBytes } from '../base/bytes/bytes.ts'

export const FORMAT_VERSION = 1
export const HEADER_BYTES = 32
export const RECORD_HEAD_BYTES = 20
/** The most that one record may hold: more is a sign of damage. */
export const MOST_BODY_BYTES = 256 * 1024 * 1024

/** The most that a whole file may hold. */
export const MOST_FILE_BYTES = 1024 * 1024 * 1024

const MAGIC = bytesOf('LJOURNAL')
const MARK = bytesOf('LJR1')
const LINEAGE_BYTES = 16

export interface JournalRecord {
  /** Counts the changes: a whole number from 0. */
  readonly generation: number
  readonly body: Uint8Array
}

/** @param lineage 32 hexadecimal digits that name this journal and all that grow out of it */
export function encodeHeader(lineage: string): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES)
  const view = new DataView(header.buffer)
  header.set(MAGIC)
  view.setUint32(8, FORMAT_VERSION, true)
  header.set(fromHex(lineage), 12)
  view.setUint32(28, crc32c(header.subarray(0, 28)), true)
  return header
}

export const encodeRecord = ({ generation, body }: JournalRecord): Uint8Array =>
  framed(generation, joinedBytes([new Uint8Array(RECORD_HEAD_BYTES), body]))

/** A record out of its body, before which `RECORD_HEAD_BYTES` are free in `record`: the head is written there. */
export function framed(generation: number, record: Uint8Array): Uint8Array {
  const length = record.length - RECORD_HEAD_BYTES
  if (length > MOST_BODY_BYTES) throw new RangeError(`A record of ${length} bytes; at most ${MOST_BODY_BYTES} fit.`)
  const view = new DataView(record.buffer, record.byteOffset)
  record.set(MARK)
  view.setUint32(4, length, true)
  view.setBigUint64(8, BigInt(generation), true)
  view.setUint32(16, checksumOf(record, 0, length), true)
  return record
}

/** A whole file: a header and records that follow each other. */
export const encodeFile = (lineage: string, records: readonly JournalRecord[]): Uint8Array =>
  joinedBytes([encodeHeader(lineage), ...records.map(encodeRecord)])

export type Header = { readonly version: number; readonly lineage: string }

/** The header, or null where it is damaged. A newer version is told by `version`: its records must not be read. */
export function decodeHeader(file: Uint8Array): Header | null {
  if (file.length < HEADER_BYTES || !startsWith(file, 0, MAGIC)) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(28, true) !== crc32c(file.subarray(0, 28))) return null
  return { version: view.getUint32(8, true), lineage: toHex(file.subarray(12, 12 + LINEAGE_BYTES)) }
}

/** What the record that begins at `at` says of itself, and where it ends, its checksum not looked at; null where there is none. */
export function decodeRecordHead(file: Uint8Array, at: number): { readonly generation: number; readonly end: number } | null {
  if (at + RECORD_HEAD_BYTES > file.length || !startsWith(file, at, MARK)) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = view.getUint32(at + 4, true)
  const end = at + RECORD_HEAD_BYTES + length
  const generation = Number(view.getBigUint64(at + 8, true))
  return length > MOST_BODY_BYTES || end > file.length || !Number.isSafeInteger(generation) ? null : { generation, end }
}

/** The record that begins at `at`, whole and with the right checksum; null where there is none. */
export function decodeRecord(file: Uint8Array, at: number): (JournalRecord & { readonly end: number }) | null {
  const head = decodeRecordHead(file, at)
  if (head === null) return null
  const { generation, end } = head
  const checksum = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(at + 16, true)
  if (checksum !== checksumOf(file, at, end - at - RECORD_HEAD_BYTES)) return null
  return { generation, body: file.subarray(at + RECORD_HEAD_BYTES, end), end }
}

/** The next place from `at` on where a record could begin, or the file's length. */
export function nextMark(file: Uint8Array, at: number): number {
  for (let found = file.indexOf(MARK[0]!, at); found >= 0; found = file.indexOf(MARK[0]!, found + 1)) {
    if (startsWith(file, found, MARK)) return found
  }
  return file.length
}

/** Over length and generation and the body: everything behind the mark but the checksum itself. */
function checksumOf(file: Uint8Array, at: number, length: number): number {
  return crc32c(file.subarray(at + 4, at + 16), file.subarray(at + RECORD_HEAD_BYTES, at + RECORD_HEAD_BYTES + length))
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function startsWith(file: Uint8Array, at: number, wanted: Uint8Array): boolean {
  return wanted.every((byte, i) => file[at + i] === byte)
}

function fromHex(text: string): Uint8Array {
  if (!/^[0-9a-f]{32}$/.test(text)) throw new RangeError(`"${text}" names no journal; expected 32 hexadecimal digits.`)
  return Uint8Array.from({ length: LINEAGE_BYTES }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
