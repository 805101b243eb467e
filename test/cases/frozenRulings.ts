/** What a golden ruling says as data, as a line that changes with it: verdict, numbers, squares, reasons and facts, but not the wording. */
import { createHash } from 'node:crypto'

/** Fields that hold wording: of a reason or of what was not considered, and the place of a citation within its document. */
const WORDING = new Set(['text', 'section'])

/** The data of a ruling as text, its fields in the order of their names; with its wording where that is what is looked at. */
export function dataOf(ruling: object, worded = false): string {
  return JSON.stringify(ruling, (key: string, value: unknown) => {
    if (!worded && WORDING.has(key)) return undefined
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** A line of a file in `frozen/`: a hash of the data of a ruling, and the case. */
export const frozenLine = (id: string, ruling: object, worded = false): string =>
  `${createHash('sha256').update(dataOf(ruling, worded)).digest('hex').slice(0, 16)} ${id}`
