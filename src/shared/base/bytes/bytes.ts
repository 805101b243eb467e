/** Bytes as such: pieces put together, and the checksums of the formats that carry one. */

/** All pieces, one behind the other. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/**
 * A cyclic redundancy check by its polynomial, lowest bit first: over all pieces, as if they were one; unsigned, 32 bits.
 * Eight bytes a step: the n-th table says what a byte comes to with n zeros behind it.
 */
function crcOf(polynomial: number): (...pieces: readonly Uint8Array[]) => number {
  const t0 = Int32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte
    for (let bit = 0; bit < 8; bit++) rest = (rest & 1) === 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
    return rest
  })
  const next = (table: Int32Array): Int32Array => table.map((rest) => t0[rest & 0xff]! ^ (rest >>> 8))
  const t1 = next(t0)
  const t2 = next(t1)
  const t3 = next(t2)
  const t4 = next(t3)
  const t5 = next(t4)
  const t6 = next(t5)
  const t7 = next(t6)
  return (...pieces) => {
    let crc = -1
    for (const bytes of pieces) {
      let i = 0
      for (; i < bytes.length && (bytes.byteOffset + i) % 4 !== 0; i++) crc = t0[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8)
      const count = LITTLE_ENDIAN ? (bytes.length - i) >>> 2 : 0
      const words = count > 0 ? new Int32Array(bytes.buffer, bytes.byteOffset + i, count) : t0.subarray(0, 0)
      const pairs = words.length - (words.length % 2)
      for (let word = 0; word < pairs; word += 2) {
        const low = words[word]! ^ crc
        const high = words[word + 1]!
        crc =
          t7[low & 0xff]! ^
          t6[(low >>> 8) & 0xff]! ^
          t5[(low >>> 16) & 0xff]! ^
          t4[low >>> 24]! ^
          t3[high & 0xff]! ^
          t2[(high >>> 8) & 0xff]! ^
          t1[(high >>> 16) & 0xff]! ^
          t0[high >>> 24]!
      }
      for (i += pairs * 4; i < bytes.length; i++) crc = t0[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8)
    }
    return ~crc >>> 0
  }
}

/** Whether the lowest byte of a number comes first here. */
const LITTLE_ENDIAN = new Uint8Array(Int32Array.of(1).buffer)[0] === 1

/** CRC-32: what zip archives carry for each of their files. */
export const crc32 = crcOf(0xedb88320)

/** CRC-32C (Castagnoli), the checksum of iSCSI and of many journals: finds every burst of damage up to 32 bits. */
export const crc32c = crcOf(0x82f63b78)

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const VALUES = new Int8Array(128).fill(-1)
for (let at = 0; at < DIGITS.length; at++) VALUES[DIGITS.charCodeAt(at)] = at

/** The bytes of a text in base64, blanks and line breaks left out; null where it is none. */
export function bytesOfBase64(text: string): Uint8Array | null {
  const plain = text.replaceAll(/\s/g, '')
  if (plain.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) return null
  const digits = plain.length - (plain.endsWith('==') ? 2 : plain.endsWith('=') ? 1 : 0)
  const bytes = new Uint8Array(Math.floor((digits * 6) / 8))
  let [held, bits, at] = [0, 0, 0]
  for (let place = 0; place < digits; place++) {
    held = ((held << 6) | VALUES[plain.charCodeAt(place)]!) & 0xfffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >>> bits) & 0xff
  }
  return bytes
}

/** Bytes as base64 without line breaks. */
export function base64OfBytes(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    parts.push(
      DIGITS[three >>> 18]! +
        DIGITS[(three >>> 12) & 63]! +
        (left > 1 ? DIGITS[(three >>> 6) & 63]! : '=') +
        (left > 2 ? DIGITS[three & 63]! : '=')
    )
  }
  return parts.join('')
}
