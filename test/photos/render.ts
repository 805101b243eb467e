/**
 * A map printed and photographed badly, worked out pixel by pixel: boundary lines just inside of their squares, walls on the lines of
 * the grid, art under them; then the camera, with perspective, uneven light, a shadow, blur, glare and grain.
 */
import type { CaseMap, Segment, SquareXY } from '../../src/shared/contract/case.ts'
import { isIndoor, kindsAt, levelAt } from '../../src/shared/contract/caseSquares.ts'
import { cornersOf, squaresOf } from '../../src/shared/formats/exporting/parts.ts'
import { type Ink, type Rgb, USUAL_INKS } from '../../src/shared/mapPicture/colours.ts'
import { cornerSquares, homographyOf, inverseOf, pixelAt, type Point } from '../../src/shared/mapPicture/homography.ts'
import { colourAt, type Raster } from '../../src/shared/mapPicture/raster.ts'
import { chanceFrom, type Chance } from '../support/seeded.ts'

/** How a photo was taken. Pixels and shares. */
export interface Camera {
  readonly seed: number
  readonly width: number
  readonly height: number
  /** Where the corners of the grid are: upper left, upper right, lower right, lower left. */
  readonly corners: readonly Point[]
  /** How far off somebody clicks each of them. */
  readonly clicked: number
  /** Light at the left, right, top and bottom, 1: full. */
  readonly light: readonly [number, number, number, number]
  /** The colour of the light. */
  readonly tint: Rgb
  /** A band of shadow over the sheet: from one place to the other (shares of the picture), how dark. */
  readonly shadow: { readonly from: number; readonly to: number; readonly dark: number } | null
  /** Pixels to each side. */
  readonly blur: number
  /** A bright spot: its middle and radius (shares), how bright. */
  readonly glare: { readonly at: Point; readonly radius: number; readonly bright: number } | null
  /** The most that a part of a colour is off by chance, of 255. */
  readonly grain: number
}

/** Squares of each ink, as a print has them: what encloses them, in areas of one meaning. */
export function truthOf(map: CaseMap): Readonly<Record<Ink, readonly SquareXY[]>> {
  const all = [...squaresOf(map)]
  const of = (kind: string) => all.filter((at) => kindsAt(map, at).some((one) => one === kind || one.startsWith(`${kind}:`)))
  return {
    hindering: of('hindering'),
    water: of('water'),
    blocking: of('blocking'),
    elevated: all.filter((at) => levelAt(map, at) > 1),
    starting: Object.values(map.starting ?? {}).flat(),
    indoor: all.filter((at) => isIndoor(map, at)),
    special: of('special')
  }
}

/** How deep inside its squares each line is printed, so that two of them do not lie on each other. In squares. */
export const DEPTH: Readonly<Record<Ink, number>> = {
  hindering: 0.08,
  water: 0.08,
  blocking: 0.08,
  elevated: 0.03,
  starting: 0.13,
  indoor: 0.13,
  special: 0.18
}
export const LINE = 0.042
const WALL = 0.085

/** Soft blotches of colour, as the art of a map has them. */
function artOf(chance: Chance, columns: number, rows: number, pixels: number, strength: number): Raster {
  const [width, height] = [columns * pixels, rows * pixels]
  const data = new Uint8ClampedArray(width * height * 4)
  const cell = 1.6 * pixels
  const [across, down] = [Math.ceil(width / cell) + 2, Math.ceil(height / cell) + 2]
  const base = [chance.whole(150, 190), chance.whole(145, 180), chance.whole(135, 170)]
  const lattice = Array.from({ length: across * down }, () => base.map((part) => part + chance.whole(-strength, strength)))
  const smooth = (t: number): number => t * t * (3 - 2 * t)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / cell, y / cell]
      const [i, j] = [Math.floor(u), Math.floor(v)]
      const [s, t] = [smooth(u - i), smooth(v - j)]
      for (let part = 0; part < 3; part++) {
        const at = (a: number, b: number): number => lattice[(j + b) * across + i + a]![part]!
        data[(y * width + x) * 4 + part] = (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t
      }
      data[(y * width + x) * 4 + 3] = 255
    }
  return { width, height, data }
}

