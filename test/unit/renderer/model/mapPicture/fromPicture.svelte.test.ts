/** A map on its way out of a picture: handles and check marks give a grid, a suggestion is accepted area by area, and what comes out says all of it. */
import { describe, expect, it } from 'vitest'
import { FromPicture } from '../../../../../src/renderer/model/mapPicture/fromPicture.svelte.ts'
import { blankMap } from '../../../../../src/shared/mapEdit/blankMap.ts'
import { INKS, USUAL_INKS, type Ink } from '../../../../../src/shared/mapPicture/colours.ts'
import type { SuggestedArea, Suggestion } from '../../../../../src/shared/mapPicture/suggest.ts'

const [WIDTH, HEIGHT] = [400, 300]
const CORNERS = [[20, 15], [380, 15], [380, 285], [20, 285]] as const // prettier-ignore
const picture = (grey = 0) => ({
  kind: 'webp' as const,
  bytes: new Uint8Array([1, 2, 3]),
  width: WIDTH,
  height: HEIGHT,
  raster: { width: WIDTH, height: HEIGHT, data: new Uint8Array(4 * WIDTH * HEIGHT).fill(grey) }
})
/** Four columns and three rows under the handles as they lie at first: 90 pixels a square. */
function making(): FromPicture {
  const one = new FromPicture()
  one.take(picture(), 'Dock')
  one.resize([4, 3])
  return one
}
const area = (ink: Ink, x: number, confidence = 0.9): SuggestedArea => ({ ink, squares: [[x, 0]], doubtful: [], confidence })
const suggestion = (areas: readonly SuggestedArea[], more: Partial<Suggestion> = {}): Suggestion => ({
  areas,
  unsure: {},
  walls: [],
  unsureWalls: [],
  ...more
})

