/** Pictures as the page takes them in, with a canvas that only counts. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rasterOfBytes, straightPicture, takePicture, underGrid } from '../../../../../src/renderer/model/mapPicture/pictures.ts'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'

/** The beginning of a PNG picture and its end: what is asked before anything decodes it. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(45)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  bytes.set([8, 6], 24)
  bytes.set([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44], 33)
  return bytes
}

/** Bitmaps that are still open, and the kinds of pictures that the browser writes. */
let open = 0
let writes = ['image/webp', 'image/jpeg']

/** What is done with a canvas, in order; the bytes that it becomes tell it. */
class Canvas {
  readonly width: number
  readonly height: number
  readonly done: string[] = []
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    const { done } = this
    return {
      set imageSmoothingQuality(quality: string) {
        done.push(quality)
      },
      drawImage: (bitmap: { name: string }, ...box: readonly number[]) => done.push(`${bitmap.name} ${box.join(' ')}`),
      putImageData: ({ name }: { name: string }, ...at: readonly number[]) => done.push(`${name} ${at.join(' ')}`),
      getImageData: (x: number, y: number, width: number, height: number) => {
        expect([x, y, width, height]).toEqual([0, 0, this.width, this.height])
        return { width, height, data: new Uint8ClampedArray(4 * width * height) }
      }
    }
  }
  convertToBlob({ type }: { type: string }): Promise<Blob> {
    return Promise.resolve(new Blob([[type, ...this.done].join(', ')], { type: writes.includes(type) ? type : 'image/png' }))
  }
}

/** Pixels for a canvas. */
class Pixels {
  readonly name: string
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    expect(data).toHaveLength(4 * width * height)
    this.name = `${width} × ${height}`
  }
}

beforeEach(() => {
  open = 0
  writes = ['image/webp', 'image/jpeg']
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('ImageData', Pixels)
  vi.stubGlobal('createImageBitmap', async (blob: Blob, options: unknown) => {
    expect(options).toEqual({ imageOrientation: 'from-image' })
    const view = new DataView(await blob.arrayBuffer())
    open++
    return { name: 'bitmap', width: view.getUint32(16), height: view.getUint32(20), close: () => open-- }
  })
})

describe('a picture that is taken in', () => {
  it.each([
    [300, 200, 300, 200],
    [4096, 100, 4096, 100],
    [8192, 3000, 4096, 1500],
    [500, 5000, 410, 4096],
    // Never less than a pixel.
    [8192, 1, 4096, 1],
    [1, 8192, 1, 4096]
  ])('of %s × %s pixels is kept with %s × %s', async (width, height, keptWidth, keptHeight) => {
    const taken = await takePicture(png(width, height))
    const { bytes, raster, ...kept } = taken.ok ? taken.value : expect.fail('not taken')
    expect(kept).toEqual({ kind: 'webp', width: keptWidth, height: keptHeight })
    expect([raster.width, raster.height, raster.data.length]).toEqual([keptWidth, keptHeight, 4 * keptWidth * keptHeight])
    expect(new TextDecoder().decode(bytes)).toBe(`image/webp, high, bitmap 0 0 ${keptWidth} ${keptHeight}`)
    expect(open).toBe(0)
  })

  it('is kept as JPEG where the browser writes no WebP', async () => {
    writes = ['image/jpeg']
    const taken = await takePicture(png(30, 20))
    expect(taken).toMatchObject({ ok: true, value: { kind: 'jpeg' } })
    expect(taken.ok && new TextDecoder().decode(taken.value.bytes)).toMatch(/^image\/jpeg,/)
  })

  it('is refused by its header before anything decodes it', async () => {
    expect(await takePicture(new TextEncoder().encode('GIF89a'))).toMatchObject({ ok: false })
    expect(open).toBe(0)
  })
})

describe('the picture of a map', () => {
  it('is read whole: its grid counts in its pixels', async () => {
    expect(await rasterOfBytes(png(6000, 10))).toMatchObject({ width: 6000, height: 10 })
    expect(open).toBe(0)
  })

  it.each([
    [10, 24],
    [24, 24],
    [40, 40],
    [64, 64],
    [90, 64]
  ])('with squares of %s pixels lies under the grid with %s to a square', (pixels, drawn) => {
    const raster = { width: 300, height: 200, data: new Uint8ClampedArray(4 * 300 * 200) }
    const { width, height } = underGrid(raster, [pixels, 0, 0, 0, pixels, 0, 0, 0, 1], [3, 2])
    expect([width, height]).toEqual([3 * drawn, 2 * drawn])
  })

  it('is straightened for other programs where the map says where its grid lies', async () => {
    const map = { size: [3, 2] } as const
    const file = (grid?: readonly number[]) => ({ map, ...(grid ? { picture: { grid } } : {}) }) as unknown as MapFile
    const straight = await straightPicture({ bytes: png(120, 80) }, file([40, 0, 0, 0, 40, 0, 0, 0, 1]))
    expect(straight).toMatchObject({ width: 120, height: 80 })
    expect(new TextDecoder().decode(straight?.bytes)).toBe('image/webp, 120 × 80 0 0')
    expect(await straightPicture({ bytes: png(120, 80) }, file())).toBeNull()
  })
})
