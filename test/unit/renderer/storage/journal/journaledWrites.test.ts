/** A change on its way through the journal into the database: what waits, what is told, and in which order. */
import { describe, expect, it } from 'vitest'
import { JournaledRows } from '../../../../../src/renderer/storage/journal/journaledRows.ts'
import { StorageError } from '../../../../../src/renderer/storage/interface/storage.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { Stamp, TableName, Write } from '../../../../../src/renderer/storage/rows/rows.ts'
import { decodeEntry } from '../../../../../src/shared/journal/codec.ts'
import { JournalWriter } from '../../../../../src/shared/journal/journalWriter.ts'
import { readJournal } from '../../../../../src/shared/journal/readJournal.ts'
import { SLOTS } from '../../../../../src/shared/journal/byteStore.ts'
import { MemoryDisk } from '../../../../support/memoryFiles.ts'

const LINEAGE = '0123456789abcdef0123456789abcdef'
const put = (id: string, table: TableName = 'maps', value: unknown = id): Write => ({ table, put: { id, value } })
const FULL = new StorageError('quota', 'Full.')

/** A database that can refuse what it is given, and is still not closed. */
class Rows extends MemoryRows {
  full = false
  /** The next change is the last that it takes. */
  isTaken = false
  readonly given: (readonly [readonly Write[], Stamp | undefined])[] = []
  override write(writes: readonly Write[], stamp?: Stamp): Promise<void> {
    this.given.push([writes, stamp])
    const result = this.full ? Promise.reject(FULL) : super.write(writes, stamp)
    if (this.isTaken) this.refused = FULL
    return result
  }
}

function opened({ pending = [] as readonly Write[], compactFrom = 100_000 } = {}) {
  const disk = new MemoryDisk()
  const index = new Rows()
  let second = 0
  const now = () => `2013-10-01T12:00:0${second++}.000Z`
  const told: unknown[] = []
  const place = { lineage: LINEAGE, generation: 6, current: null, next: SLOTS[0] }
  const journal = new JournalWriter({ store: disk.open(), now, compactFrom }, place)
  const needs = {
    index,
    journal,
    now,
    onSaved: (at: string) => told.push(at.slice(17, 19)),
    onBehind: (error: unknown) => told.push(error)
  }
  const rows = new JournaledRows(needs, pending)
  const ids = async (table: TableName, begin?: string) => (await rows.rows(table, begin)).map(({ id }) => id)
  return { disk, index, journal, rows, told, ids }
}

describe('what the database did not take', () => {
  it('is read as if it had, table by table and by how an id begins', async () => {
    const pending: readonly Write[] = [
      put('a/2', 'maps', 'old'),
      put('b/1'),
      put('a/9', 'rulings'),
      { table: 'maps', delete: 'a/1' },
      put('a/2', 'maps', 'new'),
      put('a/3'),
      { table: 'maps', delete: 'a/3' }
    ]
    const { index, rows, ids } = opened({ pending })
    await index.write([put('a/1'), put('b/2')])
    expect(await ids('maps')).toEqual(['b/2', 'a/2', 'b/1'])
    expect(await rows.rows('maps', 'a/')).toEqual([{ id: 'a/2', value: 'new' }])
    expect([await ids('maps', 'b/'), await ids('maps', 'c'), await ids('rulings'), await ids('events')]).toEqual([
      ['b/2', 'b/1'],
      [],
      ['a/9'],
      []
    ])
  })

  it('comes with the next change, in its order, and the trouble is told once until it works again', async () => {
    const { index, rows, told, ids } = opened()
    index.full = true
    await rows.write([put('a')])
    await rows.write([put('b')])
    expect([told, await ids('maps')]).toEqual([
      [FULL, '00', '01'],
      ['a', 'b']
    ])
    index.full = false
    await rows.write([put('c')])
    expect(index.given.at(-1)).toEqual([
      [put('a'), put('b'), put('c')],
      { lineage: LINEAGE, generation: 9, at: '2013-10-01T12:00:02.000Z' }
    ])
    await rows.write([put('d')])
    expect(index.given.at(-1)![0]).toEqual([put('d')])
    index.full = true
    await rows.write([put('e')])
    expect(told).toEqual([FULL, '00', '01', '02', '03', FULL, '04'])
  })

  it('at the start is no news when the next change is not taken either', async () => {
    const { index, rows, told } = opened({ pending: [put('a')] })
    index.full = true
    await rows.write([put('b')])
    expect(told).toEqual(['00'])
  })
})

describe('a change', () => {
  it('that the journal refuses is nowhere, and the next one is', async () => {
    const { disk, index, rows, told, ids } = opened()
    disk.broken = 'full'
    const refused = rows.write([put('a')])
    const after = rows.write([put('b')])
    await expect(refused).rejects.toMatchObject({ code: 'full' })
    await expect(after).rejects.toMatchObject({ code: 'full' })
    expect([index.given, told, await ids('maps')]).toEqual([[], [], []])
    disk.broken = null
    await rows.write([put('c')])
    expect([await ids('maps'), told]).toEqual([['c'], ['02']])
  })

  it('is not journaled for a database that is no longer ours', async () => {
    const { disk, index, rows } = opened()
    index.refused = FULL
    await expect(rows.write([put('a')])).rejects.toBe(FULL)
    expect(disk.operations).toBe(0)
  })
})

describe('a journal that has grown', () => {
  it('is written anew behind the change, with everything in it', async () => {
    const { disk, rows } = opened({ compactFrom: 1000 })
    await rows.write([put('a')])
    await rows.write([put('b', 'maps', 'x'.repeat(1000))])
    await rows.write([put('c')])
    const held = [...disk.files].map(([name, bytes]) => [name, readJournal(bytes).records.map(({ generation }) => generation)])
    expect(held).toEqual([
      ['journal-a.ljj', [6, 7, 8]],
      ['journal-b.ljj', [8, 9]]
    ])
    const [base] = readJournal(disk.files.get('journal-b.ljj')!).records
    expect(decodeEntry(base!.body)).toMatchObject({ kind: 'base', tables: { maps: [{ id: 'a' }, { id: 'b' }] } })
  })

  it('goes on as it is where that fails', async () => {
    const { disk, journal, rows, ids } = opened({ compactFrom: 1000 })
    await rows.write([put('a')])
    disk.fault = { at: disk.operations + 2, how: 'throw' }
    await rows.write([put('b', 'maps', 'x'.repeat(1000))])
    await rows.write([put('c')])
    expect([await ids('maps'), journal.generation, [...disk.files.keys()]]).toEqual([['a', 'b', 'c'], 9, ['journal-a.ljj']])
  })

  it('is left as it is where the database is no longer ours', async () => {
    const { disk, index, rows } = opened({ compactFrom: 1000 })
    await rows.write([put('a')])
    index.isTaken = true
    await rows.write([put('b', 'maps', 'x'.repeat(1000))])
    await expect(rows.write([put('c')])).rejects.toBe(FULL)
    expect([...disk.files.keys()]).toEqual(['journal-a.ljj'])
  })

  it('is let go of when what is being written is written; the database at once', async () => {
    const { disk, index, journal, rows } = opened()
    const order: string[] = []
    journal.close = () => order.push(`journal at ${journal.generation}`)
    const writing = rows.write([put('a')])
    rows.close()
    expect(index.refusal()).not.toBeNull()
    await writing.catch(() => order.push('refused'))
    await rows.write([]).catch(() => undefined)
    expect(order).toEqual(['refused', 'journal at 6'])
    expect(disk.operations).toBe(0)
  })
})