describe('the grid', () => {
  it('lies under four handles a little inside the picture, or under two of them', () => {
    const one = making()
    expect(one.pixels).toEqual(CORNERS)
    expect(one.marks).toEqual([
      { square: [0, 0], pixel: CORNERS[0] },
      { square: [4, 0], pixel: CORNERS[1] },
      { square: [4, 3], pixel: CORNERS[2] },
      { square: [0, 3], pixel: CORNERS[3] }
    ])
    expect([one.square, one.residual, one.fit]).toEqual([expect.closeTo(90, 6), expect.closeTo(0, 6), 'good'])
    one.way = 'two'
    one.place()
    expect(one.pixels).toEqual([CORNERS[0], CORNERS[2]])
    expect(one.marks).toEqual([
      { square: [0, 0], pixel: CORNERS[0] },
      { square: [4, 3], pixel: CORNERS[2] }
    ])
    expect(one.grid).toEqual([90, 0, 20, 0, 90, 15, 0, 0, 1])
  })

  it('is none without a picture, with a handle too few, or with handles that are crossed', () => {
    const none = new FromPicture()
    none.place()
    expect([none.pixels, none.marks, none.grid, none.residual, none.square, none.shape]).toEqual([[], [], null, 0, 1, null])
    expect(none.kept).toEqual({ marks: [] })
    const one = making()
    one.pixels = CORNERS.slice(0, 3)
    expect([one.grid, one.marks.length]).toEqual([null, 3])
    one.pixels = [CORNERS[1], CORNERS[0], CORNERS[2], CORNERS[3]]
    expect(one.grid).toBeNull()
    one.way = 'two'
    one.pixels = [CORNERS[0]]
    expect(one.grid).toBeNull()
  })

  it.each<[readonly [number, number], readonly [number, number]]>([
    [
      [100, 50],
      [100, 50]
    ],
    [
      [-1, 50],
      [0, 50]
    ],
    [
      [100, -5],
      [100, 0]
    ],
    [
      [401, 301],
      [400, 300]
    ],
    [
      [400, 300],
      [400, 300]
    ]
  ])('a handle that goes to %j stays in the picture, at %j', (to, at) => {
    const one = making()
    one.move(2, to)
    expect(one.pixels).toEqual([CORNERS[0], CORNERS[1], at, CORNERS[3]])
  })

  it('a handle of no picture goes nowhere, and none jumps where nothing is printed', () => {
    const none = new FromPicture()
    none.pixels = [[5, 5]]
    none.move(0, [9, 9])
    expect([none.pixels, none.snap(0, 10)]).toEqual([[[0, 0]], false])
    const one = making()
    expect([one.snap(0, 10), one.snap(7, 10), one.pixels]).toEqual([false, false, CORNERS])
  })

  it('a handle jumps onto a printed corner that is near', () => {
    const one = new FromPicture()
    const printed = picture(255)
    for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (x >= 24 && y >= 20) printed.raster.data.fill(0, 4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3) // prettier-ignore
    one.take(printed, 'Dock')
    expect(one.snap(0, 12)).toBe(true)
    expect(one.pixels[0]).toEqual([expect.closeTo(24, 0), expect.closeTo(20, 0)])
    expect(one.pixels.slice(1)).toEqual(CORNERS.slice(1))
  })

  it('takes further corners that were marked, each once, and keeps them with the others', () => {
    const one = making()
    one.check([1, 1], [110, 105])
    one.check([2, 1], [200, 105])
    one.check([1, 2], [110, 195])
    one.check([1, 1], [110, 107])
    expect(one.checks).toEqual([
      { square: [2, 1], pixel: [200, 105] },
      { square: [1, 2], pixel: [110, 195] },
      { square: [1, 1], pixel: [110, 107] }
    ])
    expect(one.residual).toBeGreaterThan(0.5)
    expect(one.kept).toEqual({ grid: [...one.grid!], residual: one.residual, marks: [...one.marks, ...one.checks] })
    one.resize([4, 4])
    expect([one.checks, one.size, one.block]).toEqual([[], [4, 4], null])
  })

  it('says how well it sits', () => {
    const fit = (off: number) => {
      const one = making()
      one.way = 'two'
      one.place()
      one.check([2, 1], [200 + off, 105])
      return [one.residual, one.fit]
    }
    expect([fit(1), fit(4), fit(9)]).toEqual([
      [1, 'good'],
      [4, 'fair'],
      [9, 'bad']
    ])
  })

  it.each<[string, { readonly at: readonly [number, number]; readonly size: readonly [number, number] }, boolean]>([
    ['the whole map', { at: [0, 0], size: [4, 3] }, true],
    ['one square in the corner', { at: [3, 2], size: [1, 1] }, true],
    ['left of the map', { at: [-1, 0], size: [1, 1] }, false],
    ['above the map', { at: [0, -1], size: [1, 1] }, false],
    ['no column', { at: [0, 0], size: [0, 1] }, false],
    ['no row', { at: [0, 0], size: [1, 0] }, false],
    ['over the right side', { at: [1, 0], size: [4, 3] }, false],
    ['over the lower side', { at: [0, 1], size: [4, 3] }, false]
  ])('has a block between two corners: %s', (_name, block, is) => {
    const one = making()
    one.turnTo('two')
    one.sayBlock(block)
    expect(one.block).toEqual(is ? block : null)
    expect(one.between).toEqual(is ? block : { at: [0, 0], size: [4, 3] })
    const [x, y] = block.at
    if (is) expect(one.marks.map(({ square }) => square)).toEqual([[x, y], [x + block.size[0], y + block.size[1]]]) // prettier-ignore
  })

  it('goes from four corners to two and back, and turning to the way it is found already changes nothing', () => {
    const one = making()
    one.check([1, 1], [110, 105])
    one.turnTo('corners')
    expect(one.checks).toHaveLength(1)
    one.turnTo('two')
    expect([one.pixels, one.checks, one.block]).toEqual([[CORNERS[0], CORNERS[2]], [], null])
    one.sayBlock({ at: [1, 1], size: [2, 1] })
    one.turnTo('corners')
    // The block of two squares by one lies between the handles: the whole map is larger than the picture.
    const [first, , third] = one.pixels
    expect([...first!, ...third!].map(Math.round)).toEqual([-160, -255, 560, 555])
    expect(one.block).toBeNull()
  })

  it('of two handles that give none has four of them again, straight', () => {
    const one = making()
    one.way = 'two'
    one.pixels = [[380, 285], [20, 15]] // prettier-ignore
    expect(one.grid).toBeNull()
    one.turnTo('corners')
    expect(one.pixels).toEqual([[380, 285], [20, 285], [20, 15], [380, 15]]) // prettier-ignore
  })

  it('that is known gives the handles their places', () => {
    const one = making()
    one.turnTo('two')
    one.check([1, 1], [110, 105])
    one.placeOn([50, 0, 10, 0, 50, 20, 0, 0, 1])
    expect([one.way, one.checks, one.pixels]).toEqual(['corners', [], [[10, 20], [210, 20], [210, 170], [10, 170]]]) // prettier-ignore
  })

  it('says whether so many squares have the shape of the sheet, and which usual number of them has', () => {
    const one = new FromPicture()
    one.take(picture(), 'Dock')
    one.pixels = [[0, 0], [200, 0], [200, 300], [0, 300]] // prettier-ignore
    expect(one.shape).toBe('fits')
    one.resize([24, 24])
    expect(one.shape).toEqual([16, 24])
    one.pixels = [[0, 0], [300, 0], [300, 200], [0, 200]] // prettier-ignore
    expect(one.shape).toEqual([24, 16])
    one.pixels = [[0, 0], [400, 0], [400, 10], [0, 10]] // prettier-ignore
    expect(one.shape).toBeNull()
    one.turnTo('two')
    expect(one.shape).toBeNull()
  })
})

