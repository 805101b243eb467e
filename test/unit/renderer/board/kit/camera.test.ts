import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  GUTTER,
  bringCamera,
  centreOn,
  fitCamera,
  frameCamera,
  isInSight,
  keepInReach,
  openCamera,
  panBy,
  revealPoints,
  scaleLimits,
  toScreen,
  toWorld,
  zoomAt,
  type Camera,
  type Extent
} from '../../../../../src/renderer/board/kit/camera.ts'
import { seededRuns } from '../../../../support/seeded.ts'

const extents = fc.record({ width: fc.integer({ min: 1, max: 100 }), height: fc.integer({ min: 1, max: 100 }) })
const views = fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 320, max: 1600 }) })
const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true })
const cameras = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000), scale: number(6, 200) })
/** A board whose rim is far away. */
const vast = { width: 200, height: 200 }
const points = fc.tuple(number(-50, 150), number(-50, 150))

describe('filling the view', () => {
  it('shows a small map whole under a finger, beside the tools, and a larger one with squares that a finger hits', () => {
    const phone = { width: 390, height: 470 }
    const tools = { top: 0, right: 62, bottom: 0, left: 0 }
    const opened = (columns: number) => openCamera({ points: [], first: [] }, { width: columns, height: 8 }, phone, 44, tools)
    const { x, scale } = opened(8)
    expect(scale).toBeGreaterThan(30)
    expect(x + 8 * scale).toBeLessThanOrEqual(390 - 62)
    expect(opened(12).scale).toBe(44)
    const asked = openCamera({ points: [[0.5, 0.5], [7.5, 7.5]], first: [] }, { width: 8, height: 8 }, phone, 44, tools) // prettier-ignore
    expect(asked.x + 8 * asked.scale).toBeLessThanOrEqual(390 - 62)
  })

  it('shows every point with a square and a half around it, no closer than is of use', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number(0, 30), number(0, 30)), { minLength: 1, maxLength: 8 }), views, (shown, view) => {
        const camera = frameCamera(shown, view, 200)
        expect(camera.scale).toBeLessThanOrEqual(84)
        for (const point of shown) {
          const [x, y] = toScreen(camera, point)
          const around = Math.min(1.5 * camera.scale, 20)
          expect(x).toBeGreaterThan(around - 0.01)
          expect(x).toBeLessThan(view.width - around + 0.01)
          expect(y).toBeGreaterThan(around - 0.01)
          expect(y).toBeLessThan(view.height - around + 0.01)
        }
      }),
      seededRuns()
    )
  })
})

