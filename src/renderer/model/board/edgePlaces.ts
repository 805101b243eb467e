/** The places of the signs of squares out of sight: at the edge of the board, apart from each other, clear of the figures in sight. */
import type { Point } from '../../../shared/scene/scene.ts'

/** In CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A sign: the point that it leads to, and its size. */
export interface EdgeSign {
  readonly at: Point
  readonly size: Point
}

/** CSS pixels between two signs, and between the places that are tried. */
const [GAP, STEP] = [4, 8]

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

const boxAt = ([x, y]: Point, [width, height]: Point): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2
})

/** How much two boxes share, in square pixels. */
function shared(a: Box, b: Box): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return x > 0 && y > 0 ? x * y : 0
}

/** Every place at the edge of the area for a sign of this size, as the middle of the sign. */
function placesIn({ left, top, right, bottom }: Box, [width, height]: Point): readonly Point[] {
  const [x0, x1] = [left + width / 2, Math.max(left + width / 2, right - width / 2)]
  const [y0, y1] = [top + height / 2, Math.max(top + height / 2, bottom - height / 2)]
  const along = (from: number, to: number): readonly number[] => [
    ...Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, n) => from + n * STEP),
    to
  ]
  return [
    ...along(x0, x1).flatMap((x): Point[] => [
      [x, y0],
      [x, y1]
    ]),
    ...along(y0, y1).flatMap((y): Point[] => [
      [x0, y],
      [x1, y]
    ])
  ]
}

/**
 * The middle of each sign: the place at the edge of `area` nearest to its point that is free.
 * @param taken what a sign may not cover; if no place is free, the sign covers as little as possible
 */
export function edgePlaces(signs: readonly EdgeSign[], area: Box, taken: readonly Box[]): readonly Point[] {
  const placed: Box[] = []
  return signs.map(({ at, size }) => {
    const [width, height] = size
    const nearest: Point = [
      clamped(at[0], area.left + width / 2, Math.max(area.left + width / 2, area.right - width / 2)),
      clamped(at[1], area.top + height / 2, Math.max(area.top + height / 2, area.bottom - height / 2))
    ]
    let best = { place: nearest, covered: Infinity, away: Infinity }
    for (const place of [nearest, ...placesIn(area, size)]) {
      const box = boxAt(place, [width + 2 * GAP, height + 2 * GAP])
      // Another sign in the same place hides both.
      const covered = [...taken, ...placed.flatMap((one) => [one, one, one, one])].reduce((sum, one) => sum + shared(box, one), 0)
      const away = Math.hypot(place[0] - nearest[0], place[1] - nearest[1])
      if (covered < best.covered || (covered === best.covered && away < best.away)) best = { place, covered, away }
    }
    placed.push(boxAt(best.place, size))
    return best.place
  })
}
