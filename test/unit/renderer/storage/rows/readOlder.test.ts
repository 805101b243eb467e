/** What an older version left is read as it lies there, and nothing is made where nothing is. */
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { DATABASE } from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import { readOlder } from '../../../../../src/renderer/storage/rows/readOlder.ts'
import { frozenTables, VERSIONS } from '../../../../support/frozenSaves.ts'
import { writeProfile } from '../../../../support/writeProfile.ts'

it('a database that is not there is refused, and not created', async () => {
  const factory = new IDBFactory()
  await expect(readOlder(factory, DATABASE)).rejects.toThrow()
  expect(await factory.databases()).toEqual([])
})

it('the version and every row are read, and the database is let go', async () => {
  const factory = new IDBFactory()
  const version = VERSIONS[0]!
  await writeProfile(factory, version, frozenTables(version))
  const { schema, tables } = await readOlder(factory, DATABASE)
  expect(schema).toBe(version)
  expect(Object.entries(tables).filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(2)
  await new Promise<void>((resolve, reject) => {
    const request = factory.deleteDatabase(DATABASE)
    request.onsuccess = () => {
      resolve()
    }
    request.onblocked = () => {
      reject(new Error('It is held open.'))
    }
  })
})

it('a database without a table is read as that', async () => {
  const factory = new IDBFactory()
  await new Promise<void>((resolve) => {
    const request = factory.open('empty', 30)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
  expect(await readOlder(factory, 'empty')).toEqual({ schema: 3, tables: {} })
})
