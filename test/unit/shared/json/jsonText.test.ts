import { describe, expect, it } from 'vitest'
import { parseJsonText } from '../../../../src/shared/json/jsonText.ts'
import { BYTES_OF_A_VALUE, MOST_BYTES } from '../../../../src/shared/json/limits.ts'

const problemOf = (text: string) => {
  const result = parseJsonText(text)
  if (result.ok) throw new Error('was accepted')
  return result.problems[0]!
}

describe('the text of a file', () => {
  it('is parsed, with or without a byte order mark', () => {
    expect(parseJsonText('{ "a": [1, "two", null] }')).toEqual({ ok: true, value: { a: [1, 'two', null] } })
    expect(parseJsonText('\uFEFF[1]')).toEqual({ ok: true, value: [1] })
  })

  it.each([
    ['', 'Line 1, column 1', 'the end of the file', 'a value'],
    ['{\n  "a": 1,\n}', 'Line 3, column 1', 'the character "}"', 'a field name in double quotes'],
    ['{\n  "a" 1\n}', 'Line 2, column 7', 'the character "1"', '":" after the field name'],
    ['{ "a": 1 "b": 2 }', 'Line 1, column 10', `the character '"'`, '"," or the end of the list or object'],
    ['[1, 2', 'Line 1, column 6', 'the end of the file', '"," or the end of the list or object'],
    ['[1, 2}', 'Line 1, column 6', 'the character "}"', '"," or the end of the list or object'],
    ["{ 'a': 1 }", 'Line 1, column 3', 'the character "\'"', 'a field name in double quotes or "}"'],
    ['["abc\ndef"]', 'Line 1, column 6', 'a line break', 'the closing quote of a text on the same line'],
    ['["abc', 'Line 1, column 6', 'the end of the file', 'the closing quote of a text'],
    ['["\\x41"]', 'Line 1, column 3', 'the character "\\\\"', 'one of the escapes'],
    ['[01]', 'Line 1, column 3', 'the character "1"', '"," or the end of the list or object'],
    ['[1, NaN]', 'Line 1, column 5', 'the character "N"', 'a value'],
    ['[1] []', 'Line 1, column 5', 'the character "["', 'nothing after the end of the document'],
    ['[1, // why\n 2]', 'Line 1, column 5', 'the character "/"', 'a value']
  ])('names line and column of a syntax error: %j', (text, place, found, expected) => {
    const { message, code } = problemOf(text)
    expect(code).toBe('syntax')
    expect(message).toContain(place)
    expect(message).toContain(`there is ${found}`)
    expect(message).toContain(`expected ${expected}`)
  })

  it('is refused before parsing where it is too large', () => {
    expect(problemOf(`"${'a'.repeat(MOST_BYTES)}"`).code).toBe('too-large')
    // Counted in bytes and not in letters: each of these takes three.
    expect(problemOf(`"${'€'.repeat(Math.ceil(MOST_BYTES / 3))}"`).code).toBe('too-large')
    expect(parseJsonText(`"${'a'.repeat(MOST_BYTES - 2)}"`).ok).toBe(true)
  })

  it('may be nested 64 deep and no deeper, and a million levels do no harm', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(parseJsonText(nested(64)).ok).toBe(true)
    expect(problemOf(nested(65)).code).toBe('too-deep')
    expect(problemOf(nested(1_000_000)).code).toBe('too-deep')
    expect(problemOf('{"a":'.repeat(1000) + '1' + '}'.repeat(1000)).code).toBe('too-deep')
  })

  it('is refused before parsing if more lists and objects are in it than an honest file has', () => {
    const most = MOST_BYTES / BYTES_OF_A_VALUE
    const objects = (count: number) => `[${'{},'.repeat(count - 2)}{}]`
    expect(parseJsonText(objects(Math.floor(most))).ok).toBe(true)
    const problem = problemOf(objects(5_000_000))
    expect(problem.code).toBe('too-large')
    expect(problem.message).toContain(`expected at most so many`)
    // Brackets inside of texts are none.
    expect(parseJsonText(JSON.stringify(['{'.repeat(5_000_000), '\\"['.repeat(100)])).ok).toBe(true)
  })

  it.each([
    ['{"id":"a","id":"b"}', 1, 11, 'id'],
    ['{\n  "id": "a",\n  "list": [{"x": 1}, {"x": 1, "y": {"z": 0}, "y": 2}]\n}', 3, 46, 'y'],
    ['{"\\u0061":1,"a":2}', 1, 13, 'a'],
    ['[{"a\\"":1,"a\\"":1}]', 1, 11, 'a"'],
    ['{"":1,"":2}', 1, 7, '']
  ])('must not have a field twice in one object: %s', (text, line, column, key) => {
    expect(parseJsonText(text)).toMatchObject({ ok: false, problems: [{ code: 'doubled-key', facts: { line, column, key } }] })
  })

  it('may have the same field in several objects, and its name as a value', () => {
    expect(parseJsonText('[{"a":1},{"a":"a","b":{"a":["a",":{["]}}]').ok).toBe(true)
  })

  it('names a broken text that is a million levels deep', () => {
    expect(problemOf('['.repeat(1_000_000)).code).toBe('syntax')
  })

  it.each([
    ['{"a":[{"b":1e999}]}', '/a/0/b'],
    ['[0,-1e400]', '/1']
  ])('must not have a number that would be nothing once it is written: %s', (text, path) => {
    expect(parseJsonText(text)).toMatchObject({ ok: false, problems: [{ code: 'wrong-value', path }] })
  })

  it.each(['__proto__', 'constructor', 'prototype'])('must not have a field called %s, wherever it stands', (key) => {
    const problem = problemOf(`{ "a/b": [1, { "${key}": { "polluted": true } }] }`)
    expect(problem).toMatchObject({ code: 'forbidden-key', path: '/a~1b/1' })
    expect(problem.message).toContain(`"${key}"`)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
