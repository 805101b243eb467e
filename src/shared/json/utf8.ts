/** Bytes to text and back, in UTF-8 and nothing else: no letter is silently replaced by another. */
import { problem } from '../base/problem.ts'
import { fail, ok, type Result } from '../base/result.ts'
import '../base/sayFileSentences.ts'

// Node and every browser have these two; this folder is compiled without the types of either.
declare const TextDecoder: new (label: 'utf-8', options: { fatal: true; ignoreBOM?: boolean }) => { decode(bytes: Uint8Array): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }

/** The text of a file; a byte order mark at its front is left out. */
export function textOf(bytes: Uint8Array): Result<string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail(problem('not-utf-8', '', 'not-utf-8', {}))
  }
}

/** A short text as it lies there, or null where it is no UTF-8. */
export function plainTextOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
