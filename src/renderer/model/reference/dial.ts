/** The dial as a table: its columns, and line by line a colour with the four powers that have it. */
import { DIAL, DIAL_COLOURS, DIAL_SLOTS, type DialColour, type DialSlot } from '../../../shared/rules/dialColours.ts'
import type { Book, ReferenceEntry } from './entries.ts'

export interface DialLine {
  readonly colour: DialColour
  /** In the order of the columns. */
  readonly powers: readonly { readonly slot: DialSlot; readonly entry: ReferenceEntry }[]
}

export const dialColumns: readonly DialSlot[] = DIAL_SLOTS

export const isDialColumn = (section: string): boolean => dialColumns.some((slot) => slot === section)

export const dialLines = (book: Book): readonly DialLine[] =>
  DIAL_COLOURS.map((colour, i) => ({
    colour,
    powers: DIAL_SLOTS.flatMap((slot) => {
      const entry = book.entry(DIAL[slot][i] ?? '')
      return entry ? [{ slot, entry }] : []
    })
  }))
