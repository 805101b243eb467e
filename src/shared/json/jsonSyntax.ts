/**
 * Where a text stops being JSON. The engines' own messages differ and often leave the place out; this is a small
 * scanner without recursion that is only run on a text which `JSON.parse` has refused already.
 */

import { phrase } from '../base/problem.ts'
import type { Phrase } from '../base/result.ts'

export interface SyntaxErrorPlace {
  /** Both from 1. */
  readonly line: number
  readonly column: number
  readonly found: Phrase
  readonly expected: Phrase
}

/** What may come next. */
type State = 'value' | 'first-value' | 'first-key' | 'key' | 'colon' | 'comma' | 'end'

const EXPECTED: Readonly<Record<State, Phrase>> = {
  value: phrase('expected.json-value', {}),
  'first-value': phrase('expected.json-value-or-end', {}),
  'first-key': phrase('expected.json-key-or-end', {}),
  key: phrase('expected.json-key', {}),
  colon: phrase('expected.json-colon', {}),
  comma: phrase('expected.json-comma', {}),
  end: phrase('expected.json-end', {})
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y

/** The first place where `text` breaks the JSON grammar. */
export function findSyntaxError(text: string): SyntaxErrorPlace {
  const open: ('{' | '[')[] = []
  let state = 'value' as State
  let at = 0
  const afterValue = (): State => (open.length === 0 ? 'end' : 'comma')
  for (;;) {
    while (at < text.length && ' \t\n\r'.includes(text[at]!)) at += 1
    const sign = text[at]
    if (sign === undefined || state === 'end') return placeAt(text, at, EXPECTED[state])
    if (sign === '"' && state !== 'colon' && state !== 'comma') {
      const end = stringEnd(text, at)
      if (end.broken) return placeAt(text, end.at, end.broken)
      at = end.at
      state = state === 'key' || state === 'first-key' ? 'colon' : afterValue()
      continue
    }
    if (state === 'colon' && sign === ':') state = 'value'
    else if (state === 'comma' && sign === ',') state = open.at(-1) === '{' ? 'key' : 'value'
    else if (sign === '}' && open.at(-1) === '{' && (state === 'comma' || state === 'first-key')) {
      open.pop()
      state = afterValue()
    } else if (sign === ']' && open.at(-1) === '[' && (state === 'comma' || state === 'first-value')) {
      open.pop()
      state = afterValue()
    } else if (state !== 'value' && state !== 'first-value') return placeAt(text, at, EXPECTED[state])
    else if (sign === '{' || sign === '[') {
      open.push(sign)
      state = sign === '{' ? 'first-key' : 'first-value'
    } else {
      const length = matchLength(WORD, text, at) || matchLength(NUMBER, text, at)
      if (length === 0) return placeAt(text, at, EXPECTED[state])
      at += length
      state = afterValue()
      continue
    }
    at += 1
  }
}

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

/** The place after the closing quote, or where the string breaks the grammar and what was expected there. */
function stringEnd(text: string, start: number): { at: number; broken?: Phrase } {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '"') return { at: at + 1 }
    if (sign < ' ') return { at, broken: phrase('expected.json-quote-here', {}) }
    if (sign !== '\\') continue
    const escape = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))
    if (!escape) return { at, broken: phrase('expected.json-escape', {}) }
    at += escape[0].length
  }
  return { at: text.length, broken: phrase('expected.json-quote', {}) }
}

function placeAt(text: string, at: number, expected: Phrase): SyntaxErrorPlace {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const column = at - (before.lastIndexOf('\n') + 1) + 1
  const sign = text[at]
  const found =
    sign === undefined
      ? phrase('found.end', {})
      : sign === '\n' || sign === '\r'
        ? phrase('found.line-break', {})
        : phrase('found.character', { sign: sign === '"' ? "'\"'" : JSON.stringify(String.fromCodePoint(text.codePointAt(at)!)) })
  return { line, column, found, expected }
}
