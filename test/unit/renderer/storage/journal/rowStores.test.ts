/** Stores for a time without the journal, the moment from which work is worth keeping, pieces set aside, and what differs between two stores. */
import { describe, expect, it, vi } from 'vitest'
import { rememberText } from '../../../../../src/shared/base/text/knownText.ts'
import { encodeEntry } from '../../../../../src/shared/journal/codec.ts'
import { quarantinedText } from '../../../../../src/renderer/storage/journal/quarantinedText.ts'
import { ReadOnlyRowStore, SwitchableRowStore, UnjournaledRowStore } from '../../../../../src/renderer/storage/journal/rowStores.ts'
import { countsOf, holdsWork, sameTables, tablesOf, writesBetween } from '../../../../../src/renderer/storage/journal/tables.ts'
import { tellRestored } from '../../../../../src/renderer/storage/journal/tellRestored.ts'
import { worthKeeping } from '../../../../../src/renderer/storage/journal/worthKeeping.ts'
import { StorageError } from '../../../../../src/renderer/storage/interface/storage.ts'
import { MemoryRows } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { TABLES, type AnyChange, type Write } from '../../../../../src/renderer/storage/rows/rows.ts'
import type { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import type { Tables } from '../../../../../src/shared/journal/entries.ts'
import { encodeFile } from '../../../../../src/shared/journal/format.ts'

const LINEAGE = '0123456789abcdef0123456789abcdef'
const NOW = '2013-10-01T12:00:00.000Z'
const put = (id: string, value: unknown = id): Write => ({ table: 'maps', put: { id, value } })
const starter = { maps: [{ id: 's', origin: 'starter', value: 1 }] } as unknown as Tables

describe('a database without its journal', () => {
  it('counts on from where the journal was, and marks that it went alone', async () => {
    const rows = new MemoryRows()
    await rows.write([], { lineage: LINEAGE, generation: 4, at: '2013-01-01T00:00:00.000Z' })
    const saved = vi.fn()
    const alone = new UnjournaledRowStore(rows, () => NOW, saved)
    await Promise.all([alone.write([put('a')]), alone.write([put('b')])])
    expect(await rows.stamp()).toEqual({ lineage: LINEAGE, generation: 6, at: NOW, alone: true, since: 4, written: ['maps/a', 'maps/b'] })
    expect(saved.mock.calls).toEqual([
      [NOW, 5],
      [NOW, 6]
    ])
    expect((await alone.rows('maps')).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('that never had one needs no mark', async () => {
    const rows = new MemoryRows()
    const saved = vi.fn()
    await new UnjournaledRowStore(rows, () => NOW, saved).write([put('a')])
    expect(await rows.stamp()).toBeNull()
    expect(saved.mock.calls).toEqual([[NOW, 0]])
  })

  it('that refuses says why, and takes the next once it can', async () => {
    const rows = new MemoryRows()
    const saved = vi.fn()
    const alone = new UnjournaledRowStore(rows, () => NOW, saved)
    const why = new StorageError('quota', 'Full.')
    rows.refused = why
    const written = vi.spyOn(rows, 'write')
    await expect(alone.write([put('a')])).rejects.toBe(why)
    expect(written).not.toHaveBeenCalled()
    rows.refused = null
    await alone.write([put('b')])
    expect((await alone.rows('maps')).map(({ id }) => id)).toEqual(['b'])
    expect(saved).toHaveBeenCalledTimes(1)
    alone.close()
    await expect(alone.rows('maps')).rejects.toThrow()
  })
})

describe('a window that may only look', () => {
  it('reads, is told why it cannot write, and writes once it took over', async () => {
    const rows = new MemoryRows()
    await rows.write([put('a')])
    const why = new StorageError('elsewhere', 'Another window saves.')
    const store = new SwitchableRowStore(new ReadOnlyRowStore(rows, why))
    expect(await store.rows('maps')).toHaveLength(1)
    await expect(store.write([put('b')])).rejects.toBe(why)
    store.current = rows
    await store.write([put('b')])
    expect(await store.rows('maps')).toHaveLength(2)
    const others = [new MemoryRows(), new MemoryRows()] as const
    new SwitchableRowStore(others[0]).close()
    new ReadOnlyRowStore(others[1], why).close()
    expect(others.map((one) => one.refusal()?.name)).toEqual(['DatabaseClosedError', 'DatabaseClosedError'])
    new ReadOnlyRowStore(rows, why).close()
    await expect(store.rows('maps')).rejects.toThrow()
  })
})

describe('what differs between two stores', () => {
  const from: Tables = { maps: [{ id: 'a', value: { x: 1, y: [1, 2] } }, { id: 'b' }], settings: [{ id: 'gone' }] } as Tables

  it('is what has to be written, and nothing else', () => {
    const to = { maps: [{ id: 'a', value: { y: [1, 2], x: 1 } }, { id: 'c' }], rulings: [{ id: 'r' }] } as Tables
    expect(writesBetween(from, to)).toEqual([
      { table: 'maps', delete: 'b' },
      { table: 'maps', put: { id: 'c' } },
      { table: 'rulings', put: { id: 'r' } },
      { table: 'settings', delete: 'gone' }
    ])
    expect(writesBetween(from, { ...from, maps: [{ id: 'a', value: { x: 1, y: [2, 1] } }, { id: 'b' }] } as Tables)).toHaveLength(1)
    expect([sameTables(from, from), sameTables(from, to), sameTables(from, { ...from, unknown: [{ id: 'x' }] })]).toEqual([
      true,
      false,
      true
    ])
  })

  it('is also what one has and the other has not; a field without a value is none', () => {
    const one = (value: object) => ({ maps: [{ id: 'a', value }] }) as unknown as Tables
    const agree = (a: object, b: object): boolean => sameTables(one(a), one(b))
    expect([agree({ x: 1 }, { x: 1, y: 2 }), agree({ x: 1, y: 2 }, { x: 1 }), agree({ x: {} }, { x: [] })]).toEqual([false, false, false])
    const others = [5, null, 'text', [], undefined, { y: 1 }, true]
    expect(others.map((other) => [agree({ x: {} }, { x: other }), agree({ x: other }, { x: {} })])).toEqual(
      others.map(() => [false, false])
    )
    expect([agree({ x: [1, { y: 2 }] }, { x: [1, { y: 2 }] }), agree({ x: [1] }, { x: [1, 2] }), agree({ x: null }, { x: null })]).toEqual([
      true,
      false,
      true
    ])
    expect([agree({ x: 1 }, { x: 1, y: undefined }), agree({ x: 1, y: undefined }, { x: 1 })]).toEqual([true, true])
  })

  it('is seen in large rows by the text that they came as, and by what is in them where one has none', () => {
    const large = (letter: string, known: boolean) => {
      const row = { id: 'a', value: letter.repeat(5000) }
      if (known) rememberText(row, JSON.stringify(row))
      return { maps: [row] } as unknown as Tables
    }
    const pairs = [
      [large('x', true), large('x', true)],
      [large('x', true), large('y', true)],
      [large('x', true), large('x', false)],
      [large('x', false), large('y', true)],
      [large('x', true), large('y', false)]
    ] as const
    expect(pairs.map(([a, b]) => sameTables(a, b))).toEqual([true, false, true, false, false])
  })

  it('is told by the names of the tables, whatever their order is elsewhere', async () => {
    const rows = new MemoryRows()
    await rows.write(TABLES.map((table) => ({ table, put: { id: 'x', value: 1 } })))
    expect(Object.keys(await tablesOf(rows))).toEqual([...TABLES].sort())
  })

  it('is told of rows in their order, empty tables left out', async () => {
    const rows = new MemoryRows()
    await rows.write([put('b'), put('a'), { table: 'rulings', put: { id: 'r', value: 1 } }])
    expect(Object.entries(await tablesOf(rows)).map(([table, list]) => [table, list.map(({ id }) => id)])).toEqual([
      ['maps', ['a', 'b']],
      ['rulings', ['r']]
    ])
  })

  it('is the user’s work or came with Linejudge', () => {
    expect([holdsWork({}), holdsWork(starter), holdsWork({ starters: [{ id: 'all' }] }), holdsWork(from)]).toEqual([
      false,
      false,
      false,
      true
    ])
    const mixed = { maps: [{ id: 's', origin: 'starter', value: 1 }, { id: 'own' }] } as unknown as Tables
    expect([holdsWork(mixed), holdsWork({ ...starter, rulings: [{ id: 'r' }] }), holdsWork({ maps: [] })]).toEqual([true, true, false])
    expect(countsOf(mixed)).toMatchObject({ maps: 1 })
    expect(countsOf({ ...from, ...starter })).toMatchObject({ maps: 0, settings: 1, rulings: 0 })
  })
})

describe('what was brought back', () => {
  it('is told with how much it is and from when', () => {
    const tables = { maps: [{ id: 'a' }, { id: 'b' }], rulings: [{ id: 'r' }] } as Tables
    const lost = tellRestored('lost', tables, NOW)
    expect(lost).toMatchObject({ from: 'journal', savedAt: NOW, counts: { maps: 2, rulings: 1 }, quiet: false })
    expect(lost.message).toMatch(/1 .*ruling.*2 .*map/i)
    expect(lost.message).toMatch(/2013/)
    expect(tellRestored('lost', {}, null).message).not.toMatch(/\d/)
    expect(tellRestored('lost', tables, 'no time').message).toBe(tellRestored('lost', tables, null).message)
  })

  it.each(['partly', 'disagreeJournal', 'disagreeDatabase', 'behind', 'allGone', 'journalGone'] as const)('%s names the time', (why) => {
    expect(tellRestored(why, {}, NOW, 3).message).toMatch(/2013/)
  })

  it.each(['rulings', 'maps', 'figureSets', 'specialTerrain', 'ruleNotes', 'events', 'eventFacts', 'leagues'])(
    'names %s, and how many',
    (table) => {
      const three = Array.from({ length: 3 }, (_, n) => ({ id: `${n}`, value: n }))
      expect(tellRestored('lost', { [table]: three }, null).message).toMatch(/3/)
      expect(tellRestored('lost', { settings: three }, null).message).toContain('the table with its settings')
    }
  )

  it('is told in one sentence for each kind of news', () => {
    const three = [{ id: 'a' }, { id: 'b' }, { id: 'c', origin: 'starter' }]
    const tables = { leagues: three, maps: three.slice(1), settings: three.slice(0, 1), owned: three } as unknown as Tables
    const time = 'Oct 1, 2013, 12:00\u202fPM'
    const counts = '1 map, 2 sets of a collection, 2 leagues, and the table with its settings'
    const told = (why: Parameters<typeof tellRestored>[0], n?: number): string =>
      tellRestored(why, tables, NOW, n).message.replaceAll(' PM', '\u202fPM')
    expect([told('behind', 1), told('behind', 2)]).toEqual([
      `Linejudge was cut off while it was saving. The last change, up to ${time}, has been brought back from the journal.`,
      `Linejudge was cut off while it was saving. The last 2 changes, up to ${time}, have been brought back from the journal.`
    ])
    for (const why of ['lost', 'partly', 'disagreeJournal', 'disagreeDatabase'] as const) {
      expect(told(why)).toContain(time)
      expect(told(why)).toContain(`: ${counts}.`)
    }
    for (const why of ['allGone', 'journalGone'] as const) {
      expect(told(why)).toContain(time)
      expect(told(why)).not.toContain('maps')
    }
    expect(tellRestored('lost', {}, null).message).toContain('as it was saved on an unknown time: nothing of your own.')
    expect(tellRestored('lost', tables, NOW)).toMatchObject({ counts: { maps: 1, leagues: 2, settings: 1, owned: 2, rulings: 0 } })
  })

  it('comes from the journal or from the database', () => {
    const database = ['journalGone', 'journalDamaged', 'journalBehind', 'disagreeDatabase'] as const
    const journal = ['behind', 'lost', 'partly', 'disagreeJournal', 'withoutDatabase', 'nothing', 'allGone'] as const
    expect(database.map((why) => tellRestored(why, {}, NOW).from)).toEqual(database.map(() => 'database'))
    expect(journal.map((why) => tellRestored(why, {}, NOW).from)).toEqual(journal.map(() => 'journal'))
  })

  it('is quiet only where the journal had it all along', () => {
    const whys = ['behind', 'lost', 'withoutDatabase', 'nothing', 'journalDamaged', 'journalBehind'] as const
    const told = whys.map((why) => tellRestored(why, {}, NOW, 3))
    expect(told.map(({ quiet }) => quiet)).toEqual([true, false, false, false, false, false])
    expect(told.map(({ from }) => from)).toEqual(['journal', 'journal', 'journal', 'journal', 'database', 'database'])
    expect(new Set(told.map(({ message }) => message)).size).toBe(6)
  })
})

describe('work is worth keeping', () => {
  /** Whether it resolved after each of the commits. */
  async function after(...commits: readonly (readonly AnyChange[])[]): Promise<readonly boolean[]> {
    const listeners = new Set<(changes: readonly AnyChange[]) => void>()
    const storage = {
      onCommit: (listener: (changes: readonly AnyChange[]) => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }
    } as unknown as RowStorage
    let is = false
    void worthKeeping(storage).then(() => {
      is = true
    })
    const seen: boolean[] = []
    for (const changes of commits) {
      for (const listener of [...listeners]) listener(changes)
      await Promise.resolve()
      await Promise.resolve()
      seen.push(is)
    }
    expect(listeners.size).toBe(is ? 0 : 1)
    return seen
  }
  const change = (table: string, more: object = {}): AnyChange => ({ do: 'put', table, value: {}, ...more }) as unknown as AnyChange

  it('from the first ruling, note, event, or document of the user’s own', async () => {
    for (const table of ['rulings', 'ruleNotes', 'events', 'eventFacts', 'leagues']) {
      expect(await after([change(table)])).toEqual([true])
      expect(await after([change('sessions'), change(table), change('settings')])).toEqual([true])
      expect(await after([{ do: 'delete', table, id: 'x' } as unknown as AnyChange])).toEqual([false])
    }
    for (const table of ['sessions', 'owned', 'pictures', 'mapRevisions'])
      expect(await after([change(table), change(table)])).toEqual([false])
    expect(await after([change('maps', { origin: 'starter' })], [change('maps', { origin: 'user' })])).toEqual([false, true])
    expect(await after([{ do: 'delete', table: 'rulings', id: 'x' }], [change('sessions')])).toEqual([false, false])
  })

  it('from the second change of the settings: the first one is the start', async () => {
    expect(await after([change('settings')], [change('maps')], [change('settings')])).toEqual([false, false, true])
    expect(await after([change('settings'), change('settings')])).toEqual([true])
  })
})

describe('a piece set aside', () => {
  it('is text that tells everything that can still be read of it', async () => {
    const body = encodeEntry({ kind: 'changes', at: NOW, writes: [{ table: 'maps', delete: 'x' }] })
    const file = encodeFile(LINEAGE, [{ generation: 3, body }])
    const store = { read: (name: string) => Promise.resolve(name === 'aside-1' ? file : null) }
    const read = quarantinedText(() => store as never)
    expect(JSON.parse((await read('aside-1'))!)).toEqual({
      format: 'linejudge-kept/1',
      name: 'aside-1',
      bytes: file.length,
      state: 'whole',
      lineage: LINEAGE,
      gaps: [],
      torn: 0,
      entries: [{ generation: 3, entry: { kind: 'changes', at: NOW, writes: [{ table: 'maps', delete: 'x' }] } }]
    })
    expect(await read('aside-1')).toMatch(/^\{\n {2}"format": "linejudge-kept\/1",\n[^]*\}\n$/)
    expect([await read('other'), await quarantinedText(() => null)('aside-1')]).toEqual([null, null])
  })
})
