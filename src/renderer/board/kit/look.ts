/** At which scale and in which colours painters paint. */
import type { BoardTheme } from './theme.ts'

export interface Look {
  readonly theme: BoardTheme
  /** Device pixels per square. */
  readonly u: number
  /** Device pixels per CSS pixel. */
  readonly density: number
  /** How much larger than usual letters are; left out: as usual. */
  readonly letters?: number | undefined
}

/** Device pixels of letters for each CSS pixel that they usually have. */
export const letterDensity = ({ density, letters = 1 }: Look): number => density * letters

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
