/** Reading figures of sets: which values their source does not state. */
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'

const VALUES = ['speed', 'attack', 'defense', 'damage', 'range'] as const

/** Whether a judge has to fill something in before every question about it rests on stated values. */
export function isUnknown(entry: FigureEntry): boolean {
  const [click] = entry.dial
  return VALUES.some((value) => entry[value] === null && (value === 'range' || click?.[value] === undefined))
}

/** "8 / 10 / 17 / 3, range 6" with a mark for what is not stated. */
export function valuesLine(
  entry: FigureEntry,
  unknown: string
): readonly { readonly value: (typeof VALUES)[number]; readonly text: string }[] {
  const [click] = entry.dial
  return VALUES.map((value) => {
    const stated = entry[value] ?? (value === 'range' ? null : (click?.[value] ?? null))
    return { value, text: stated === null ? unknown : String(stated) }
  })
}
