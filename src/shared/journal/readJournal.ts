/** Reads a journal file as far as it is good, and tells a torn end apart from damage in the middle. */
import { decodeHeader, decodeRecord, decodeRecordHead, FORMAT_VERSION, HEADER_BYTES, nextMark, type JournalRecord } from './format.ts'

/** Bytes in the middle that are no whole records: good ones follow. */
export interface Gap {
  readonly at: number
  readonly bytes: number
  /** Generations that are missing, the first and the last of them; null where the damage hit no whole record. */
  readonly lost: readonly [number, number] | null
}

export interface JournalReading {
  /** `empty`: no bytes at all. `damaged`: no header that can be read. `newer`: a newer version wrote it. */
  readonly state: 'whole' | 'empty' | 'damaged' | 'newer'
  readonly lineage: string | null
  readonly records: readonly JournalRecord[]
  readonly gaps: readonly Gap[]
  /** Bytes behind the last good record: a write that was cut off, or damage at the very end. */
  readonly torn: number
  /** Where the last good record ends: the next one belongs here. */
  readonly end: number
}

/**
 * Reads `file`. Without gaps the records are every change from the first to the last, one generation after another.
 * A file whose header is damaged still gives the records that can be found, so that nothing is given up too early.
 */
export function readJournal(file: Uint8Array): JournalReading {
  const nothing = { lineage: null, records: [], gaps: [], torn: 0, end: 0 }
  if (file.length === 0) return { state: 'empty', ...nothing }
  const header = decodeHeader(file)
  if (header !== null && header.version > FORMAT_VERSION) return { state: 'newer', ...nothing, lineage: header.lineage }
  return {
    state: header === null ? 'damaged' : 'whole',
    lineage: header?.lineage ?? null,
    ...readRecords(file, header === null ? 0 : HEADER_BYTES)
  }
}

function readRecords(file: Uint8Array, start: number): Pick<JournalReading, 'records' | 'gaps' | 'torn' | 'end'> {
  const records: JournalRecord[] = []
  const gaps: Gap[] = []
  let end = start
  let at = start
  while (at < file.length) {
    const found = decodeRecord(file, at)
    const last = records.at(-1)?.generation ?? null
    // A record that goes back in time is a left-over of an older file, not a part of this one.
    if (found === null || (last !== null && found.generation <= last)) {
      at = nextMark(file, at + 1)
      continue
    }
    const missing = last !== null && found.generation > last + 1
    if (at > end || missing) {
      gaps.push({ at: end, bytes: at - end, lost: last === null ? null : missing ? [last + 1, found.generation - 1] : null })
    }
    records.push({ generation: found.generation, body: found.body })
    end = found.end
    at = end
  }
  return { records, gaps, torn: file.length - end, end }
}

/** What a file says of itself without its records being read: the checksums are not looked at. */
export interface JournalClaim {
  readonly lineage: string
  /** The generations of its first and its last record. */
  readonly first: number
  readonly last: number
}

/** Walks from record to record by their lengths; null where that does not lead from a sound header exactly to the end. */
export function claimOf(file: Uint8Array): JournalClaim | null {
  const header = decodeHeader(file)
  if (header === null || header.version > FORMAT_VERSION) return null
  let first: number | null = null
  let last = -1
  for (let at = HEADER_BYTES; at < file.length;) {
    const head = decodeRecordHead(file, at)
    if (head === null || head.generation <= last) return null
    first ??= head.generation
    last = head.generation
    at = head.end
  }
  return first === null ? null : { lineage: header.lineage, first, last }
}
