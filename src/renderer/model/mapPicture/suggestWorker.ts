/** Looks at the colours of a photo apart from the page: a second of work that nobody should feel. */
import type { Ink, Rgb } from '../../../shared/mapPicture/colours.ts'
import type { Homography, Point } from '../../../shared/mapPicture/homography.ts'
import type { Raster } from '../../../shared/mapPicture/raster.ts'
import { suggest } from '../../../shared/mapPicture/suggest.ts'

export interface SuggestAsk {
  readonly raster: Raster
  readonly grid: Homography
  readonly size: Point
  readonly inks: Partial<Readonly<Record<Ink, Rgb>>>
}

addEventListener('message', ({ data: { raster, grid, size, inks } }: MessageEvent<SuggestAsk>) => {
  postMessage(suggest(raster, grid, size, inks))
})
