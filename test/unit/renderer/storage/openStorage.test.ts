/** The start of the app: starter packs, what the user did with them, and a database that is not there or not well. */
import { describe, expect, it, vi } from 'vitest'
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import { DATABASE, openDexieStorage, SCHEMA } from '../../../../src/renderer/storage/rows/dexieStorage.ts'
import { MemoryRows } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import { openStorage } from '../../../../src/renderer/storage/openStorage.ts'
import { RowStorage } from '../../../../src/renderer/storage/rows/rowStorage.ts'
import { isRecord } from '../../../../src/shared/base/validate.ts'
import type { MapFile } from '../../../../src/shared/formats/documents/documents.ts'
import { TABLES } from '../../../../src/renderer/storage/rows/rows.ts'
import { Device } from '../../../support/journaledStorage.ts'
import { sampleMap, sampleSet, sampleTerrain } from './rows/samples.ts'

const setUp = () => ({ indexedDB: new IDBFactory(), IDBKeyRange })

const packs = (mapName = 'Starter') => ({
  '../packs/m.map.json': JSON.stringify(sampleMap('m', mapName)),
  '../packs/s.figures.json': JSON.stringify(sampleSet('s')),
  '../special-terrain/t.json': JSON.stringify(sampleTerrain('t'))
})

const start = async (options: ReturnType<typeof setUp>, files: Record<string, string> = packs()) => {
  const opened = await openStorage({ ...options, files })
  return { ...opened, names: async () => (await opened.storage.maps()).map((map) => map.name) }
}

describe('the first start', () => {
  it('brings the packs that come with the app, without a word', async () => {
    const { storage, notices } = await openStorage(setUp())
    expect(notices).toEqual([])
    expect((await storage.maps()).map((map) => map.name)).toEqual([
      'Back Alley',
      'City blocks',
      'Crystal Cave',
      'Deep Space training map',
      'Helicarrier training map',
      'Indoor rooms',
      'Inner Court',
      'Kiln Hall',
      'Market Street',
      'Museum Park',
      'Old Harbour',
      'Ring Station',
      'Riverside Quarter',
      'Signal Hill',
      'Tidegate Locks'
    ])
    expect((await storage.figureSets()).map((set) => set.figures.length)).toEqual([42, 30, 8, 73])
    expect(await storage.specialTerrain()).toHaveLength(66)
  })

  it('says which pack is broken and why, and brings the others', async () => {
    const { names, notices } = await start(setUp(), {
      ...packs(),
      '../packs/bad.map.json': '{ "format": "linejudge-map/1", }',
      '../packs/empty.figures.json': '{ "format": "linejudge-figures/1" }'
    })
    expect(await names()).toEqual(['Starter'])
    expect(notices).toEqual([
      'The starter pack bad.map.json cannot be used. Line 1, column 32 is no valid JSON: there is the character "}"; expected a field name in double quotes.',
      'The starter pack empty.figures.json cannot be used. At the top level of the file the field "id" is missing.'
    ])
  })
})

