/** How large a square of the printed map is on this screen, once the screen has been measured. */
import type { Settings } from '../../storage/interface/storage.ts'

/** The sides that squares of maps have, in inches; the first is the usual one. */
export const SQUARE_INCHES = [1.5, 1, 1.25, 2] as const

/** Things to hold against the screen, by their width in millimetres. */
const GAUGES = { card: 85.6, ruler: 100, inches: 101.6 } as const
export type Gauge = keyof typeof GAUGES

/** The side of a square of the printed map, in inches. */
export const squareInches = ({ board }: Settings): number => board?.squareInches ?? SQUARE_INCHES[0]

const MM_PER_INCH = 25.4

/** CSS pixels to an inch from the width in CSS pixels that matched the gauge. */
export const inchFrom = (gauge: Gauge, pixels: number): number => (pixels * MM_PER_INCH) / GAUGES[gauge]

/** The width in CSS pixels of a gauge where so many CSS pixels make an inch. */
export const gaugePixels = (gauge: Gauge, inch: number): number => (GAUGES[gauge] / MM_PER_INCH) * inch

/** CSS pixels per square at true size; null while the screen has not been measured. */
export const squarePixels = (settings: Settings): number | null =>
  settings.board?.inch === undefined ? null : settings.board.inch * squareInches(settings)
