/**
 * What earlier versions wrote opens forever. The files under test/fixtures/saves are never changed: a new version of
 * a format adds a new one beside them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { DATABASE, openDexieStorage } from '../../../src/renderer/storage/dexieStorage.ts'
import { parseFigureSetFile } from '../../../src/shared/formats/figureSetFile.ts'
import { parseJsonText } from '../../../src/shared/formats/jsonText.ts'
import { parseMapFile } from '../../../src/shared/formats/mapFile.ts'
import { parseSpecialTerrainFile } from '../../../src/shared/formats/specialTerrainFile.ts'

const saved = (name: string): unknown => {
  const json = parseJsonText(readFileSync(join(import.meta.dirname, '../../fixtures/saves', name), 'utf8'))
  return json.ok ? json.value : json.problems
}

it.each([
  ['map-1.map.json', parseMapFile], ['figures-1.figures.json', parseFigureSetFile], ['special-terrain-1.json', parseSpecialTerrainFile]
] as const)('%s opens, and nothing of it is lost', (name, parse) => {
  expect(parse(saved(name))).toEqual({ ok: true, value: saved(name) })
})

it('a database of schema 1 opens, and nothing of it is lost', async () => {
  const tables = saved('database-1.json') as Record<string, { id: string; value: unknown }[]>
  const indexedDB = new IDBFactory()
  await writeSchemaOne(indexedDB, tables)
  const storage = await openDexieStorage({ indexedDB, IDBKeyRange })
  const values = (table: string) => tables[table]!.map(row => row.value)
  expect(await storage.setBrokenAside('2026-01-01T00:00:00.000Z')).toEqual([])
  expect(await storage.maps()).toEqual(values('maps'))
  expect(await storage.figureSets()).toEqual(values('figureSets'))
  expect(await storage.specialTerrain()).toEqual(values('specialTerrain'))
  expect(await storage.rulings()).toEqual(values('rulings'))
  expect(await storage.settings()).toEqual(values('settings')[0])
  expect(await storage.rows('starters')).toEqual(tables.starters)
})

/** Schema 1 written out by hand, so that later changes of the code cannot change it with them. */
function writeSchemaOne(factory: IDBFactory, tables: Record<string, unknown[]>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 10)
    request.onerror = () => { reject(new Error('The sample database was not made.')) }
    request.onupgradeneeded = () => {
      for (const name of ['maps', 'figureSets', 'specialTerrain', 'rulings', 'settings', 'starters', 'setAside']) {
        const store = request.result.createObjectStore(name, { keyPath: 'id' })
        if (name === 'rulings') store.createIndex('savedAt', 'savedAt')
        for (const row of tables[name]!) store.put(row)
      }
    }
    request.onsuccess = () => { request.result.close(); resolve() }
  })
}
