/** A plain map to begin with: clear, grounded, outdoors, without walls. */
import type { CaseMap } from '../contract/case.ts'

/** Columns and rows of the maps that games are played on, the usual one first. */
export const MAP_SIZES = [
  [16, 24],
  [24, 24],
  [24, 36],
  [36, 36],
  [8, 8]
] as const satisfies readonly (readonly [number, number])[]

/** A map of so many columns and rows with nothing on it. */
export const blankMap = (columns: number, rows: number): CaseMap => ({ size: [columns, rows] })

/** Whether nothing is drawn on it yet. */
export const isBlank = (map: CaseMap): boolean =>
  !map.id &&
  !map.terrain &&
  !map.level &&
  !map.indoor &&
  !map.walls?.length &&
  !map.barriers?.length &&
  !map.stairs?.length &&
  !map.rules?.length &&
  Object.values(map.starting ?? {}).every((squares) => squares.length === 0)
