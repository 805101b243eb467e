/** Where the large values of an entry lie in its bytes, and what becomes of them. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../../src/shared/journal/entries.ts'
import { largeValuesIn, withLarge, withoutLarge } from '../../../../src/shared/journal/largeValues.ts'

const AT = '2013-10-01T12:00:00.000Z'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = (body: Uint8Array): string => new TextDecoder().decode(body)
/** An object of so many bytes. */
const sized = (length: number): string => `{"a":"${'x'.repeat(length - 8)}"}`
const inRow = (row: string): string => `{"kind":"base","at":"${AT}","tables":{"t":[${row}]}}`
const found = (json: string): readonly string[] => largeValuesIn(bytes(json)).map(([from, to]) => text(bytes(json).subarray(from, to)))
const big = sized(70_000)

describe('the large values of an entry', () => {
  it('are looked for in entries of 64 KiB or more alone', () => {
    const around = inRow('{"id":"a","value":}').length
    expect(found(inRow(`{"id":"a","value":${sized(65_535 - around)}}`))).toEqual([])
    expect(found(inRow(`{"id":"a","value":${sized(65_536 - around)}}`))).toEqual([sized(65_536 - around)])
  })

  it('are those of 4096 bytes or more', () => {
    const rows = [4095, 4096, 4097, 4094].map((length) => `{"value":${sized(length)}}`)
    expect(found(inRow([...rows, `{"value":${big}}`].join(',')))).toEqual([sized(4096), sized(4097), big])
  })

  it.each([
    ['in a change', `{"writes":[{"table":"t","put":{"id":"a","value":${big},"b":1}}]}`, [big]],
    [
      'with brackets, quotes and backslashes in its texts',
      inRow(`{"value":{"a":"}]\\"}{\\\\","b":${big}}}`),
      [`{"a":"}]\\"}{\\\\","b":${big}}`]
    ],
    ['with values in it', inRow(`{"value":{"value":{"value":${big}},"b":1}}`), [`{"value":{"value":${big}},"b":1}`]],
    ['behind a small one', inRow(`{"value":{}},{"value":${big}}`), [big]],
    ['one of each of two rows', inRow(`{"value":${big}},{"value":${sized(5000)}}`), [big, sized(5000)]]
  ])('are found %s', (_, json, expected) => {
    expect(found(json)).toEqual(expected)
  })

  it.each([
    ['a field of another name of five letters', inRow(`{"price":${big}}`)],
    ['a field whose name goes on', inRow(`{"values":${big}}`)],
    ['a field whose name only ends like it', inRow(`{"my value":${big}}`)],
    ['a text', inRow(`{"value":"${'x'.repeat(70_000)}"}`)],
    ['a list', inRow(`{"value":[${big}]}`)],
    ['what only follows a text of that name', inRow(`["value",${big}]`)],
    ['a field of the entry', `{"value":${big}}`],
    ['a field of a table', `{"tables":{"value":${big}}}`],
    ['a field further down', inRow(`{"id":"a","more":{"value":${big}}}`)],
    ['one that does not end', inRow(`{"id":"a","value":${big}}`).slice(0, -5)]
  ])('are not: %s', (_, json) => {
    expect(found(json)).toEqual([])
  })

  it('are taken out, each with its number in its place', () => {
    const json = inRow(`{"id":"é","value":${big}},{"id":"b","value":{}},{"value":${sized(4096)},"c":1}`)
    expect(text(withoutLarge(bytes(json), largeValuesIn(bytes(json))))).toBe(
      inRow('{"id":"é","value":"\\u00000"},{"id":"b","value":{}},{"value":"\\u00001","c":1}')
    )
    expect(text(withoutLarge(bytes('abc'), []))).toBe('abc')
  })
})

describe('texts put back in the place of their numbers', () => {
  const base = (...rows: readonly object[]): Entry => ({ kind: 'base', at: AT, tables: { t: rows as never, none: [] } })
  const changes = (...rows: readonly object[]): Entry => ({
    kind: 'changes',
    at: AT,
    writes: [{ table: 't', delete: 'z' }, ...rows.map((put) => ({ table: 't', put: put as never }))]
  })

  it.each([
    ['a base', base],
    ['changes', changes]
  ])('give the rows as they were, in %s', (_, entry) => {
    const held = entry({ id: 'a', value: '\u00000', n: 1 }, { id: 'b', value: 'x' }, { id: 'c' }, { id: 'd', value: '\u00001' })
    const filled = withLarge(held, ['{"a":1}', '[2]'])
    expect(filled).toEqual(entry({ id: 'a', value: { a: 1 }, n: 1 }, { id: 'b', value: 'x' }, { id: 'c' }, { id: 'd', value: [2] }))
  })

  it.each<[string, readonly object[], readonly string[]]>([
    ['a text is left over', [{ id: 'a', value: '\u00000' }], ['1', '2']],
    ['a text is missing', [{ id: 'a', value: '\u00000' }, { id: 'b', value: '\u00001' }], ['1']], // prettier-ignore
    ['the numbers are not in order', [{ id: 'a', value: '\u00001' }, { id: 'b', value: '\u00000' }], ['1', '2']], // prettier-ignore
    ['a number comes twice', [{ id: 'a', value: '\u00000' }, { id: 'b', value: '\u00000' }], ['1', '2']], // prettier-ignore
    ['a value only begins like one', [{ id: 'a', value: '\u00000 and more' }], ['1']]
  ])('are not sure where %s', (_, rows, texts) => {
    expect([withLarge(base(...rows), texts), withLarge(changes(...rows), texts)]).toEqual([null, null])
  })

  it('are none where none was taken out', () => {
    expect(withLarge(base({ id: 'a', value: 1 }), [])).toEqual(base({ id: 'a', value: 1 }))
  })
})