/** The printed sheet, so many pixels a square. */
export function printed(map: CaseMap, pixels: number, seed: number, strength = 20): Raster {
  const [columns, rows] = map.size
  const sheet = artOf(chanceFrom(seed), columns, rows, pixels, strength)
  const box = (x0: number, y0: number, x1: number, y1: number, [r, g, b]: Rgb, cover = 1): void => {
    const { width, height, data } = sheet
    for (let y = Math.max(0, Math.round(y0 * pixels)); y < Math.min(height, Math.round(y1 * pixels)); y++)
      for (let x = Math.max(0, Math.round(x0 * pixels)); x < Math.min(width, Math.round(x1 * pixels)); x++) {
        const at = (y * width + x) * 4
        for (const [part, value] of [r, g, b].entries()) data[at + part] = data[at + part]! * (1 - cover) + value * cover
      }
  }
  for (let x = 0; x <= columns; x++) box(x - 0.008, 0, x + 0.008, rows, [90, 88, 84], 0.5)
  for (let y = 0; y <= rows; y++) box(0, y - 0.008, columns, y + 0.008, [90, 88, 84], 0.5)
  const truth = truthOf(map)
  for (const [ink, squares] of Object.entries(truth) as [Ink, readonly SquareXY[]][]) {
    // Roofs of two heights have a line between them, starting areas of two sides as well.
    const groupOf = ([x, y]: SquareXY): string => (ink === 'elevated' ? String(levelAt(map, [x, y])) : ink === 'starting' ? (Object.entries(map.starting ?? {}).find(([, own]) => own.some(([u, v]) => u === x && v === y))?.[0] ?? '') : '')
    const groups = new Map(squares.map((at) => [at.join(), groupOf(at)]))
    const depth = DEPTH[ink]
    const colour = USUAL_INKS[ink]
    for (const [x, y] of squares) {
      const same = (dx: number, dy: number): boolean => groups.get([x + dx, y + dy].join()) === groups.get([x, y].join())
      const [left, right, top, bottom] = [same(-1, 0) ? x : x + depth, same(1, 0) ? x + 1 : x + 1 - depth, same(0, -1) ? y : y + depth, same(0, 1) ? y + 1 : y + 1 - depth]
      if (!same(0, -1)) box(left, top, right, top + LINE, colour)
      if (!same(0, 1)) box(left, bottom - LINE, right, bottom, colour)
      if (!same(-1, 0)) box(left, top, left + LINE, bottom, colour)
      if (!same(1, 0)) box(right - LINE, top, right, bottom, colour)
      // Inner corners: the outline of the neighbours goes on into this square.
      for (const [dx, dy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const)
        if (same(dx, 0) && same(0, dy) && !same(dx, dy)) {
          const [cx, cy] = [dx < 0 ? x : x + 1, dy < 0 ? y : y + 1]
          box(Math.min(cx, cx - dx * depth), cy - dy * depth - (dy > 0 ? LINE : 0), Math.max(cx, cx - dx * depth), cy - dy * depth + (dy > 0 ? 0 : LINE), colour)
          box(cx - dx * depth - (dx > 0 ? LINE : 0), Math.min(cy, cy - dy * depth), cx - dx * depth + (dx > 0 ? 0 : LINE), Math.max(cy, cy - dy * depth), colour)
        }
    }
  }
  for (const edge of map.walls ?? []) {
    const [[x, y], [u, v]] = cornersOf(edge satisfies Segment)
    box(x - WALL / 2, y - WALL / 2, u + WALL / 2, v + WALL / 2, [14, 13, 12])
  }
  return sheet
} // prettier-ignore

/** The sheet as the camera sees it, on a brown table. */
export function photographed(map: CaseMap, camera: Camera, sheetPixels = 72): Raster {
  const { width, height, light, tint, shadow, blur, glare, grain } = camera
  const sheet = printed(map, sheetPixels, camera.seed)
  const grid = homographyOf(cornerSquares(map.size).map((square, index) => ({ square, pixel: camera.corners[index]! })))!
  const back = inverseOf(grid)!
  const chance = chanceFrom(camera.seed + 1)
  const seen = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0]
      for (const [du, dv] of [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]] as const) {
        const [u, v] = pixelAt(back, [x + du, y + dv])
        const isSheet = u >= 0 && v >= 0 && u < map.size[0] && v < map.size[1]
        const colour = isSheet ? colourAt(sheet, [u * sheetPixels, v * sheetPixels]) : [104, 76, 52]
        colour.forEach((part, index) => { sum[index]! += part / 4 }) // prettier-ignore
      }
      const [h, w] = [y / height, x / width]
      let bright = (light[0] * (1 - w) + light[1] * w + light[2] * (1 - h) + light[3] * h) / 2
      if (shadow) {
        const place = (w + h) / 2
        const soft = 0.02
        const inside = Math.min(1, Math.max(0, (place - shadow.from) / soft)) * Math.min(1, Math.max(0, (shadow.to - place) / soft))
        bright *= 1 - shadow.dark * inside
      }
      const far = glare ? Math.hypot(w - glare.at[0], h - glare.at[1]) / glare.radius : 2
      const white = glare && far < 1 ? glare.bright * (1 - far) * 255 : 0
      sum.forEach((part, index) => { seen[(y * width + x) * 3 + index] = (part * bright * tint[index]!) / 255 + white }) // prettier-ignore
    }
  const blurred = smoothed(smoothed(seen, width, height, blur, 3), width, height, blur, width * 3)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let part = 0; part < 3; part++) data[pixel * 4 + part] = Math.round((blurred[pixel * 3 + part]! + (grain === 0 ? 0 : (chance.next() - 0.5) * 2 * grain)) / 8) * 8
    data[pixel * 4 + 3] = 255
  }
  return { width, height, data }
} // prettier-ignore

/** The mean of neighbours along one direction, weighted by nearness; `step` numbers lie between two of them. */
function smoothed(from: Float32Array, width: number, height: number, radius: number, step: number): Float32Array {
  if (radius <= 0) return from
  const to = new Float32Array(from.length)
  const reach = Math.ceil(radius)
  const [count, along] = step === 3 ? [width, (index: number) => Math.floor(index / 3) % width] : [height, (index: number) => Math.floor(index / (3 * width))]
  for (let index = 0; index < from.length; index++) {
    const at = along(index)
    let [sum, weights] = [0, 0]
    for (let far = -reach; far <= reach; far++) {
      if (at + far < 0 || at + far >= count) continue
      const weight = Math.max(0, 1 - Math.abs(far) / (radius + 1))
      sum += from[index + far * step]! * weight
      weights += weight
    }
    to[index] = sum / weights
  }
  return to
} // prettier-ignore
