/** What a figure put on by hand is called and which side it is on, and which question it makes. */
import type { Ask, ClixCase } from '../../../shared/contract/case.ts'
import { formatColumn } from '../../../shared/grid/squareName.ts'
import { entryOf } from '../question/kinds/all.ts'
import { askParts, hasTarget, isMovement, withParts } from '../table/ask/asks.ts'
import { figureName, sideOf } from '../table/position/caseEdit.ts'

/** The question with a figure in the first place that waits for one: the first two on an empty table are the obvious question. */
export function askWith(ask: Ask, id: string): Ask {
  const { from, to } = askParts(ask)
  if (isMovement(ask)) return from === '' ? withParts(ask, { from: id }) : ask
  if (from === '' && entryOf(ask).ends !== 'to') return withParts(ask, { from: id })
  const waits = to === '' && hasTarget(ask) && String(from) !== id
  return waits ? withParts(ask, { to: id }) : ask
}

/** The first letter that no figure on the table is called by: A, B, C … Z, AA. */
export function quickName(value: ClixCase): string {
  const taken = new Set((value.figures ?? []).map((figure) => figureName(figure).toUpperCase()))
  let index = 0
  while (taken.has(formatColumn(index))) index++
  return formatColumn(index)
}

/** The side that the next figure most likely has: the first is red, the second of the other side, the others blue. */
export function sideAfter(value: ClixCase): string {
  const [first, second] = value.figures ?? []
  if (!first) return 'red'
  return !second && sideOf(value, first) === 'blue' ? 'red' : 'blue'
}
