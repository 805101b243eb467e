/** A decoded PNG as four bytes a pixel, whatever it was: grey, with a palette, 16 bits deep. */
import { convertIndexedToRgb, type DecodedPng } from 'fast-png'
import type { Raster } from '../../shared/mapPicture/raster.ts'

const LIGHTEST = 255

/** See-through pixels are laid over white. */
export function rasterOf(png: DecodedPng): Raster {
  const { width, height } = png
  const { data: parts, channels } = png.palette ? { data: convertIndexedToRgb(png), channels: png.palette[0]?.length ?? 3 } : { data: png.data, channels: png.channels } // prettier-ignore
  const most = png.palette || png.depth <= 8 ? (png.palette ? LIGHTEST : 2 ** png.depth - 1) : 65_535
  const data = new Uint8ClampedArray(width * height * 4)
  const part = (pixel: number, index: number): number => (parts[pixel * channels + index]! / most) * LIGHTEST
  for (let pixel = 0; pixel < width * height; pixel++) {
    const grey = channels < 3
    const alpha = channels % 2 === 0 ? part(pixel, channels - 1) / LIGHTEST : 1
    for (let index = 0; index < 3; index++) data[pixel * 4 + index] = part(pixel, grey ? 0 : index) * alpha + LIGHTEST * (1 - alpha)
    data[pixel * 4 + 3] = LIGHTEST
  }
  return { width, height, data }
}
