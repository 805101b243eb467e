/** Zip archives written field by field, so that every field can lie. */
import { deflateRawSync } from 'node:zlib'
import { crc32 } from '../../src/shared/base/bytes/bytes.ts'
import { joined } from './mutate.ts'

export interface ZipFile {
  readonly name: string
  readonly content: Uint8Array | string
  readonly stored?: boolean
  /** False values that the archive declares. */
  readonly size?: number
  readonly checksum?: number
  readonly flags?: number
  readonly method?: number
  /** The method in the local header, if it differs from the one in the list. */
  readonly localMethod?: number
  /** Mode of a Unix system, such as 0o120777 for a link. */
  readonly mode?: number
  /** The name beside the bytes, where it is not the one in the list. */
  readonly localName?: string
  /** Points at the bytes of the file of this number instead of its own. */
  readonly sharesWith?: number
  /** Bytes of the name in the list, instead of its text. */
  readonly rawName?: Uint8Array
}

export interface ZipOptions {
  readonly comment?: string
  /** What the closing record says instead of the truth. */
  readonly count?: number
  readonly disk?: number
  readonly listAt?: number
}

const bytesOf = (content: Uint8Array | string): Uint8Array => (typeof content === 'string' ? new TextEncoder().encode(content) : content)

/** What is large is packed once. */
const packedOnce = new WeakMap<Uint8Array, Uint8Array>()
function deflated(content: Uint8Array): Uint8Array {
  const packed = packedOnce.get(content) ?? new Uint8Array(deflateRawSync(content, { level: 1 }))
  packedOnce.set(content, packed)
  return packed
}

function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const out = new Uint8Array(values.reduce((sum, [bytes]) => sum + bytes, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value >>> 0, true)
    at += bytes
  }
  return out
}

/** The bytes of the archive. */
export function zipOf(
  files: readonly ZipFile[],
  { comment = '', count = files.length, disk = 0, listAt }: ZipOptions = {}
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const list: Uint8Array[] = []
  const places: { at: number; size: number; packed: number; sum: number }[] = []
  let at = 0
  for (const file of files) {
    const content = bytesOf(file.content)
    const packed = file.stored ? content : deflated(content)
    const method = file.method ?? (file.stored ? 0 : 8)
    const own = {
      at,
      size: file.size ?? content.length,
      packed: packed.length,
      sum: file.checksum ?? (content.length > 1e6 ? 0 : crc32(content))
    }
    const place = file.sharesWith === undefined ? own : { ...places[file.sharesWith]! }
    places.push(place)
    const name = file.rawName ?? bytesOf(file.name)
    const localName = file.localName === undefined ? name : bytesOf(file.localName)
    const common = [
      [2, file.flags ?? 0],
      [2, method],
      [4, 0x00210000],
      [4, place.sum],
      [4, place.packed],
      [4, place.size]
    ] as const
    if (file.sharesWith === undefined) {
      const [flags, , ...rest] = common
      const local = joined(
        fields([4, 0x04034b50], [2, 20], flags, [2, file.localMethod ?? method], ...rest, [2, localName.length], [2, 0]),
        localName,
        packed
      )
      parts.push(local)
      at += local.length
    }
    list.push(
      joined(
        fields(
          [4, 0x02014b50],
          [2, file.mode === undefined ? 20 : 0x0314],
          [2, 20],
          ...common,
          [2, name.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, file.mode === undefined ? 0 : file.mode * 0x10000],
          [4, place.at]
        ),
        name
      )
    )
  }
  const names = joined(...list)
  return joined(
    ...parts,
    names,
    fields([4, 0x06054b50], [2, disk], [2, disk], [2, count], [2, count], [4, names.length], [4, listAt ?? at], [2, comment.length]),
    bytesOf(comment)
  )
}