describe('a later start', () => {
  it('changes nothing where the packs are the same', async () => {
    const options = setUp()
    ;(await start(options)).storage.close()
    const { names, notices } = await start(options)
    expect(await names()).toEqual(['Starter'])
    expect(notices).toEqual([])
  })

  it('checks what is kept once, and misses no change that came after the check', async () => {
    const rows = new MemoryRows()
    const storage = new RowStorage(rows)
    await storage.commit([
      { do: 'put', table: 'maps', value: sampleMap('m', 'Mine'), origin: 'user' },
      { do: 'put', table: 'figureSets', value: sampleSet('s'), origin: 'user' }
    ])
    const read = vi.spyOn(rows, 'rows')
    const times = (table: string): number => read.mock.calls.filter(([name]) => name === table).length
    await storage.setBrokenAside('2026-01-02T03:04:05.000Z')
    expect([times('maps'), times('figureSets')]).toEqual([1, 1])
    await storage.commit([{ do: 'put', table: 'maps', value: sampleMap('m', 'Changed'), origin: 'user' }])
    expect((await storage.maps()).map(({ name }) => name)).toEqual(['Changed'])
    expect((await storage.figureSets()).map(({ id }) => id)).toEqual(['s'])
    expect([times('maps'), times('figureSets')]).toEqual([2, 1])
    await storage.figureSets()
    expect(times('figureSets')).toBe(2)
  })

  it('reads every table of the database once, and again what was changed since or is asked for when the start is over', async () => {
    const device = new Device()
    const first = await device.open({ files: packs() })
    await first.storage.commit([{ do: 'put', table: 'maps', value: sampleMap('mine', 'Mine'), origin: 'user' }])
    first.storage.close()
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll')
    const nameOf = (store: unknown): unknown => (isRecord(store) ? store.name : null)
    const times = (): Record<string, number> => {
      const counted: Record<string, number> = {}
      for (const table of TABLES) {
        const seen = read.mock.contexts.filter((store) => nameOf(store) === table).length
        if (seen > 0) counted[table] = seen
      }
      return counted
    }
    const { storage } = await device.open({ files: packs() })
    const names = async (): Promise<readonly string[]> => (await storage.maps()).map(({ name }) => name)
    expect(await names()).toEqual(['Mine', 'Starter'])
    expect((await storage.origins()).get('maps/m')).toBe('starter')
    await Promise.all([storage.settings(), storage.sessions(), storage.rulings(), storage.figureSets()])
    expect(times()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 1])))
    await storage.commit([{ do: 'put', table: 'maps', value: sampleMap('mine', 'Changed'), origin: 'user' }])
    expect(await names()).toEqual(['Changed', 'Starter'])
    storage.readAnew()
    expect(await names()).toEqual(['Changed', 'Starter'])
    await storage.figureSets()
    expect(times()).toMatchObject({ maps: 3, figureSets: 2, settings: 1 })
    storage.close()
  })

  it('brings a newer pack', async () => {
    const options = setUp()
    ;(await start(options)).storage.close()
    expect(await (await start(options, packs('Newer'))).names()).toEqual(['Newer'])
  })

  it('leaves a pack alone that the user has changed', async () => {
    const options = setUp()
    const { storage } = await start(options)
    await storage.commit([{ do: 'put', table: 'maps', value: sampleMap('m', 'Mine now'), origin: 'user' }])
    storage.close()
    expect(await (await start(options, packs('Newer'))).names()).toEqual(['Mine now'])
  })

  it('does not bring back what the user has deleted', async () => {
    const options = setUp()
    const { storage } = await start(options)
    await storage.commit([{ do: 'delete', table: 'maps', id: 'm' }])
    storage.close()
    expect(await (await start(options, packs('Newer'))).names()).toEqual([])
  })

  it('adds a pack that is new in the app, but not over a document of the user with the same id', async () => {
    const options = setUp()
    const { storage } = await start(options, {})
    await storage.commit([{ do: 'put', table: 'maps', value: sampleMap('m', 'Mine'), origin: 'user' }])
    storage.close()
    const { names } = await start(options, { ...packs(), '../packs/n.map.json': JSON.stringify(sampleMap('n', 'New')) })
    expect(await names()).toEqual(['Mine', 'New'])
  })

  it('makes a damaged starter whole again, and sets a damaged document of the user aside', async () => {
    const options = setUp()
    const { storage } = await start(options)
    await storage.commit([{ do: 'put', table: 'maps', value: sampleMap('mine'), origin: 'user' }])
    storage.close()
    const db = new Dexie(DATABASE, options)
    for (const { version, stores } of SCHEMA) db.version(version).stores(stores)
    await db
      .table('maps')
      .toCollection()
      .modify((row: { value: unknown }) => {
        row.value = { format: 'linejudge-map/1' }
      })
    db.close()
    const { names, notices } = await start(options)
    expect(await names()).toEqual(['Starter'])
    expect(notices).toEqual([
      expect.stringContaining('The saved map "m" cannot be read. At the top level of the file the field "id" is missing.'),
      expect.stringContaining('The saved map "mine" cannot be read.')
    ])
  })
})

