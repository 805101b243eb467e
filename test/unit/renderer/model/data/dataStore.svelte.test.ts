/** The screen of backups: one is looked at and tried, a file waits to be taken in, and what goes wrong is told as a sentence. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { Backups } from '../../../../../src/renderer/model/data/backups.svelte.ts'
import { DataState } from '../../../../../src/renderer/model/data/data.svelte.ts'
import { DataStore } from '../../../../../src/renderer/model/data/dataStore.svelte.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import { crc32c } from '../../../../../src/shared/base/bytes/bytes.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

const digest = (text: string): Promise<string> => Promise.resolve(crc32c(new TextEncoder().encode(text)).toString(16).padStart(64, '0'))

async function setUp() {
  const storage = memoryStorage()
  const name = (map: string) => storage.commit([{ do: 'put', table: 'maps', value: sampleMap('m', map), origin: 'user' }])
  await name('one')
  const rows = backupRows(storage, { indexedDB: new IDBFactory(), IDBKeyRange })
  let second = 0
  const now = () => new Date(Date.UTC(2026, 2, 7, 10, 0, second++))
  const backups = new Backups({ rows, shelf: new MemoryShelf(), app: '1', digest, now })
  await backups.backUp('asked')
  await name('two')
  const store = new DataStore(backups, new DataState(storage), { settle: () => Promise.resolve(), restart: () => undefined })
  await store.choose(backups.generations[0]!)
  return { store, rows, backups, names: async () => (await storage.maps()).map((map) => map.name) }
}

it('a trial reads the backup back in a database of its own, counts it, and leaves what is here alone', async () => {
  const { store, names } = await setUp()
  expect(store.chosen?.trial).toBeNull()
  await store.tryChosen()
  expect(store.chosen?.trial).toMatchObject({ ok: true, counts: { maps: 1 }, problem: null })
  expect(await names()).toEqual(['two'])
})

it('a trial for which there is no room has failed, with the reason', async () => {
  const { store, rows } = await setUp()
  rows.openScratch = () => Promise.reject(new Error('The disk is full.'))
  await store.tryChosen()
  expect(store.chosen?.trial).toEqual({ ok: false, counts: {}, problem: 'The disk is full.' })
})

it('a backup that is no longer looked at gets no word of its trial', async () => {
  const { store } = await setUp()
  const running = store.tryChosen()
  expect(store.chosen?.trial).toBe('running')
  store.chosen = null
  await running
  expect(store.chosen).toBeNull()
})

it('nothing is put back while something stands in the way; it is told', async () => {
  const { store, names } = await setUp()
  store.barred = () => 'An event is hosted.'
  await store.restoreChosen()
  expect([store.problem, store.working, await names()]).toEqual(['An event is hosted.', false, ['two']])
})
