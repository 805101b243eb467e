/** Entries of the journal from bytes: what is not wholly ours is no entry. */
import { describe, expect, it } from 'vitest'
import { rememberText } from '../../../../src/shared/base/knownText.ts'
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
    ['a table that is no list', { kind: 'base', at: AT, tables: { maps: {} } }],
    ['a base with a row without an id', { kind: 'base', at: AT, tables: { maps: [{ id: 'm' }, {}] } }]
  ])('is refused as %s', (_, json) => {
    expect(read(json)).toBeNull()
  })

  it('is refused where the bytes are no text or no JSON', () => {
    expect(decodeEntry(new Uint8Array([0xff, 0xfe]))).toBeNull()
    expect(decodeEntry(new TextEncoder().encode('{"kind":'))).toBeNull()
  })
})
