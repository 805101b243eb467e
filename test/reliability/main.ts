/** What `npm run reliability` runs: every measurement of this folder, one after another. */
/// <reference types="vite/client" />
import type { Measurement, Row } from './measurement.ts'

const found = import.meta.glob<{ measurement: Measurement }>('./*.measure.ts', { eager: true })

/** The measurements whose title or file holds `wanted`, in their order. */
export function measurements(wanted = ''): readonly Measurement[] {
  return Object.entries(found)
    .filter(([file, { measurement }]) => `${file} ${measurement.title}`.toLowerCase().includes(wanted.toLowerCase()))
    .map(([, { measurement }]) => measurement)
    .toSorted((a, b) => a.order - b.order)
}

/** How much went wrong in a row; nothing in one for comparison. */
export const wrongIn = ({ wrong, figures = [], compare }: Row): number =>
  compare ? 0 : wrong + figures.filter(([, found, expected]) => found !== expected).length

/** The row of the table: what was done, and each figure with what it had to be. */
export function lineOf(title: string, row: Row): string {
  const { what, cases, wrong, note, compare, figures = [] } = row
  const mark = compare ? '      ' : wrongIn(row) === 0 ? 'ok    ' : 'WRONG '
  const counted = [['cases gone wrong', wrong, 0] as const, ...figures].map(
    ([name, found, expected]) => `${name}: found ${found}${compare ? '' : `, expected ${expected}`}`
  )
  return `${mark}${title}: ${what}\n        ${cases} cases. ${counted.join('; ')}. ${note}`
}
