/** The start where the disk, the browser or another window gets in its way: what it works on then, what it says, and what it lets go of. */
import { describe, expect, it, vi } from 'vitest'
import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openStorage } from '../../../../../src/renderer/storage/openStorage.ts'
import { openDexieStorage, SCHEMA } from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { ByteStoreError, type ByteStore } from '../../../../../src/shared/journal/byteStore.ts'
import type { JournalSource } from '../../../../../src/shared/journal/journalSource.ts'
import { Device, everything, noJournal } from '../../../../support/journaledStorage.ts'
import { sampleRuling } from '../rows/samples.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const save = (id: string): Change => ({ do: 'put', table: 'rulings', value: sampleRuling(id, '2013-10-01T12:00:00.000Z') })

/** The same factory, but this is how it looks for a database whose version is not known. */
const lookedAt = (factory: IDBFactory, look: (name: string) => IDBOpenDBRequest): IDBFactory =>
  new Proxy(factory, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (key === 'open') return (name: string, version?: number) => (version === undefined ? look(name) : target.open(name, version))
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    }
  })
/** The browser says that it found its store damaged. */
const losing = (factory: IDBFactory): IDBFactory =>
  lookedAt(factory, (name) => {
    const request = factory.open(name)
    request.addEventListener('upgradeneeded', (event) => {
      Object.assign(event, { dataLoss: 'total', dataLossMessage: 'Corrupt.' })
    })
    return request
  })
const LOST = 'The browser found its store damaged and threw away what Linejudge had saved on this device (total: Corrupt.). The starter packs have been put back; saved rulings and maps of your own can only come back from your files.' // prettier-ignore

/** A journal that can be opened, counts how often it was let go of, and does this when something is to be written. */
function writing(device: Device, write: (times: number, store: ByteStore) => Promise<void>) {
  const closed = vi.fn()
  let times = 0
  const open = () => {
    const store = device.disk.open()
    const own: ByteStore = {
      kind: store.kind,
      place: store.place,
      list: () => store.list(),
      read: (name) => store.read(name),
      append: (name, at, bytes) => store.append(name, at, bytes),
      write: async (name, bytes) => {
        await write(++times, store)
        await store.write(name, bytes)
      },
      close: () => {
        closed()
        return store.close()
      }
    }
    return Promise.resolve(own)
  }
  const source: JournalSource = { open, whenFree: () => new Promise<never>(() => undefined) }
  return { source, closed, times: () => times }
}
const refusal = new ByteStoreError('failed', 'The disk is odd.')

describe('what the browser has lost', () => {
  it.each<[string, JournalSource | undefined, readonly string[], string]>([
    ['no journal was to be had', noJournal('unsupported'), ['This browser has no file store for web pages'], 'unsupported'],
    ['the journal failed', noJournal('failed'), ['could not be opened (not here)'], 'failed'],
    ['there is to be none', undefined, [], 'unsupported']
  ])('is told first where %s', async (_, journal, then, why) => {
    const device = new Device()
    device.indexedDB = losing(device.indexedDB)
    const { storage, notices } = await device.open({ journal })
    expect(notices).toEqual([LOST, ...then.map((words) => expect.stringContaining(words) as string)])
    expect(storage.health()).toMatchObject({ journal: null, noJournal: why })
  })

  it('is told where the journal has not got it either, and is no loss where it has', async () => {
    const device = new Device()
    const first = await device.open()
    await first.storage.commit([save('a')])
    const before = await everything(first.storage)
    first.storage.close()
    device.indexedDB = losing(new IDBFactory())
    const again = await device.open()
    expect(await everything(again.storage)).toBe(before)
    expect(again.notices).toEqual([
      expect.stringMatching(/^The browser’s database was empty or damaged\. Everything has been brought back/)
    ])
    const nowhere = new Device()
    nowhere.indexedDB = losing(nowhere.indexedDB)
    expect((await nowhere.open()).notices).toEqual([LOST])
  })
})

