/** A corner of the grid that was pointed at beside: the printed corner near it, in five bad photos. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { rasterOf } from '../../src/cli/verbs/pngRaster.ts'
import { distance, type Point } from '../../src/shared/mapPicture/homography.ts'
import type { Raster } from '../../src/shared/mapPicture/raster.ts'
import { cornerNear } from '../../src/shared/mapPicture/strongCorner.ts'
import { PHOTOS } from './cameras.ts'

/** Pixels: how far beside somebody points, and how far is looked. */
const [BESIDE, REACH] = [4, 8]

describe.each(PHOTOS)('in the photo $name', ({ name, camera: { corners } }) => {
  const raster = rasterOf(decode(readFileSync(resolve(import.meta.dirname, `../fixtures/photos/${name}.png`))))
  it.each(corners.map((corner, index) => [index, corner] as const))('corner %i is found to a pixel', (_, corner) => {
    for (let turn = 0; turn < 8; turn++) {
      const at: Point = [corner[0] + BESIDE * Math.cos((turn * Math.PI) / 4), corner[1] + BESIDE * Math.sin((turn * Math.PI) / 4)]
      const found = cornerNear(raster, at, REACH)
      expect(found).not.toBeNull()
      expect(distance(found!, corner)).toBeLessThan(1)
    }
  })
})

describe('where lines meet', () => {
  const drawn = (light: (x: number, y: number) => number): Raster => {
    const data = new Uint8Array(64 * 64 * 4)
    for (let at = 0; at < 64 * 64; at++) data.fill(light(at % 64, Math.floor(at / 64)), at * 4, at * 4 + 3)
    return { width: 64, height: 64, data }
  }
  it('is the middle of a cross of lines', () => {
    const cross = drawn((x, y) => (x === 30 || y === 41 ? 20 : 220))
    const found = cornerNear(cross, [33, 39], 6)!
    expect(distance(found, [30.5, 41.5])).toBeLessThan(0.05)
  })
  it('is nowhere on a plain ground, along one line, or out of reach', () => {
    expect(cornerNear(drawn(() => 128), [20, 20], 8)).toBeNull() // prettier-ignore
    expect(cornerNear(drawn((x) => (x < 30 ? 20 : 220)), [30, 20], 8)).toBeNull() // prettier-ignore
    expect(cornerNear(drawn((x, y) => (x < 30 && y < 30 ? 20 : 220)), [45, 45], 8)).toBeNull() // prettier-ignore
  })
})
