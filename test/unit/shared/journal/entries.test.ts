/** Entries folded into tables: the same entries give the same value, whatever order rows came in. */
import { describe, expect, it } from 'vitest'
import { fold, type Entry } from '../../../../src/shared/journal/entries.ts'

const AT = '2026-11-28T09:00:00.000Z'
const row = (id: string) => ({ id, savedAt: AT, value: { name: id } })
const changes = (...writes: Extract<Entry, { kind: 'changes' }>['writes']): Entry => ({ kind: 'changes', at: AT, writes })

describe('entries, folded', () => {
  it('leave out a table whose last row is gone, and one that never had any', () => {
    const put = changes({ table: 'maps', put: row('a') }, { table: 'sets', put: row('b') })
    expect(fold([put, changes({ table: 'maps', delete: 'a' })])).toEqual({ sets: [row('b')] })
    expect(fold([changes({ table: 'maps', delete: 'a' })])).toEqual({})
    expect(fold([{ kind: 'base', at: AT, tables: { maps: [] } }])).toEqual({})
  })

  it('hold tables and rows by their names, the last of each', () => {
    const late = { ...row('a'), value: { name: 'later' } }
    const told = fold([
      changes({ table: 'sets', put: row('c') }, { table: 'maps', put: row('b') }),
      changes({ table: 'maps', put: row('a') }, { table: 'maps', put: late })
    ])
    expect(Object.entries(told)).toEqual([
      ['maps', [late, row('b')]],
      ['sets', [row('c')]]
    ])
  })
})
