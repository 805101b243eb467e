/** What an older version left is read as it lies there, and nothing is made where nothing is. */
import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
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

it('a reading that the browser breaks off is refused, and the database let go', async () => {
  const factory = new IDBFactory()
  await new Promise<void>((resolve) => {
    const request = factory.open('one', 10)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('maps', { keyPath: 'id' })
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
  const closed = vi.spyOn(IDBDatabase.prototype, 'close')
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore) {
    const request = this.count()
    this.transaction.abort()
    return request
  } as never)
  try {
    await expect(readOlder(factory, 'one')).rejects.toMatchObject({ message: 'The older data could not be read.' })
    expect(closed).toHaveBeenCalledTimes(1)
  } finally {
    read.mockRestore()
    closed.mockRestore()
  }
})
