/** What only a database can do: outlive its window, be older or newer than the app, break, be full. */
import { describe, expect, it, vi } from 'vitest'
import { Dexie } from 'dexie'
import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import {
  DATABASE,
  deleteDexie,
  openDexieRows,
  openDexieStorage,
  said,
  SCHEMA,
  type SchemaVersion
} from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import { toStorageError } from '../../../../../src/renderer/storage/rows/errors.ts'
import { probeDatabase } from '../../../../../src/renderer/storage/rows/probe.ts'
import { StorageError, type Change, type StorageTrouble } from '../../../../../src/renderer/storage/interface/storage.ts'
import { sampleMap, sampleRuling } from './samples.ts'

const setUp = () => ({ indexedDB: new IDBFactory(), IDBKeyRange })
type SetUp = ReturnType<typeof setUp>

/** The database as it lies there, past all of our own code. */
async function raw<T>(options: SetUp, work: (db: Dexie) => Promise<T>): Promise<T> {
  const db = new Dexie(DATABASE, options)
  for (const { version, stores } of SCHEMA) db.version(version).stores(stores)
  await db.open()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const putMap = (id: string): Change => ({ do: 'put', table: 'maps', value: sampleMap(id), origin: 'user' })

describe('the database', () => {
  it('finds everything again after it was closed and opened', async () => {
    const options = setUp()
    const first = await openDexieStorage(options)
    await first.commit([putMap('m1'), { do: 'put', table: 'rulings', value: sampleRuling('r', '2013-10-01T12:00:00.000Z') }])
    first.close()
    const second = await openDexieStorage(options)
    expect(await second.maps()).toEqual([sampleMap('m1')])
    expect((await second.rulings()).map((ruling) => ruling.id)).toEqual(['r'])
  })

  it('undoes the first writes of a commit whose last write fails in the database', async () => {
    const options = setUp()
    const storage = await openDexieStorage(options)
    await storage.commit([putMap('m0')])
    // A row without a key: the database itself refuses it, after the row before it was accepted.
    await expect(storage.commit([putMap('m1'), { do: 'mark-starter', id: undefined as unknown as string }])).rejects.toBeInstanceOf(
      StorageError
    )
    expect((await storage.maps()).map((map) => map.id)).toEqual(['m0'])
  })

  it('asks for strict durability on every write', async () => {
    // Dexie takes hold of the method when it opens, so that the spy must be there before.
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    try {
      const storage = await openDexieStorage(setUp())
      await storage.commit([putMap('m1')])
      const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
      expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }])
    } finally {
      transaction.mockRestore()
    }
  })

  it('brings an older schema forward and keeps its records', async () => {
    const options = setUp()
    const old = await openDexieStorage(options)
    await old.commit([putMap('m1')])
    old.close()
    const next: SchemaVersion = {
      version: SCHEMA.at(-1)!.version + 1,
      stores: { maps: 'id, origin' },
      upgrade: async (transaction) => {
        await transaction
          .table<{ value: { name: string } }>('maps')
          .toCollection()
          .modify((row) => {
            row.value.name = 'brought forward'
          })
      }
    }
    const upgraded = await openDexieStorage({ ...options, schema: [...SCHEMA, next] })
    expect(await upgraded.maps()).toEqual([sampleMap('m1', 'brought forward')])
  })

  it('leaves everything as it was where an upgrade fails half-way', async () => {
    const options = setUp()
    const old = await openDexieStorage(options)
    await old.commit([putMap('m1')])
    old.close()
    const failing: SchemaVersion = {
      version: SCHEMA.at(-1)!.version + 1,
      stores: { maps: 'id, origin' },
      upgrade: async (transaction) => {
        await transaction.table('maps').clear()
        throw new Error('half-way')
      }
    }
    await expect(openDexieStorage({ ...options, schema: [...SCHEMA, failing] })).rejects.toBeInstanceOf(StorageError)
    const again = await openDexieStorage(options)
    expect(await again.maps()).toEqual([sampleMap('m1')])
  })

  it('refuses a database that a newer app wrote, and does not touch it', async () => {
    const options = setUp()
    const newer = await openDexieStorage({ ...options, schema: [...SCHEMA, { version: SCHEMA.length + 1, stores: { later: 'id' } }] })
    await newer.commit([putMap('m1')])
    newer.close()
    await expect(openDexieStorage(options)).rejects.toMatchObject({
      name: 'StorageError',
      code: 'newer-version',
      message: expect.stringContaining('newer Linejudge') as string
    })
    expect(await probeDatabase(options.indexedDB, DATABASE)).toEqual({ version: (SCHEMA.length + 1) * 10, dataLoss: null })
  })

  it('reports a record that cannot be read, once, and gives the others', async () => {
    const options = setUp()
    const storage = await openDexieStorage(options)
    await storage.commit([putMap('m1'), putMap('m2')])
    await raw(options, (db) => db.table('maps').update('m1', { value: { format: 'linejudge-map/1', id: 'm1' } }))
    const troubles: StorageTrouble[] = []
    storage.onTrouble((trouble) => {
      troubles.push(trouble)
    })
    expect((await storage.maps()).map((map) => map.id)).toEqual(['m2'])
    await storage.maps()
    expect(troubles).toEqual([{ code: 'broken-record', message: expect.stringContaining('map "m1" cannot be read') as string }])
  })

  it('sets a broken record aside without losing it', async () => {
    const options = setUp()
    const storage = await openDexieStorage(options)
    await storage.commit([putMap('m1'), putMap('m2')])
    await raw(options, (db) => db.table('maps').update('m1', { value: 'rubbish' }))
    const notices = await storage.setBrokenAside('2013-10-01T12:00:00.000Z')
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('map "m1"')
    expect((await storage.rows('maps')).map((row) => row.id)).toEqual(['m2'])
    expect(await storage.rows('setAside')).toMatchObject([{ value: { row: { id: 'm1', value: 'rubbish' } } }])
    expect(await storage.setBrokenAside('2013-10-01T12:00:01.000Z')).toEqual([])
  })

  it('falls back to defaults for a switch it does not know, and keeps the others', async () => {
    const options = setUp()
    const storage = await openDexieStorage(options)
    await raw(options, (db) =>
      db.table('settings').put({ id: 'settings', value: { theme: 'plaid', ruleset: 'heroclix-2013', table: null } })
    )
    expect(await storage.settings()).toMatchObject({ theme: 'system', ruleset: 'heroclix-2013' })
  })

  it('closes for a newer window, says so, and saves nothing any more', async () => {
    const options = setUp()
    const storage = await openDexieStorage(options)
    const troubles: StorageTrouble[] = []
    storage.onTrouble((trouble) => {
      troubles.push(trouble)
    })
    const newer = await openDexieStorage({
      ...options,
      schema: [...SCHEMA, { version: SCHEMA.at(-1)!.version + 1, stores: { later: 'id' } }]
    })
    expect(troubles.map((trouble) => trouble.code)).toEqual(['closed'])
    await expect(storage.commit([putMap('m1')])).rejects.toMatchObject({ code: 'closed' })
    expect(await newer.maps()).toEqual([])
  })

  it('says nothing when we close it ourselves', async () => {
    const storage = await openDexieStorage(setUp())
    const troubles: StorageTrouble[] = []
    storage.onTrouble((trouble) => {
      troubles.push(trouble)
    })
    storage.close()
    expect(troubles).toEqual([])
  })

  it('reports what the browser lost, before it looks like a first start', async () => {
    const options = setUp()
    const troubles: StorageTrouble[] = []
    const losing = new Proxy(options.indexedDB, {
      get: (target, key) =>
        key !== 'open'
          ? (Reflect.get(target, key) as unknown)
          : (name: string, version?: number) => (version === undefined ? lossyOpen(target, name) : target.open(name, version))
    })
    await openDexieStorage({
      ...options,
      indexedDB: losing,
      onTrouble: (trouble) => {
        troubles.push(trouble)
      }
    })
    expect(troubles).toEqual([{ code: 'data-lost', message: expect.stringContaining('checksum mismatch') as string }])
  })

  it('creates nothing when it only looks', async () => {
    const { indexedDB } = setUp()
    expect(await probeDatabase(indexedDB, 'nothing there')).toEqual({ version: 0, dataLoss: null })
    expect(await indexedDB.databases()).toEqual([])
  })

  it('is unavailable, in a sentence, where there is no database at all', async () => {
    await expect(openDexieStorage()).rejects.toMatchObject({ code: 'unavailable', cause: { message: 'There is no IndexedDB here.' } })
  })

  it('is the browser’s own where no other is given, and can be deleted again', async () => {
    const options = setUp()
    vi.stubGlobal('indexedDB', options.indexedDB)
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    try {
      const { rows } = await openDexieRows()
      await rows.write(['a/1', 'a/2', 'b/1'].map((id) => ({ table: 'maps', put: { id, value: id } })))
      expect((await rows.rows('maps', 'a/')).map(({ id }) => id)).toEqual(['a/1', 'a/2'])
      rows.close()
      await deleteDexie(DATABASE)
      expect(await options.indexedDB.databases()).toEqual([])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('holds of many writes of one row the last one', async () => {
    const { rows } = await openDexieRows(setUp())
    const put = (id: string, value: number) => ({ table: 'maps', put: { id, value } }) as const
    await rows.write([put('a', 1), put('b', 1), put('a', 2), { table: 'maps', delete: 'b' }, { table: 'maps', delete: 'c' }, put('c', 3)])
    await rows.write([{ table: 'maps', delete: 'never' }])
    expect(await rows.rows('maps')).toEqual([
      { id: 'a', value: 2 },
      { id: 'c', value: 3 }
    ])
    expect(await rows.stamp()).toBeNull()
  })

  it('keeps how far it has come with its rows, or neither', async () => {
    const { rows } = await openDexieRows(setUp())
    const stamp = { lineage: 'l', generation: 3, at: 't' }
    await rows.write([], stamp)
    expect(await rows.stamp()).toEqual(stamp)
    await rows.write([{ table: 'maps', put: { id: 'a', value: 1 } }], { ...stamp, alone: true })
    expect(await rows.stamp()).toEqual({ ...stamp, alone: true })
    const without = { table: 'maps', put: { id: undefined as unknown as string, value: 1 } } as const
    await expect(rows.write([without], { ...stamp, generation: 4 })).rejects.toThrow()
    expect(await rows.stamp()).toEqual({ ...stamp, alone: true })
  })

  it.each([
    [{ lineage: 'l', generation: 3, at: 't' }, true],
    [{ lineage: 'l', generation: 3, at: 't', alone: 'yes' }, true],
    [{ generation: 3, at: 't' }, false],
    [{ lineage: 'l', generation: '3', at: 't' }, false],
    [{ lineage: 'l', generation: 3 }, false]
  ])('knows nothing of how far it has come where that is damaged: %j', async (row, isRead) => {
    const options = setUp()
    const { rows } = await openDexieRows(options)
    await raw(options, (db) => db.table('meta').put({ id: 'journal', ...row }))
    expect(await rows.stamp()).toEqual(isRead ? { lineage: 'l', generation: 3, at: 't' } : null)
  })

  it('keeps what search needs beside the rows that are still there', async () => {
    const options = setUp()
    const { rows } = await openDexieRows(options)
    await rows.write([{ table: 'figureSets', put: { id: 'a', value: { id: 'a' } } }])
    const digest = (id: string) => ({ id, text: JSON.stringify({ id }), digest: 'd' })
    await rows.keepDigests!([digest('gone'), digest('a')])
    expect((await rows.rows('figureSets')).map(({ id }) => id)).toEqual(['a'])
    expect(await raw(options, (db) => db.table('figureSets').toArray())).toEqual([
      { id: 'a', text: '{"id":"a"}', head: { id: 'a' }, digest: 'd' }
    ])
    expect(rows.refusal()).toBeNull()
    rows.close()
    expect(rows.refusal()).toMatchObject({ name: 'DatabaseClosedError', message: 'The database is closed.' })
  })

  it('says that it must wait where another window holds it, and goes on when that lets go', async () => {
    const { indexedDB } = setUp()
    const options = { indexedDB, IDBKeyRange }
    const old = await openDexieStorage({ ...options, schema: SCHEMA.slice(0, 1) })
    old.close()
    const held = await new Promise<IDBOpenDBRequest>((resolve) => {
      const request = indexedDB.open(DATABASE)
      request.onsuccess = () => {
        resolve(request)
      }
    })
    const troubles: StorageTrouble[] = []
    const opened = await openDexieStorage({
      ...options,
      onTrouble: (trouble) => {
        troubles.push(trouble)
        held.result.close()
      }
    })
    expect(troubles).toEqual([
      { code: 'blocked', message: expect.stringContaining('another window of Linejudge still holds it') as string }
    ])
    expect(await opened.maps()).toEqual([])
  })

  it('says once that the browser has closed it', async () => {
    const connections = vi.spyOn(IDBDatabase.prototype, 'transaction')
    try {
      const storage = await openDexieStorage(setUp())
      await storage.commit([putMap('m1')])
      const troubles: StorageTrouble[] = []
      storage.onTrouble((trouble) => {
        troubles.push(trouble)
      })
      const connection = connections.mock.contexts.at(-1)!
      for (const _ of [1, 2]) forceCloseDatabase(connection as never)
      expect(troubles).toEqual([
        { code: 'closed', message: expect.stringContaining('The browser has closed the database') as string, byBrowser: true }
      ])
    } finally {
      connections.mockRestore()
    }
  })

  it('is handed over as it was before it is upgraded, and only then', async () => {
    const options = setUp()
    const handed: unknown[] = []
    const open = (schema: readonly SchemaVersion[], fails = false) =>
      openDexieStorage({
        ...options,
        schema,
        onTrouble: (trouble) => handed.push(trouble),
        beforeUpgrade: (older) => {
          handed.push(older)
          return fails ? Promise.reject(new Error('No room.')) : Promise.resolve()
        }
      })
    const before = await open(SCHEMA.slice(0, 1))
    await before.commit([putMap('m1')])
    before.close()
    ;(await open(SCHEMA.slice(0, 1))).close()
    expect(handed).toEqual([])
    ;(await open(SCHEMA.slice(0, 2))).close()
    expect(handed).toMatchObject([{ schema: 1, tables: { maps: [{ id: 'm1' }], rulings: [] } }])
    const last = await open(SCHEMA, true)
    expect(handed.slice(1)).toMatchObject([
      { schema: 2 },
      { code: 'no-backup', message: expect.stringMatching(/could not be made\. No room\.$/) as string }
    ])
    expect((await last.maps()).map(({ id }) => id)).toEqual(['m1'])
  })

  it('tells what the browser said about its loss, as far as it said anything', () => {
    expect([said({ kind: 'total', message: '' }), said({ kind: 'total', message: 'Corrupt.' })]).toEqual(['total', 'total: Corrupt.'])
  })
})

describe('a database that is deleted while it is open', () => {
  it('is told as that, and not as another window with a newer version', async () => {
    const options = setUp()
    const troubles: StorageTrouble[] = []
    const storage = await openDexieStorage(options)
    storage.onTrouble((trouble) => {
      troubles.push(trouble)
    })
    await new Promise((resolve) => {
      options.indexedDB.deleteDatabase(DATABASE).onsuccess = resolve
    })
    expect(troubles).toMatchObject([{ code: 'closed', message: expect.stringContaining('being deleted') as string }])
    // What is asked of it afterwards does not make it anew, empty.
    await expect(storage.rows('maps')).rejects.toMatchObject({ code: 'closed' })
    expect(await options.indexedDB.databases()).toEqual([])
  })
})

describe('errors of the database', () => {
  const named = (name: string, inner?: unknown) => Object.assign(new Error('x'), { name, inner })

  it.each([
    ['QuotaExceededError', named('QuotaExceededError'), 'quota'],
    ['an abort caused by the quota', named('AbortError', named('QuotaExceededError')), 'quota'],
    ['an abort without a reason', named('AbortError'), 'unknown'],
    ['a closed database', named('DatabaseClosedError'), 'closed'],
    ['a newer version', named('OpenFailedError', named('VersionError')), 'newer-version'],
    ['no database allowed', named('SecurityError'), 'unavailable'],
    ['anything else', 'just a text', 'unknown']
  ])('%s', (_what, error, code) => {
    const told = toStorageError(error)
    expect(told.code).toBe(code)
    expect(told.message).toMatch(/^[A-Z].*\.$/s)
  })
})

/** Chromium's way to say that it deleted a damaged store: fields on the upgrade event. */
function lossyOpen(factory: IDBFactory, name: string): IDBOpenDBRequest {
  const request = factory.open(name)
  request.addEventListener('upgradeneeded', (event) => {
    Object.assign(event, { dataLoss: 'total', dataLossMessage: 'IndexedDB (database was corrupt): checksum mismatch' })
  })
  return request
}
