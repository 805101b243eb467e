/**
 * Line of sight in Descent, as a policy of its own (D2-02): from any corner of the attacker's space to any corner of
 * the target space. Obstacles and figures block what passes through their space or along its edge; a corner that is
 * only touched blocks nothing. Adjacent spaces always see each other. Whole numbers only.
 *
 * Linejudge's readings, where the rules say nothing: attacker and target do not block the line with their own other
 * spaces; a wall blocks what crosses it or runs along it, and where it ends at another wall, at a blocked space or at
 * the edge of the board there is no way through that corner.
 */
import { takeSteps } from '../../engine/budget/budget.ts'
import type { Board } from './board.ts'
import type { Space } from './case.ts'

/** A corner of spaces: (x, y) is the upper left corner of the space (x, y). */
export type Corner = readonly [number, number]

export interface SightBlocker {
  readonly kind: 'blocking' | 'figure' | 'wall'
  /** The space, or the two spaces that the wall parts. */
  readonly at: readonly Space[]
  readonly figure?: string
}

export interface Sight {
  readonly clear: boolean
  readonly adjacent: boolean
  /** The line that is open, or of the shut ones the first; null for adjacent spaces. */
  readonly line: readonly [Corner, Corner] | null
  /** What shuts that line; empty where it is open. */
  readonly blockedBy: readonly SightBlocker[]
}

export interface SightQuestion {
  readonly board: Board
  readonly from: readonly Space[]
  readonly to: Space
  /** Figures that do not block: the attacker, and the target with its other spaces. */
  readonly through: ReadonlySet<string>
}

const cross = ([ax, ay]: Corner, [bx, by]: Corner): number => ax * by - ay * bx
const AXES: readonly Corner[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1]
]

/** The spaces that the wall on an edge parts, or null: the edge leaves the corner along an axis. */
function wallAlong(board: Board, [x, y]: Corner, [ax, ay]: Corner): readonly [Space, Space] | null {
  // The edge from the corner to the right lies between the spaces above and below it, and so on round.
  if (ay === 0) {
    const column = ax > 0 ? x : x - 1
    return board.wallBelow(column, y - 1)
      ? [
          [column, y - 1],
          [column, y]
        ]
      : null
  }
  const row = ay > 0 ? y : y - 1
  return board.wallRightOf(x - 1, row)
    ? [
        [x - 1, row],
        [x, row]
      ]
    : null
}

/** Does the direction lie strictly between two others, turning from the first to the second the one way round? */
function isBetween(first: Corner, direction: Corner, second: Corner): boolean {
  const turn = cross(first, second)
  const afterFirst = cross(first, direction) > 0
  const beforeSecond = cross(direction, second) > 0
  if (turn > 0) return afterFirst && beforeSecond
  if (turn < 0) return afterFirst || beforeSecond
  return afterFirst
}

const QUARTERS: readonly Corner[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1]
]
const nothingSolid = (): boolean => false

/**
 * The walls that leave no way round a corner from where a line comes to where it goes on; empty: it gets by. Two
 * blocked spaces alone let it through between their corners, as the rules have it; a wall has to be among what shuts it.
 */
function wallsAround(
  board: Board,
  corner: Corner,
  back: Corner,
  ahead: Corner,
  isSolid: (x: number, y: number) => boolean = nothingSolid
): readonly (readonly [Space, Space])[] {
  const [walls, solid] = [[[], []] as (readonly [Space, Space])[][], [false, false]]
  const sideOf = (direction: Corner): 0 | 1 | null => (isBetween(back, direction, ahead) ? 0 : isBetween(ahead, direction, back) ? 1 : null)
  for (const axis of AXES) {
    const wall = wallAlong(board, corner, axis)
    const side = wall && sideOf(axis)
    if (wall && side !== null) walls[side]!.push(wall)
  }
  if (walls.every((side) => side.length === 0)) return []
  for (const quarter of QUARTERS) {
    const side = sideOf(quarter)
    if (side !== null && isSolid(corner[0] + Math.min(quarter[0], 0), corner[1] + Math.min(quarter[1], 0))) solid[side] = true
  }
  return walls.every((side, index) => side.length > 0 || solid[index]) ? walls.flat() : []
}

/** From a corner of a space into that space. */
const into = ([x, y]: Space, [cx, cy]: Corner): Corner => [2 * (x - cx) + 1, 2 * (y - cy) + 1]

/** Do two spaces share an edge or a corner, with no wall between them? */
export function areAdjacentSpaces(board: Board, a: Space, b: Space): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return false
  if (dy === 0) return !board.wallRightOf(Math.min(a[0], b[0]), a[1])
  if (dx === 0) return !board.wallBelow(a[0], Math.min(a[1], b[1]))
  const shared: Corner = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  return wallsAround(board, shared, into(a, shared), into(b, shared)).length === 0
}

