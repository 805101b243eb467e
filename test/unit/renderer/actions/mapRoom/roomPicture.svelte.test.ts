/** The grid of a map's picture laid again: the picture lies elsewhere, and nothing that is drawn has moved. */
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { Library } from '../../../../../src/renderer/model/library/library.svelte.ts'
import { GridFit } from '../../../../../src/renderer/model/mapPicture/gridFit.svelte.ts'
import { MapRoom } from '../../../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import { gridOfRoom, keepGrid, setOpacity, takeAway } from '../../../../../src/renderer/actions/mapRoom/roomPicture.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { homographyIn, pixelAt } from '../../../../../src/shared/mapPicture/homography.ts'
import { sampleMap } from '../../storage/rows/samples.ts'

const drawn: MapFile = {
  ...sampleMap('yard'),
  map: {
    size: [4, 4],
    terrain: ['hh..', '....', '..bb', '....'],
    walls: [
      [
        [0, 0],
        [1, 0]
      ]
    ]
  },
  labels: [{ at: [1.5, 2], text: 'Pool' }],
  picture: { file: 'photo-of-another-program.png', opacity: 0.3 }
}

async function setUp() {
  const storage = memoryStorage()
  await storage.commit([{ do: 'put', table: 'maps', value: drawn, origin: 'user' }])
  const library = new Library(storage)
  await library.load()
  const room = new MapRoom(library.maps[0]!, library)
  const making = new GridFit()
  making.size = room.document.map.size
  making.picture = {
    kind: 'webp',
    bytes: new Uint8Array([1, 2, 3]),
    width: 100,
    height: 100,
    raster: { width: 100, height: 100, data: new Uint8Array(40_000) }
  }
  making.place()
  return { storage, room, making, app: { library, session: new Session() } }
}
const withoutPicture = ({ picture: _, meta: _meta, ...rest }: MapFile): string => JSON.stringify(rest)

describe('the picture of a map', () => {
  it('gets another grid as one step; what is drawn stays byte for byte', async () => {
    const { storage, room, making, app } = await setUp()
    const before = withoutPicture(room.document)
    expect(await keepGrid(app, room, making)).toBe(true)
    const first = room.document.picture!
    expect(pixelAt(homographyIn(first.grid)!, [4, 4]).map(Math.round)).toEqual([95, 95])
    expect(first).toMatchObject({ opacity: 0.3, width: 100, residual: expect.any(Number) as number })
    const again = new GridFit()
    again.size = room.document.map.size
    again.picture = making.picture
    again.placeOn(homographyIn(first.grid)!)
    again.move(2, [80, 90])
    expect(await keepGrid(app, room, again)).toBe(true)
    expect(pixelAt(homographyIn(room.document.picture!.grid)!, [4, 4]).map(Math.round)).toEqual([80, 90])
    setOpacity(room, 0.9)
    expect(withoutPicture(room.document)).toBe(before)
    await room.flush()
    const [row] = await storage.rows('pictures')
    expect(row!.id).toBe(room.document.picture!.file)
    room.undo()
    room.undo()
    expect(room.document.picture).toEqual(first)
    takeAway(room)
    expect([withoutPicture(room.document), room.document.picture]).toEqual([before, undefined])
  })

  it('is not kept where its corners make no sheet', async () => {
    const { room, making, app } = await setUp()
    making.move(0, [99, 99])
    expect(await keepGrid(app, room, making)).toBe(false)
    expect(room.steps.history.past).toHaveLength(0)
  })

  it('is put under the fingers: a handle jumps onto the printed corner beside it, or stays', async () => {
    const { making } = await setUp()
    const { raster } = making.picture!
    const data = raster.data as Uint8Array
    for (let y = 8; y < 100; y++) for (let x = 8; x < 100; x++) data.fill(200, (y * 100 + x) * 4, (y * 100 + x) * 4 + 3)
    making.move(0, [5, 6])
    expect(making.snap(0, 8)).toBe(true)
    expect(making.pixels[0]!.map((one) => Math.abs(one - 8) < 0.2)).toEqual([true, true])
    making.move(2, [60, 60])
    expect([making.snap(2, 8), making.pixels[2]]).toEqual([false, [60, 60]])
  })
})

it('the grid of a picture that is nowhere, or on another device, is not laid again; what cannot be read is told', async () => {
  const { room, app } = await setUp()
  expect(await gridOfRoom(app, room)).toBeNull()
  expect(app.session.notices).toEqual([])
  const asked: string[] = []
  const library = {
    picture: (id: string) => {
      asked.push(id)
      return Promise.reject(new Error('The disk is gone.'))
    }
  } as unknown as Library
  expect(await gridOfRoom({ ...app, library }, room)).toBeNull()
  expect(asked).toEqual([drawn.picture!.file])
  expect(app.session.notices.map(({ text }) => text)).toEqual(['The disk is gone.'])
  takeAway(room)
  expect(await gridOfRoom({ ...app, library }, room)).toBeNull()
  expect(asked).toHaveLength(1)
})
