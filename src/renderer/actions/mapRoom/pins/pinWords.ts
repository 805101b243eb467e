/** What of a ruling is pinned, in words: the verdict, and what stands in the way by its squares. */
import type { SquareXY } from '../../../../shared/contract/case.ts'
import { isRecord } from '../../../../shared/base/validate.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { mapRoomTexts as t } from '../../../i18n/laterTexts.ts'
import { texts } from '../../../i18n/texts.ts'

const isSquare = (value: unknown): value is SquareXY =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one))

/** Places that are named; of more the number is said. */
const NAMED = 6

/** Squares by their names, both sides of a wall joined; figures by their ids, of those that were knocked back where they end. */
function placeWords(value: unknown): string | null {
  if (isSquare(value)) return formatSquareName(value)
  if (typeof value === 'string') return value
  if (!isRecord(value)) return null
  if (typeof value.figure === 'string' && isSquare(value.end)) return `${value.figure} ${formatSquareName(value.end)}`
  if (!Array.isArray(value.at)) return null
  const names = value.at.filter(isSquare).map(formatSquareName)
  if (names.length === 0) return null
  return value.kind === 'wall' ? names.join('|') : names.reduce((all, name) => t.pins.both(all, name))
}

function listWords(value: unknown): string {
  const places = Array.isArray(value) ? value.map(placeWords) : [null]
  if (!places.every((one) => one !== null)) return JSON.stringify(value)
  return t.pins.list(places.slice(0, NAMED).join(', '), places.length - NAMED)
}

/** Numbers by figure: "loki 9, thor 7". */
const numbersByFigure = (value: unknown): string =>
  isRecord(value)
    ? Object.entries(value)
        .map(([figure, number]) => `${figure} ${String(number)}`)
        .join(', ')
    : JSON.stringify(value)

/** Fields with words of their own; what is in no list is said as it is written. */
const FIELDS: Readonly<Record<string, (value: unknown) => string>> = {
  verdict: (value) => (typeof value === 'string' ? (texts.verdicts[value] ?? value) : JSON.stringify(value)),
  blockedBy: (value) => t.pins.blockedBy(listWords(value)),
  hinderedBy: (value) => t.pins.hinderedBy(listWords(value)),
  squares: listWords,
  legal: listWords,
  results: listWords,
  needed: numbersByFigure,
  damageTaken: numbersByFigure,
  hit: (value) => (isRecord(value) && typeof value.fraction === 'string' ? value.fraction : JSON.stringify(value))
}

export const pinWords = (expect: Readonly<Record<string, unknown>>): string =>
  Object.entries(expect)
    .map(([name, value]) => FIELDS[name]?.(value) ?? (typeof value === 'string' ? (texts.verdicts[value] ?? value) : JSON.stringify(value)))
    .filter((words) => words !== '')
    .join('; ')
