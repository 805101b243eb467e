/** A large collection: its figures are read when somebody asks for them, and what cannot be read is told all the same. */
import { Dexie } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { jsonTextOf } from '../../../../../src/shared/base/text/knownText.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { knownDigest } from '../../../../../src/shared/formats/documents/figures/knownDigest.ts'
import { digestOf, digestTextOf } from '../../../../../src/shared/formats/documents/figures/setDigest.ts'
import { openStorage } from '../../../../../src/renderer/storage/openStorage.ts'
import type { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { DATABASE, openDexieStorage, SCHEMA } from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { manyFigures } from '../../../../bench/figures.ts'

const AT = '2013-10-01T12:00:00.000Z'
const sets = manyFigures(300)
const put = (value: (typeof sets)[number]): Change => ({ do: 'put', table: 'figureSets', value, origin: 'user' })

/** A device with the sets on it, opened again. `change`: what happens to the database meanwhile, past all of our own code. */
async function openedAgain(change: (db: Dexie) => Promise<unknown> = () => Promise.resolve()) {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const first = await openDexieStorage(options)
  await first.commit(sets.map(put))
  first.close()
  const db = new Dexie(DATABASE, options)
  for (const { version, stores } of SCHEMA) db.version(version).stores(stores)
  await db.open()
  await change(db)
  db.close()
  return openDexieStorage(options)
}

/** The text of the n-th set with its first range taken for a word. */
const torn = (n: number): string => jsonTextOf(sets[n]).replace(/"range":\d+/, '"range":"far"')

describe('a large figure set', () => {
  it('is there with its name before its figures have been read, and says the same as it did', async () => {
    const storage = await openedAgain()
    const parse = vi.spyOn(JSON, 'parse')
    expect(await storage.setBrokenAside(AT)).toEqual([])
    const found = await storage.figureSets()
    expect(found.map(({ name }) => name).sort()).toEqual(sets.map(({ name }) => name).sort())
    const large = (): number => parse.mock.calls.filter(([text]) => typeof text === 'string' && text.length > 20_000).length
    expect(large()).toBe(0)
    const [first] = found
    expect(first?.figures).toBe(first?.figures)
    expect(large()).toBe(1)
    parse.mockRestore()
    const own = sets.find(({ id }) => id === first?.id)!
    expect(first).toEqual(own)
    expect(jsonTextOf(first)).toBe(jsonTextOf(own))
    expect(await storage.checkSetsLeft(AT)).toEqual([])
  })

  it('that cannot be read has no figures, is set aside when it is looked into, and is not lost', async () => {
    const [, broken] = sets
    const storage = await openedAgain((db) => db.table('figureSets').update(broken!.id, { text: torn(1) }))
    expect(await storage.setBrokenAside(AT)).toEqual([])
    expect((await storage.figureSets()).find(({ id }) => id === broken!.id)?.figures).toEqual([])
    const notices = await storage.checkSetsLeft(AT)
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain(`"${broken!.id}"`)
    expect((await storage.figureSets()).map(({ id }) => id)).not.toContain(broken!.id)
    expect(await storage.rows('setAside')).toMatchObject([{ value: { row: { id: broken!.id } } }])
    expect(await storage.checkSetsLeft(AT)).toEqual([])
  })

  it('that was broken, and written anew before anybody looked, stays', async () => {
    const [, broken] = sets
    const storage = await openedAgain((db) => db.table('figureSets').update(broken!.id, { text: torn(1) }))
    await storage.setBrokenAside(AT)
    // While the first set is looked into, the second one comes in again.
    const rests = [() => storage.commit([put(broken!)])]
    expect(await storage.checkSetsLeft(AT, () => rests.shift()?.() ?? Promise.resolve())).toEqual([])
    expect((await storage.figureSets()).find(({ id }) => id === broken!.id)).toEqual(broken)
  })

  it('of another row, of another format or without a name is looked into at once', async () => {
    const storage = await openedAgain(async (db) => {
      const heads = [{ id: 'another' }, { format: 'linejudge-figures/1' }, { name: 3 }]
      for (const [n, change] of heads.entries())
        await db
          .table('figureSets')
          .update(sets[n]!.id, { text: torn(n), head: { format: sets[n]!.format, id: sets[n]!.id, name: 'x', ...change } })
    })
    expect(await storage.setBrokenAside(AT)).toHaveLength(3)
  })
})

describe('what search needs of a large figure set', () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  /** Opens, does, closes. */
  async function opened<T>(work: (sets: readonly FigureSetFile[], storage: RowStorage) => Promise<T> | T): Promise<T> {
    const { storage } = await openStorage({ ...options, files: {} })
    const result = await work(await storage.figureSets(), storage as RowStorage)
    storage.close()
    return result
  }
  const keep = (storage: RowStorage, found: readonly FigureSetFile[]) =>
    storage.keepDigests(found.map((set) => ({ set, digest: digestTextOf(set) })))
  const withDigests = (): Promise<number> => opened((found) => found.filter((set) => knownDigest(set) !== undefined).length)

  it('is kept beside it, found at the next start, and goes when the set is written anew', async () => {
    await opened((_, storage) => storage.commit(sets.map(put)))
    expect(await withDigests()).toBe(0)
    await opened((found, storage) => keep(storage, found))
    expect(await withDigests()).toBe(sets.length)
    const parse = vi.spyOn(JSON, 'parse')
    await opened((found) => {
      expect(found.flatMap((set) => digestOf(set).names)).toHaveLength(300)
    })
    expect(parse.mock.calls.filter(([text]) => typeof text === 'string' && text.length > 20_000)).toEqual([])
    parse.mockRestore()
    await opened((_, storage) => storage.commit([put(sets[0]!)]))
    expect(await withDigests()).toBe(sets.length - 1)
  })

  it('is not kept beside a set that was written anew meanwhile', async () => {
    const other = { ...sets[0]!, figures: sets[0]!.figures.map((figure) => ({ ...figure, name: `${figure.name} II` })) }
    await opened(async (found, storage) => {
      await storage.commit([put(other)])
      await keep(storage, found)
    })
    expect(await opened((found) => found.filter((set) => knownDigest(set) !== undefined).map(({ id }) => id))).not.toContain(other.id)
    expect(await withDigests()).toBe(sets.length - 1)
  })
})
