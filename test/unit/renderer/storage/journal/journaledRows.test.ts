/** Saving while something is wrong: what is said, what is kept, and that it goes on when it is right again. */
import { forceCloseDatabase, IDBDatabase, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../../../../../src/renderer/storage/openStorage.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { ByteStoreError } from '../../../../../src/shared/journal/byteStore.ts'
import type { JournalSource } from '../../../../../src/shared/journal/journalSource.ts'
import { Device, everything } from '../../../../support/journaledStorage.ts'
import { sampleRuling, sampleSettings } from '../rows/samples.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const save = (id: string): Change => ({ do: 'put', table: 'rulings', value: sampleRuling(id, '2013-10-01T12:00:00.000Z') })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a disk that does not take it', () => {
  it.each([
    ['full', 'quota', 'is full'],
    ['read-only', 'read-only', 'write to its folder'],
    ['failed', 'unknown', 'broken for the test'],
    ['dead', 'unavailable', 'has stopped']
  ] as const)('because it is %s: nothing is saved, it is said, and the next try works', async (broken, code, words) => {
    const device = new Device()
    const { storage } = await device.open()
    await storage.commit([save('a')])
    const before = await everything(storage)
    const { generation, savedAt } = storage.health()
    device.disk.broken = broken
    await expect(storage.commit([save('b')])).rejects.toMatchObject({
      name: 'StorageError',
      code,
      message: expect.stringContaining(words) as string
    })
    expect(await everything(storage)).toBe(before)
    expect(storage.health()).toMatchObject({ generation, savedAt })
    device.disk.broken = null
    await storage.commit([save('b')])
    const after = await everything(storage)
    storage.close()
    device.loseDatabase()
    expect(await everything((await device.open()).storage)).toBe(after)
  })

  it('has a dead writer replaced by a new one', async () => {
    const device = new Device()
    const open = vi.fn(() => Promise.resolve(device.disk.open()))
    const { storage } = await device.open({ journal: { ...device.source(), open } })
    device.disk.fault = { at: device.disk.operations + 1, how: 'throw', code: 'dead' }
    await expect(storage.commit([save('a')])).rejects.toMatchObject({ code: 'unavailable' })
    expect(open).toHaveBeenCalledTimes(1)
    await storage.commit([save('a')])
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('a database that does not take it', () => {
  it('is said once; the change is saved and seen, and comes into the database later', async () => {
    const device = new Device()
    const { storage, troubles } = await device.open()
    await storage.commit([save('a')])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await storage.commit([save('b')])
    await storage.commit([{ do: 'delete', table: 'rulings', id: 'a' }, save('c')])
    expect((await storage.rulings()).map(({ id }) => id)).toEqual(['c', 'b'])
    expect(troubles).toEqual([{ code: 'behind', message: expect.stringContaining('Everything is saved in the journal') as string }])
    put.mockRestore()
    await storage.commit([save('d')])
    const after = await everything(storage)
    storage.close()
    const again = await device.open()
    expect(await everything(again.storage)).toBe(after)
    expect(again.notices).toEqual([])
  })

  it('is brought forward at the next start where it took nothing until the end', async () => {
    const device = new Device()
    const { storage } = await device.open()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await storage.commit([save('a')])
    await storage.commit([save('b')])
    const after = await everything(storage)
    storage.close()
    // Still not: the journal alone shows everything.
    const still = await device.open()
    expect(await everything(still.storage)).toBe(after)
    still.storage.close()
    vi.restoreAllMocks()
    const { storage: again, notices } = await device.open()
    expect(await everything(again)).toBe(after)
    expect(notices).toEqual([expect.stringContaining('brought back from the journal')])
  })
})

describe('a journal that has grown', () => {
  it('is written anew into the other file, and holds the same', async () => {
    const device = new Device()
    const { storage } = await device.open({ compactFrom: 3000 })
    const largest = (): number => Math.max(...[...device.disk.files.values()].map((file) => file.length))
    for (let i = 0; i < 60; i++)
      await storage.commit([{ do: 'put', table: 'settings', value: { ...sampleSettings, squareNames: i % 2 === 0 } }, save(`r${i % 3}`)])
    const after = await everything(storage)
    storage.close()
    expect([...device.disk.files.keys()].sort()).toEqual(['journal-a.ljj', 'journal-b.ljj'])
    expect(largest()).toBeLessThan(20_000)
    device.loseDatabase()
    const { storage: again } = await device.open()
    expect(await everything(again)).toBe(after)
    expect(again.health().generation).toBe(60)
  })
})

describe('a second window', () => {
  it('takes over when the first is gone, with everything that the first has saved', async () => {
    const device = new Device()
    const first = await device.open()
    let free: () => void = () => undefined
    let held = true
    const waiting: JournalSource = {
      open: () => (held ? Promise.reject(new ByteStoreError('elsewhere', 'held')) : Promise.resolve(device.disk.open())),
      whenFree: () =>
        new Promise((resolve) => {
          free = resolve
        })
    }
    const second = await device.open({ journal: waiting, files: { '../packs/bad.map.json': '{' } })
    await first.storage.commit([save('a')])
    await expect(second.storage.commit([save('b')])).rejects.toMatchObject({ code: 'elsewhere' })
    expect((await second.storage.rulings()).map(({ id }) => id)).toEqual(['a'])
    first.storage.close()
    // The database is closed at once, so that it never stands in the way of a newer version.
    await expect(first.storage.rulings()).rejects.toMatchObject({ code: 'closed' })
    held = false
    const told = new Promise((resolve) => {
      second.storage.onTrouble(resolve)
    })
    free()
    expect(await told).toMatchObject({
      code: 'took-over',
      message: expect.stringMatching(/this one saves now.* The starter pack bad\.map\.json cannot be used/) as string
    })
    await second.storage.commit([save('b')])
    expect(second.storage.health()).toMatchObject({ journal: 'browser', noJournal: null, generation: 2 })
    second.storage.close()
    device.loseDatabase()
    expect((await (await device.open()).storage.rulings()).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('a database that the browser closes by itself', () => {
  /** A storage whose database is closed as the browser closes it when the disk is full. */
  async function closed(kind: 'file' | 'browser') {
    const device = new Device()
    const connections: IDBDatabase[] = []
    const transaction = Reflect.get(IDBDatabase.prototype, 'transaction') as (
      this: IDBDatabase,
      ...args: readonly unknown[]
    ) => IDBTransaction
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (!connections.includes(this)) connections.push(this)
      return transaction.apply(this, args)
    })
    const source = device.source()
    const open = () => source.open().then((store) => Object.assign(store, { kind }))
    const opened = await device.open({ journal: { ...source, open } })
    await opened.storage.commit([save('a')])
    // Two of them as in Chromium: of a closing that was asked for, and of one that was not, only the second is a fault.
    for (const connection of connections) for (const _ of [1, 2]) forceCloseDatabase(connection as never)
    return { device, ...opened }
  }

  it('is no reason to stop where the journal is a file: everything goes on being saved and read', async () => {
    const { device, storage, kept, troubles } = await closed('file')
    expect(troubles).toEqual([{ code: 'behind', message: expect.stringContaining('Everything goes on being saved') as string }])
    await storage.commit([save('b')])
    expect((await storage.rulings()).map(({ id }) => id).sort()).toEqual(['a', 'b'])
    expect((await kept.all()).rulings?.map(({ id }) => id)).toEqual(['a', 'b'])
    storage.close()
    expect((await (await device.open()).storage.rulings()).map(({ id }) => id).sort()).toEqual(['a', 'b'])
  })

  it('is one where the journal is in the browser, too, which may delete it without an error; what is there can be copied', async () => {
    const { storage, kept, troubles } = await closed('browser')
    expect(troubles).toMatchObject([{ code: 'closed', byBrowser: true }])
    await expect(storage.commit([save('b')])).rejects.toMatchObject({ code: 'closed' })
    const tables = await kept.all()
    expect(tables.rulings?.map(({ id }) => id)).toEqual(['a'])
    // With the change that could not be saved the copy is whole.
    expect(kept.after(tables, [save('b')]).rulings?.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('the browser’s promise to keep the data', () => {
  const opened = async (state: 'yes' | 'no' | 'unknown') => {
    const device = new Device()
    const ask = vi.fn(() => Promise.resolve('yes' as const))
    const { storage } = await openStorage({
      indexedDB: device.indexedDB,
      IDBKeyRange,
      files: {},
      journal: device.source(),
      now: device.now,
      persistence: { state: () => Promise.resolve(state), ask, room: () => Promise.resolve(null) }
    })
    return { storage, ask }
  }

  it('says how much room it gives: at the start, after saved changes at intervals, and when it is asked', async () => {
    const device = new Device()
    let used = 10
    const { storage } = await openStorage({
      indexedDB: device.indexedDB,
      IDBKeyRange,
      files: {},
      journal: device.source(),
      now: device.now,
      persistence: {
        state: () => Promise.resolve('yes'),
        ask: () => Promise.resolve('yes'),
        room: () => Promise.resolve({ used: used++, quota: 100 })
      },
      measureEveryMs: 0
    })
    await waitFor(() => expect(storage.health().room).toEqual({ used: 10, quota: 100 }))
    await storage.commit([save('a')])
    await waitFor(() => expect(storage.health().room).toEqual({ used: 11, quota: 100 }))
    expect(await storage.measureRoom()).toEqual({ used: 12, quota: 100 })
    expect(storage.health().room).toEqual({ used: 12, quota: 100 })
  })

  it.each(['no', 'unknown'] as const)('is asked for once there is something worth keeping, not before: %s', async (state) => {
    const { storage, ask } = await opened(state)
    await storage.commit([{ do: 'put', table: 'settings', value: sampleSettings }])
    expect(ask).not.toHaveBeenCalled()
    expect(storage.health().persistent).toBe(state)
    await storage.commit([save('a')])
    await storage.commit([save('b')])
    await waitFor(() => {
      expect(storage.health().persistent).toBe('yes')
    })
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for after the second change of the table, and never where it is given already', async () => {
    const { storage, ask } = await opened('no')
    await storage.commit([{ do: 'put', table: 'settings', value: sampleSettings }])
    await storage.commit([{ do: 'put', table: 'settings', value: { ...sampleSettings, squareNames: true } }])
    await waitFor(() => {
      expect(ask).toHaveBeenCalledTimes(1)
    })
    const given = await opened('yes')
    await given.storage.commit([save('a')])
    expect(given.ask).not.toHaveBeenCalled()
    expect(given.storage.health().persistent).toBe('yes')
  })
})