describe('packs that are marked', () => {
  /** Packs with a mark, and how often they were read. */
  const marked = (mark: string, mapName?: string) => {
    const read = vi.fn(() => Promise.resolve<Record<string, string>>(packs(mapName)))
    return { mark, read }
  }
  const names = async ({ storage }: Awaited<ReturnType<typeof openStorage>>) => (await storage.maps()).map(({ name }) => name)
  const begin = async (options: ReturnType<typeof setUp>, given: ReturnType<typeof marked>) => openStorage({ ...options, packs: given })

  it('are not read again once they were delivered, and changes to them are nobody’s concern', async () => {
    const options = setUp()
    const [first, later] = [marked('1'), marked('1')]
    ;(await begin(options, first)).storage.close()
    expect(first.read).toHaveBeenCalledTimes(1)
    const opened = await begin(options, later)
    expect(later.read).not.toHaveBeenCalled()
    expect([await names(opened), opened.notices]).toEqual([['Starter'], []])
    await opened.storage.commit([{ do: 'delete', table: 'maps', id: 'm' }])
    opened.storage.close()
    expect(await names(await begin(options, later))).toEqual([])
    expect(later.read).not.toHaveBeenCalled()
  })

  it('are delivered where their mark is another one, and where they have none', async () => {
    const options = setUp()
    ;(await begin(options, marked('1'))).storage.close()
    const second = await begin(options, marked('2', 'Newer'))
    expect(await names(second)).toEqual(['Newer'])
    second.storage.close()
    const third = await start(options, packs('Newest'))
    expect(await third.names()).toEqual(['Newest'])
  })

  it('are read again where a starter document was broken, so that it comes back whole', async () => {
    const options = setUp()
    ;(await begin(options, marked('1'))).storage.close()
    const db = new Dexie(DATABASE, options)
    for (const { version, stores } of SCHEMA) db.version(version).stores(stores)
    await db.table('maps').put({ id: 'm', origin: 'starter', value: { format: 'linejudge-map/1' } })
    db.close()
    const again = await begin(options, marked('1'))
    expect(await names(again)).toEqual(['Starter'])
    again.storage.close()
    const last = marked('1')
    await begin(options, last)
    expect(last.read).not.toHaveBeenCalled()
  })

  it('are read again where marks were lost with their documents', async () => {
    const options = setUp()
    const { storage } = await begin(options, marked('1'))
    const rows = storage as RowStorage
    await rows.commit([
      { do: 'delete-row', table: 'maps', id: 'm' },
      { do: 'delete-row', table: 'starters', id: 'maps/m' }
    ])
    storage.close()
    expect(await names(await begin(options, marked('1')))).toEqual(['Starter'])
  })

  it('bring a starter document up to date that came out of an older backup', async () => {
    const options = setUp()
    const { storage, kept } = await begin(options, marked('1', 'Of today'))
    await kept.replace([{ table: 'maps', put: { id: 'm', origin: 'starter', value: sampleMap('m', 'Of then') } }])
    storage.close()
    expect(await names(await begin(options, marked('1', 'Of today')))).toEqual(['Of today'])
  })

  it('are told of at every start where one is broken, and where they cannot be read', async () => {
    const options = setUp()
    const broken = { mark: '1', read: () => Promise.resolve({ ...packs(), '../packs/bad.map.json': '{' }) }
    for (const _ of [1, 2]) {
      const { storage, notices } = await openStorage({ ...options, packs: broken })
      expect(notices).toEqual([expect.stringContaining('The starter pack bad.map.json cannot be used.')])
      storage.close()
    }
    const away = { mark: '2', read: () => Promise.reject(new Error('away')) }
    const { notices, storage } = await openStorage({ ...options, packs: away })
    expect(notices).toEqual([expect.stringContaining('The starter packs could not be read')])
    expect((await storage.maps()).map(({ name }) => name)).toEqual(['Starter'])
    storage.close()
    const nowhere = await openStorage({ packs: away })
    expect(nowhere.notices).toHaveLength(2)
  })
})

