/** SHA-256 of a text. */
import type { Digest } from '../../../shared/backup/snapshot.ts'
import { sumOf } from '../library/sumOf.ts'

export const sha256: Digest = (text) => sumOf(new TextEncoder().encode(text))
