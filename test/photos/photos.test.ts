/** What the colours of five bad photos suggest, against the maps that were printed. `PHOTOS=write` renders them anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decode, encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { rasterOf } from '../../src/cli/verbs/pngRaster.ts'
import { edgeKey, squareKey } from '../../src/shared/contract/caseSquares.ts'
import { parseMapDocument } from '../../src/shared/formats/documents/maps/mapDocument.ts'
import type { CaseMap, SquareXY } from '../../src/shared/contract/case.ts'
import { inkAt, INKS, USUAL_INKS, type Ink, type Rgb } from '../../src/shared/mapPicture/colours.ts'
import { cornerSquares, homographyOf, pixelAt, type Point } from '../../src/shared/mapPicture/homography.ts'
import type { Raster } from '../../src/shared/mapPicture/raster.ts'
import { suggest } from '../../src/shared/mapPicture/suggest.ts'
import { chanceFrom } from '../support/seeded.ts'
import { PHOTOS, type Photo } from './cameras.ts'
import { DEPTH, LINE, photographed, truthOf } from './render.ts'

const here = import.meta.dirname
const pathOf = ({ name }: Photo): string => resolve(here, `../fixtures/photos/${name}.png`)

function mapOf({ map }: Photo) {
  const found = parseMapDocument(JSON.parse(readFileSync(resolve(here, `../../resources/packs/${map}.map.json`), 'utf8')))
  if (!found.ok) throw new Error(map)
  return found.value.map
}

if (process.env.PHOTOS === 'write')
  for (const photo of PHOTOS) {
    const { width, height, data } = photographed(mapOf(photo), photo.camera)
    const colours = data.filter((_, index) => index % 4 < 3)
    writeFileSync(pathOf(photo), encode({ width, height, data: new Uint8Array(colours), channels: 3, depth: 8 }, { zlib: { level: 9 } }))
  }

interface Counted {
  found: number
  of: number
  wrong: number
}
const counted = (truth: readonly string[], got: readonly string[]): Counted => {
  const [wanted, given] = [new Set(truth), new Set(got)]
  const found = [...wanted].filter((one) => given.has(one)).length
  return { found, of: wanted.size, wrong: given.size - found }
}

/** Somebody clicks beside each corner, in a direction of chance. */
function clickedCorners({ camera: { corners, clicked, seed } }: Photo): readonly Point[] {
  const chance = chanceFrom(seed + 2)
  return corners.map(([x, y]) => {
    const turn = chance.next() * 2 * Math.PI
    return [x + Math.cos(turn) * clicked, y + Math.sin(turn) * clicked]
  })
}

/** The author taps once on a printed line of each ink: here in the middle of the longest stretch, where the lines are. */
function inksOf({ camera }: Photo, map: CaseMap, raster: Raster): Partial<Record<Ink, Rgb>> {
  const truth = truthOf(map)
  const grid = homographyOf(cornerSquares(map.size).map((square, index) => ({ square, pixel: camera.corners[index]! })))!
  return Object.fromEntries(
    INKS.flatMap((ink) => {
      const squares = truth[ink]
      const own = new Set(squares.map(squareKey))
      // Where no other line lies beside it.
      const walls = new Set((map.walls ?? []).map(edgeKey))
      const others = INKS.filter((other) => other !== ink && truth[other].length < map.size[0] * map.size[1]).flatMap((other) =>
        truth[other].map(squareKey)
      )
      const tops = squares.filter(([x, y]) => y > 0 && !own.has(squareKey([x, y - 1])))
      const isClean = ([x, y]: SquareXY): boolean =>
        !others.includes(squareKey([x, y])) &&
        !walls.has(
          edgeKey([
            [x, y - 1],
            [x, y]
          ])
        )
      const tapped =
        tops.find(isClean) ??
        tops.find(
          ([x, y]) =>
            !walls.has(
              edgeKey([
                [x, y - 1],
                [x, y]
              ])
            )
        ) ??
        squares[0]
      if (!tapped) return []
      return [[ink, inkAt(raster, pixelAt(grid, [tapped[0] + 0.5, tapped[1] + DEPTH[ink] + LINE / 2]))]]
    })
  )
}

