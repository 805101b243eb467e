/** SHA-256 as the platform has it. */
import type { Digest } from '../../../shared/backup/snapshot.ts'

export const sha256: Digest = async (text) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
