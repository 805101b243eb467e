/** Inflates one file of an archive in small steps, counting: it stops as soon as there is more than there may be. */
import { problem } from '../../base/problem.ts'
import { Inflate } from 'fflate'
import { crc32, joinedBytes } from '../../base/bytes/bytes.ts'
import { fail, ok, type Result } from '../../base/result.ts'
import { INFLATE_STEP_BYTES, MOST_ARCHIVE_BYTES, MOST_ENTRY_BYTES, MOST_RATIO, RATIO_FROM_BYTES } from '../../json/limits.ts'
import { entryTooLarge, looksLikeZip, packedTooTightly, tooLargeInAll, type ZipEntry } from './zipDirectory.ts'
import { printableName } from './zipNames.ts'
import '../../base/sayFileSentences.ts'

/** Counts over all files of one archive. */
export interface Inflated {
  bytes: number
}

/** The bytes of `entry`, checked against its size and checksum. `inAll` counts on. */
export function inflateEntry(entry: ZipEntry, inAll: Inflated): Result<Uint8Array> {
  const inflated = entry.method === 'stored' ? stored(entry, inAll) : inflate(entry, inAll)
  if (!inflated.ok) return inflated
  const bytes = inflated.value
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum) return damaged(entry)
  if (looksLikeZip(bytes)) {
    return fail(problem('bad-name', entry.name, 'archive-inside', { file: printableName(entry.name) }))
  }
  return ok(bytes)
}

const damaged = ({ name }: ZipEntry): Result<never> =>
  fail(problem('broken-archive', name, 'damaged-in-archive', { file: printableName(name) }))

function inflate(entry: ZipEntry, inAll: Inflated): Result<Uint8Array> {
  const { packed } = entry
  const pieces: Uint8Array[] = []
  const stream = new Inflate((piece) => {
    pieces.push(piece)
  })
  const before = inAll.bytes
  let seen = 0
  for (let at = 0; at < packed.length; at += INFLATE_STEP_BYTES) {
    const end = Math.min(at + INFLATE_STEP_BYTES, packed.length)
    try {
      stream.push(packed.subarray(at, end), end === packed.length)
    } catch {
      return damaged(entry)
    }
    for (; seen < pieces.length; seen++) inAll.bytes += pieces[seen]!.length
    const size = inAll.bytes - before
    if (size > MOST_ENTRY_BYTES) return entryTooLarge(entry.name)
    if (size > RATIO_FROM_BYTES && size > packed.length * MOST_RATIO) return packedTooTightly(entry.name)
    if (inAll.bytes > MOST_ARCHIVE_BYTES) return tooLargeInAll()
    // No honest file grows past what its archive says of it.
    if (size > entry.size) return damaged(entry)
  }
  return ok(joinedBytes(pieces))
}

function stored({ packed }: ZipEntry, inAll: Inflated): Result<Uint8Array> {
  inAll.bytes += packed.length
  return inAll.bytes > MOST_ARCHIVE_BYTES ? tooLargeInAll() : ok(packed)
}
