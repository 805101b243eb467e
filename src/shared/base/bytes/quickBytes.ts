/**
 * Whether the bytes of a JSON text hold a value that a schema lets through as it is. The bytes are walked once and no value is made of
 * them, so that thousands of parts are checked in a fraction of the time that reading them takes. The answer is yes only where it is
 * certain: what is wrong, what a schema would change, and what is written in an unusual way is left to who reads the text.
 *
 * The bytes have to be valid UTF-8, which who makes a text of them finds out.
 */
import type * as v from 'valibot'
import type { SchemaPart as Part } from './quickCheck.ts'

/**
 * Walks one JSON value that begins at `at`: where it ends, or -1 where it is not certain that the schema lets it through.
 * @param depth lists and objects that the value lies in
 */
export type Walk = (bytes: Uint8Array, at: number, depth: number) => number

const [QUOTE, BACKSLASH, COMMA, COLON, MINUS, DOT] = [0x22, 0x5c, 0x2c, 0x3a, 0x2d, 0x2e]
const [ZERO, NINE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x30, 0x39, 0x5b, 0x5d, 0x7b, 0x7d]

const NO = -1
const never: Walk = () => NO

const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE

/** Behind blanks. Beyond the end there is no byte, and no comparison with it holds. */
function behindBlanks(bytes: Uint8Array, from: number): number {
  let at = from
  while (bytes[at]! <= 0x20 && (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09)) at++
  return at
}

/** Behind the closing quote of the text whose first letter is at `from`. */
function behindText(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    const byte = bytes[at]!
    if (byte === QUOTE) return at + 1
    if (byte === BACKSLASH) {
      at = behindEscape(bytes, at + 1)
      if (at < 0) return NO
    } else if (byte >= 0x20) at++
    else return NO
  }
}

const SHORT_ESCAPES = new Set(Array.from('"\\/bfnrt', (letter) => letter.charCodeAt(0)))

function behindEscape(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]!
  if (SHORT_ESCAPES.has(byte)) return at + 1
  if (byte !== 0x75) return NO
  for (let digit = 1; digit <= 4; digit++) {
    const hex = bytes[at + digit]!
    if (!(isDigit(hex) || (hex >= 0x41 && hex <= 0x46) || (hex >= 0x61 && hex <= 0x66))) return NO
  }
  return at + 5
}

/** Letters as a text counts them, from `from` to before `to`; escapes are not looked into, so that it may be too many. */
function lettersIn(bytes: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) if ((bytes[at]! & 0xc0) !== 0x80) count += bytes[at]! >= 0xf0 ? 2 : 1
  return count
}

function textWalk(least: number, most: number): Walk {
  return (bytes, at) => {
    if (bytes[at] !== QUOTE) return NO
    const end = behindText(bytes, at + 1)
    const length = end - at - 2
    // An escape is two bytes at least, and so a text has at least half as many letters as this.
    if (end < 0 || (least > 1 ? length < 6 * least : length < least)) return NO
    return length <= most || lettersIn(bytes, at + 1, end - 1) <= most ? end : NO
  }
}

/** The pattern of ids: small letters and digits in groups, a dash or a colon between two. */
const ID_PATTERN = '^[a-z0-9]+(?:[-:][a-z0-9]+)*$'

function idWalk(least: number, most: number): Walk {
  return (bytes, from) => {
    if (bytes[from] !== QUOTE) return NO
    let at = from + 1
    let mayEnd = false
    for (;;) {
      const byte = bytes[at]!
      if ((byte >= 0x61 && byte <= 0x7a) || isDigit(byte)) mayEnd = true
      else if (!mayEnd) return NO
      else if (byte === MINUS || byte === COLON) mayEnd = false
      else if (byte === QUOTE) break
      else return NO
      at++
    }
    const length = at - from - 1
    return length >= least && length <= most ? at + 1 : NO
  }
}

/** More digits could be no whole number that is told from the next. */
const MOST_DIGITS = 15

function wholeWalk(least: number, most: number): Walk {
  return (bytes, from) => {
    let at = bytes[from] === MINUS ? from + 1 : from
    const first = at
    let value = 0
    while (isDigit(bytes[at]!)) value = value * 10 + bytes[at++]! - ZERO
    const digits = at - first
    if (digits === 0 || digits > MOST_DIGITS || (digits > 1 && bytes[first] === ZERO)) return NO
    const next = bytes[at]!
    if (next === DOT || next === 0x65 || next === 0x45) return NO
    if (first > from) value = -value
    return value >= least && value <= most ? at : NO
  }
}

/** So many digits are far from what no number can hold. */
const FEW_DIGITS = 300

