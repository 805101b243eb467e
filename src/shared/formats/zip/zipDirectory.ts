/**
 * The list of files in a zip archive, read strictly: an archive that could be understood in two ways, or that holds
 * anything but plain files, is refused as a whole. Nothing is inflated here.
 */
import { phrase, problem } from '../../base/problem.ts'
import { fail, ok, type Result, type Phrase, type ProblemFact } from '../../base/result.ts'
import { MOST_ARCHIVE_BYTES, MOST_ENTRIES, MOST_ENTRY_BYTES, MOST_RATIO, RATIO_FROM_BYTES } from '../../json/limits.ts'
import { plainTextOf } from '../../json/utf8.ts'
import { MOST_NAME, nameProblem, printableName } from './zipNames.ts'
import '../../base/sayFileSentences.ts'

export interface ZipEntry {
  readonly name: string
  readonly method: 'stored' | 'deflated'
  /** The packed bytes. */
  readonly packed: Uint8Array
  /** Bytes, as the archive declares them; checked when it is inflated. */
  readonly size: number
  readonly checksum: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const MIB = 1024 * 1024

const broken = (what: Phrase): Result<never> => fail(problem('broken-archive', '', 'broken-archive', { what }))

/** Whether the bytes begin as a zip archive, an empty one included. */
export const looksLikeZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

/** The files of an archive in the order of its list, folders left out; or why the archive is refused. */
export function readZipDirectory(bytes: Uint8Array): Result<readonly ZipEntry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === null) return broken(phrase('archive.no-list', {}))
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  const start = view.getUint32(end + 16, true)
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 6, true) !== 0 || view.getUint16(end + 8, true) !== count) {
    return fail(problem('split-archive', '', 'split-archive', {}))
  }
  if (count === 0xffff || size === 0xffffffff || start === 0xffffffff) return tooMany(phrase('archive.very-many', {}))
  if (count > MOST_ENTRIES) return tooMany(count)
  if (start + size !== end) return broken(phrase('archive.list-elsewhere', {}))
  return entriesOf(bytes, view, { start, end, count })
}

const tooMany = (count: ProblemFact): Result<never> => fail(problem('too-many-files', '', 'too-many-files', { count, most: MOST_ENTRIES }))

/** Where the closing record begins: the one whose comment ends exactly with the file. */
function endRecord(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at
  }
  return null
}

interface Listed extends ZipEntry {
  readonly from: number
  readonly to: number
}

function entriesOf(bytes: Uint8Array, view: DataView, list: { start: number; end: number; count: number }): Result<readonly ZipEntry[]> {
  const entries: Listed[] = []
  const names = new Set<string>()
  let total = 0
  let at = list.start
  for (let index = 0; index < list.count; index++) {
    if (at + 46 > list.end || view.getUint32(at, true) !== CENTRAL)
      return broken(phrase('archive.list-short', { index, count: list.count }))
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const [nameBytes, extraBytes, commentBytes] = lengths as [number, number, number]
    const next = at + 46 + nameBytes + extraBytes + commentBytes
    if (next > list.end) return broken(phrase('archive.list-cut', { index: index + 1 }))
    const entry = entryAt(bytes, view, at, nameBytes, list.start)
    at = next
    if (!entry.ok) return entry
    const { name, size } = entry.value
    if (names.has(name)) return fail(problem('doubled-file', name, 'doubled-file', { file: printableName(name) }))
    names.add(name)
    total += size
    if (total > MOST_ARCHIVE_BYTES) return tooLargeInAll()
    entries.push(entry.value)
  }
  if (at !== list.end) return broken(phrase('archive.list-long', {}))
  const overlap = overlapIn(entries)
  if (overlap) return broken(phrase('archive.overlap', { file: printableName(overlap.name) }))
  return ok(entries.filter(({ name }) => !name.endsWith('/')))
}

