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
import type { App } from '../app.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import type { Brush, Setup } from '../../model/setup/setup.svelte.ts'
import { usualSpecial } from '../../model/setup/specials.ts'

/** Takes a brush into the hand, the special one with what it most likely paints here; null puts it down. */
export function takeBrush({ session: { setup }, table, library }: App, brush: Brush | null): void {
  if (setup.special === '') setup.special = usualSpecial(table.case, terrainOnShelf(library))
  setup.take(brush)
}

export type SquareBrush = Exclude<Brush, 'figure' | 'wall'>

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

export function painterOf(brush: SquareBrush, { level, special, startSide, indoor }: Setup): Painter {
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