const cornersOf = ([x, y]: Space): readonly Corner[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1]
]

/** `top / bottom` rounded down, in whole numbers; the bottom is positive. */
const floorOf = (top: number, bottom: number): number => (top - (((top % bottom) + bottom) % bottom)) / bottom

/** The spaces that a line passes through, or along whose edge it runs, in order. */
function spacesTouched([px, py]: Corner, [qx, qy]: Corner): Space[] {
  const [dx, dy] = [qx - px, qy - py]
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)]
  const spaces: Space[] = []
  if (dx === 0) {
    for (let y = py; y !== qy; y += sy) spaces.push([px - 1, sy > 0 ? y : y - 1], [px, sy > 0 ? y : y - 1])
    return spaces
  }
  for (let x = px; x !== qx; x += sx) {
    const column = sx > 0 ? x : x - 1
    if (dy === 0) {
      spaces.push([column, py - 1], [column, py])
      continue
    }
    // The heights at which the line enters and leaves the column, as numbers over |dx|.
    const enters = py * Math.abs(dx) + dy * Math.abs(x - px)
    const leaves = enters + dy
    const first = sy > 0 ? floorOf(enters, Math.abs(dx)) : -floorOf(-enters, Math.abs(dx)) - 1
    const last = sy > 0 ? -floorOf(-leaves, Math.abs(dx)) - 1 : floorOf(leaves, Math.abs(dx))
    for (let row = first; sy > 0 ? row <= last : row >= last; row += sy) spaces.push([column, row])
  }
  return spaces
}

/** The walls that a line crosses or runs along between its corners, and those that leave no way round a corner. */
function wallsCrossed(
  board: Board,
  p: Corner,
  q: Corner,
  start: Space,
  end: Space,
  isSolid: (x: number, y: number) => boolean
): (readonly [Space, Space])[] {
  const around = (corner: Corner, from: Corner, to: Corner): readonly (readonly [Space, Space])[] =>
    wallsAround(board, corner, from, to, isSolid)
  const direction: Corner = [q[0] - p[0], q[1] - p[1]]
  const [ax, ay] = [Math.abs(direction[0]), Math.abs(direction[1])]
  const [sx, sy] = [Math.sign(direction[0]), Math.sign(direction[1])]
  const back: Corner = [-direction[0], -direction[1]]
  const walls = [...around(p, into(start, p), direction)]
  if (ax === 0 || ay === 0) {
    for (let at: Corner = p; at[0] !== q[0] || at[1] !== q[1]; at = [at[0] + sx, at[1] + sy]) {
      const along = wallAlong(board, at, [sx, sy])
      if (along) walls.push(along)
      if (at !== p) walls.push(...around(at, back, direction))
    }
  } else {
    // Grid lines in the order in which the line meets them: columns at i / ax of the way, rows at j / ay.
    let [i, j] = [1, 1]
    while (i < ax || j < ay) {
      const order = i * ay - j * ax
      if (order === 0) {
        walls.push(...around([p[0] + sx * i, p[1] + sy * j], back, direction))
        i++
        j++
      } else if (order < 0) {
        const x = p[0] + sx * i
        const row = sy > 0 ? p[1] + j - 1 : p[1] - j
        if (board.wallRightOf(x - 1, row))
          walls.push([
            [x - 1, row],
            [x, row]
          ])
        i++
      } else {
        const y = p[1] + sy * j
        const column = sx > 0 ? p[0] + i - 1 : p[0] - i
        if (board.wallBelow(column, y - 1))
          walls.push([
            [column, y - 1],
            [column, y]
          ])
        j++
      }
    }
  }
  walls.push(...around(q, back, into(end, q)))
  return walls
}

/** What shuts a line, each space and wall once and in no order; it is worked out as far as somebody asks. */
function* blockersOf({ board, through, to }: SightQuestion, start: Space, p: Corner, q: Corner): Generator<SightBlocker> {
  const blocker = (x: number, y: number): SightBlocker | null => {
    // The line leaves from the one and ends at the other, whatever they are made of.
    if ((x === start[0] && y === start[1]) || (x === to[0] && y === to[1])) return null
    if (board.isBlocking(x, y)) return { kind: 'blocking', at: [[x, y]] }
    const figure = board.standingIn(x, y)
    return figure && !through.has(figure.id) ? { kind: 'figure', at: [[x, y]], figure: figure.id } : null
  }
  takeSteps(Math.abs(q[0] - p[0]) + Math.abs(q[1] - p[1]) + 1)
  const seen = new Set<string>()
  const isNew = (at: readonly Space[]): boolean => seen.size < seen.add(at.join(' ')).size
  for (const [x, y] of spacesTouched(p, q)) {
    const one = blocker(x, y)
    if (one && isNew(one.at)) yield one
  }
  const isSolid = (x: number, y: number): boolean => x < 0 || y < 0 || x >= board.columns || y >= board.rows || blocker(x, y) !== null
  for (const at of wallsCrossed(board, p, q, start, to, isSolid)) if (isNew(at)) yield { kind: 'wall', at }
}