type Kind = Ink | 'walls'
const KINDS: readonly Kind[] = [...INKS, 'walls']

/** @param haze how much white lies over the photo, from 0 to 1; then nobody points at an ink */
function measured(photo: Photo, haze = 0): Readonly<Record<Kind, Counted>> & { readonly ms: number } {
  const map = mapOf(photo)
  const taken = rasterOf(decode(readFileSync(pathOf(photo))))
  const raster = haze === 0 ? taken : { ...taken, data: taken.data.map((part) => Math.round(part * (1 - haze) + 255 * haze)) }
  const grid = homographyOf(cornerSquares(map.size).map((square, index) => ({ square, pixel: clickedCorners(photo)[index]! })))!
  const began = performance.now()
  const { areas, walls } = suggest(raster, grid, map.size, haze === 0 ? inksOf(photo, map, raster) : USUAL_INKS)
  const ms = performance.now() - began
  const truth = truthOf(map)
  const of = (ink: Ink) => areas.filter((area) => area.ink === ink).flatMap(({ squares }) => squares.map(squareKey))
  const rows = INKS.map((ink) => [ink, counted(truth[ink].map(squareKey), of(ink))] as const)
  return { ...(Object.fromEntries(rows) as Record<Ink, Counted>), walls: counted((map.walls ?? []).map(edgeKey), walls.map(({ edge }) => edgeKey(edge))), ms } // prettier-ignore
}

/** What is found of all, and right of all found, at least: what was measured, less a square. */
const LEAST: Readonly<Record<Kind, readonly [number, number]>> = {
  hindering: [0.99, 0.99],
  water: [1, 1],
  blocking: [0.98, 0.98],
  elevated: [0.99, 0.99],
  starting: [0.99, 0.99],
  indoor: [0.99, 0.99],
  special: [0.98, 0.99],
  walls: [0.98, 0.99]
}

describe('the colours of bad photos', () => {
  it.skipIf(!PHOTOS.every((photo) => existsSync(pathOf(photo))))('suggest what was printed', () => {
    const rows = PHOTOS.map((photo) => [photo, measured(photo)] as const)
    const sum = (kind: Kind): Counted =>
      rows.reduce((all, [, one]) => ({ found: all.found + one[kind].found, of: all.of + one[kind].of, wrong: all.wrong + one[kind].wrong }), { found: 0, of: 0, wrong: 0 }) // prettier-ignore
    if (process.env.PHOTOS !== undefined) {
      for (const [photo, one] of rows)
        console.log(`| ${photo.name} | ${KINDS.map((kind) => (one[kind].of + one[kind].wrong === 0 ? '–' : `${one[kind].found}/${one[kind].of}${one[kind].wrong > 0 ? ` +${one[kind].wrong}` : ''}`)).join(' | ')} | ${(one.ms / 1000).toFixed(2)} s |`) // prettier-ignore
      console.log(`| all | ${KINDS.map((kind) => `${sum(kind).found}/${sum(kind).of} +${sum(kind).wrong}`).join(' | ')} |`)
    }
    for (const kind of KINDS) {
      const { found, of, wrong } = sum(kind)
      const [recall, precision] = LEAST[kind]
      expect(found / of, `${kind}: found`).toBeGreaterThanOrEqual(recall)
      expect(found / (found + wrong), `${kind}: right`).toBeGreaterThanOrEqual(precision)
    }
  })

  it('suggest it from a pale photo too, with the usual hues', () => {
    const pale = measured(PHOTOS[0]!, 0.45)
    for (const kind of ['hindering', 'water', 'blocking', 'elevated', 'starting', 'walls'] as const)
      expect([kind, pale[kind].found / pale[kind].of, pale[kind].wrong]).toEqual([kind, 1, 0])
  })
})
