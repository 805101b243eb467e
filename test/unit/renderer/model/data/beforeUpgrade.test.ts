/**
 * Upgrades: an older profile is backed up first and opens whole; one that is broken off at any moment is old or new and
 * never between; a newer one is left alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSnapshot } from '../../../../../src/shared/backup/readSnapshot.ts'
import { backUpOlder } from '../../../../../src/renderer/model/data/beforeUpgrade.ts'
import { pickedUp } from '../../../../../src/renderer/storage/rows/asText.ts'
import { DATABASE, openDexieStorage, SCHEMA, type SchemaVersion } from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import { openStorage } from '../../../../../src/renderer/storage/openStorage.ts'
import { KNOWN_TABLES } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import { readOlder } from '../../../../../src/renderer/storage/rows/readOlder.ts'
import type { StorageTrouble } from '../../../../../src/renderer/storage/interface/storage.ts'
import { frozenTables, VERSIONS } from '../../../../support/frozenSaves.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'
import { writeProfile, type FrozenTables } from '../../../../support/writeProfile.ts'
import { known, NOW, sha } from '../../../shared/backup/samples.ts'

const setUp = async (version: number, tables: FrozenTables) => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  await writeProfile(options.indexedDB, version, tables)
  return options
}
const backUp = (shelf: MemoryShelf) => (older: Parameters<typeof backUpOlder>[0]) =>
  backUpOlder(older, { shelf, app: '9.9.9', known, digest: sha, now: () => new Date(NOW) })

it('an upgrade may take longer than the database may take to answer, and needs nobody who wants a copy first', async () => {
  const [version] = VERSIONS
  const slow = await setUp(version!, frozenTables(version!))
  const { storage, notices } = await openStorage({
    ...slow,
    files: {},
    limitMs: 400,
    beforeUpgrade: () => new Promise((done) => setTimeout(done, 900))
  })
  expect(notices).toEqual([])
  expect((await storage.rulings()).length).toBe(frozenTables(version!).rulings?.length ?? 0)
  storage.close()
  const plain = await openStorage({ ...(await setUp(version!, frozenTables(version!))), files: {} })
  expect(plain.notices).toEqual([])
  plain.storage.close()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(VERSIONS)('a profile of version %i', (version) => {
  it('opens with every entry as it was', async () => {
    const tables = frozenTables(version)
    const storage = await openDexieStorage(await setUp(version, tables))
    expect(await storage.setBrokenAside(NOW)).toEqual([])
    for (const [table, rows] of Object.entries(tables))
      expect(await storage.rows(table as 'maps'), table).toEqual(rows.map((row) => pickedUp(row)))
    storage.close()
  })

  it('is backed up before it is upgraded, and not at all where there is nothing to upgrade', async () => {
    const tables = frozenTables(version)
    const options = await setUp(version, tables)
    const shelf = new MemoryShelf()
    const { storage, notices } = await openStorage({ ...options, files: {}, beforeUpgrade: backUp(shelf) })
    expect(notices).toEqual([])
    storage.close()
    if (version === KNOWN_TABLES.schema) {
      expect(shelf.files.size).toBe(0)
      return
    }
    expect([...shelf.files.keys()]).toEqual(['linejudge-20260307-102030-456-before-upgrade.json'])
    const text = [...shelf.files.values()][0]!
    expect((JSON.parse(text) as { schema: number }).schema).toBe(version)
    const read = await readSnapshot(text, known, sha)
    if (!read.ok) throw new Error(read.problems[0]?.message)
    // The mark of the database itself is nothing of the user's.
    for (const [table, rows] of Object.entries(tables))
      if (table !== 'meta') expect(read.value.tables[table], table).toEqual(rows.map((row) => pickedUp(row)))
  })
})

describe('an upgrade', () => {
  it('goes on where the backup cannot be written, and says so', async () => {
    const shelf = new MemoryShelf()
    shelf.failAt(1, 'throw')
    const { storage, notices } = await openStorage({ ...(await setUp(1, frozenTables(1))), files: {}, beforeUpgrade: backUp(shelf) })
    expect(notices).toEqual([expect.stringMatching(/the backup before it could not be made\. The disk is full\.$/)])
    expect(await storage.rulings()).toHaveLength(frozenTables(1).rulings!.length)
    storage.close()
  })

  it('broken off at any new table is undone whole: the old profile is there, and the next start upgrades it', async () => {
    const tables = frozenTables(1)
    const added = SCHEMA.slice(1).flatMap(({ stores }) => Object.keys(stores)).length
    expect(added).toBeGreaterThan(0)
    for (let n = 1; n <= added; n++) {
      const options = await setUp(1, tables)
      // oxlint-disable-next-line typescript/unbound-method -- called with its database below
      const create = IDBDatabase.prototype.createObjectStore
      let count = 0
      const spy = vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (this: globalThis.IDBDatabase, ...args) {
        count += 1
        if (count === n) throw new Error('The power went away.')
        return create.apply(this, args)
      })
      await expect(openDexieStorage(options), `table ${n}`).rejects.toThrow()
      spy.mockRestore()
      const old = await readOlder(options.indexedDB, DATABASE)
      expect(old.schema).toBe(1)
      expect(old.tables).toEqual(tables)
      const storage = await openDexieStorage(options)
      expect(await storage.rows('rulings')).toEqual(tables.rulings)
      expect(await storage.rows('events')).toEqual([])
      storage.close()
    }
  })

  it('broken off at any row that it rewrites is undone whole', async () => {
    const tables = frozenTables(2)
    const total = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0)
    const later = (failAt: number): SchemaVersion[] => [
      ...SCHEMA,
      {
        version: KNOWN_TABLES.schema + 1,
        stores: { later: 'id' },
        upgrade: async (transaction) => {
          let count = 0
          for (const table of Object.keys(tables)) {
            for (const row of await transaction.table<{ id: string }, string>(table).toArray()) {
              count += 1
              if (count === failAt) throw new Error('The power went away.')
              await transaction.table(table).put({ ...row, seen: true })
            }
          }
        }
      }
    ]
    for (let n = 1; n <= total; n++) {
      const options = await setUp(2, tables)
      await expect(openDexieStorage({ ...options, schema: later(n) }), `row ${n}`).rejects.toThrow()
      expect((await readOlder(options.indexedDB, DATABASE)).tables, `row ${n}`).toEqual(tables)
    }
    const options = await setUp(2, tables)
    const storage = await openDexieStorage({ ...options, schema: later(0) })
    for (const [table, rows] of Object.entries(tables))
      expect(await storage.rows(table as 'maps')).toEqual(rows.map((row) => ({ ...row, seen: true })))
    storage.close()
  })
})

describe('a profile of a newer Linejudge', () => {
  it('is refused, changed in nothing and backed up by nobody', async () => {
    const tables = { ...frozenTables(2), later: [{ id: 'x', value: 1 }] }
    const options = await setUp(KNOWN_TABLES.schema + 1, tables)
    const shelf = new MemoryShelf()
    const troubles: StorageTrouble[] = []
    const { storage, notices } = await openStorage({
      ...options,
      files: {},
      beforeUpgrade: backUp(shelf),
      onTrouble: (trouble) => {
        troubles.push(trouble)
      }
    })
    expect(notices).toEqual([expect.stringContaining('written by a newer Linejudge')])
    await expect(storage.commit([{ do: 'delete', table: 'maps', id: 'frozen-map' }])).rejects.toMatchObject({ code: 'newer-version' })
    storage.close()
    expect(await readOlder(options.indexedDB, DATABASE)).toEqual({ schema: KNOWN_TABLES.schema + 1, tables })
    expect(shelf.files.size).toBe(0)
    expect(troubles).toEqual([])
  })
})

describe('a backup file of version 1', () => {
  it('is read as it was written, forever', async () => {
    const read = await readSnapshot(readFileSync(join(import.meta.dirname, '../../../../fixtures/saves/backup-1.json'), 'utf8'), known, sha)
    expect(read).toMatchObject({ ok: true, value: { app: '0.3.0', takenAt: NOW, why: 'asked' } })
    if (!read.ok) return
    for (const [table, rows] of Object.entries(frozenTables(2))) expect(read.value.tables[table], table).toEqual(rows)
  })
})
