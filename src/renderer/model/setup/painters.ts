/** What each brush puts on squares, what it takes off again, and whether a square has it already. */
import type { CaseMap, SquareXY } from '../../../shared/contract/case.ts'
import { isIndoor, kindsAt, levelAt } from '../../../shared/contract/caseSquares.ts'
import {
  GROUND_LEVEL,
  paintBasic,
  paintIndoor,
  paintLevel,
  paintSpecial,
  paintStarting,
  removeBasic,
  removeSpecial,
  startingAt,
  wipe
} from '../../../shared/mapEdit/squares.ts'
import type { BasicKind } from '../../../shared/mapEdit/squares.ts'
import type { Brush, Setup } from './setup.svelte.ts'

/** How the brushes are set. */
export type BrushSettings = Pick<Setup, 'edge' | 'level' | 'special' | 'startSide' | 'indoor'>

/** The brushes that paint squares. */
export type SquareBrush = Exclude<Brush, 'figure' | 'wall'>

/** What a brush does to squares of a map; each change gives a new map. */
export interface Painter {
  readonly has: (map: CaseMap, square: SquareXY) => boolean
  readonly put: (map: CaseMap, squares: readonly SquareXY[]) => CaseMap
  /** A stroke that begins where the brush has been already takes it away. */
  readonly take: (map: CaseMap, squares: readonly SquareXY[]) => CaseMap
}

const basic = (kind: BasicKind): Painter => ({
  has: (map, square) => kindsAt(map, square).includes(kind),
  put: (map, squares) => paintBasic(map, squares, kind),
  take: removeBasic
})

/** What a brush does to squares, as it is set. */
export function painterOf(brush: SquareBrush, { level, special, startSide, indoor }: BrushSettings): Painter {
  switch (brush) {
    case 'hindering':
    case 'blocking':
    case 'water':
      return basic(brush)
    case 'elevated':
      return {
        has: (map, square) => level !== GROUND_LEVEL && levelAt(map, square) === level,
        put: (map, squares) => paintLevel(map, squares, level),
        take: (map, squares) => paintLevel(map, squares, GROUND_LEVEL)
      }
    case 'special':
      return {
        has: (map, square) => kindsAt(map, square).includes(`special:${special}`),
        put: (map, squares) => paintSpecial(map, squares, special),
        take: removeSpecial
      }
    case 'starting':
      return {
        has: (map, square) => startingAt(map, square) === startSide,
        put: (map, squares) => paintStarting(map, squares, startSide),
        take: (map, squares) => paintStarting(map, squares, null)
      }
    case 'indoor':
      return {
        has: (map, square) => indoor && isIndoor(map, square),
        put: (map, squares) => paintIndoor(map, squares, indoor),
        take: (map, squares) => paintIndoor(map, squares, false)
      }
    // There is nothing to take away from a square that has nothing.
    case 'clear':
      return { has: () => false, put: wipe, take: wipe }
  }
}