describe('without a database', () => {
  it('shows the packs, saves nothing and says so', async () => {
    const { storage, notices } = await openStorage({ files: packs() })
    expect(notices).toEqual(['The database could not be opened, so nothing can be saved on this device for now.'])
    expect((await storage.maps()).map((map: MapFile) => map.name)).toEqual(['Starter'])
    await expect(storage.commit([{ do: 'delete', table: 'maps', id: 'm' }])).rejects.toMatchObject({ code: 'unavailable' })
    expect(await storage.maps()).toHaveLength(1)
  })

  it('leaves the data of a newer app alone, shows the packs and saves nothing', async () => {
    const options = setUp()
    const newer = await openDexieStorage({ ...options, schema: [...SCHEMA, { version: SCHEMA.at(-1)!.version + 1, stores: { later: 'id' } }] })
    await newer.commit([{ do: 'put', table: 'maps', value: sampleMap('theirs'), origin: 'user' }])
    newer.close()
    const { storage, notices } = await openStorage({ ...options, files: packs() })
    expect(notices).toEqual([expect.stringContaining('newer Linejudge')])
    await expect(storage.commit([{ do: 'delete', table: 'maps', id: 'm' }])).rejects.toMatchObject({ code: 'newer-version' })
  })

  it('says why it does not open, and nothing of a backup before an upgrade that never was', async () => {
    const options = setUp()
    const older = await openDexieStorage({ ...options, schema: SCHEMA.slice(0, 1) })
    older.close()
    const { notices } = await openStorage({
      ...options,
      files: packs(),
      beforeUpgrade: () => {
        options.indexedDB.open = () => {
          throw new Error('no')
        }
        return Promise.reject(new Error('The disk is full.'))
      }
    })
    expect(notices).toEqual(['The saved data could not be opened, so nothing can be saved on this device for now. The system says: no'])
  })

  it('tells also for whom it waited before it was given up', async () => {
    const options = setUp()
    const older = await openDexieStorage({ ...options, schema: SCHEMA.slice(0, 1) })
    older.close()
    const held = await new Promise<IDBDatabase>((resolve) => {
      const request = options.indexedDB.open(DATABASE)
      request.onsuccess = () => {
        resolve(request.result)
      }
    })
    const { notices } = await openStorage({ ...options, files: packs(), limitMs: 200 })
    expect(notices).toEqual([expect.stringContaining('another window of Linejudge still holds it'), 'The database did not answer in time.'])
    held.close()
  })

  it('is given up where it does not answer in time, and the start goes on', async () => {
    const silent = Object.assign(new IDBFactory(), { open: () => ({}) as IDBOpenDBRequest })
    const { storage, notices } = await openStorage({ indexedDB: silent, IDBKeyRange, files: packs(), limitMs: 20 })
    expect((await storage.maps()).map((map) => map.name)).toEqual(['Starter'])
    expect(notices.at(-1)).toBe('The database did not answer in time.')
  })

  it.each(['SecurityError', 'AbortError', 'Error'])(
    'never rejects, whatever the browser throws, and speaks of no change: %s',
    async (name) => {
      const broken = {
        open: () => {
          throw Object.assign(new Error('no'), { name })
        }
      } as unknown as IDBFactory
      const { storage, notices } = await openStorage({ indexedDB: broken, IDBKeyRange, files: packs() })
      expect(notices).toEqual(['The database could not be opened, so nothing can be saved on this device for now.'])
      await expect(storage.commit([{ do: 'delete', table: 'maps', id: 'm' }])).rejects.toMatchObject({ code: 'unavailable' })
    }
  )
})
