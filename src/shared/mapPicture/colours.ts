/** Colours as the eye tells them apart: OKLab. Inks of printed maps, and which ink a pixel is. */
import { colourAt, type Raster } from './raster.ts'
import type { Point } from './homography.ts'

/** Lightness 0 to 1, green to red, blue to yellow. */
export type Lab = readonly [l: number, a: number, b: number]
/** Each part 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number]

/** What the lines of printed maps mean (TER-01), each an ink. */
export const INKS = ['hindering', 'water', 'blocking', 'elevated', 'starting', 'indoor', 'special'] as const
export type Ink = (typeof INKS)[number]

/** The usual hue of each, where nobody has pointed at a line. */
export const USUAL_INKS: Readonly<Record<Ink, Rgb>> = {
  hindering: [59, 147, 64],
  water: [62, 118, 191],
  blocking: [132, 82, 43],
  elevated: [223, 53, 52],
  starting: [135, 62, 142],
  indoor: [224, 188, 50],
  special: [247, 142, 44]
}

const LINEAR = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

export function labOf([r, g, b]: Rgb): Lab {
  const [red, green, blue] = [LINEAR[Math.round(r)]!, LINEAR[Math.round(g)]!, LINEAR[Math.round(b)]!]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  ]
}

/** Light differs over a photo more than colour does. */
const LIGHTNESS_WEIGHT = 0.6

/** A colour as it is told from others: its lightness counts less. */
export const weightedLab = ([l, a, b]: Lab): Lab => [LIGHTNESS_WEIGHT * l, a, b]

/** How far from grey. */
export const chroma = ([, a, b]: Lab): number => Math.hypot(a, b)

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Pixels round a place, to each side. */
const WINDOW = 4
/** Pixels of the line are not further from the place that was pointed at. */
const CLOSE = 2

/**
 * The ink of the line at a place in the picture: of the pixels beside it those whose colour is most unlike the 9 x 9 round it, in the middle. The
 * light and the white of this photo are in it.
 */
export function inkAt(raster: Raster, [x, y]: Point): Rgb {
  const near: { readonly rgb: Rgb; readonly lab: Lab; readonly isClose: boolean }[] = []
  for (let dy = -WINDOW; dy <= WINDOW; dy++)
    for (let dx = -WINDOW; dx <= WINDOW; dx++) {
      const rgb = colourAt(raster, [x + dx, y + dy])
      near.push({ rgb, lab: labOf(rgb), isClose: Math.max(Math.abs(dx), Math.abs(dy)) <= CLOSE })
    }
  const middle = middleOf(near.map(({ lab }) => lab))
  // Of the colour alone: a wall beside the line is darker than any ink.
  const apart = ({ lab: [, a, b] }: (typeof near)[number]): number => Math.hypot(a - middle[1], b - middle[2])
  const close = near.filter(({ isClose }) => isClose)
  const most = close.toSorted((one, other) => apart(other) - apart(one)).slice(0, Math.ceil(close.length / 4))
  return [median(most.map(({ rgb }) => rgb[0])), median(most.map(({ rgb }) => rgb[1])), median(most.map(({ rgb }) => rgb[2]))]
}

/** The colour in the middle of several, part by part. */
export const middleOf = (labs: readonly Lab[]): Lab => [median(labs.map(([l]) => l)), median(labs.map(([, a]) => a)), median(labs.map(([, , b]) => b))] // prettier-ignore
