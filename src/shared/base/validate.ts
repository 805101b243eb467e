/**
 * Checking input from outside against a valibot schema, and saying in whole sentences what is wrong with it:
 * the place as a JSON pointer, what was found and what was expected.
 *
 * The messages in schemas are made by `expects`: an id that begins with `expected.` says what was expected, any other
 * one is a sentence of its own.
 */
import * as v from 'valibot'
import { expectation, expects, phrase, placeFact, problem, problemSaid } from './problem.ts'
import { fail, ok, type Phrase, type Problem, type Result } from './result.ts'

/** The most problems of one file that are reported. */
const MOST_PROBLEMS = 20

/** A failure with the first of these problems, as many as are reported of one file. */
export const failWith = (problems: readonly Problem[]): Result<never> => fail(...problems.slice(0, MOST_PROBLEMS))

/** Keys that could reach a prototype. No document of ours uses them. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** `input` as the schema's type, or every problem found (the first twenty), each with its place below `path`. */
export function checked<S extends AnySchema>(schema: S, input: unknown, path = ''): Result<v.InferOutput<S>> {
  const outcome = v.safeParse(schema, input)
  if (outcome.success) return ok(outcome.output)
  return failWith(outcome.issues.slice(0, MOST_PROBLEMS).map((issue) => problemOf(issue, path)))
}

/** One step of a JSON pointer, escaped as RFC 6901 asks. */
export const pointerStep = (key: unknown): string => '/' + String(key).replaceAll('~', '~0').replaceAll('/', '~1')

function problemOf(issue: v.BaseIssue<unknown>, base: string): Problem {
  const path = base + (issue.path ?? []).map((step) => pointerStep(step.key)).join('')
  const parent = path.slice(0, path.lastIndexOf('/'))
  const key = String(issue.path?.at(-1)?.key)
  const isObject = issue.type === 'object' || issue.type === 'loose_object' || issue.type === 'strict_object' || issue.type === 'variant'
  if (isObject && issue.path && issue.input === undefined && issue.expected !== 'never') {
    return problem('missing-field', parent, 'missing-field', { field: key })
  }
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return problem('unknown-field', path, 'unknown-field', { place: placeFact(parent), field: shorten(key) })
  }
  const own = expectation(issue.message)
  if (own && !own.say.startsWith('expected.')) return problemSaid(own.say === 'opening-wall' ? 'opening-wall' : 'wrong-value', path, own)
  return problem('wrong-value', path, 'wrong-value', { found: foundOf(issue.input), expected: own ?? defaultExpectation(issue) })
}

function defaultExpectation(issue: v.BaseIssue<unknown>): Phrase {
  switch (issue.expected) {
    case null:
      return phrase('expected.else', {})
    case 'Object':
      return phrase('expected.object', {})
    case 'Array':
      return phrase('expected.list', {})
    case 'string':
      return phrase('expected.any-text', {})
    case 'number':
      return phrase('expected.number', {})
    case 'boolean':
      return phrase('expected.flag', {})
    default:
      return phrase('expected.values', {
        values: issue.expected
          .replace(/^\(|\)$/g, '')
          .replaceAll(' | ', ', ')
          .replaceAll('|', ', ')
      })
  }
}

/** A value in a few words. Never longer than about sixty characters. */
export function foundOf(value: unknown): Phrase {
  if (value === undefined) return phrase('found.nothing', {})
  if (Array.isArray(value)) return value.length === 1 ? phrase('found.list-of-one', {}) : phrase('found.list', { count: value.length })
  if (typeof value === 'object' && value !== null) return phrase('found.object', {})
  if (typeof value === 'string') return phrase('found.text', { text: shorten(value) })
  return phrase('found.value', { value: String(value) })
}

/** A text in at most forty characters, to be named in a sentence. */
export function shorten(text: string): string {
  const letters = [...text.slice(0, 80)]
  return letters.length > 40 ? letters.slice(0, 40).join('') + '…' : text
}

/** A text of at least one and at most `most` characters. */
export const text = (most: number) => {
  const says = expects('expected.text', { most })
  return v.pipe(v.string(says), v.minLength(1, says), v.maxLength(most, says))
}

/** A text of at most `most` characters, which may be empty. */
export const optionalText = (most: number) => {
  const says = expects('expected.short-text', { most })
  return v.pipe(v.string(says), v.maxLength(most, says))
}

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) => {
  const says = expects('expected.whole', { least, most })
  return v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says))
}

/**
 * A list of at most `most` entries. The length is checked before the entries, so that a list of a million wrong
 * entries costs one problem and not a million.
 */
export const listOf = <S extends AnySchema>(entry: S, most: number) =>
  v.pipe(v.array(v.unknown(), expects('expected.list', {})), v.maxLength(most, expects('expected.short-list', { most })), v.array(entry))

/** One of these words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  v.picklist(words, expects('expected.one-of', { words: words.map((word) => `"${word}"`).join(', ') }))

/** True for JSON objects, which lists and null are not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An id, or an object whose problems are reported at their places inside it. */
export const idOr = <I extends v.GenericSchema<unknown, string>, O extends v.GenericSchema>(
  id: I,
  object: O,
  says: string
): v.GenericSchema<unknown, v.InferOutput<I> | v.InferOutput<O>> => {
  const neither = v.union([id, object], says)
  return v.lazy((input) => (isRecord(input) ? object : neither))
}

/** An object whose keys are the author's own: at most `most`, none of them able to reach a prototype. */
export const recordOf = <S extends AnySchema>(key: v.BaseSchema<string, string, v.BaseIssue<unknown>>, value: S, most: number) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isRecord, expects('expected.object', {})),
    v.check((input) => Object.keys(input).length <= most, expects('expected.few-fields', { most })),
    v.check(
      (input) => !Object.keys(input).some((name) => FORBIDDEN_KEYS.includes(name)),
      expects('expected.plain-keys', { keys: FORBIDDEN_KEYS.join(', ') })
    ),
    v.record(key, value)
  )

/** A kebab-case id as the app writes ids: small letters, digits, single dashes (and a colon for variants). */
export const idText = v.pipe(
  v.string(expects('expected.id', {})),
  v.maxLength(80, expects('expected.short-id', {})),
  v.regex(/^[a-z0-9]+(?:[-:][a-z0-9]+)*$/, expects('expected.id-form', {}))
)

/** The id of a row of the rules, as editions and special terrain write it: `MAP-09`. */
export const rowId = v.pipe(
  v.string(expects('expected.rule-id', {})),
  v.maxLength(40, expects('expected.short-rule-id', {})),
  v.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, expects('expected.rule-id-form', {}))
)

const isDay = (input: string): boolean => {
  const time = Date.parse(`${input}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(input)
}
/** A day such as `2026-11-28`. */
export const day = v.pipe(
  v.string(expects('expected.day', {})),
  v.regex(/^\d{4}-\d\d-\d\d$/, expects('expected.day', {})),
  v.check(isDay, expects('expected.day', {}))
)

/** A mark that is there or not: `true`, and nothing else. */
export const yes = v.literal(true, expects('expected.yes', {}))
