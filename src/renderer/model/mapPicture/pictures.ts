/** Pictures in the page: decoded upright, made smaller, put into bytes again without what the camera wrote beside them. */
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import type { OwnPicture } from '../../../shared/formats/exporting/exporter.ts'
import { readPictureHeader } from '../../../shared/formats/pack/pictureHeader.ts'
import type { Result } from '../../../shared/base/result.ts'
import { homographyIn, pixelsPerSquare, type Homography } from '../../../shared/mapPicture/homography.ts'
import { straightened, type Raster } from '../../../shared/mapPicture/raster.ts'

/** Pixels of the longer side of a picture that is kept. */
const MOST_SIDE = 4096
/** Pixels of a square where the picture lies under the grid. */
const [LEAST_SQUARE, MOST_SQUARE] = [24, 64]
const WEBP = { type: 'image/webp', quality: 0.85 }
/** Where a browser writes no WebP. */
const JPEG = { type: 'image/jpeg', quality: 0.88 }

/** A picture that was taken in: its pixels, and the bytes that are kept of it. */
export interface TakenPicture extends OwnPicture {
  readonly raster: Raster
}

/** The picture of some bytes, upright and at most 4,096 pixels long; or why it is not taken. Rejects where the browser cannot decode it. */
export async function takePicture(bytes: Uint8Array<ArrayBuffer>): Promise<Result<TakenPicture>> {
  const header = readPictureHeader(bytes)
  if (!header.ok) return header
  const canvas = await canvasOf(bytes, MOST_SIDE)
  return { ok: true, value: { ...(await encoded(canvas)), raster: rasterOf(canvas) } }
}

/** The browser turns a picture upright as the camera noted it. One bitmap at a time, closed at once. */
async function canvasOf(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
  try {
    const share = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * share)), Math.max(1, Math.round(bitmap.height * share)))
    const pen = canvas.getContext('2d')!
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return canvas
  } finally {
    bitmap.close()
  }
}

async function encoded(canvas: OffscreenCanvas): Promise<OwnPicture> {
  let blob = await canvas.convertToBlob(WEBP)
  if (blob.type !== WEBP.type) blob = await canvas.convertToBlob(JPEG)
  const kind = blob.type === WEBP.type ? 'webp' : 'jpeg'
  return { kind, bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height }
}

function rasterOf(canvas: OffscreenCanvas): Raster {
  const { width, height, data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, data }
}

export function canvasWith({ width, height, data }: Raster): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return canvas
}

/** The pixels of a picture of the library, all of them: the grid of its map counts in them. */
export const rasterOfBytes = async (bytes: Uint8Array): Promise<Raster> => rasterOf(await canvasOf(new Uint8Array(bytes), Infinity))

/** The part of a picture under the grid, its corners those of the map. */
export function underGrid(raster: Raster, grid: Homography, size: readonly [number, number]): Raster {
  const pixels = Math.min(MOST_SQUARE, Math.max(LEAST_SQUARE, Math.round(pixelsPerSquare(grid, size))))
  return straightened(raster, grid, size, pixels)
}

/** The picture of a map for programs that know straight ones only; null where the map does not say where its grid lies. */
export async function straightPicture({ bytes }: { readonly bytes: Uint8Array }, { map, picture }: MapFile): Promise<OwnPicture | null> {
  const grid = homographyIn(picture?.grid)
  return grid && encoded(canvasWith(underGrid(await rasterOfBytes(bytes), grid, map.size)))
}
