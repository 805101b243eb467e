/** A map on its way out of a picture: the picture, where its grid lies, the inks, what they suggest and what of it was accepted. */
import type { CaseMap } from '../../../shared/contract/case.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { blankMap } from '../../../shared/mapEdit/blankMap.ts'
import { acceptArea, acceptWalls, sidesOf, surestLast, type AreaMeaning } from '../../../shared/mapPicture/accept.ts'
import { inkAt, INKS, USUAL_INKS, type Ink, type Rgb } from '../../../shared/mapPicture/colours.ts'
import {
  cornerSquares, fitOf, gridFromTwo, homographyOf, isSheet, pixelsPerSquare, residualOf, type Homography, type Mark, type Point
} from '../../../shared/mapPicture/homography.ts' // prettier-ignore
import type { SuggestedArea, Suggestion } from '../../../shared/mapPicture/suggest.ts'
import type { TakenPicture } from './pictures.ts'

/** How the grid is found: four corners of a photo, or two of a flat scan. */
export type Way = 'corners' | 'two'

/** Sizes of maps that there are: columns, rows. */
export const SIZES: readonly (readonly [number, number])[] = [[16, 24], [24, 24], [24, 36], [16, 16], [13, 13], [8, 8]] // prettier-ignore

/** Where the handles lie at first, as a share of the picture. */
const INSET = 0.05

/** What a side of the list of starting areas is called. */
export const SIDE_NAMES = ['red', 'blue', 'green', 'yellow'] as const

export type Suggester = (ask: {
  readonly picture: TakenPicture
  readonly grid: Homography
  readonly size: Point
  readonly inks: Partial<Readonly<Record<Ink, Rgb>>>
}) => Promise<Suggestion>

interface OwnInk {
  readonly rgb: Rgb
  /** It is looked for. */
  readonly on: boolean
  /** Somebody has pointed at a line of it. */
  readonly picked: boolean
}
type Inks = Readonly<Record<Ink, OwnInk>>

export class FromPicture {
  picture = $state.raw<TakenPicture | null>(null)
  size = $state.raw<readonly [number, number]>([16, 24])
  way = $state<Way>('corners')
  /** In the order of their corners; check marks behind them. */
  pixels = $state.raw<readonly Point[]>([])
  /** Further corners of the grid that somebody has marked. */
  checks = $state.raw<readonly Mark[]>([])
  inks = $state.raw<Inks>(usualInks())
  suggestion = $state.raw<Suggestion | null>(null)
  accepted = $state.raw<ReadonlyMap<SuggestedArea, AreaMeaning>>(new Map())
  wallsAccepted = $state(false)
  name = $state('')

  readonly marks: readonly Mark[]
  readonly grid: Homography | null
  readonly residual: number
  /** Pixels of the side of a square. */
  readonly square: number
  readonly fit: 'good' | 'fair' | 'bad'
  readonly map: CaseMap

  constructor() {
    this.marks = $derived.by(() => {
      const corners = cornerSquares(this.size)
      const used = this.way === 'corners' ? corners : [corners[0], corners[2]]
      return used.flatMap((square, index): Mark[] => (this.pixels[index] ? [{ square, pixel: this.pixels[index] }] : []))
    })
    this.grid = $derived.by(() => {
      if (this.way === 'two') return this.marks.length === 2 ? gridFromTwo(this.marks[0]!, this.marks[1]!) : null
      return this.marks.length === 4 && isSheet(this.pixels) ? homographyOf([...this.marks, ...this.checks]) : null
    })
    this.residual = $derived(this.grid ? residualOf(this.grid, [...this.marks, ...this.checks]) : 0)
    this.square = $derived(this.grid ? pixelsPerSquare(this.grid, this.size) : 1)
    this.fit = $derived(fitOf(this.residual, this.square))
    this.map = $derived.by(() => {
      let map: CaseMap = blankMap(this.size[0], this.size[1])
      for (const area of surestLast([...this.accepted.keys()])) map = acceptArea(map, area, this.accepted.get(area))
      return this.wallsAccepted && this.suggestion ? acceptWalls(map, this.suggestion.walls.map(({ edge }) => edge)) : map // prettier-ignore
    })
  }

  take(picture: TakenPicture, name: string): void {
    this.picture = picture
    this.name ||= name
    this.checks = []
    this.inks = usualInks()
    this.forget()
    this.place()
  }

