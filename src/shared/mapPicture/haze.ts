/** A photo that is pale all over, as through a hazy lens or of a faint print: its colours as they would be without that. */
import type { Rgb } from './colours.ts'
import { pixelAt, type Homography, type Point } from './homography.ts'
import { colourAt, type Raster } from './raster.ts'

/** Places looked at in each direction of a square; some of them lie on the lines of the grid, where walls are printed. */
const PLACES = 8
/** The darkest share of these places is the printed black. */
const DARKEST = 0.003
/** Black that is as light as this is no black; what is printed in black is about so light in a photo. */
const PALE = 75
const BLACK = 40
const WHITE = 255

/** How much white lies over the colours, from 0 to 1. */
export function hazeOf(raster: Raster, grid: Homography, [columns, rows]: Point): number {
  const light: number[] = []
  for (let y = 0; y < rows * PLACES; y++)
    for (let x = 0; x < columns * PLACES; x++) {
      const [r, g, b] = colourAt(raster, pixelAt(grid, [x / PLACES, y / PLACES]))
      light.push(0.3 * r + 0.6 * g + 0.1 * b)
    }
  light.sort((a, b) => a - b)
  const black = light[Math.floor(light.length * DARKEST)] ?? 0
  return black <= PALE ? 0 : Math.min(0.8, (black - BLACK) / (WHITE - BLACK))
}

const cleared = (part: number, haze: number): number => Math.min(WHITE, Math.max(0, (part - WHITE * haze) / (1 - haze)))

export const clearedColour = ([r, g, b]: Rgb, haze: number): Rgb => [cleared(r, haze), cleared(g, haze), cleared(b, haze)]

/** The picture without so much white; the same one where there is none. */
export function clearedRaster(raster: Raster, haze: number): Raster {
  if (haze === 0) return raster
  const table = Uint8ClampedArray.from({ length: WHITE + 1 }, (_, part) => Math.round(cleared(part, haze)))
  const data = new Uint8ClampedArray(raster.data.length)
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? raster.data[at]! : table[raster.data[at]!]!
  return { ...raster, data }
}
