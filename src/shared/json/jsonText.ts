/**
 * The one way from the text of a file to parsed JSON, with the limits that keep a hostile or broken file harmless:
 * its size, how much is in it, how deep it is nested, keys that could reach a prototype, fields that occur twice. What the JSON means is checked elsewhere.
 */
import { rememberText } from '../base/text/knownText.ts'
import { problem } from '../base/problem.ts'
import { fail, ok, type Result } from '../base/result.ts'
import { FORBIDDEN_KEYS, pointerStep, shorten } from '../base/validate.ts'
import { countsOf, doubledField } from './jsonScan.ts'
import { findSyntaxError } from './jsonSyntax.ts'
import { BYTES_OF_A_VALUE, MOST_BYTES, MOST_DEPTH } from './limits.ts'

/**
 * Parsed JSON, or what is wrong with the text: too large, a syntax error with line and column, too deep, a bad key, a field that occurs twice.
 * @param most bytes of UTF-8 that are taken
 */
export function parseJsonText(text: string, most = MOST_BYTES): Result<unknown> {
  if (isTooLarge(text, most)) {
    const limit = `${most / 1024 / 1024} MiB`
    return fail(problem('too-large', '', 'too-large', { limit }))
  }
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  const counts = countsOf(plain)
  const mostValues = Math.floor(most / BYTES_OF_A_VALUE)
  if (counts.values > mostValues) return fail(problem('too-large', '', 'too-many-values', { most: mostValues }))
  let value: unknown
  try {
    value = JSON.parse(plain)
  } catch {
    const { line, column, found, expected } = findSyntaxError(plain)
    return fail(problem('syntax', '', 'syntax', { line, column, found, expected }))
  }
  const fields = fieldsIn(value, 1)
  const shape = fields < 0 ? checkedShape(value) : ok(value)
  if (!shape.ok) return shape
  // Of a field that is written twice `JSON.parse` keeps the last one and says nothing.
  const doubled = fields === counts.fields ? null : doubledField(plain)
  if (doubled) return fail(problem('doubled-key', '', 'doubled-key', { ...doubled, key: shorten(doubled.key) }))
  rememberText(value, plain)
  return ok(value)
}

/** -1 in place of a number of fields: `checkedShape` finds something wrong. */
const HARMFUL = -1

/** The number of fields of all objects in the value, or `HARMFUL`. Nearly every value is harmless and is walked without a list of places. */
function fieldsIn(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const entry of value as readonly unknown[]) {
      const inside = fieldsInEntry(entry, depth)
      if (inside < 0) return HARMFUL
      count += inside
    }
    return count
  }
  for (const key in value) {
    if (FORBIDDEN_KEYS.includes(key)) return HARMFUL
    const inside = fieldsInEntry((value as Readonly<Record<string, unknown>>)[key], depth)
    if (inside < 0) return HARMFUL
    count += inside + 1
  }
  return count
}

function fieldsInEntry(entry: unknown, depth: number): number {
  if (typeof entry === 'object') return depth < MOST_DEPTH ? fieldsIn(entry, depth + 1) : HARMFUL
  return typeof entry === 'number' && Math.abs(entry) === Infinity ? HARMFUL : 0
}

/** A UTF-16 unit takes one to three bytes, so that most texts need no counting. */
function isTooLarge(text: string, most: number): boolean {
  if (text.length > most) return true
  if (text.length * 3 <= most) return false
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : unit >= 0xd800 && unit < 0xe000 ? 2 : 3
    if (bytes > most) return true
  }
  return false
}

interface Level {
  readonly value: Readonly<Record<string, unknown>> | readonly unknown[]
  /** null for a list, which needs no list of its keys. */
  readonly keys: readonly string[] | null
  next: number
}

const levelOf = (value: object): Level =>
  Array.isArray(value)
    ? { value: value as readonly unknown[], keys: null, next: 0 }
    : { value: value as Record<string, unknown>, keys: Object.keys(value), next: 0 }

/** Walks with a stack of its own, since a recursive walk would overflow on deep input. */
function checkedShape(root: unknown): Result<unknown> {
  const stack: Level[] = typeof root === 'object' && root !== null ? [levelOf(root)] : []
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const { value, keys } = level
    if (level.next >= (keys ?? (value as readonly unknown[])).length) {
      stack.pop()
      continue
    }
    const key = keys ? keys[level.next]! : level.next
    level.next += 1
    if (typeof key === 'string' && FORBIDDEN_KEYS.includes(key)) {
      const path = pathOf(stack.slice(0, -1))
      return fail(problem('forbidden-key', path, 'forbidden-key', { key }))
    }
    const child = (value as Readonly<Record<string | number, unknown>>)[key]
    // Written again it would be nothing.
    if (child === Infinity || child === -Infinity) return fail(problem('wrong-value', pathOf(stack), 'number-too-large', {}))
    if (typeof child === 'object' && child !== null) {
      if (stack.length >= MOST_DEPTH) {
        const path = pathOf(stack)
        return fail(problem('too-deep', path, 'too-deep', { most: MOST_DEPTH }))
      }
      stack.push(levelOf(child))
    }
  }
  return ok(root)
}

/** The pointer along the entries that the levels of the stack are looking at. */
const pathOf = (stack: readonly Level[]): string =>
  stack.map((level) => pointerStep(level.keys ? level.keys[level.next - 1] : level.next - 1)).join('')