describe('inks and what they suggest', () => {
  it('are the usual ones at first, all looked for; one that somebody pointed at is that of the picture', () => {
    const one = making()
    expect(one.inks).toEqual(Object.fromEntries(INKS.map((ink) => [ink, { rgb: USUAL_INKS[ink], on: true, picked: false }])))
    one.turn('water', false)
    expect(one.inks.water).toEqual({ rgb: USUAL_INKS.water, on: false, picked: false })
    one.pick('water', [100, 100])
    expect(one.inks.water).toEqual({ rgb: [0, 0, 0], on: true, picked: true })
    expect(one.inks.hindering).toEqual({ rgb: USUAL_INKS.hindering, on: true, picked: false })
    one.take(picture(), 'Other')
    expect([one.inks.water, one.name]).toEqual([{ rgb: USUAL_INKS.water, on: true, picked: false }, 'Dock'])
    const none = new FromPicture()
    none.pick('water', [1, 1])
    expect(none.inks.water.picked).toBe(false)
  })

  it('are asked about with those that are looked for, and not without a grid', async () => {
    const one = making()
    for (const ink of INKS.slice(1)) one.turn(ink, false)
    const asked: unknown[] = []
    const found = suggestion([])
    const answer = (ask: unknown): Promise<Suggestion> => {
      asked.push(ask)
      return Promise.resolve(found)
    }
    await one.ask(answer)
    expect(asked).toEqual([{ picture: one.picture, grid: one.grid, size: [4, 3], inks: { hindering: USUAL_INKS.hindering } }])
    expect(one.suggestion).toBe(found)
    one.pixels = []
    await one.ask(answer)
    await new FromPicture().ask(answer)
    expect(asked).toHaveLength(1)
  })

  it('of another picture say nothing', async () => {
    const one = making()
    await one.ask(() => {
      one.picture = picture()
      return Promise.resolve(suggestion([]))
    })
    expect(one.suggestion).toBeNull()
  })

  it.each<[string, (one: FromPicture) => void]>([
    ['a handle is moved', (one) => { one.move(0, [1, 1]) }], // prettier-ignore
    ['a corner is marked', (one) => { one.check([1, 1], [110, 105]) }], // prettier-ignore
    ['the number of squares changes', (one) => { one.resize([5, 3]) }], // prettier-ignore
    ['the grid is found another way', (one) => { one.turnTo('two') }], // prettier-ignore
    ['the grid is placed', (one) => { one.placeOn([50, 0, 10, 0, 50, 20, 0, 0, 1]) }], // prettier-ignore
    ['a block is said', (one) => { one.sayBlock({ at: [1, 1], size: [2, 1] }) }], // prettier-ignore
    ['an ink is turned off', (one) => { one.turn('water', false) }], // prettier-ignore
    ['an ink is pointed at', (one) => { one.pick('water', [9, 9]) }], // prettier-ignore
    ['another picture is taken', (one) => { one.take(picture(), '') }] // prettier-ignore
  ])('are forgotten with all that was accepted where %s', (_name, change) => {
    const one = making()
    const water = area('water', 0)
    one.suggestion = suggestion([water], { walls: [{ edge: [[0, 0], [1, 0]], confidence: 1 }] }) // prettier-ignore
    one.acceptAll()
    one.meant = water
    change(one)
    expect([one.suggestion, [...one.accepted], one.wallsAccepted, one.meant]).toEqual([null, [], false, null])
    expect(one.map).toEqual(blankMap(...one.size))
  })
})