export const tooLargeInAll = (): Result<never> => fail(problem('too-large', '', 'archive-too-large', { most: MOST_ARCHIVE_BYTES / MIB }))

export const entryTooLarge = (name: string): Result<never> =>
  fail(problem('too-large', name, 'entry-too-large', { file: printableName(name), most: MOST_ENTRY_BYTES / MIB }))

export const packedTooTightly = (name: string): Result<never> =>
  fail(problem('too-large', name, 'packed-too-tightly', { file: printableName(name), most: MOST_RATIO }))

/** One line of the list, with the bytes that it points at. */
function entryAt(bytes: Uint8Array, view: DataView, at: number, nameBytes: number, listStart: number): Result<Listed> {
  const name = plainTextOf(bytes.subarray(at + 46, at + 46 + nameBytes))
  if (name === null) return broken(phrase('archive.name-bytes', {}))
  const bad = nameProblem(name)
  if (bad) return fail(problem('bad-name', printableName(name), bad, { file: printableName(name), length: name.length, most: MOST_NAME }))
  const flags = view.getUint16(at + 8, true)
  if (flags & 0x2041) return fail(problem('encrypted', name, 'encrypted', { file: printableName(name) }))
  const method = view.getUint16(at + 10, true)
  if (method !== 0 && method !== 8) {
    return fail(problem('unknown-packing', name, 'unknown-packing', { file: printableName(name), method }))
  }
  const special = specialKind(view.getUint16(at + 4, true) >>> 8, view.getUint32(at + 38, true) >>> 16)
  if (special) return fail(problem('not-a-file', name, 'not-a-file', { file: printableName(name), what: special }))
  const [checksum, packedSize, size, place] = [16, 20, 24, 42].map((field) => view.getUint32(at + field, true)) as [
    number,
    number,
    number,
    number
  ]
  if (size > MOST_ENTRY_BYTES) return entryTooLarge(name)
  if (size > RATIO_FROM_BYTES && size > packedSize * MOST_RATIO) return packedTooTightly(name)
  if (method === 0 && size !== packedSize) return broken(phrase('archive.two-sizes', { file: printableName(name) }))
  const from = place
  if (view.getUint16(at + 34, true) !== 0 || from + 30 > listStart || view.getUint32(from, true) !== LOCAL)
    return broken(phrase('archive.file-elsewhere', { file: printableName(name) }))
  const localName = view.getUint16(from + 26, true)
  const start = from + 30 + localName + view.getUint16(from + 28, true)
  const to = start + packedSize
  if (to > listStart) return broken(phrase('archive.file-cut', { file: printableName(name) }))
  const sameName = localName === nameBytes && plainTextOf(bytes.subarray(from + 30, from + 30 + localName)) === name
  const isLater = (flags & 8) !== 0
  const sameSize = isLater || (view.getUint32(from + 18, true) === packedSize && view.getUint32(from + 22, true) === size)
  if (!sameName || !sameSize || view.getUint16(from + 8, true) !== method)
    return broken(phrase('archive.two-ways', { file: printableName(name) }))
  return ok({ name, method: method === 0 ? 'stored' : 'deflated', packed: bytes.subarray(start, to), size, checksum, from, to })
}

/** What an entry is, where the system that made the archive marked it as something else than a file or a folder. */
function specialKind(system: number, mode: number): Phrase | null {
  const isUnix = system === 3 || system === 19
  const kind = mode & 0xf000
  if (!isUnix || kind === 0 || kind === 0x8000 || kind === 0x4000) return null
  return phrase(kind === 0xa000 ? 'archive.link' : 'archive.device', {})
}

/** The first entry whose bytes another one uses as well: how a small archive pretends to hold a large one. */
function overlapIn(entries: readonly Listed[]): Listed | undefined {
  const sorted = entries.toSorted((a, b) => a.from - b.from)
  return sorted.find((entry, index) => index > 0 && entry.from < sorted[index - 1]!.to)
}
