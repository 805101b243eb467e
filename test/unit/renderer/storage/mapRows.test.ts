/** Older revisions of maps and their pictures, as the storage keeps them. */
import { describe, expect, it } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openStorage } from '../../../../src/renderer/storage/openStorage.ts'
import { storedPictureOf } from '../../../../src/renderer/model/library/pictures.ts'
import { bytesOfPicture } from '../../../../src/shared/formats/documents/storedPicture.ts'
import { pictureOf } from '../../../fuzz/pictures.ts'
import { sampleMap } from './rows/samples.ts'

const setUp = () => ({ indexedDB: new IDBFactory(), IDBKeyRange, files: {} })
const revision = (map: string, number: number) =>
  ({ id: `${map}@${number}`, map, revision: number, at: '2026-03-07T10:00:00.000Z', document: sampleMap(map, `At ${number}`) }) as const

describe('revisions of a map', () => {
  it('are read map by map, the newest first', async () => {
    const { storage } = await openStorage(setUp())
    await storage.commit(
      [revision('a', 9), revision('b', 1), revision('a', 10)].map((value) => ({ do: 'put', table: 'mapRevisions', value }) as const)
    )
    expect((await storage.mapRevisions('a')).map(({ document }) => document.name)).toEqual(['At 10', 'At 9'])
  })

  it('are refused with the place where their map is broken', async () => {
    const { storage } = await openStorage(setUp())
    const value = { ...revision('a', 1), document: { ...sampleMap('a'), name: '' } }
    await expect(storage.commit([{ do: 'put', table: 'mapRevisions', value }])).rejects.toThrow(/At \/name/)
  })
})

describe('a picture', () => {
  const picture = () => storedPictureOf(pictureOf('png', 64, 48), { kind: 'png', width: 64, height: 48 })

  it('lies under the sum of its bytes, and they come back', async () => {
    const one = await picture()
    expect(one.id).toMatch(/^sha256-[0-9a-f]{64}\.png$/)
    expect(one.id).toBe((await picture()).id)
    expect(bytesOfPicture(one)).toEqual(pictureOf('png', 64, 48))
  })

  it('goes at the next start where nothing names it, and not before', async () => {
    const options = setUp()
    const one = await picture()
    const other = await storedPictureOf(pictureOf('png', 10, 10), { kind: 'png', width: 10, height: 10 })
    const first = (await openStorage(options)).storage
    await first.commit([
      { do: 'put', table: 'pictures', value: one },
      { do: 'put', table: 'pictures', value: other },
      { do: 'put', table: 'mapRevisions', value: { ...revision('a', 1), document: { ...sampleMap('a'), picture: { file: one.id } } } }
    ])
    expect(await first.picture(other.id)).toEqual(other)
    first.close()
    const second = (await openStorage(options)).storage
    expect([await second.picture(one.id), await second.picture(other.id)]).toEqual([one, null])
  })
})
