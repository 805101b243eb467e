/**
 * The text of files that other programs wrote: spreadsheets save tables in UTF-8, in UTF-16 or in Windows-1252, and most files do not say in which.
 * What cannot be read is told with its place; no letter is silently replaced by another.
 */
import { problem } from '../base/problem.ts'
import { fail, ok, type Result } from '../base/result.ts'
import { textOf } from './utf8.ts'
import '../base/sayFileSentences.ts'

// Node and every browser have it; this folder is compiled without the types of either.
declare const TextDecoder: new (label: Order, options: { fatal: true }) => { decode(bytes: Uint8Array): string }

/** The encodings that a file may be read by without saying so itself. */
export type GuessedEncoding = 'UTF-16' | 'Windows-1252'

export interface EncodedText {
  /** Without a byte order mark at its front. */
  readonly text: string
  /** By what it was read where nothing in the file says it; null: it says it, or is plain UTF-8. */
  readonly guessed: GuessedEncoding | null
}

/**
 * A text in UTF-8, in UTF-16 with its mark or plainly so, or in Windows-1252. JSON and XML are never guessed at: they say what they are written
 * in. Problem `not-utf-8`: it is none of them; where it is nearly one, with line and byte (from 1) of what cannot be read.
 */
export function readEncoded(bytes: Uint8Array): Result<EncodedText> {
  const order = markOf(bytes) ?? orderOf(bytes)
  if (order !== null) return utf16(bytes, order)
  const plain = textOf(bytes)
  if (plain.ok) return ok({ text: plain.value, guessed: null })
  const fault = utf8Fault(bytes)
  if (isWindows1252(bytes) && fault.broken > fault.whole) return ok({ text: windows1252(bytes), guessed: 'Windows-1252' })
  return hasControls(bytes) ? plain : notDecoded('UTF-8', bytes.subarray(0, fault.at), fault.at)
}

const notDecoded = (encoding: string, before: Uint8Array | string, at: number): Result<never> => {
  let line = 1
  for (const sign of before) if (sign === 10 || sign === '\n') line++
  return fail(problem('not-utf-8', '', 'not-decoded', { encoding, line, byte: at + 1 }))
}

type Order = 'utf-16le' | 'utf-16be'

const markOf = ([first, second]: Uint8Array): Order | null =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null

/** So many bytes say whether every second one is empty. */
const SAMPLE = 4096

/** Text of few letters beyond those of English has a zero in one half of nearly all units, and none in the other. */
function orderOf(bytes: Uint8Array): Order | null {
  const end = Math.min(bytes.length, SAMPLE) & ~1
  if (end < 4) return null
  const zeros: [number, number] = [0, 0]
  for (let at = 0; at < end; at++) if (bytes[at] === 0) zeros[at & 1 ? 1 : 0]++
  const [first, second] = zeros
  const order = first === 0 && second * 10 >= end * 4 ? 'utf-16le' : second === 0 && first * 10 >= end * 4 ? 'utf-16be' : null
  return order !== null && saysItself(Uint8Array.from(bytes.subarray(0, 64).filter((one) => one !== 0))) ? null : order
}

function utf16(bytes: Uint8Array, order: Order): Result<EncodedText> {
  const guessed = markOf(bytes) === null ? 'UTF-16' : null
  try {
    return ok({ text: new TextDecoder(order, { fatal: true }).decode(bytes), guessed })
  } catch {
    const at = utf16Fault(bytes, order)
    return notDecoded('UTF-16', new TextDecoder(order, { fatal: true }).decode(bytes.subarray(0, at)), at)
  }
}

/** Where half a pair stands, or half a unit at the end. */
function utf16Fault(bytes: Uint8Array, order: Order): number {
  const unit = (at: number): number =>
    at + 1 >= bytes.length ? -1 : order === 'utf-16le' ? bytes[at]! | (bytes[at + 1]! << 8) : (bytes[at]! << 8) | bytes[at + 1]!
  let at = 0
  while (at + 1 < bytes.length) {
    const one = unit(at)
    const isFirst = one >= 0xd800 && one <= 0xdbff
    const next = isFirst ? unit(at + 2) : 0
    if ((isFirst && (next < 0xdc00 || next > 0xdfff)) || (one >= 0xdc00 && one <= 0xdfff)) return at
    at += isFirst ? 4 : 2
  }
  return at
}

/** How many letters beyond ASCII are sound UTF-8 and how many bytes are not, and where the first of these stands. */
function utf8Fault(bytes: Uint8Array): { readonly whole: number; readonly broken: number; readonly at: number } {
  let [whole, broken, first] = [0, 0, -1]
  for (let at = 0; at < bytes.length;) {
    const length = letterAt(bytes, at)
    if (length > 1) whole++
    else if (length === 0) {
      broken++
      if (first < 0) first = at
    }
    at += length || 1
  }
  return { whole, broken, at: Math.max(first, 0) }
}

/** How many bytes the letter at a place takes in UTF-8; 0: there is none. */
function letterAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!
  if (first < 0x80) return 1
  const length = first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0
  for (let more = 1; more < length; more++) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0
  const second = bytes[at + 1] ?? 0
  // The same letter in more bytes than it needs, halves of pairs, and what is beyond Unicode.
  const isOdd = (first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f) || (first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f) // prettier-ignore
  return isOdd ? 0 : length
}

/** What stands between 128 and 159 in Windows-1252, a blank where nothing does; all other bytes are the numbers of their letters. */
const FROM_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const letterOf = (byte: number): string | undefined => FROM_128[byte - 128]

const isWindows1252 = (bytes: Uint8Array): boolean =>
  !hasControls(bytes) && !saysItself(bytes) && !bytes.some((one) => letterOf(one) === ' ')

/** By hand: the decoder of Node 20 takes it for Latin-1. */
function windows1252(bytes: Uint8Array): string {
  const units = Uint16Array.from(bytes, (byte) => letterOf(byte)?.charCodeAt(0) ?? byte)
  let text = ''
  for (let at = 0; at < units.length; at += SAMPLE) text += String.fromCharCode(...units.subarray(at, at + SAMPLE))
  return text
}

/** Whether there are bytes that no text holds: all below the blank but tabs and breaks. */
const hasControls = (bytes: Uint8Array): boolean => bytes.some((one) => one < 32 && one !== 9 && one !== 10 && one !== 12 && one !== 13)

/** Whether it begins as JSON or XML does; dials of a forum may begin with a bracket, too. */
const saysItself = (bytes: Uint8Array): boolean =>
  /^\s*(?:[{<]|\[\s*(?:[[\]{"\d-]|true|false|null))/.test(String.fromCharCode(...bytes.subarray(0, 64)))