describe('opening a view', () => {
  const view = { width: 600, height: 500 }
  const board = { width: 24, height: 16 }

  it('shows no square below 28 pixels, whatever the map, the window and the question', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number(0, 60), number(0, 60)), { maxLength: 6 }), views, extents, (points, room, map) => {
        expect(openCamera({ points, first: points.slice(0, 1) }, map, room).scale).toBeGreaterThanOrEqual(28)
      }),
      seededRuns()
    )
  })

  it('shows the question close up, all of it where there is room', () => {
    const points = [
      [3, 3],
      [7, 6]
    ] as const
    const camera = openCamera({ points, first: [] }, board, view)
    expect(camera.scale).toBeGreaterThan(50)
    expect(isInSight(points, camera, view)).toBe(true)
  })

  it('shows the whole map where that is nearly as close, so that no column is cut off, and not where it is farther', () => {
    const [nine, room] = [
      { width: 9, height: 5 },
      { width: 640, height: 560 }
    ]
    const whole = fitCamera(nine, room)
    const far = openCamera({ points: [[1.5, 1.5], [7.5, 1.5]], first: [] }, nine, room) // prettier-ignore
    expect(far).toEqual(whole)
    const near = openCamera({ points: [[1.5, 1.5], [4.5, 1.5]], first: [] }, nine, room) // prettier-ignore
    expect(near.scale).toBe(84)
    // Nor where its squares would be too small for a finger.
    expect(openCamera({ points: [[1.5, 1.5], [7.5, 1.5]], first: [] }, nine, room, 70).scale).toBeGreaterThanOrEqual(70) // prettier-ignore
    // A map with room to spare is not blown up.
    expect(openCamera({ points: [[1.5, 1.5], [3.5, 1.5]], first: [] }, { width: 5, height: 4 }, room).scale).toBe(84) // prettier-ignore
  })

  it('is never farther than the whole map, where the question is about all of it', () => {
    const [nine, room] = [
      { width: 9, height: 6 },
      { width: 632, height: 520 }
    ]
    expect(openCamera({ points: [[0.5, 0.5], [8.5, 5.5]], first: [] }, nine, room)).toEqual(fitCamera(nine, room)) // prettier-ignore
    // Where the whole map has more room than it needs, its squares are as large as they are close up.
    expect(openCamera({ points: [[0.5, 0.5], [4.5, 3.5]], first: [] }, { width: 5, height: 4 }, room).scale).toBe(84) // prettier-ignore
  })

  it('leaves a map whole that fits, wherever on it the question lies', () => {
    const [small, room, insets] = [
      { width: 6, height: 4 },
      { width: 632, height: 560 },
      { top: 0, right: 60, bottom: 0, left: 0 }
    ]
    const onBoard = fc.tuple(number(0, 6), number(0, 4))
    fc.assert(
      fc.property(onBoard, onBoard, (from, to) => {
        const { x, y, scale } = openCamera({ points: [from, to], first: [to] }, small, room, 28, insets)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(GUTTER)
        expect(x + 6 * scale).toBeLessThanOrEqual(room.width - 60 - GUTTER)
        expect(y + 4 * scale).toBeLessThanOrEqual(room.height - GUTTER)
      }),
      seededRuns()
    )
  })

  it('shows the end that decides where both ends do not fit', () => {
    const first = [[23, 15]] as const
    const camera = openCamera({ points: [[0, 0], ...first], first }, board, view)
    expect(camera.scale).toBe(28)
    expect(isInSight(first, camera, view)).toBe(true)
    expect(isInSight([[0, 0]], camera, view)).toBe(false)
  })

  it('shows a map without a question whole, or from its corner in squares of 28 pixels', () => {
    expect(openCamera({ points: [], first: [] }, { width: 8, height: 8 }, view)).toEqual(fitCamera({ width: 8, height: 8 }, view))
    const large = openCamera({ points: [], first: [] }, { width: 36, height: 36 }, view)
    expect([large.scale, isInSight([[0, 0]], large, view)]).toEqual([28, true])
  })
})

describe('bringing a question into sight', () => {
  const view = { width: 600, height: 500 }
  const camera = { x: 0, y: 0, scale: 40 }

  it('moves nothing where all of it is in sight', () => {
    expect(bringCamera({ points: [[1, 1], [9, 9]], first: [] }, camera, vast, view)).toBe(camera) // prettier-ignore
  })

  it('moves at the same scale where it fits, goes back to 28 pixels where it does not, and then shows what decides', () => {
    const beside = bringCamera({ points: [[20, 3], [26, 9]], first: [] }, camera, vast, view) // prettier-ignore
    expect([beside.scale, isInSight([[20, 3], [26, 9]], beside, view)]).toEqual([40, true]) // prettier-ignore
    const wide = bringCamera({ points: [[2, 3], [18, 3]], first: [] }, camera, vast, view) // prettier-ignore
    expect(wide.scale).toBeLessThan(40)
    expect(isInSight([[2, 3], [18, 3]], wide, view)).toBe(true) // prettier-ignore
    const first = [[60, 40]] as const
    const far = bringCamera({ points: [[0, 0], ...first], first }, camera, vast, view)
    expect([far.scale, isInSight(first, far, view)]).toEqual([28, true])
  })
})