/** A number without an exponent. */
function numberWalk(bytes: Uint8Array, from: number): number {
  let at = bytes[from] === MINUS ? from + 1 : from
  const first = at
  while (isDigit(bytes[at]!)) at++
  if (at === first || at - first > FEW_DIGITS || (at - first > 1 && bytes[first] === ZERO)) return NO
  if (bytes[at] === DOT) {
    const point = at++
    while (isDigit(bytes[at]!)) at++
    if (at === point + 1) return NO
  }
  return bytes[at] === 0x65 || bytes[at] === 0x45 ? NO : at
}

/** Exactly these bytes. */
function wordWalk(word: string): Walk {
  const wanted = Array.from(word, (letter) => letter.charCodeAt(0))
  return (bytes, at) => {
    for (let letter = 0; letter < wanted.length; letter++) if (bytes[at + letter] !== wanted[letter]) return NO
    return at + wanted.length
  }
}

const nullWalk = wordWalk('null')
const trueWalk = wordWalk('true')
const falseWalk = wordWalk('false')

const firstOf =
  (...walks: readonly Walk[]): Walk =>
  (bytes, at, depth) => {
    for (const walk of walks) {
      const end = walk(bytes, at, depth)
      if (end >= 0) return end
    }
    return NO
  }

/** Words in plain letters are written in one way alone; others are not certain. */
const constantWalk = (value: unknown): Walk =>
  typeof value === 'string' && /^[ !#-[\]-~]*$/.test(value) ? wordWalk(JSON.stringify(value)) : never

/** A list of at most `most` values. @param deepest lists and objects inside each other that are taken */
export function listWalk(inside: Walk, most: number, deepest: number): Walk {
  return (bytes, from, depth) => {
    if (bytes[from] !== OPEN_LIST || depth >= deepest) return NO
    let at = behindBlanks(bytes, from + 1)
    if (bytes[at] === CLOSE_LIST) return at + 1
    for (let count = 1; count <= most; count++) {
      at = inside(bytes, at, depth + 1)
      if (at < 0) return NO
      at = behindBlanks(bytes, at)
      if (bytes[at] === CLOSE_LIST) return at + 1
      if (bytes[at] !== COMMA) return NO
      at = behindBlanks(bytes, at + 1)
    }
    return NO
  }
}

/** A field of an object: its name with its quotes, how its value is walked, whether it has to be there. */
interface Field {
  readonly name: readonly number[]
  readonly walk: Walk
  readonly needed: boolean
}

function isAt(bytes: Uint8Array, at: number, name: readonly number[]): boolean {
  for (let letter = 0; letter < name.length; letter++) if (bytes[at + letter] !== name[letter]) return false
  return true
}

/** An object of fields, each at most once. @param others how the values of further fields are walked; null: there must be none */
export function objectWalk(
  entries: Readonly<Record<string, { readonly walk: Walk; readonly needed: boolean }>>,
  others: Walk | null,
  { deepest, forbidden, onUnnamed }: Limits
): Walk {
  const fields = Object.entries(entries).map(([name, field]): Field => ({
    name: Array.from(JSON.stringify(name), (letter) => letter.charCodeAt(0)),
    ...field
  }))
  // A bit a field says which have been there.
  if (fields.length > 32) return never
  const needed = fields.reduce((bits, field, at) => bits | (field.needed ? 1 << at : 0), 0)
  const bad = forbidden.map((name) => Array.from(JSON.stringify(name), (letter) => letter.charCodeAt(0)))
  return (bytes, from, depth) => {
    if (bytes[from] !== OPEN_OBJECT || depth >= deepest) return NO
    let at = behindBlanks(bytes, from + 1)
    if (bytes[at] === CLOSE_OBJECT) return needed === 0 ? at + 1 : NO
    let there = 0
    // Most objects have their fields in one order: the next one is looked for behind the last one.
    let guess = 0
    for (;;) {
      if (bytes[at] !== QUOTE) return NO
      let found = -1
      for (let step = 0; step < fields.length; step++) {
        const index = guess + step < fields.length ? guess + step : guess + step - fields.length
        if (!isAt(bytes, at, fields[index]!.name)) continue
        found = index
        break
      }
      let walk = others
      if (found >= 0) {
        const bit = 1 << found
        if ((there & bit) !== 0) return NO
        there |= bit
        guess = found + 1
        walk = fields[found]!.walk
        at += fields[found]!.name.length
      } else {
        if (walk === null || bad.some((name) => isAt(bytes, at, name))) return NO
        at = behindPlainText(bytes, at + 1)
        if (at < 0) return NO
        onUnnamed?.()
      }
      at = behindBlanks(bytes, at)
      if (bytes[at] !== COLON) return NO
      at = walk(bytes, behindBlanks(bytes, at + 1), depth + 1)
      if (at < 0) return NO
      at = behindBlanks(bytes, at)
      if (bytes[at] === CLOSE_OBJECT) return (there & needed) === needed ? at + 1 : NO
      if (bytes[at] !== COMMA) return NO
      at = behindBlanks(bytes, at + 1)
    }
  }
}

/** A name of a field may be written with escapes, and then be any of the others. */
function behindPlainText(bytes: Uint8Array, from: number): number {
  let at = from
  while (bytes[at]! >= 0x20 && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++
  return bytes[at] === QUOTE ? at + 1 : NO
}

export interface Limits {
  /** Lists and objects inside each other. */
  readonly deepest: number
  /** Names that no field may have. */
  readonly forbidden: readonly string[]
  /** Called for each field that a schema does not name. */
  readonly onUnnamed?: () => void
}

function anyWalk(limits: Limits): Walk {
  const any: Walk = (bytes, at, depth) => {
    switch (bytes[at]) {
      case QUOTE:
        return behindText(bytes, at + 1)
      case OPEN_LIST:
        return list(bytes, at, depth)
      case OPEN_OBJECT:
        return object(bytes, at, depth)
      case 0x6e:
        return nullWalk(bytes, at, depth)
      case 0x74:
        return trueWalk(bytes, at, depth)
      case 0x66:
        return falseWalk(bytes, at, depth)
      default:
        return numberWalk(bytes, at)
    }
  }
  const list = listWalk(any, Infinity, limits.deepest)
  const object = objectWalk({}, any, limits)
  return any
}

/** All steps of a pipe, one after another. */
const stepsOf = (part: Part): readonly Part[] =>
  part.pipe ? part.pipe.flatMap((step) => (step === part ? [step] : stepsOf(step))) : [part]

/**
 * How a value of `schema` is walked; never certain where the schema holds what is not known here.
 * @param own how some fields of it are walked, where it is an object
 */
export function walkOf(schema: v.GenericSchema, limits: Limits, own: Readonly<Record<string, Walk>> = {}): Walk {
  const any = anyWalk(limits)
  const made = (part: Part, own: Readonly<Record<string, Walk>> = {}): Walk => {
    const [first, ...checks] = stepsOf(part)
    if (!first) return never
    const requirement = (type: string): unknown => checks.find((check) => check.type === type)?.requirement
    const only = (...types: readonly string[]): boolean => checks.every(({ type }) => types.includes(type))
    switch (first.type) {
      case 'unknown':
        return only() ? any : never
      case 'string': {
        if (!only('min_length', 'max_length', 'regex')) return never
        const least = (requirement('min_length') ?? 0) as number
        const most = (requirement('max_length') ?? Infinity) as number
        const pattern = requirement('regex') as RegExp | undefined
        if (!pattern) return textWalk(least, most)
        return pattern.source === ID_PATTERN && pattern.flags === '' ? idWalk(least, most) : never
      }
      case 'number':
        return only('integer', 'min_value', 'max_value') && checks.some(({ type }) => type === 'integer')
          ? wholeWalk((requirement('min_value') ?? -Infinity) as number, (requirement('max_value') ?? Infinity) as number)
          : never
      case 'boolean':
        return only() ? firstOf(trueWalk, falseWalk) : never
      case 'literal':
        return only() ? constantWalk(first.literal) : never
      case 'picklist':
        return only() ? firstOf(...first.options!.map(constantWalk)) : never
      case 'nullable':
        return only() && first.default === undefined ? firstOf(nullWalk, made(first.wrapped!)) : never
      case 'array': {
        // A list is often looked at for its length first, and then for what is in it.
        const items = [first, ...checks].flatMap(({ item }) => (item && (item.type !== 'unknown' || item.pipe) ? [made(item)] : []))
        if (!only('max_length', 'array') || items.length > 1) return never
        return listWalk(items[0] ?? any, (requirement('max_length') ?? Infinity) as number, limits.deepest)
      }
      case 'loose_object':
      case 'strict_object':
      case 'object': {
        if (!only()) return never
        const entries = Object.entries(first.entries!).map(([name, part]) => {
          const isOptional = part.type === 'optional' && !part.pipe && part.default === undefined
          return [name, { walk: own[name] ?? made(isOptional ? part.wrapped! : part), needed: !isOptional }] as const
        })
        return objectWalk(Object.fromEntries(entries), first.type === 'loose_object' ? any : null, limits)
      }
      default:
        return never
    }
  }
  return made(schema, own)
}

/** Whether `walk` takes all of `bytes`, blanks around it left out. */
export const walksAll = (walk: Walk, bytes: Uint8Array): boolean => {
  const end = walk(bytes, behindBlanks(bytes, 0), 0)
  return end >= 0 && behindBlanks(bytes, end) === bytes.length
}
