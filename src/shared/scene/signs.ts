/** Signs that are the same wherever they are drawn: on the board, in lists, on paper. */
import type { ObjectKind } from '../contract/case.ts'
import type { Point } from './scene.ts'

/** What stands on the plate of an object or a marker. */
/** The look of each kind: as an object, or as the terrain that its square becomes. */
export const OBJECT_LOOKS: Readonly<Record<ObjectKind, 'object' | 'hindering' | 'blocking'>> = {
  'ultra-light': 'object',
  light: 'object',
  heavy: 'object',
  'ultra-heavy': 'object',
  debris: 'hindering',
  'hindering-marker': 'hindering',
  'blocking-marker': 'blocking',
  smoke: 'hindering',
  'water-marker': 'object',
  'elevated-marker': 'object',
  object: 'object',
  equipment: 'object'
}

export const OBJECT_LETTERS: Readonly<Record<ObjectKind, string>> = {
  'ultra-light': 'UL',
  light: 'L',
  heavy: 'H',
  'ultra-heavy': 'UH',
  debris: 'D',
  'hindering-marker': 'h',
  'blocking-marker': 'B',
  smoke: 'S',
  'water-marker': 'W',
  'elevated-marker': 'E',
  object: 'O',
  equipment: 'Q'
}

const CIRCLE = null
const DIAMOND: readonly Point[] = [
  [1.2, 0],
  [0, 1.2],
  [-1.2, 0],
  [0, -1.2]
]
const TRIANGLE: readonly Point[] = [
  [0, -1.25],
  [1.083, 0.625],
  [-1.083, 0.625]
]
const SQUARE: readonly Point[] = [
  [0.884, 0.884],
  [-0.884, 0.884],
  [-0.884, -0.884],
  [0.884, -0.884]
]
const PENTAGON: readonly Point[] = [
  [0, -1.1],
  [1.046, -0.34],
  [0.647, 0.89],
  [-0.647, 0.89],
  [-1.046, -0.34]
]
const CROSS: readonly Point[] = [
  [-0.45, -1],
  [0.45, -1],
  [0.45, -0.45],
  [1, -0.45],
  [1, 0.45],
  [0.45, 0.45],
  [0.45, 1],
  [-0.45, 1],
  [-0.45, 0.45],
  [-1, 0.45],
  [-1, -0.45],
  [-0.45, -0.45]
]
const SIDE_SHAPES = [CIRCLE, DIAMOND, TRIANGLE, SQUARE, PENTAGON, CROSS]

/** How many sides have a mark of their own; more begin again. */
export const SIDE_MARKS = SIDE_SHAPES.length

/** The corners of a side's mark around (0, 0), in radii of the mark, so that sides are told apart without colour; null: a circle. */
export const sideShape = (sideIndex: number): readonly Point[] | null => SIDE_SHAPES[sideIndex % SIDE_MARKS] ?? CIRCLE