describe('the camera', () => {
  it('turns squares into pixels and back', () => {
    fc.assert(
      fc.property(cameras, points, (camera, point) => {
        const back = toWorld(camera, toScreen(camera, point))
        expect(back[0]).toBeCloseTo(point[0], 6)
        expect(back[1]).toBeCloseTo(point[1], 6)
      }),
      seededRuns()
    )
  })

  it('keeps what is under the pointer there while zooming, also at the limits', () => {
    fc.assert(
      fc.property(cameras, fc.tuple(number(0, 1280), number(0, 800)), number(0.01, 100), (camera, at, factor) => {
        const under = toWorld(camera, at)
        const zoomed = zoomAt(camera, factor, at, { min: 10, max: 160 })
        expect(zoomed.scale).toBeGreaterThanOrEqual(10)
        expect(zoomed.scale).toBeLessThanOrEqual(160)
        const still = toScreen(zoomed, under)
        expect(still[0]).toBeCloseTo(at[0], 5)
        expect(still[1]).toBeCloseTo(at[1], 5)
      }),
      seededRuns()
    )
  })

  it('shows the whole board and its square names when fitted, wherever there is room for it', () => {
    fc.assert(
      fc.property(extents, views, (board, view) => {
        const camera = fitCamera(board, view)
        const [left, top] = toScreen(camera, [0, 0])
        const [right, bottom] = toScreen(camera, [board.width, board.height])
        expect(left + right).toBeCloseTo(view.width, 5)
        expect(top + bottom).toBeCloseTo(view.height, 5)
        if (camera.scale > 6) {
          expect(Math.min(left, top)).toBeGreaterThan(20)
        }
      }),
      seededRuns()
    )
  })

  it('fits into what a sheet leaves free', () => {
    const view = { width: 400, height: 800 }
    const camera = fitCamera({ width: 10, height: 10 }, view, { top: 0, right: 0, bottom: 400, left: 0 })
    expect(toScreen(camera, [0, 10])[1]).toBeLessThanOrEqual(400)
  })

  it('never lets the board out of reach, and leaves a camera alone that is within it', () => {
    fc.assert(
      fc.property(extents, views, number(-1e6, 1e6), number(-1e6, 1e6), (board: Extent, view: Extent, dx: number, dy: number) => {
        const fitted = fitCamera(board, view)
        expect(keepInReach(fitted, board, view)).toEqual(fitted)
        const moved = keepInReach(panBy(fitted, dx, dy), board, view)
        const [left, top] = toScreen(moved, [0, 0])
        const [right, bottom] = toScreen(moved, [board.width, board.height])
        expect(left).toBeLessThan(view.width)
        expect(top).toBeLessThan(view.height)
        expect(right).toBeGreaterThan(0)
        expect(bottom).toBeGreaterThan(0)
      }),
      seededRuns()
    )
  })

  it('lets a person zoom out to the whole board and in to single squares', () => {
    const limits = scaleLimits({ width: 96, height: 16 }, { width: 1280, height: 800 })
    expect(limits.min).toBeLessThanOrEqual(fitCamera({ width: 96, height: 16 }, { width: 1280, height: 800 }).scale)
    expect(limits.max).toBeGreaterThan(100)
  })

  it('puts a point in the middle', () => {
    const camera = centreOn({ x: 0, y: 0, scale: 50 }, [3.5, 4.5], { width: 1000, height: 600 })
    expect(toScreen(camera, [3.5, 4.5])).toEqual([500, 300])
  })
})

describe('revealing a line', () => {
  const view = { width: 800, height: 600 }
  const insets = { top: 0, right: 0, bottom: 200, left: 0 }
  const camera: Camera = { x: 0, y: 0, scale: 40 }

  it('does nothing when all of it is in sight', () => {
    expect(
      revealPoints(
        camera,
        [
          [2, 2],
          [10, 5]
        ],
        vast,
        view,
        insets
      )
    ).toEqual(camera)
  })

  it('moves just far enough to bring it clear of what covers the view', () => {
    const moved = revealPoints(
      camera,
      [
        [2, 8],
        [10, 11]
      ],
      vast,
      view,
      insets
    )
    expect(moved).toEqual({ x: 0, y: 400 - 12 * 40, scale: 40 })
  })

  it('shows no more beyond the rim of the board than the names of its squares', () => {
    const moved = revealPoints(camera, [[10, 9]], { width: 20, height: 10 }, view, insets) // prettier-ignore
    expect(moved).toEqual({ x: 0, y: 400 - 10 * 40, scale: 40 })
    const rim = revealPoints(camera, [[10, 10]], { width: 20, height: 10 }, view, insets) // prettier-ignore
    expect(rim.y).toBeCloseTo(400 - 10 * 40 - GUTTER, 6)
  })

  it('zooms out where there is no room for it otherwise', () => {
    const moved = revealPoints(
      camera,
      [
        [2, 2],
        [10, 12]
      ],
      vast,
      view,
      insets
    )
    expect(moved.scale).toBeLessThan(40)
    expect(toScreen(moved, [10, 12])[1]).toBeLessThanOrEqual(400)
    expect(toScreen(moved, [2, 2])[1]).toBeGreaterThanOrEqual(0)
  })
})
