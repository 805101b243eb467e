/** The click on which a figure of the library begins. */
import type { FigureEntry } from '../documents.ts'

/** The click of the first starting line with points, else of the first line; 1 if it has none. */
export const startingClick = (lines: FigureEntry['lines']): number =>
  (lines?.find(({ points }) => points !== null) ?? lines?.[0])?.click ?? 1
