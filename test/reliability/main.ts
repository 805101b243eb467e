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

/** One line for each row. */
export function lineOf(title: string, { what, cases, wrong, note, compare }: Row): string {
  const mark = compare ? '      ' : wrong === 0 ? 'ok    ' : 'WRONG '
  return `${mark}${title}: ${what}\n        ${cases} cases, ${wrong} wrong. ${note}`
}
