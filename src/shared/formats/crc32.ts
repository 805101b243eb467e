/** The checksum that zip archives carry for each of their files (CRC-32). */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xEDB88320 : value >>> 1
  return value
})

/** CRC-32 of `bytes`, as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xFFFFFFFF
  for (let at = 0; at < bytes.length; at++) sum = (sum >>> 8) ^ TABLE[(sum ^ bytes[at]!) & 0xFF]!
  return (sum ^ 0xFFFFFFFF) >>> 0
}
