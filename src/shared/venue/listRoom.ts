/** How much of a long list a display shows at a time: the one place for the window on a desk and for the page of a display. */

/** Letters of a long list are smaller, so that it has more rows and columns: shares of the usual size, which a hall can still read. */
const LETTER_SCALES = [1, 0.85, 0.7, 0.6] as const

/** The room of a screen with letters of some size. */
export interface Room {
  /** Columns next to each other. */
  readonly columns: number
  /** Rows in each. */
  readonly rows: number
}

/**
 * The largest letters in which the whole list is on one screen, else the smallest; no more columns than the list fills.
 * @param count rows of the list @param roomOf what fits with letters of some share of their usual size
 */
export function roomFor(count: number, roomOf: (scale: number) => Room): Room & { readonly scale: number } {
  const rooms = LETTER_SCALES.map((scale) => ({ ...roomOf(scale), scale }))
  const { rows, columns, scale } = rooms.find((room) => count <= room.rows * room.columns) ?? rooms[rooms.length - 1]!
  return { scale, rows, columns: Math.max(1, Math.min(columns, Math.ceil(count / rows))) }
}
