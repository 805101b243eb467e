/** Older revisions of maps and their pictures, as the storage keeps them. */
import { describe, expect, it } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openStorage } from '../../../../src/renderer/storage/openStorage.ts'
import { storedPictureOf } from '../../../../src/renderer/model/library/pictures.ts'
import { bytesOfPicture } from '../../../../src/shared/formats/documents/common/storedPicture.ts'
import { pictureOf } from '../../../fuzz/pictures.ts'
import type { Change } from '../../../../src/renderer/storage/interface/storage.ts'
import { memoryStorage } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { AnyChange } from '../../../../src/renderer/storage/rows/rows.ts'
import { sweepPictures } from '../../../../src/renderer/storage/sweepPictures.ts'
import { sampleHexMap, sampleMap } from './rows/samples.ts'

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

const put = (map: string): AnyChange => ({ do: 'put', table: 'maps', value: sampleMap(map), origin: 'user' })

describe('what belongs to a map', () => {
  const session = (id: string) => ({ do: 'put', table: 'sessions', value: { id, state: { first: 0 } } }) as const

  it.each<[string, Change]>([
    ['its revisions', { do: 'put', table: 'mapRevisions', value: revision('gone', 1) }],
    ['its undo', session('undo map gone')],
    ['the ways that were not taken', session('map ways gone')],
    ['the undo of a hex map', session('undo hexmap gone')],
    ['a step of a hex map', session('undo hexmap gone 3')],
    ['the undo of a figure', session('undo figure gone/f')]
  ])('goes at the next start, also where it is alone: %s', async (_, change) => {
    const options = setUp()
    const first = (await openStorage(options)).storage
    await first.commit([change])
    first.close()
    const second = (await openStorage(options)).storage
    expect([await second.mapRevisions('gone'), await second.sessions()]).toEqual([[], []])
  })

  it('stays as long as its deletion can be taken back, and goes at the next start', async () => {
    const options = setUp()
    const first = (await openStorage(options)).storage
    await first.commit([
      ...['a', 'own-map:2'].flatMap((map) => [
        { do: 'put', table: 'maps', value: sampleMap(map), origin: 'user' } as const,
        { do: 'put', table: 'mapRevisions', value: revision(map, 3) } as const,
        session(`undo map ${map}`),
        session(`undo map ${map} 7`),
        session(`map ways ${map}`)
      ]),
      { do: 'put', table: 'hexMaps', value: sampleHexMap('hill'), origin: 'user' },
      session('undo hexmap hill 3'),
      session('undo table 7')
    ])
    await first.commit([{ do: 'delete', table: 'maps', id: 'a' }])
    expect(await first.mapRevisions('a')).toHaveLength(1)
    first.close()
    const second = (await openStorage(options)).storage
    expect([await second.mapRevisions('a'), (await second.mapRevisions('own-map:2')).length]).toEqual([[], 1])
    expect((await second.sessions()).map(({ id }) => id).toSorted()).toEqual([
      'map ways own-map:2',
      'undo hexmap hill 3',
      'undo map own-map:2',
      'undo map own-map:2 7',
      'undo table 7'
    ])
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
      { do: 'put', table: 'maps', value: sampleMap('a'), origin: 'user' },
      { do: 'put', table: 'mapRevisions', value: { ...revision('a', 1), document: { ...sampleMap('a'), picture: { file: one.id } } } }
    ])
    expect(await first.picture(other.id)).toEqual(other)
    first.close()
    const second = (await openStorage(options)).storage
    expect([await second.picture(one.id), await second.picture(other.id)]).toEqual([one, null])
  })

  it.each<[string, (file: string) => readonly AnyChange[]]>([
    ['a map', (file) => [{ do: 'put', table: 'maps', value: { ...sampleMap('a'), picture: { file } }, origin: 'user' }]],
    [
      'a kept step of a map',
      (file) => [put('a'), { do: 'put', table: 'sessions', value: { id: 'undo map a 3', state: { first: 3, file } } }]
    ],
    [
      'a map that was set aside because it cannot be read',
      (file) => [
        {
          do: 'set-aside',
          table: 'maps',
          row: { id: 'a', value: { id: 'a', picture: { file } } },
          at: '2026-03-07T10:00:00.000Z',
          why: 'Broken.'
        }
      ]
    ]
  ])('stays as long as it is named by %s', async (_, naming) => {
    const storage = memoryStorage()
    const one = await picture()
    await storage.commit([{ do: 'put', table: 'pictures', value: one }, ...naming(one.id)])
    await sweepPictures(storage)
    expect(await storage.picture(one.id)).toEqual(one)
  })
})
