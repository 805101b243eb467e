/**
 * Checking input from outside against a valibot schema, and saying in whole sentences what is wrong with it:
 * the place as a JSON pointer, what was found and what was expected.
 *
 * Convention for the messages in schemas: one that starts with a small letter names what was expected ("a whole
 * number from 1 to 200") and becomes a sentence here; one that starts with a capital is a sentence already, in which {place} stands for where it happened.
 */
import * as v from 'valibot'
import { fail, ok, type Problem, type Result } from './result.ts'

/** More problems than this in one file help nobody. */
const MOST_PROBLEMS = 20

/** Keys that could reach a prototype. No document of ours uses them. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** `input` as the schema's type, or every problem found (the first twenty), each with its place below `path`. */
export function checked<S extends AnySchema>(schema: S, input: unknown, path = ''): Result<v.InferOutput<S>> {
  const outcome = v.safeParse(schema, input)
  if (outcome.success) return ok(outcome.output)
  return fail(...outcome.issues.slice(0, MOST_PROBLEMS).map((issue) => problemOf(issue, path)))
}

/** One step of a JSON pointer, escaped as RFC 6901 asks. */
export const pointerStep = (key: unknown): string => '/' + String(key).replaceAll('~', '~0').replaceAll('/', '~1')

/** How a JSON pointer is written in a sentence. */
export const placeOf = (path: string): string => (path === '' ? 'the top level of the file' : path)

function problemOf(issue: v.BaseIssue<unknown>, base: string): Problem {
  const path = base + (issue.path ?? []).map((step) => pointerStep(step.key)).join('')
  const parent = path.slice(0, path.lastIndexOf('/'))
  const key = String(issue.path?.at(-1)?.key)
  const isObject = issue.type === 'object' || issue.type === 'loose_object' || issue.type === 'strict_object' || issue.type === 'variant'
  if (isObject && issue.path && issue.input === undefined && issue.expected !== 'never') {
    return { code: 'missing-field', path: parent, message: `At ${placeOf(parent)} the field "${key}" is missing.` }
  }
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return {
      code: 'unknown-field',
      path,
      message: `At ${placeOf(parent)} there is a field "${shorten(key)}" that has no meaning here; expected only known fields.`
    }
  }
  const own = issue.message.startsWith('Invalid ') ? null : issue.message
  if (own && /^\p{Lu}/u.test(own)) return { code: 'wrong-value', path, message: own.replaceAll('{place}', placeOf(path)) }
  const expected = own ?? defaultExpectation(issue)
  return { code: 'wrong-value', path, message: `At ${placeOf(path)} there is ${shown(issue.input)}; expected ${expected}.` }
}

function defaultExpectation(issue: v.BaseIssue<unknown>): string {
  switch (issue.expected) {
    case null:
      return 'something else'
    case 'Object':
      return 'an object with named fields'
    case 'Array':
      return 'a list'
    case 'string':
      return 'a text'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'true or false'
    default:
      return issue.expected
        .replace(/^\(|\)$/g, '')
        .replaceAll(' | ', ', ')
        .replaceAll('|', ', ')
  }
}

/** A value in a few words, for a sentence. Never longer than about sixty characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 1 ? 'a list with 1 entry' : `a list with ${value.length} entries`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'string') return `the text "${shorten(value)}"`
  return String(value)
}

function shorten(text: string): string {
  const letters = [...text.slice(0, 80)]
  return letters.length > 40 ? letters.slice(0, 40).join('') + '…' : text
}

/** A text of at least one and at most `most` characters. */
export const text = (most: number) => {
  const says = `a text of 1 to ${most} characters`
  return v.pipe(v.string(says), v.minLength(1, says), v.maxLength(most, says))
}

/** A text of at most `most` characters, which may be empty. */
export const optionalText = (most: number) => {
  const says = `a text of at most ${most} characters`
  return v.pipe(v.string(says), v.maxLength(most, says))
}

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) => {
  const says = `a whole number from ${least} to ${most}`
  return v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says))
}

/**
 * A list of at most `most` entries. The length is checked before the entries, so that a list of a million wrong
 * entries costs one problem and not a million.
 */
export const listOf = <S extends AnySchema>(entry: S, most: number) =>
  v.pipe(v.array(v.unknown(), 'a list'), v.maxLength(most, `a list of at most ${most} entries`), v.array(entry))

/** One of these words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  v.picklist(words, `one of ${words.map((word) => `"${word}"`).join(', ')}`)

/** True for JSON objects, which lists and null are not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object whose keys are the author's own: at most `most`, none of them able to reach a prototype. */
export const recordOf = <S extends AnySchema>(key: v.BaseSchema<string, string, v.BaseIssue<unknown>>, value: S, most: number) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isRecord, 'an object with named fields'),
    v.check((input) => Object.keys(input).length <= most, `an object with at most ${most} fields`),
    v.check(
      (input) => !Object.keys(input).some((name) => FORBIDDEN_KEYS.includes(name)),
      `an object without fields called ${FORBIDDEN_KEYS.join(', ')}`
    ),
    v.record(key, value)
  )

/** A kebab-case id as the app writes ids: small letters, digits, single dashes (and a colon for variants). */
export const idText = v.pipe(
  v.string('an id in kebab-case'),
  v.maxLength(80, 'an id of at most 80 characters'),
  v.regex(/^[a-z0-9]+(?:[-:][a-z0-9]+)*$/, 'an id in kebab-case (small letters, digits and single dashes)')
)
