/** At which scale and in which colours painters paint. */
import type { BoardTheme } from './theme.ts'

export interface Look {
  readonly theme: BoardTheme
  /** Device pixels per square. */
  readonly u: number
  /** Device pixels per CSS pixel. */
  readonly density: number
}

export interface GroundLook extends Look {
  readonly squareNames: boolean
}

/** Whole squares from (left, top) up to and without (right, bottom). */
export interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
