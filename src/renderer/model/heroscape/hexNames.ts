/** Spaces by name: letters for columns, numbers for rows, from the map's top left corner, every second row half a space in. */
import type { Hex, HexMap } from '../../../shared/games/heroscape/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'

const columnOf = ([q, r]: Hex): number => q + Math.floor(r / 2)

const corners = new WeakMap<HexMap, { readonly column: number; readonly row: number }>()

function cornerOf(map: HexMap): { readonly column: number; readonly row: number } {
  const known = corners.get(map)
  if (known) return known
  let [column, row] = [Infinity, Infinity]
  for (const [q, r] of map.hexes) {
    column = Math.min(column, columnOf([q, r]))
    row = Math.min(row, r)
  }
  const corner = { column, row }
  corners.set(map, corner)
  return corner
}

/** "D5" for the space in the fourth column and the fifth row. */
export function hexName(map: HexMap, hex: Hex): string {
  const { column, row } = cornerOf(map)
  const place = [columnOf(hex) - column, hex[1] - row] as const
  return place[0] < 0 || place[1] < 0 ? `(${hex.join(',')})` : formatSquareName(place)
}
