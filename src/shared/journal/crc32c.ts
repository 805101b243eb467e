/** CRC-32C (Castagnoli), the checksum of iSCSI and of many journals: finds every burst of damage up to 32 bits. */

const TABLE = new Uint32Array(256)
for (let byte = 0; byte < 256; byte++) {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = (rest & 1) === 1 ? (rest >>> 1) ^ 0x82f63b78 : rest >>> 1
  TABLE[byte] = rest >>> 0
}

/** The checksum of `bytes` (of all pieces, as if they were one), as an unsigned 32-bit number. */
export function crc32c(...pieces: readonly Uint8Array[]): number {
  let crc = 0xffffffff
  for (const bytes of pieces) {
    for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8)
  }
  return (crc ^ 0xffffffff) >>> 0
}
