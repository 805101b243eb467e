/** Entries of the journal from bytes: what is not wholly ours is no entry. */
import { describe, expect, it } from 'vitest'
import { knownTextOf, rememberText } from '../../../../src/shared/base/text/knownText.ts'
import { decodeEntry, encodeEntry } from '../../../../src/shared/journal/codec.ts'
import type { Entry } from '../../../../src/shared/journal/entries.ts'

const AT = '2013-10-01T12:00:00.000Z'
const read = (json: unknown) => decodeEntry(new TextEncoder().encode(JSON.stringify(json)))

describe('an entry', () => {
  it.each<[string, Entry]>([
    [
      'of changes',
      {
        kind: 'changes',
        at: AT,
        writes: [
          { table: 'maps', put: { id: 'm' } },
          { table: 'maps', delete: 'n' }
        ]
      }
    ],
    ['of no changes', { kind: 'changes', at: AT, writes: [] }],
    ['of a base', { kind: 'base', at: AT, tables: { maps: [{ id: 'm' }], rulings: [] } }]
  ])('%s is read as it was written', (_, entry) => {
    expect(decodeEntry(encodeEntry(entry))).toEqual(entry)
  })

  it('has what came as text as that text, and says the same', () => {
    const value = { name: 'x'.repeat(5000) }
    rememberText(value, JSON.stringify(value, null, 2))
    const row = { id: 'm', origin: 'user', value }
    const entries: Entry[] = [
      { kind: 'changes', at: AT, writes: [{ table: 'maps', put: row }] },
      { kind: 'base', at: AT, tables: { maps: [row, { id: 'n' }] } }
    ]
    for (const entry of entries) {
      expect(decodeEntry(encodeEntry(entry))).toEqual(entry)
      expect(new TextDecoder().decode(encodeEntry(entry))).toContain('{\n  "name"')
    }
  })

  it.each<[string, unknown]>([
    ['no record', null],
    ['a list', []],
    ['no kind', { at: AT, writes: [] }],
    ['another kind', { kind: 'notes', at: AT, writes: [] }],
    ['changes without a time', { kind: 'changes', writes: [] }],
    ['a base without a time', { kind: 'base', tables: {} }],
    ['a time that is a number', { kind: 'changes', at: 1, writes: [] }],
    ['changes without writes', { kind: 'changes', at: AT }],
    ['a write without a table', { kind: 'changes', at: AT, writes: [{ put: { id: 'm' } }] }],
    ['a row without an id', { kind: 'changes', at: AT, writes: [{ table: 'maps', put: { name: 'm' } }] }],
    ['a write that neither puts nor deletes', { kind: 'changes', at: AT, writes: [{ table: 'maps' }] }],
    ['a deletion of no text', { kind: 'changes', at: AT, writes: [{ table: 'maps', delete: 1 }] }],
    ['a base without tables', { kind: 'base', at: AT }],
    ['a base whose tables are a list', { kind: 'base', at: AT, tables: [] }],
    ['a base whose tables are a text', { kind: 'base', at: AT, tables: '' }],
    ['another kind with tables', { kind: 'notes', at: AT, tables: {} }],
    ['writes that are no list', { kind: 'changes', at: AT, writes: {} }],
    ['a write that puts and deletes, and puts no row', { kind: 'changes', at: AT, writes: [{ table: 'maps', put: null, delete: 'm' }] }],
    ['a write that is none, behind a good one', { kind: 'changes', at: AT, writes: [{ table: 'maps', delete: 'm' }, 'x'] }],
    ['a row that is none, in the second table', { kind: 'base', at: AT, tables: { maps: [], rulings: ['x'] } }],
    ['a table that is no list', { kind: 'base', at: AT, tables: { maps: {} } }],
    ['a base with a row without an id', { kind: 'base', at: AT, tables: { maps: [{ id: 'm' }, {}] } }]
  ])('is refused as %s', (_, json) => {
    expect(read(json)).toBeNull()
  })

  it('is refused where the bytes are no text or no JSON', () => {
    expect(decodeEntry(new Uint8Array([0xff, 0xfe]))).toBeNull()
    expect(decodeEntry(new TextEncoder().encode('{"kind":'))).toBeNull()
    const entry = new TextEncoder().encode(`{"kind":"changes","at":"${AT}!","writes":[]}`)
    expect(decodeEntry(entry)).toEqual({ kind: 'changes', at: `${AT}!`, writes: [] })
    expect(decodeEntry(entry.map((byte) => (byte === 0x21 ? 0xff : byte)))).toBeNull()
  })

  it.each<[string, Entry]>([
    ['letters of one byte', { kind: 'changes', at: AT, writes: [{ table: 'maps', put: { id: 'm' } }] }],
    ['letters of more than one', { kind: 'changes', at: AT, writes: [{ table: 'maps', put: { id: 'é \u{1f3b2}' } }] }],
    ['nothing in it', { kind: 'base', at: AT, tables: {} }],
    ['fields that are not there', { kind: 'base', at: AT, tables: { maps: [{ id: 'm', a: undefined, b: { c: undefined }, d: [1, undefined], e: null }, {}] as never } }] // prettier-ignore
  ])('is written as JSON has it, behind as many bytes as are asked for: %s', (_, entry) => {
    const json = new TextEncoder().encode(JSON.stringify(entry))
    expect(encodeEntry(entry)).toEqual(json)
    expect(encodeEntry(entry, 20)).toEqual(new Uint8Array([...new Uint8Array(20), ...json]))
  })
})

