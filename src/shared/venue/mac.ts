/**
 * What is proven without being said: secrets never go over the wire, only what was made with them. A page on a plain address of the
 * room has no cryptography of its own, so this is a library's.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { PROTOCOL } from './limits.ts'

/** What a proof is for: one made for this is worth nothing for that. */
export type Purpose =
  'ask-in' | 'asked-in' | 'wait' | 'open' | 'entry' | 'stream' | 'post' | 'key' | 'seal' | 'check' | 'follow' | 'certificate' | 'organise'

const HEX = /^[0-9a-f]*$/

const bytesFor = (secret: Uint8Array, purpose: Purpose, content: unknown): Uint8Array =>
  hmac(sha256, secret, utf8ToBytes(canonicalJson([PROTOCOL, purpose, content])))

/** HMAC-SHA256 over the canonical JSON of what is proven: 64 hexadecimal digits. */
export const proofOf = (secret: Uint8Array, purpose: Purpose, content: unknown): string => bytesToHex(bytesFor(secret, purpose, content))

/** Whether a proof is the right one. Takes as long for a wrong one, wherever it is wrong. */
export function isProof(proof: string, secret: Uint8Array, purpose: Purpose, content: unknown): boolean {
  const right = proofOf(secret, purpose, content)
  if (proof.length !== right.length) return false
  let different = 0
  for (let at = 0; at < right.length; at++) different |= proof.charCodeAt(at) ^ right.charCodeAt(at)
  return different === 0
}

/** A key of its own for one purpose, out of another key: 32 bytes. */
export const keyFor = (secret: Uint8Array, name: readonly (string | number)[]): Uint8Array => bytesFor(secret, 'key', name)

/** The key that a code for joining stands for. */
export const keyOfCode = (code: string): Uint8Array => keyFor(utf8ToBytes('linejudge-venue'), ['code', code])

export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes)

/** The bytes of hexadecimal digits; null where it is no such text. */
export const bytesOfHex = (hex: string): Uint8Array | null => (HEX.test(hex) && hex.length % 2 === 0 ? hexToBytes(hex) : null)

/** A key of 32 bytes, closed up under another key. */
export interface Sealed {
  /** Never the same twice. */
  readonly nonce: string
  readonly closed: string
  readonly proof: string
}

/** Closes a key of 32 bytes up. @param nonce random hexadecimal digits, new for every call */
export function sealKey(under: Uint8Array, nonce: string, key: Uint8Array): Sealed {
  const pad = bytesFor(under, 'seal', [nonce, 'pad'])
  const closed = bytesToHex(key.map((byte, at) => byte ^ pad[at]!))
  return { nonce, closed, proof: proofOf(under, 'seal', [nonce, closed]) }
}

/** The key that was closed up; null where somebody has changed it, or it was closed under another key. */
export function openSealed(under: Uint8Array, { nonce, closed, proof }: Sealed): Uint8Array | null {
  const bytes = bytesOfHex(closed)
  if (bytes?.length !== 32 || !isProof(proof, under, 'seal', [nonce, closed])) return null
  const pad = bytesFor(under, 'seal', [nonce, 'pad'])
  return bytes.map((byte, at) => byte ^ pad[at]!)
}

/** The bytes that a text of any length is closed up with: block by block out of the key, different for every nonce. */
function padOf(under: Uint8Array, nonce: string, length: number): Uint8Array {
  const pad = new Uint8Array(Math.ceil(length / 32) * 32)
  for (let block = 0; block * 32 < length; block++) pad.set(bytesFor(under, 'seal', [nonce, 'text', block]), block * 32)
  return pad
}

/** Closes a text up. @param nonce random hexadecimal digits, new for every call */
export function sealText(under: Uint8Array, nonce: string, text: string): Sealed {
  const bytes = utf8ToBytes(text)
  const pad = padOf(under, nonce, bytes.length)
  const closed = bytesToHex(bytes.map((byte, at) => byte ^ pad[at]!))
  return { nonce, closed, proof: proofOf(under, 'seal', [nonce, 'text', closed]) }
}

/** The text that was closed up; `null` if it was changed, or closed under another key. */
export function openSealedText(under: Uint8Array, { nonce, closed, proof }: Sealed): string | null {
  const bytes = bytesOfHex(closed)
  if (bytes === null || !isProof(proof, under, 'seal', [nonce, 'text', closed])) return null
  const pad = padOf(under, nonce, bytes.length)
  return new TextDecoder().decode(bytes.map((byte, at) => byte ^ pad[at]!))
}
