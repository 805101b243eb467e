/** What the colours of a picture suggest, as `judge import --suggest` answers. */
import { decode } from 'fast-png'
import { problem } from '../../shared/base/problem.ts'
import { fail, ok, type Result } from '../../shared/base/result.ts'
import type { CaseMap, SquareXY } from '../../shared/contract/case.ts'
import type { AnyDocument } from '../../shared/formats/anyFile.ts'
import { acceptAll } from '../../shared/mapPicture/accept.ts'
import { inkAt, INKS, USUAL_INKS, type Ink, type Rgb } from '../../shared/mapPicture/colours.ts'
import { homographyIn, type Point } from '../../shared/mapPicture/homography.ts'
import { suggest, type Suggestion } from '../../shared/mapPicture/suggest.ts'
import { rasterOf } from './pngRaster.ts'
import '../../shared/base/sayFileSentences.ts'

/** An ink as a colour, or as the place of a printed line in the picture. */
export type Inks = Partial<Record<Ink, { readonly rgb: Rgb } | { readonly at: Point }>>

/** `hindering=#3b9340 water=120,88`; null where a part is none of these. */
export function inksIn(text: string): Inks | null {
  const found: Inks = {}
  for (const part of text.trim().split(/\s+/)) {
    const [name = '', value = ''] = part.split('=')
    const ink = INKS.find((one) => one === name)
    const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value)
    const place = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(value)
    if (ink === undefined || (!hex && !place)) return null
    const hexed = (index: number): number => Number.parseInt(hex?.[index] ?? '', 16)
    found[ink] = hex ? { rgb: [hexed(1), hexed(2), hexed(3)] } : { at: [Number(place![1]), Number(place![2])] }
  }
  return found
}

export interface ToldSuggestion {
  readonly map: CaseMap
  /** Squares inside orange lines: their rule has no name yet. */
  readonly unnamedSpecial: readonly SquareXY[]
  /** How much of the outlines of all areas is printed, 0 to 1. */
  readonly confidence: number
  readonly areas: Suggestion['areas']
}

/** Reads a PNG picture by its grid. Inks that are not given have their usual hue. */
export function suggestionOf(read: AnyDocument | undefined, inks: Inks): Result<ToldSuggestion> {
  if (read?.kind !== 'map' || read.picture?.kind !== 'png') return fail(problem('picture-not-decoded', '', 'picture-not-decoded', {}))
  const { map, picture } = read.document
  const grid = homographyIn(picture?.grid)
  if (grid === null) return fail(problem('bad-corners', '', 'bad-corners', { found: '' }))
  const raster = rasterOf(decode(read.picture.bytes))
  const given = Object.fromEntries(
    INKS.map((ink) => {
      const own = inks[ink]
      return [ink, own === undefined ? USUAL_INKS[ink] : 'rgb' in own ? own.rgb : inkAt(raster, own.at)]
    })
  )
  const found = suggest(raster, grid, map.size, given)
  const squares = found.areas.reduce((sum, area) => sum + area.squares.length, 0)
  return ok({
    map: acceptAll(map, found),
    unnamedSpecial: found.areas.filter(({ ink }) => ink === 'special').flatMap((area) => area.squares),
    confidence: squares === 0 ? 0 : found.areas.reduce((sum, area) => sum + area.confidence * area.squares.length, 0) / squares,
    areas: found.areas
  })
}
