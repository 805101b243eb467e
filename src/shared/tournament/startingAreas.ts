/**
 * Starting areas that are too small for the forces of the game (TER-18): both grow alike, by a row and a column at a time,
 * until each force fits. Squares are `[column, row]`.
 */
export type AreaSquare = readonly [number, number]

export interface AreaBox {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

export interface GrownAreas {
  /** How often both have grown. */
  readonly steps: number
  readonly areas: Readonly<Record<string, AreaBox>>
  /** Every force fits; false where the map ends before, or they would reach into each other. */
  readonly fits: boolean
  /** They grow no further, since one would reach into another. */
  readonly meet: boolean
}

/** The smallest box around the squares of an area. */
export function boxOf(squares: readonly AreaSquare[]): AreaBox {
  const xs = squares.map(([x]) => x)
  const ys = squares.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 }
}

/** An end of a line that grows by one: away from the edge that it touches, else to where more room is. */
function longer(start: number, length: number, size: number): readonly [start: number, length: number] {
  const before = start
  const after = size - start - length
  if (before === 0 && after === 0) return [start, length]
  return after >= before ? [start, length + 1] : [start - 1, length + 1]
}

/** The box with one more row and one more column, as far as the map goes. */
export function grown(box: AreaBox, [columns, rows]: AreaSquare): AreaBox {
  const [left, width] = longer(box.left, box.columns, columns)
  const [top, height] = longer(box.top, box.rows, rows)
  return { left, top, columns: width, rows: height }
}

/** Whether two of these areas share a square. */
export const overlap = (areas: readonly AreaBox[]): boolean =>
  areas.some((one, index) =>
    areas
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.left + other.columns &&
          other.left < one.left + one.columns &&
          one.top < other.top + other.rows &&
          other.top < one.top + one.rows
      )
  )

/**
 * The areas as they are when every force fits. @param needs squares that the bases of a side take
 * @param free squares of a box where somebody may stand
 * @param apart no area grows into another one
 */
export function growAreas(
  size: AreaSquare,
  areas: Readonly<Record<string, AreaBox>>,
  needs: Readonly<Record<string, number>>,
  free: (box: AreaBox) => number,
  apart: boolean
): GrownAreas {
  let now = areas
  const fits = (): boolean => Object.entries(now).every(([side, box]) => free(box) >= (needs[side] ?? 0))
  const most = Math.max(...size)
  let steps = 0
  while (!fits() && steps < most) {
    const next = Object.fromEntries(Object.entries(now).map(([side, box]) => [side, grown(box, size)]))
    if (apart && overlap(Object.values(next))) return { steps, areas: now, fits: false, meet: true }
    now = next
    steps += 1
  }
  return { steps, areas: now, fits: fits(), meet: false }
}
