/** The board of a Descent attack: which spaces are blocked, where walls stand, who stands where. */
import { sideAt } from '../../contract/caseSquares.ts'
import type { DescentFigure, DescentMap, Space } from './case.ts'

export interface Standing {
  readonly id: string
  readonly side: string
  readonly spaces: readonly Space[]
}

export interface Board {
  readonly columns: number
  readonly rows: number
  readonly standing: readonly Standing[]
  /** A space that nothing sees through: an obstacle. */
  readonly isBlocking: (x: number, y: number) => boolean
  /** Who stands in a space. */
  readonly standingIn: (x: number, y: number) => Standing | undefined
  /** A wall on the right side / on the lower side of a space. */
  readonly wallRightOf: (x: number, y: number) => boolean
  readonly wallBelow: (x: number, y: number) => boolean
}

export const spacesOf = (figure: DescentFigure): readonly Space[] => figure.squares ?? (figure.at ? [figure.at] : [])

/** The board of a checked case. */
export function boardOf(map: DescentMap, figures: readonly DescentFigure[]): Board {
  const [columns, rows] = map.size
  const standing = figures.map((figure, index) => ({ id: figure.id, side: sideAt(figure, index), spaces: spacesOf(figure) }))
  const key = (x: number, y: number): number => y * columns + x
  const who = new Map(standing.flatMap((one) => one.spaces.map(([x, y]) => [key(x, y), one] as const)))
  const right = new Set<number>()
  const below = new Set<number>()
  for (const [[ax, ay], [bx, by]] of map.walls ?? []) {
    if (ay === by) right.add(key(Math.min(ax, bx), ay))
    else below.add(key(ax, Math.min(ay, by)))
  }
  const isOn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < columns && y < rows
  const kindsAt = (letter: string): readonly string[] => (letter === 'b' ? ['blocking'] : (map.legend?.[letter] ?? []))
  return {
    columns,
    rows,
    standing,
    isBlocking: (x, y) => isOn(x, y) && kindsAt(map.terrain?.[y]?.[x] ?? '.').includes('blocking'),
    standingIn: (x, y) => (isOn(x, y) ? who.get(key(x, y)) : undefined),
    wallRightOf: (x, y) => isOn(x, y) && right.has(key(x, y)),
    wallBelow: (x, y) => isOn(x, y) && below.has(key(x, y))
  }
}

/** Spaces from one figure to a space, diagonals count 1, its own space 0; from its nearest space (D2-07: its choice). */
export function distanceTo(from: readonly Space[], [x, y]: Space): number {
  return Math.min(...from.map(([fx, fy]) => Math.max(Math.abs(x - fx), Math.abs(y - fy))))
}
