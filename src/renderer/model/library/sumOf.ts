/** The sum of bytes as the platform makes it; a page on a plain address of a room has none, and works it out itself. */

/** SHA-256: 64 hexadecimal digits. */
export async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const sum =
    globalThis.isSecureContext === false
      ? (await import('@noble/hashes/sha2.js')).sha256(bytes)
      : await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