describe('what is accepted', () => {
  it('comes into the map area by area, the surest last, and the walls after all of them', () => {
    const one = making()
    const [sure, unsure] = [area('water', 1, 0.9), area('hindering', 2, 0.5)]
    const edge = [[0, 0], [1, 0]] as const // prettier-ignore
    one.suggestion = suggestion([sure, unsure], { walls: [{ edge, confidence: 1 }] })
    expect([one.stages, one.map]).toEqual([[], blankMap(4, 3)])
    one.acceptAll()
    expect(one.stages.map(({ what }) => what)).toEqual([unsure, sure, 'walls'])
    expect(one.stages.map(({ map }) => [map.terrain?.[0], map.walls])).toEqual([
      ['..h.', undefined],
      ['.wh.', undefined],
      ['.wh.', [edge]]
    ])
    expect(one.map).toEqual(one.stages[2]!.map)
    one.refuse(unsure)
    one.wallsAccepted = false
    expect(one.stages.map(({ what, map }) => [what, map.terrain?.[0]])).toEqual([[sure, '.w..']])
  })

  it('is everything but special terrain, and what was said of an area before stays said', () => {
    const one = making()
    const [raised, special, first, second] = [area('elevated', 0), area('special', 1), area('starting', 2), area('starting', 3)]
    one.suggestion = suggestion([raised, special, { ...second, squares: [[3, 2]] }, first]) // prettier-ignore
    const [, , below] = one.suggestion.areas
    one.accept(raised, { level: 4 })
    one.acceptAll()
    expect([...one.accepted]).toEqual([
      [raised, { level: 4, side: undefined, special: undefined }],
      [below, { level: 2, side: 'blue', special: undefined }],
      [first, { level: 2, side: 'red', special: undefined }]
    ])
    expect(one.wallsAccepted).toBe(false)
    one.accept(special, { special: 'lava' })
    one.accept(first, { side: 'green' })
    expect(one.accepted.get(special)).toEqual({ level: 2, side: undefined, special: 'lava' })
    expect(one.accepted.get(first)).toEqual({ level: 2, side: 'green', special: undefined })
    expect(one.map.starting).toEqual({ green: [[2, 0]], blue: [[3, 2]] })
  })

  it('of nothing that was suggested is a red side on the second level', () => {
    const one = making()
    const free = area('starting', 1)
    one.acceptAll()
    expect([one.accepted.size, one.wallsAccepted]).toEqual([0, false])
    one.accept(free)
    one.wallsAccepted = true
    expect([one.accepted.get(free), one.stages.length]).toEqual([{ level: 2, side: 'red', special: undefined }, 1])
  })
})

describe('the document', () => {
  it('is a map of its own, with the picture under its grid and what is in doubt', () => {
    const one = making()
    one.name = '  The dock '
    const edge = [[5, 5], [6, 5]] as const // prettier-ignore
    one.suggestion = suggestion([], {
      unsure: { special: [[3, 2]], water: [[1, 1]], hindering: [[0, 0]] }, // prettier-ignore
      unsureWalls: [edge]
    })
    expect(one.document('dock', 'sha256-x.webp')).toEqual({
      format: 'linejudge-map/2',
      id: 'dock',
      name: 'The dock',
      description: '',
      systems: [],
      map: { ...blankMap(4, 3), id: 'dock', name: 'The dock' },
      specialTerrain: [],
      meta: { source: 'photo', permission: 'own photo' },
      picture: {
        file: 'sha256-x.webp',
        kind: 'webp',
        width: WIDTH,
        height: HEIGHT,
        grid: [...one.grid!],
        residual: one.residual,
        marks: one.marks,
        opacity: 0.6,
        doubtful: { hindering: [[0, 0]], water: [[1, 1]], walls: [edge] }
      }
    })
  })

  it('is called by its id where it has no name, says nothing of doubts where nothing was looked for, and is mixed where a part is indoors', () => {
    const one = making()
    one.name = ' '
    const bare = one.document('dock', 'x', { size: [4, 3] })
    expect([bare.name, bare.map]).toEqual(['dock', { size: [4, 3], id: 'dock', name: 'dock' }])
    expect(Object.keys(bare.picture!)).not.toContain('doubtful')
    one.suggestion = suggestion([area('indoor', 1)])
    expect(one.document('dock', 'x').picture!.doubtful).toEqual({})
    one.acceptAll()
    expect(one.document('dock', 'x').meta).toEqual({ source: 'photo', permission: 'own photo', kind: 'mixed' })
  })
})