describe('a journal that cannot be written at the start', () => {
  it('is tried once more, and then it is there', async () => {
    const device = new Device()
    const { source, closed, times } = writing(device, (n) => (n === 1 ? Promise.reject(refusal) : Promise.resolve()))
    const { storage, notices } = await device.open({ journal: source })
    expect([notices, times(), closed.mock.calls.length]).toEqual([[], 2, 0])
    expect(storage.health()).toMatchObject({ journal: 'browser', noJournal: null })
  })

  it('is given up after that: the database goes on alone, and what is saved is remembered', async () => {
    const device = new Device()
    const { source, closed, times } = writing(device, () => Promise.reject(refusal))
    const { storage, notices } = await device.open({ journal: source })
    expect(notices).toEqual([
      'The journal that guards your data against crashes could not be opened (The disk is odd.). Linejudge goes on with the browser’s database alone. Save what matters to files.'
    ])
    expect([times(), closed.mock.calls.length]).toEqual([2, 1])
    expect(storage.health()).toMatchObject({ journal: null, noJournal: 'failed' })
    expect(device.witness.lastSaved()).toBeNull()
    await storage.commit([save('a')])
    expect(device.witness.lastSaved()).toBe(storage.health().savedAt)
    expect(storage.health().savedAt).not.toBeNull()
  })

  it('after the browser’s loss says both', async () => {
    const device = new Device()
    device.indexedDB = losing(device.indexedDB)
    const { notices } = await device.open({ journal: writing(device, () => Promise.reject(refusal)).source })
    expect(notices).toEqual([LOST, expect.stringContaining('could not be opened (The disk is odd.)')])
  })

  it('and no database either: nothing is saved, and why is said', async () => {
    const device = new Device()
    device.indexedDB = { open: () => { throw new Error('no') } } as unknown as IDBFactory // prettier-ignore
    const { source, closed } = writing(device, () => Promise.reject(refusal))
    const { storage, notices } = await device.open({ journal: source })
    expect(notices).toEqual([expect.stringMatching(/^The saved data could not be opened.* The system says: The disk is odd\.$/)])
    expect(closed).toHaveBeenCalledTimes(1)
    await expect(storage.commit([save('a')])).rejects.toMatchObject({ code: 'unknown' })
  })

  it('because something of ours is wrong is not tried again, and nothing is saved', async () => {
    const device = new Device()
    const { source, closed, times } = writing(device, () => Promise.reject(new TypeError('ours')))
    const { storage, notices } = await device.open({ journal: source })
    expect(notices).toEqual([expect.stringMatching(/^The saved data could not be opened.* The system says: ours$/)])
    expect([times(), closed.mock.calls.length]).toEqual([1, 1])
    await expect(storage.commit([save('a')])).rejects.toMatchObject({ code: 'unknown' })
  })
})

describe('a database', () => {
  it('of a newer app is left alone, also where there is a journal, which is let go of', async () => {
    const device = new Device()
    const options = { indexedDB: device.indexedDB, IDBKeyRange }
    ;(await openDexieStorage({ ...options, schema: [...SCHEMA, { version: SCHEMA.at(-1)!.version + 1, stores: { later: 'id' } }] })).close()
    const { source, closed, times } = writing(device, () => Promise.resolve())
    const { storage, notices } = await device.open({ journal: source })
    expect(notices).toEqual([expect.stringContaining('newer Linejudge')])
    expect([times(), closed.mock.calls.length, storage.health().journal]).toEqual([0, 1, null])
  })

  it('that cannot be had, nor a journal: nothing is saved', async () => {
    const { storage, notices } = await openStorage({ files: {}, journal: noJournal('elsewhere') })
    expect(notices).toEqual(['The database could not be opened, so nothing can be saved on this device for now.'])
    await expect(storage.commit([save('a')])).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('that opens when nobody waits for it any more is let go of', async () => {
    const factory = new IDBFactory()
    const look = { result: { version: 0, close: () => undefined } } as unknown as IDBOpenDBRequest
    const closed = vi.spyOn(IDBDatabase.prototype, 'close')
    try {
      const { notices } = await openStorage({ indexedDB: lookedAt(factory, () => look), IDBKeyRange, files: {}, limitMs: 5 })
      expect(notices).toEqual(['The database did not answer in time.'])
      expect(closed).not.toHaveBeenCalled()
      look.onsuccess!(new Event('success'))
      await waitFor(() => {
        expect(closed).toHaveBeenCalled()
      })
    } finally {
      closed.mockRestore()
    }
  })
})

it('a window that takes over tells what it then finds', async () => {
  const device = new Device()
  const first = await device.open()
  await first.storage.commit([save('a')])
  let free: () => void = () => undefined
  let held = true
  const waiting: JournalSource = {
    open: () => (held ? Promise.reject(new ByteStoreError('elsewhere', 'held')) : Promise.resolve(device.disk.open())),
    whenFree: () =>
      new Promise((resolve) => {
        free = resolve
      })
  }
  const second = await device.open({ journal: waiting })
  expect(second.storage.health()).toMatchObject({ journal: null, noJournal: 'elsewhere' })
  first.storage.close()
  device.disk.files.clear()
  held = false
  const told = new Promise((resolve) => {
    second.storage.onTrouble(resolve)
  })
  free()
  expect(await told).toEqual({
    code: 'took-over',
    message: expect.stringMatching(/^The other window has been closed: this one saves now\. The journal .* was missing\./) as string
  })
})

it('what befalls the database later is told, with a journal as without one', async () => {
  for (const journal of [undefined, noJournal('unsupported')]) {
    const device = new Device()
    const { troubles } = await device.open(journal ? { journal } : {})
    await new Promise((resolve) => {
      device.indexedDB.deleteDatabase('linejudge').onsuccess = resolve
    })
    expect(troubles).toEqual([{ code: 'closed', message: expect.stringContaining('is being deleted') as string }])
  }
})
