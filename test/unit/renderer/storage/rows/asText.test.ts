/** Large rows lie in the database as text, and are read whichever way they lie there. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { encodeEntry } from '../../../../../src/shared/journal/codec.ts'
import { laidDown, pickedUp } from '../../../../../src/renderer/storage/rows/asText.ts'
import { openDexieStorage } from '../../../../../src/renderer/storage/rows/dexieStorage.ts'
import type { Row } from '../../../../../src/renderer/storage/rows/rows.ts'
import { manyFigures } from '../../../../bench/figures.ts'

const [set] = manyFigures(60)
const row: Row = { id: set!.id, origin: 'user', value: set }
const { figures: _figures, ...head } = set!

describe('a row as text', () => {
  it('is a figure set, and no other row', () => {
    expect(laidDown('figureSets', row)).toEqual({ id: set!.id, origin: 'user', text: JSON.stringify(set), head })
    expect(laidDown('maps', row)).toBe(row)
  })

  it('is read as the row that it was, and written into the journal as one', () => {
    const read = pickedUp(laidDown('figureSets', row)) as Row
    const entry = (of: Row) => encodeEntry({ kind: 'base', at: '', tables: { figureSets: [of] } })
    expect(entry(read)).toEqual(entry(row))
    expect(read).toEqual(row)
    expect(structuredClone({ ...read })).toEqual(row)
  })

  it('is left as it lies there where it is none', () => {
    expect(pickedUp(row)).toBe(row)
    expect(pickedUp({ id: 'a', text: 'words of a note', value: 1 })).toEqual({ id: 'a', text: 'words of a note', value: 1 })
  })

  it('of broken text is a value that cannot be read', () => {
    expect(pickedUp({ id: 'a', text: '{' })).toMatchObject({ id: 'a', value: '{' })
  })

  it('lies in the database, and comes back through the storage; so does one of an older version', async () => {
    const indexedDB = new IDBFactory()
    const open = () => openDexieStorage({ indexedDB, IDBKeyRange })
    const first = await open()
    await first.commit([{ do: 'put', table: 'figureSets', origin: 'user', value: set! }])
    first.close()
    const raw = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('linejudge')
      request.onsuccess = () => {
        resolve(request.result)
      }
    })
    const store = raw.transaction('figureSets', 'readwrite').objectStore('figureSets')
    const all = store.getAll()
    await new Promise<void>((resolve) => {
      all.onsuccess = () => {
        store.put({ id: 'older', value: { ...set, id: 'older' } }).onsuccess = () => {
          resolve()
        }
      }
    })
    expect(all.result).toEqual([{ id: set!.id, origin: 'user', text: JSON.stringify(set), head }])
    raw.close()
    const later = await open()
    expect((await later.figureSets()).map(({ id, figures }) => [id, figures.length])).toEqual([['older', 60], [set!.id, 60]].sort()) // prettier-ignore
    later.close()
  })
})