describe('an entry with large rows', () => {
  const long = (letter: string): string => letter.repeat(70_000)
  /** What makes bytes hard to cut: quotes, brackets and backslashes in texts, names that are called value. */
  const hard = { name: `a "b" \\ {[ \u2028 é ${long('x')}`, value: [{ value: { value: ']}"' } }, '\\', '"'], 'va"lue': { a: 1 } }
  const rows = [
    { id: 'first', origin: 'user', value: hard },
    { id: 'small', value: { value: 'x' } },
    { id: 'none' },
    { id: 'text', value: '0' },
    { id: 'twice', savedAt: AT, value: { name: long('y'), list: [[{ value: { deep: long('z') } }]] } }
  ]
  const entries: readonly Entry[] = [
    { kind: 'base', at: AT, tables: { figureSets: rows, value: [{ id: 'in a table of that name' }] } },
    { kind: 'changes', at: AT, writes: [...rows.map((put) => ({ table: 'figureSets', put })), { table: 'maps', delete: 'value' }] }
  ]

  it.each(entries)('is read as it was written: $kind', (entry) => {
    expect(JSON.stringify(decodeEntry(encodeEntry(entry)))).toBe(JSON.stringify(entry))
  })

  it.each(entries)('has their texts, so that nothing is read that nobody asks for: $kind', (entry) => {
    const read = decodeEntry(encodeEntry(entry))!
    const found = read.kind === 'base' ? read.tables.figureSets! : read.writes.flatMap((write) => ('put' in write ? [write.put] : []))
    expect(found.map((row) => knownTextOf(row) !== undefined)).toEqual([true, false, false, false, true])
    expect(knownTextOf(found[0]!)).toBe(JSON.stringify(rows[0]))
    const { value } = found[0] as unknown as { value: object }
    expect(knownTextOf(value)).toBe(JSON.stringify((rows[0] as unknown as { value: unknown }).value))
    // And is written again as it came.
    expect(encodeEntry(read)).toEqual(encodeEntry(entry))
  })

  it('is whole where a row has for a value what stands in for a large one', () => {
    const entry: Entry = { kind: 'base', at: AT, tables: { a: [{ id: 'a', value: '\u00000' } as never, rows[0]!] } }
    expect(JSON.stringify(decodeEntry(encodeEntry(entry)))).toBe(JSON.stringify(entry))
  })

  it('with a value that begins like a stand-in beside a large one is still read as it was written', () => {
    for (const value of ['\u0000', '\u00001', '\u0000x', ' \u00000'])
      for (const order of [0, 1]) {
        const both = [{ id: 'a', value } as never, rows[0]!]
        const entry: Entry = { kind: 'base', at: AT, tables: { a: order ? both.toReversed() : both } }
        expect(JSON.stringify(decodeEntry(encodeEntry(entry)))).toBe(JSON.stringify(entry))
      }
  })

  it('is none where its bytes end in the middle of a value', () => {
    const bytes = encodeEntry(entries[0]!)
    expect(decodeEntry(bytes.subarray(0, bytes.length - 100))).toBeNull()
    expect(decodeEntry(bytes.subarray(0, 69_000))).toBeNull()
  })

  it('has a value that cannot be read where its text is no JSON', () => {
    const text = `{"name": "${long('x')}" "no comma"}`
    const body = new TextEncoder().encode(`{"kind":"base","at":"${AT}","tables":{"maps":[{"id":"m","value":${text}}]}}`)
    const read = decodeEntry(body)
    expect(read?.kind === 'base' && read.tables.maps).toEqual([{ id: 'm', value: text }])
  })
})
