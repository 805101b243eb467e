/** A map out of a picture: the grid out of a block of it, and what was accepted as steps of the map. */
import { expect, it } from 'vitest'
import { keepMap } from '../../../../../src/renderer/actions/mapPicture/fromPictureActions.ts'
import { resizeTo } from '../../../../../src/renderer/actions/mapRoom/aboutRoom.ts'
import { openRoom } from '../../../../../src/renderer/actions/mapRoom/rooms.ts'
import { FromPicture } from '../../../../../src/renderer/model/mapPicture/fromPicture.svelte.ts'
import { kindsAt, levelAt } from '../../../../../src/shared/contract/caseSquares.ts'
import { pixelAt } from '../../../../../src/shared/mapPicture/homography.ts'
import type { SuggestedArea, Suggestion } from '../../../../../src/shared/mapPicture/suggest.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const scan = (): FromPicture => {
  const making = new FromPicture()
  const raster = { width: 400, height: 400, data: new Uint8Array(640_000) }
  making.take({ kind: 'webp', bytes: new Uint8Array([1, 2, 3]), width: 400, height: 400, raster }, 'Scan')
  making.resize([10, 8])
  return making
}
const area = (ink: SuggestedArea['ink'], x: number): SuggestedArea => ({
  ink,
  squares: [
    [x, 0],
    [x, 1]
  ],
  doubtful: [],
  confidence: 0.9
})

it('a picture that is taken has its four handles near its corners, and each further one its own', () => {
  const making = new FromPicture()
  for (const [width, height] of [
    [400, 300],
    [200, 600]
  ] as const) {
    const raster = { width, height, data: new Uint8Array(4 * width * height) }
    making.take({ kind: 'webp', bytes: new Uint8Array([1]), width, height, raster }, 'Scan')
    const corners = [0, 0, width, 0, width, height, 0, height]
    expect(making.pixels).toHaveLength(4)
    making.pixels.flat().forEach((at, i) => {
      expect(Math.abs(at - corners[i]!)).toBeLessThan(0.2 * (i % 2 === 0 ? width : height))
    })
  }
})

it('two corners of any block give the grid of the whole map, which four corners take over', () => {
  const making = scan()
  making.turnTo('two')
  making.move(0, [2 * 34.3 + 10, 3 * 34.1 + 20])
  making.move(1, [9 * 34.3 + 10, 7 * 34.1 + 20])
  making.sayBlock({ at: [2, 3], size: [7, 4] })
  expect(pixelAt(making.grid!, [0, 0])).toEqual([expect.closeTo(10, 6), expect.closeTo(20, 6)])
  making.sayBlock({ at: [9, 3], size: [7, 4] })
  expect(making.between).toEqual({ at: [2, 3], size: [7, 4] })
  making.turnTo('corners')
  expect(pixelAt(making.grid!, [10, 8])).toEqual([expect.closeTo(353, 6), expect.closeTo(292.8, 6)])
})

it('four corners that were marked are there again after a look at two of them', () => {
  const making = scan()
  making.move(1, [370, 60])
  const marked = making.pixels
  making.turnTo('two')
  making.turnTo('corners')
  expect(making.pixels).toEqual(marked)
  making.turnTo('two')
  making.move(1, [300, 300])
  making.turnTo('corners')
  expect(making.pixels[2]).toEqual([300, 300])
})

it('what was looked for under another grid, picture or ink is not taken', async () => {
  const making = scan()
  making.turnTo('corners')
  let answer: (found: Suggestion) => void = () => undefined
  const asked = (): Promise<void> => making.ask(() => new Promise((resolve) => (answer = resolve)))
  const found: Suggestion = { areas: [], unsure: {}, walls: [], unsureWalls: [] }
  for (const change of [
    () => {
      making.turn('water', false)
    },
    () => {
      making.move(1, [370, 60])
    }
  ]) {
    const waiting = asked()
    change()
    answer(found)
    await waiting
    expect(making.suggestion).toBeNull()
  }
  const waiting = asked()
  answer(found)
  await waiting
  expect(making.suggestion).toBe(found)
})

it('each area that was accepted is a step of the map, which undo in the map room takes back', async () => {
  const { app, library } = memoryApp()
  await library.load()
  const making = scan()
  const [green, red] = [area('hindering', 1), area('elevated', 4)]
  making.suggestion = {
    areas: [green, red],
    unsure: { hindering: [[7, 7], [1, 0]], special: [[3, 3]] }, // prettier-ignore
    walls: [{ edge: [[2, 2], [3, 2]], confidence: 1 }], // prettier-ignore
    unsureWalls: [[[5, 5], [6, 5]]] // prettier-ignore
  }
  making.acceptAll()
  making.accept(red, { level: 3 })
  making.refuse(green)
  making.accept(green)
  expect(await keepMap(app, making)).toBe(true)
  const { room } = (await openRoom(app))!
  expect(room.document.map).toMatchObject({ terrain: [expect.stringContaining('.h'), expect.any(String), ...Array<unknown>(6).fill(expect.any(String))], walls: [[[2, 2], [3, 2]]] }) // prettier-ignore
  expect(room.steps.history.past).toHaveLength(3)
  expect(room.document.picture?.doubtful).toEqual({ hindering: [[7, 7], [1, 0]], walls: [[[5, 5], [6, 5]]] }) // prettier-ignore
  resizeTo(room, [8, 8], 'lower-right')
  expect(room.document.picture?.doubtful).toEqual({ hindering: [[5, 7]], walls: [[[3, 5], [4, 5]]] }) // prettier-ignore
  room.undo()
  expect(levelAt(room.document.map, [4, 0])).toBe(3)
  room.undo()
  expect(room.document.map.walls ?? []).toEqual([])
  room.undo()
  room.undo()
  expect([levelAt(room.document.map, [4, 0]), kindsAt(room.document.map, [1, 0])]).toEqual([1, []])
  expect([room.document.picture?.grid?.length, room.steps.canUndo]).toEqual([9, false])
})

it('a map of a name that is taken is kept beside the others, counted from two on', async () => {
  const { app, library } = memoryApp()
  await library.load()
  for (let times = 0; times < 3; times++) expect(await keepMap(app, scan())).toBe(true)
  expect(library.maps.map(({ id, name }) => [id, name]).sort()).toEqual([
    ['scan', 'Scan'],
    ['scan-2', 'Scan'],
    ['scan-3', 'Scan']
  ])
})
