/**
 * Line of sight once more, slowly and from the words of the rule: every line between corners is cut with every blocked
 * space as a closed square, in fractions, and at every corner that it passes a flood runs through the four spaces there.
 */
import type { DescentFigure, DescentMap, Space } from '../../../../../src/shared/games/descent/case.ts'

type Point = readonly [number, number]

/** The part of the line from p to q inside the closed unit square at (x, y), as numbers over `bottom`; null: no part. */
function partInside(p: Point, q: Point, [x, y]: Space): { from: number; to: number } | null {
  // t runs from 0 to 1; every bound is a fraction. All of them are put over one bottom: |dx| * |dy|, where that is not 0.
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const bottom = Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy))
  let [from, to] = [0, bottom]
  for (const [start, step, low] of [
    [p[0], dx, x],
    [p[1], dy, y]
  ] as const) {
    if (step === 0) {
      if (start < low || start > low + 1) return null
      continue
    }
    const scale = bottom / Math.abs(step)
    const ends = [(low - start) * Math.sign(step) * scale, (low + 1 - start) * Math.sign(step) * scale]
    from = Math.max(from, Math.min(...ends))
    to = Math.min(to, Math.max(...ends))
  }
  return from <= to ? { from, to } : null
}

const turn = (a: Point, b: Point, c: Point): number => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
const within = (a: Point, b: Point, c: Point): boolean =>
  turn(a, b, c) === 0 &&
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

export interface OracleBoard {
  readonly map: DescentMap
  readonly figures: readonly DescentFigure[]
}

const spacesOf = (figure: DescentFigure): readonly Space[] => figure.squares ?? [figure.at!]

export class SightOracle {
  private readonly walls: readonly (readonly [Point, Point])[]
  constructor(private readonly board: OracleBoard) {
    this.walls = (board.map.walls ?? []).map(([a, b]) => {
      const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
      return a[1] === b[1]
        ? [
            [x, y],
            [x, y + 1]
          ]
        : [
            [x, y],
            [x + 1, y]
          ]
    })
  }

  private wallBetween(a: Point, b: Point): boolean {
    return this.walls.some(
      ([u, v]) => (String(u) === String(a) && String(v) === String(b)) || (String(u) === String(b) && String(v) === String(a))
    )
  }

  /** Is there a way round the corner between two of the four spaces there? */
  private canTurn([cx, cy]: Point, from: readonly number[], to: readonly number[], solid: (space: Space) => boolean): boolean {
    // The four spaces clockwise from the upper left, and the edges between each and the next.
    const spaces: Space[] = [
      [cx - 1, cy - 1],
      [cx, cy - 1],
      [cx, cy],
      [cx - 1, cy]
    ]
    const ends: Point[] = [
      [cx, cy - 1],
      [cx + 1, cy],
      [cx, cy + 1],
      [cx - 1, cy]
    ]
    const shut = ends.map((end) => this.wallBetween([cx, cy], end))
    if (!shut.includes(true)) return true
    const seen = new Set(from)
    for (const at of seen) {
      for (const [next, edge] of [
        [(at + 1) % 4, at],
        [(at + 3) % 4, (at + 3) % 4]
      ] as const) {
        if (!shut[edge] && !solid(spaces[next]!)) seen.add(next)
      }
    }
    return to.some((space) => seen.has(space))
  }

  /** Which of the four spaces at a corner a direction leads into: two where it runs along an edge. */
  private static quarters(dx: number, dy: number): number[] {
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1]
    ].flatMap(([x, y], index) => (x! * Math.sign(dx) >= 0 && y! * Math.sign(dy) >= 0 ? [index] : []))
  }

  areAdjacent(a: Space, b: Space): boolean {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return false
    const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
    if (dx === 0) return !this.wallBetween([x, y], [x + 1, y])
    if (dy === 0) return !this.wallBetween([x, y], [x, y + 1])
    return this.canTurn([x, y], SightOracle.quarters(-dx, -dy), SightOracle.quarters(dx, dy), () => false)
  }

  private isOpen(p: Point, q: Point, start: Space, end: Space, isBlocked: (space: Space) => boolean): boolean {
    const [columns, rows] = this.board.map.size
    for (let x = 0; x < columns; x++) {
      for (let y = 0; y < rows; y++) {
        if (!isBlocked([x, y])) continue
        const part = partInside(p, q, [x, y])
        if (part && part.from < part.to) return false
      }
    }
    for (const [u, v] of this.walls) {
      if (within(p, q, u) && within(p, q, v)) return false
      // Crossed between its ends, or the line ends on it: corners are seen to below.
      if (turn(u, v, p) * turn(u, v, q) < 0 && turn(p, q, u) * turn(p, q, v) < 0) return false
    }
    const solid = (space: Space): boolean => space[0] < 0 || space[1] < 0 || space[0] >= columns || space[1] >= rows || isBlocked(space)
    for (let x = 0; x <= columns; x++) {
      for (let y = 0; y <= rows; y++) {
        if (!within(p, q, [x, y])) continue
        const [isFirst, isLast] = [x === p[0] && y === p[1], x === q[0] && y === q[1]]
        const back = isFirst ? SightOracle.quarters(start[0] + 0.5 - x, start[1] + 0.5 - y) : SightOracle.quarters(p[0] - q[0], p[1] - q[1])
        const ahead = isLast ? SightOracle.quarters(end[0] + 0.5 - x, end[1] + 0.5 - y) : SightOracle.quarters(q[0] - p[0], q[1] - p[1])
        if (!this.canTurn([x, y], back, ahead, solid)) return false
      }
    }
    return true
  }

  sees(from: readonly Space[], to: Space, through: ReadonlySet<string>): boolean {
    if (from.some((space) => this.areAdjacent(space, to))) return true
    const { map, figures } = this.board
    const taken = new Set(figures.filter(({ id }) => !through.has(id)).flatMap((figure) => spacesOf(figure).map(String)))
    const corners = ([x, y]: Space): Point[] => [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1]
    ]
    return from.some((space) => {
      const isBlocked = (other: Space): boolean =>
        String(other) !== String(space) &&
        String(other) !== String(to) &&
        (map.terrain?.[other[1]]?.[other[0]] === 'b' || taken.has(String(other)))
      return corners(space).some((p) => corners(to).some((q) => String(p) !== String(q) && this.isOpen(p, q, space, to, isBlocked)))
    })
  }
}