  /** Puts the handles where they begin. */
  place(): void {
    if (!this.picture) return
    const { width, height } = this.picture
    const [left, right, top, bottom] = [width * INSET, width * (1 - INSET), height * INSET, height * (1 - INSET)]
    this.pixels = this.way === 'corners' ? [[left, top], [right, top], [right, bottom], [left, bottom]] : [[left, top], [right, bottom]] // prettier-ignore
  }

  turnTo(way: Way): void {
    if (way === this.way) return
    const [a, , c] = this.pixels
    const two = this.way === 'two' ? this.pixels : a && c ? [a, c] : []
    this.way = way
    this.checks = []
    const [from, to] = two
    if (from && to) this.pixels = way === 'two' ? [from, to] : [from, [to[0], from[1]], to, [from[0], to[1]]]
    this.forget()
  }

  resize(size: readonly [number, number]): void {
    this.size = size
    this.checks = []
    this.forget()
  }

  /** Moves a handle. What was suggested under another grid goes; what is drawn does not lie in the picture. */
  move(index: number, pixel: Point): void {
    const { width = 0, height = 0 } = this.picture ?? {}
    const inside: Point = [Math.min(width, Math.max(0, pixel[0])), Math.min(height, Math.max(0, pixel[1]))]
    this.pixels = this.pixels.map((one, at) => (at === index ? inside : one))
    this.forget()
  }

  /** Says that this corner of the grid lies there: one more mark for the fit. */
  check(square: Point, pixel: Point): void {
    const others = this.checks.filter((mark) => mark.square[0] !== square[0] || mark.square[1] !== square[1])
    this.checks = [...others, { square, pixel }]
    this.forget()
  }

  pick(ink: Ink, at: Point): void {
    if (this.picture) this.inks = { ...this.inks, [ink]: { rgb: inkAt(this.picture.raster, at), on: true, picked: true } }
    this.forget()
  }

  turn(ink: Ink, on: boolean): void {
    this.inks = { ...this.inks, [ink]: { ...this.inks[ink], on } }
    this.forget()
  }

  forget(): void {
    this.suggestion = null
    this.accepted = new Map()
    this.wallsAccepted = false
  }

  async ask(suggester: Suggester): Promise<void> {
    const { picture, grid, size } = this
    if (!picture || !grid) return
    const inks = Object.fromEntries(INKS.filter((ink) => this.inks[ink].on).map((ink) => [ink, this.inks[ink].rgb]))
    const found = await suggester({ picture, grid, size, inks })
    if (this.grid === grid) this.suggestion = found
  }

  accept(area: SuggestedArea, meaning: AreaMeaning = {}): void {
    const usual: AreaMeaning = { level: 2, side: this.suggestion ? sidesOf(this.suggestion).get(area) : 'red', special: undefined }
    this.accepted = new Map([...this.accepted, [area, { ...usual, ...this.accepted.get(area), ...meaning }]])
  }

  refuse(area: SuggestedArea): void {
    this.accepted = new Map([...this.accepted].filter(([one]) => one !== area))
  }

  acceptAll(): void {
    for (const area of this.suggestion?.areas ?? []) if (!this.accepted.has(area) && area.ink !== 'special') this.accept(area)
    this.wallsAccepted = (this.suggestion?.walls.length ?? 0) > 0
  }

  /** The finished document; the picture under its grid has this name in the library. */
  document(id: string, file: string): MapFile {
    const { name, map, grid, marks, checks, residual, picture } = this
    const title = name.trim() || id
    const mixed = map.indoor !== undefined
    return {
      format: 'linejudge-map/2',
      id,
      name: title,
      description: '',
      systems: [],
      map: { ...map, id, name: title },
      specialTerrain: [],
      meta: { source: 'photo', permission: 'own photo', ...(mixed && { kind: 'mixed' }) },
      picture: {
        file,
        kind: picture?.kind,
        width: picture?.width,
        height: picture?.height,
        ...(grid && { grid: [...grid], residual }),
        marks: [...marks, ...checks],
        opacity: 0.6
      }
    }
  }
}

function usualInks(): Inks {
  const all = INKS.map((ink) => [ink, { rgb: USUAL_INKS[ink], on: true, picked: false }] as const)
  return Object.fromEntries(all) as Inks
}
