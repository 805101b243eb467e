/** The numbers over the map in words: for who does not see them, and for who wants the two that matter most. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { sameSquare } from '../../../shared/contract/caseSquares.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { Heat } from '../../../shared/mapCheck/heat.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'

/** Where the largest and the smallest number stand; null: there are no numbers. Of several squares the first, row by row. */
export function heatSentence({ squares, least, most }: Heat): string | null {
  const where = (value: number): string | null => {
    const found = squares.find((one) => one.value === value)
    return found ? formatSquareName(found.at) : null
  }
  const [high, low] = [where(most), where(least)]
  return high === null || low === null ? null : t.sides.heatSpan(most, high, least, low)
}

/** The number of one square with what it is; empty where it has none. */
export function heatAt({ kind, squares }: Heat, at: SquareXY): string {
  const found = squares.find((one) => sameSquare(one.at, at))
  if (!found) return ''
  const value = found.hindered === undefined ? String(found.value) : t.sides.withHindered(found.value, found.hindered)
  return `, ${t.sides.heats[kind]}: ${value}`
}
