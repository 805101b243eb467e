/** Where the grid of a map lies in its picture: the handles on its corners, check marks, and how well the grid that they give sits. */
import {
  cornerSquares, fitOf, gridFromTwo, homographyOf, isSheet, pixelAt, pixelsPerSquare, residualOf, type Homography, type Mark, type Point
} from '../../../shared/mapPicture/homography.ts' // prettier-ignore
import { cornerNear } from '../../../shared/mapPicture/strongCorner.ts'
import type { TakenPicture } from './pictures.ts'

/** How the grid is found: four corners of a photo, or two of a flat scan. */
export type Way = 'corners' | 'two'

/** Where the handles lie at first, as a share of the picture. */
const INSET = 0.05

export class GridFit {
  picture = $state.raw<TakenPicture | null>(null)
  size = $state.raw<readonly [number, number]>([16, 24])
  way = $state<Way>('corners')
  /** In the order of their corners; check marks behind them. */
  pixels = $state.raw<readonly Point[]>([])
  /** Further corners of the grid that somebody has marked. */
  checks = $state.raw<readonly Mark[]>([])
  /** A handle that is let go near a printed corner jumps onto it. */
  snaps = $state(true)

  readonly marks: readonly Mark[]
  readonly grid: Homography | null
  readonly residual: number
  /** Pixels of the side of a square. */
  readonly square: number
  readonly fit: 'good' | 'fair' | 'bad'

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
  }

  /** Puts the handles where they begin. */
  place(): void {
    if (!this.picture) return
    const { width, height } = this.picture
    const [left, right, top, bottom] = [width * INSET, width * (1 - INSET), height * INSET, height * (1 - INSET)]
    this.pixels = this.way === 'corners' ? [[left, top], [right, top], [right, bottom], [left, bottom]] : [[left, top], [right, bottom]] // prettier-ignore
  }

  /** Puts the handles where a grid that is known has its corners. */
  placeOn(grid: Homography): void {
    this.way = 'corners'
    this.pixels = cornerSquares(this.size).map((square) => pixelAt(grid, square))
    this.checks = []
    this.moved()
  }

  turnTo(way: Way): void {
    if (way === this.way) return
    const [a, , c] = this.pixels
    const two = this.way === 'two' ? this.pixels : a && c ? [a, c] : []
    this.way = way
    this.checks = []
    const [from, to] = two
    if (from && to) this.pixels = way === 'two' ? [from, to] : [from, [to[0], from[1]], to, [from[0], to[1]]]
    this.moved()
  }

  resize(size: readonly [number, number]): void {
    this.size = size
    this.checks = []
    this.moved()
  }

  /** Moves a handle; it stays in the picture. */
  move(index: number, pixel: Point): void {
    const { width = 0, height = 0 } = this.picture ?? {}
    const inside: Point = [Math.min(width, Math.max(0, pixel[0])), Math.min(height, Math.max(0, pixel[1]))]
    this.pixels = this.pixels.map((one, at) => (at === index ? inside : one))
    this.moved()
  }

  /** Puts a handle onto the printed corner within so many pixels of it; false where there is none. */
  snap(index: number, radius: number): boolean {
    const from = this.pixels[index]
    const corner = this.picture && from ? cornerNear(this.picture.raster, from, radius) : null
    if (corner) this.move(index, corner)
    return corner !== null
  }

  /** Says that this corner of the grid lies there: one more mark for the fit. */
  check(square: Point, pixel: Point): void {
    const others = this.checks.filter((mark) => mark.square[0] !== square[0] || mark.square[1] !== square[1])
    this.checks = [...others, { square, pixel }]
    this.moved()
  }

  /** The grid as a map keeps it, beside the name of its picture. */
  get kept(): { readonly grid?: readonly number[]; readonly residual?: number; readonly marks: readonly Mark[] } {
    const { grid, residual, marks, checks } = this
    return { ...(grid && { grid: [...grid], residual }), marks: [...marks, ...checks] }
  }

  /** What was found under another grid holds no longer. */
  protected moved(): void {
    // Nothing hangs on a grid by itself.
  }
}
