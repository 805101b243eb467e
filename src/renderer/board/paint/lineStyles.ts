/** How the parts of a line of fire are told apart without their colours: by width and dash. In squares; CSS pixels at least. */
import type { LineVerdict } from '../../../shared/contract/ruling.ts'

/** A length that grows with the zoom and never falls below what an eye makes out. */
export interface Growing {
  readonly squares: number
  /** CSS pixels. */
  readonly least: number
}

export interface LineStyle {
  readonly width: Growing
  /** Lengths of dash and gap; null: a firm stroke. */
  readonly dash: readonly [Growing, Growing] | null
}

const WIDTH: Growing = { squares: 0.095, least: 3.5 }
const DOT: Growing = { squares: 0.06, least: 2.5 }

export const LINE_STYLES: Readonly<Record<LineVerdict, LineStyle>> = {
  clear: { width: WIDTH, dash: null },
  hindered: {
    width: WIDTH,
    dash: [
      { squares: 0.26, least: 9 },
      { squares: 0.15, least: 6 }
    ]
  },
  blocked: { width: DOT, dash: [DOT, { squares: 0.156, least: 6.5 }] }
}

/** Device pixels at a scale. */
export const grown = ({ squares, least }: Growing, { u, density }: { readonly u: number; readonly density: number }): number =>
  Math.max(least * density, squares * u)