/** Of so many shut lines, and those that are like the last of them, the one with the fewest causes is told. */
const MOST_TOLD = 16

interface Line {
  readonly space: Space
  readonly p: Corner
  readonly q: Corner
}

/** Numbers and words in an order of their own: the first that differ decide. */
function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index]!
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

/**
 * Places as the attacker sees them: `ahead` grows towards the target, `aside` to one side of the way there. However the board is
 * turned they stay the same, and so does every order that is made of them.
 */
function seenBy(from: readonly Space[], to: Space): (inHalves: Corner) => { readonly ahead: number; readonly aside: number } {
  const count = from.length
  // The middle of all its spaces, times their number, so that it is whole.
  const middles = from.map((space) => middleOf(space))
  const origin: Corner = [middles.reduce((sum, [x]) => sum + x, 0), middles.reduce((sum, [, y]) => sum + y, 0)]
  const away = ([x, y]: Corner): Corner => [count * x - origin[0], count * y - origin[1]]
  const way = away(middleOf(to))
  return (inHalves) => {
    const place = away(inHalves)
    return { ahead: place[0] * way[0] + place[1] * way[1], aside: cross(way, place) }
  }
}

/** The middle of a space, or of the two that a wall parts, in halves of a space. */
const middleOf = ([x, y]: Space, [u, v]: Space = [x, y]): Corner => [x + u + 1, y + v + 1]

/**
 * Line of sight from a figure's spaces to a space (D2-02). The line told is an open one where there is one, the
 * shortest first, otherwise the shut one with the fewest causes. Of shut ones that are alike in this the one that is shut
 * nearest to the attacker is told, of open ones the one that keeps closest to the way from middle to middle: how the board
 * is turned does not matter.
 */
export function sightOf(question: SightQuestion): Sight {
  const { board, from, to } = question
  if (from.some((space) => areAdjacentSpaces(board, space, to))) return { clear: true, adjacent: true, line: null, blockedBy: [] }
  const seen = seenBy(from, to)
  const lines = from
    .flatMap((space) => cornersOf(space).flatMap((p) => cornersOf(to).map((q): Line => ({ space, p, q }))))
    // Spaces that a wall parts share corners: a line needs two.
    .filter(({ p, q }) => p[0] !== q[0] || p[1] !== q[1])
    .map((line) => {
      const [start, end] = [seen([2 * line.p[0], 2 * line.p[1]]), seen([2 * line.q[0], 2 * line.q[1]])]
      const side = Math.sign(start.aside) || Math.sign(end.aside) || 1
      const length = (line.q[0] - line.p[0]) ** 2 + (line.q[1] - line.p[1]) ** 2
      const off = Math.abs(start.aside) + Math.abs(end.aside)
      // The same for a line and its mirror image on the other side of the way.
      const alike = [length, off, start.ahead, end.ahead, side * start.aside, side * end.aside]
      return { ...line, length, side, alike }
    })
    .sort((a, b) => compareKeys(a.alike, b.alike) || a.side - b.side)
  const open = lines.find(({ space, p, q }) => blockersOf(question, space, p, q).next().done === true)
  if (open) return { clear: true, adjacent: false, line: [open.p, open.q], blockedBy: [] }
  const last = lines[Math.min(MOST_TOLD, lines.length) - 1]!
  const tried = lines.filter(({ alike }) => compareKeys(alike, last.alike) <= 0)
  const shut = tried.map(({ space, p, q, length, side, alike }) => {
    const causes = [...blockersOf(question, space, p, q)]
      .map((blocker) => {
        const { ahead, aside } = seen(middleOf(blocker.at[0]!, blocker.at[1]))
        return { blocker, key: [ahead, side * aside, blocker.kind, blocker.figure ?? ''] }
      })
      .sort((a, b) => compareKeys(a.key, b.key))
    const told: Sight = { clear: false, adjacent: false, line: [p, q], blockedBy: causes.map(({ blocker }) => blocker) }
    return { told, key: [causes.length, length, ...causes.flatMap(({ key }) => key), ...alike, side] }
  })
  return shut.reduce((best, one) => (compareKeys(one.key, best.key) < 0 ? one : best)).told
}
