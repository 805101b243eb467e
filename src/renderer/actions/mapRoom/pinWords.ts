/** What of a ruling is pinned, in words: the verdict, and what stands in the way by its squares. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { texts } from '../../i18n/texts.ts'

const isSquare = (value: unknown): value is SquareXY =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one))

/** Squares by their names, both sides of a wall joined; null where it is none of that. */
function placeWords(value: unknown): string | null {
  if (isSquare(value)) return formatSquareName(value)
  if (!isRecord(value) || !Array.isArray(value.at)) return null
  const names = value.at.filter(isSquare).map(formatSquareName)
  if (names.length === 0) return null
  return value.kind === 'wall' ? names.join('|') : names.reduce((all, name) => t.pins.both(all, name))
}

function listWords(value: unknown): string {
  const places = Array.isArray(value) ? value.map(placeWords) : [null]
  return places.every((one) => one !== null) ? places.join(', ') : JSON.stringify(value)
}

/** Fields with words of their own; what is in no list is said as it is written. */
const FIELDS: Readonly<Record<string, (value: unknown) => string>> = {
  verdict: (value) => (typeof value === 'string' ? (texts.verdicts[value] ?? value) : JSON.stringify(value)),
  blockedBy: (value) => t.pins.blockedBy(listWords(value)),
  hinderedBy: (value) => t.pins.hinderedBy(listWords(value))
}

export const pinWords = (expect: Readonly<Record<string, unknown>>): string =>
  Object.entries(expect)
    .map(([name, value]) => FIELDS[name]?.(value) ?? (typeof value === 'string' ? (texts.verdicts[value] ?? value) : JSON.stringify(value)))
    .join('; ')
