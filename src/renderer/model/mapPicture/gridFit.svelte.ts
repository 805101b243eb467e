/** Where the grid of a map lies in its picture: the handles on its corners, check marks, and how well the grid that they give sits. */
import {
  cornerSquares, fitOf, gridFromTwo, homographyOf, isSheet, pixelAt, pixelsPerSquare, residualOf, type Homography, type Mark, type Point
} from '../../../shared/mapPicture/homography.ts' // prettier-ignore
import { cornerNear } from '../../../shared/mapPicture/strongCorner.ts'
import type { TakenPicture } from './pictures.ts'

/** How the grid is found: four corners of a photo, or two of a flat scan. */
export type Way = 'corners' | 'two'

/** Some of the squares of a map: the upper left one, columns and rows. */
export interface Block {
  readonly at: Point
  readonly size: Point
}

/** Where the handles lie at first, as a share of the picture. */
const INSET = 0.05

export class GridFit {
  picture = $state.raw<TakenPicture | null>(null)
  size = $state.raw<readonly [number, number]>([16, 24])
  way = $state<Way>('corners')
  /** With two corners: the block of squares between them, where that is not the whole map. */
  block = $state.raw<Block | null>(null)
  /** In the order of their corners; check marks behind them. */
  pixels = $state.raw<readonly Point[]>([])
  /** Further corners of the grid that somebody has marked. */
  checks = $state.raw<readonly Mark[]>([])
  /** A handle that is let go near a printed corner jumps onto it. */
  snaps = $state(true)

  /** The four corners that were left for two of them: what was marked is there again as long as nobody has moved those. */
  #corners: { readonly four: readonly Point[]; readonly two: readonly Point[] } | null = null

  readonly marks: readonly Mark[]
  readonly grid: Homography | null
  readonly residual: number
  /** Pixels of the side of a square. */
  readonly square: number
  readonly fit: 'good' | 'fair' | 'bad'

  constructor() {
    this.marks = $derived.by(() => {
      const { at, size } = this.between
      const used = this.way === 'corners' ? cornerSquares(this.size) : [at, [at[0] + size[0], at[1] + size[1]] as const]
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

  /** The block of squares between two corners. */
  get between(): Block {
    return this.block ?? { at: [0, 0], size: this.size }
  }

  /** Says which squares of the map lie between the two corners; those that would leave the map say nothing. */
  sayBlock({ at, size }: Block): void {
    const [columns, rows] = this.size
    if (at[0] < 0 || at[1] < 0 || size[0] < 1 || size[1] < 1 || at[0] + size[0] > columns || at[1] + size[1] > rows) return
    this.block = { at, size }
    this.moved()
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
    const { grid, pixels, block } = this
    const [a, b, c] = pixels
    const before = this.#corners
    this.way = way
    this.block = null
    this.checks = []
    if (way === 'two' && a && c) {
      this.pixels = [a, c]
      this.#corners = { four: pixels, two: this.pixels }
    } else if (before?.two === pixels && block === null) this.pixels = before.four
    else if (grid) this.pixels = cornerSquares(this.size).map((square) => pixelAt(grid, square))
    else if (a && b) this.pixels = [a, [b[0], a[1]], b, [a[0], b[1]]]
    this.moved()
  }

  resize(size: readonly [number, number]): void {
    this.size = size
    this.block = null
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
