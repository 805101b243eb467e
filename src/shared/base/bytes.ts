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

/** A cyclic redundancy check by its polynomial, lowest bit first: over all pieces, as if they were one; unsigned, 32 bits. */
function crcOf(polynomial: number): (...pieces: readonly Uint8Array[]) => number {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte
    for (let bit = 0; bit < 8; bit++) rest = (rest & 1) === 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
    return rest
  })
  return (...pieces) => {
    let crc = 0xffffffff
    for (const bytes of pieces) {
      for (let i = 0; i < bytes.length; i++) crc = table[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8)
    }
    return (crc ^ 0xffffffff) >>> 0
  }
}

/** CRC-32: what zip archives carry for each of their files. */
export const crc32 = crcOf(0xedb88320)

/** CRC-32C (Castagnoli), the checksum of iSCSI and of many journals: finds every burst of damage up to 32 bits. */
export const crc32c = crcOf(0x82f63b78)

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a text in base64, blanks and line breaks left out; null where it is none. */
export function bytesOfBase64(text: string): Uint8Array | null {
  const plain = text.replaceAll(/\s/g, '')
  if (plain.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) return null
  const digits = plain.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8))
  let [held, bits, at] = [0, 0, 0]
  for (const digit of digits) {
    held = ((held << 6) | DIGITS.indexOf(digit)) & 0xfffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >>> bits) & 0xff
  }
  return bytes
}
