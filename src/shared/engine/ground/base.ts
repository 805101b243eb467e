/**
 * Where the base of a figure can come to lie after one of its squares has moved (MUL-01, MUL-02): around that square,
 * turned as its shape allows, on free and level ground, no part of it moved farther than the chosen square.
 */
import { columnOf, distanceBetween, isOnGrid, rowOf, squareAt, type Square } from '../../grid/grid.ts'
import { withoutWall } from '../../position/changes.ts'
import { BLOCKING, FORBIDDEN } from '../../position/position.ts'
import { isNextTo } from '../situation/adjacency.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { canEndIn, canStandIn } from './step.ts'
import type { Mover } from './ground.ts'

/** A base at rest: its squares by row then column, and the chosen square's place among them. */
export interface Place {
  readonly squares: readonly Square[]
  readonly lead: Square
  /** Where the chosen square came from. */
  readonly from: Square
}

/** The order of lists of bases: square by square. */
export function byPlace(a: Place, b: Place): number {
  for (let i = 0; i < a.squares.length; i++) if (a.squares[i] !== b.squares[i]) return a.squares[i]! - b.squares[i]!
  return 0
}

/** Blocking squares and walls that are gone when a move ends, because it has gone through them (IMT-06, TER-12). */
export interface Broken {
  readonly squares: readonly Square[]
  readonly walls: readonly (readonly [Square, Square])[]
}

type Offset = readonly [number, number]

/** How the base lies is the same as before, only elsewhere: by how far, in columns and rows together; Infinity: it is turned. */
function shifted({ position: { grid } }: Situation, before: readonly Square[], now: readonly Square[]): number {
  const by = (index: number): Offset => [
    columnOf(grid, now[index]!) - columnOf(grid, before[index]!),
    rowOf(grid, now[index]!) - rowOf(grid, before[index]!)
  ]
  const [dx, dy] = by(0)
  const same = before.length === now.length && before.every((_, index) => by(index)[0] === dx && by(index)[1] === dy)
  return same ? Math.abs(dx) + Math.abs(dy) : Infinity
}

/**
 * The order in which bases are taken where nobody has said how it lies: as it lay before, as near to that as may be; then square by square.
 * @param squares those that it lay on, by row then column
 */
export function asItLay(situation: Situation, squares: readonly Square[]): (a: readonly Square[], b: readonly Square[]) => number {
  const before = [...squares].sort((a, b) => a - b)
  return (a, b) => {
    const [one, other] = [shifted(situation, before, a), shifted(situation, before, b)]
    if (one !== other) return one < other ? -1 : 1
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
    return 0
  }
}

/** Do both lists name the same squares? */
export const isSameBase = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square) => b.includes(square))

/** Each way to lay the base around its square number `lead`: the offset of every part, part by part. */
function layouts(situation: Situation, figure: FigureState, lead: number, mayTurn: boolean): Offset[][] {
  const { grid } = situation.position
  const center = figure.squares[lead]!
  const parts = figure.squares.map((square): Offset => [
    columnOf(grid, square) - columnOf(grid, center),
    rowOf(grid, square) - rowOf(grid, center)
  ])
  if (!mayTurn) return [parts]
  if (parts.length === 2) {
    const around: Offset[] = []
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (dx !== 0 || dy !== 0) around.push([dx, dy])
    return around.map((other) => parts.map((_, index) => (index === lead ? [0, 0] : other)))
  }
  const turned = [parts]
  for (let turn = 0; turn < 3; turn++) turned.push(turned[turn]!.map(([x, y]): Offset => [-y, x]))
  return turned
}

/** Is the base all on one level, with nothing that parts its squares? */
export function isWhole(situation: Situation, squares: readonly Square[]): boolean {
  const { grid, level } = situation.position
  for (const a of squares) {
    if (level[a] !== level[squares[0]!]) return false
    for (const b of squares) {
      if (b <= a || distanceBetween(grid, a, b) !== 1) continue
      const straight = columnOf(grid, a) === columnOf(grid, b) || rowOf(grid, a) === rowOf(grid, b)
      if ((straight || squares.length === 2) && !isNextTo(situation, a, b)) return false
    }
  }
  return true
}

/**
 * MUL-06: a larger base that stands in its starting area as it could not stand elsewhere, because the area does not fit
 * it. Its squares are then clear and on one level until it leaves.
 */
export function isCramped(situation: Situation, figure: FigureState): boolean {
  if (figure.squares.length < 2) return false
  const area = situation.position.starting.get(figure.side)
  if (!area || !figure.squares.some((square) => area.includes(square))) return false
  const { ground } = situation.position
  return figure.squares.some((square) => (ground[square]! & (BLOCKING | FORBIDDEN)) !== 0) || !isWhole(situation, figure.squares)
}

/** One way to lay the base around one of its squares. */
interface Layout {
  /** The offset of every part from the chosen square, part by part. */
  readonly parts: readonly Offset[]
  /** The place of the chosen square in the layout's box, from its upper left corner. */
  readonly corner: Offset
  /** Layouts of the same shape share what is known about where they may lie. */
  readonly shape: Shape
}

interface Shape {
  readonly number: number
  /** By the square of its upper left corner: 0 not looked at, 1 it may lie there, 2 it may not. */
  readonly known: Uint8Array
}

export class Bases {
  private readonly layouts: Layout[][]

  /** @param mayHold may a part of the base lie in this square? */
  constructor(
    private readonly situation: Situation,
    private readonly mover: Pick<Mover, 'figure' | 'straight'> & Partial<Pick<Mover, 'destroys'>>,
    private readonly mayHold: (square: Square) => boolean
  ) {
    const { figure } = mover
    const shapes = new Map<string, Shape>()
    const layoutOf = (parts: readonly Offset[]): Layout => {
      const left = Math.min(...parts.map(([x]) => x))
      const top = Math.min(...parts.map(([, y]) => y))
      const key = parts
        .map(([x, y]) => `${x - left} ${y - top}`)
        .sort()
        .join()
      const shape = shapes.get(key) ?? { number: shapes.size, known: new Uint8Array(situation.occupant.length) }
      shapes.set(key, shape)
      return { parts, corner: [-left, -top], shape }
    }
    this.layouts = figure.squares.map((_, lead) => layouts(situation, figure, lead, !mover.straight).map(layoutOf))
  }

  /** Detours that are longer than this, in squares, let no part of the base go farther: by how far two of its squares are apart. */
  get slack(): number {
    const { squares } = this.mover.figure
    const span = Math.max(0, ...squares.flatMap((a) => squares.map((b) => distanceBetween(this.situation.position.grid, a, b))))
    return 2 * span + 1
  }

  /** May the base lie so, on free, whole and level ground? Its own place it may always keep. */
  private mayLie(squares: readonly Square[], shape: Shape, corner: Square): boolean {
    const known = shape.known[corner]!
    if (known !== 0) return known === 1
    const own = this.mover.figure.squares
    const stays = squares.every((square) => own.includes(square))
    const may = squares.every((square) => this.mayHold(square)) && (stays || isWhole(this.situation, squares))
    shape.known[corner] = may ? 1 : 2
    return may
  }

  /** The table when the move ends: the walls that it went through are gone. */
  private after(broken: Broken | null): Situation {
    if (!broken || broken.walls.length === 0) return this.situation
    let { position } = this.situation
    for (const [a, b] of broken.walls) position = withoutWall(position, a, b)
    return { ...this.situation, position }
  }

  /**
   * Whether the base of a figure that breaks through blocking terrain may lie so. The square that has moved breaks the squares of its path, its
   * end included; the other squares break nothing (MUL-02).
   */
  private mayLieBroken(squares: readonly Square[], end: Square, after: Situation, broken: Broken | null): boolean {
    const own = this.mover.figure.squares
    const isFree = (square: Square): boolean =>
      square === end ||
      own.includes(square) ||
      (this.situation.position.ground[square]! & BLOCKING) === 0 ||
      broken?.squares.includes(square) === true
    const stays = squares.every((square) => own.includes(square))
    return squares.every((square) => this.mayHold(square) && isFree(square)) && (stays || isWhole(after, squares))
  }

  /**
   * Every legal place of the base when its square number `lead` has moved `steps` squares to `end`; without those that
   * `found` (numbers of shape and corner) has already, and it is told the new ones.
   * @param broken what the move went through, if it breaks that; null: its way is not known, and nothing but its end counts as broken
   */
  around(lead: number, end: Square, steps: number, found = new Set<number>(), broken: Broken | null = null): Place[] {
    const { figure } = this.mover
    const { grid } = this.situation.position
    const x = columnOf(grid, end)
    const y = rowOf(grid, end)
    const places: Place[] = []
    const after = this.after(broken)
    // Through a warp even the chosen square goes farther than its steps: then distances say nothing.
    const warped = distanceBetween(grid, figure.squares[lead]!, end) > steps
    for (const {
      parts,
      corner: [left, top],
      shape
    } of this.layouts[lead]!) {
      // Off the map this is no corner of such a base: then some part of it is off the map, too, and it does not fit.
      const corner = squareAt(grid, x - left, y - top)
      const number = shape.number * this.situation.occupant.length + corner
      if (found.has(number) || shape.known[corner] === 2) continue
      const fits = parts.every(
        ([dx, dy], part) =>
          isOnGrid(grid, x + dx, y + dy) &&
          (warped || distanceBetween(grid, figure.squares[part]!, squareAt(grid, x + dx, y + dy)) <= steps)
      )
      if (!fits) continue
      const squares = parts.map(([dx, dy]) => squareAt(grid, x + dx, y + dy)).sort((a, b) => a - b)
      if (!(this.mover.destroys ? this.mayLieBroken(squares, end, after, broken) : this.mayLie(squares, shape, corner))) continue
      found.add(number)
      places.push({ squares, lead: end, from: figure.squares[lead]! })
    }
    return places
  }
}

/** The bases of a figure that moves. */
export const basesOf = (situation: Situation, mover: Mover): Bases => new Bases(situation, mover, (square) => canStandIn(mover, square))

/** The squares that a figure stands on; of one off the map those of its base as it stood before. */
const footprint = (figure: FigureState): readonly Square[] => (figure.squares.length > 0 ? figure.squares : figure.figure.squares)

/** Has it a base of several squares, on the map or off it? */
export const isLarger = (figure: FigureState): boolean => footprint(figure).length > 1

/**
 * Every way to put a figure down with one of its squares in this one, the rest of its base around that: as it lay before first
 * (X1 general, Multi-based characters). None: it cannot be put there.
 */
export function placesAt(situation: Situation, figure: FigureState, square: Square): readonly (readonly Square[])[] {
  if (!canEndIn(situation, figure, square)) return []
  if (!isLarger(figure)) return [[square]]
  const before = footprint(figure)
  const placed = { ...figure, squares: before }
  const bases = new Bases(situation, { figure: placed, straight: null }, (one) => canEndIn(situation, figure, one))
  const found = new Set<number>()
  return before
    .flatMap((_, lead) => bases.around(lead, square, Infinity, found))
    .map(({ squares }) => squares)
    .sort(asItLay(situation, before))
}

/** Can the whole figure be put down with one of its squares in this one? */
export const canBePlaced = (situation: Situation, figure: FigureState, square: Square): boolean =>
  isLarger(figure) ? placesAt(situation, figure, square).length > 0 : canEndIn(situation, figure, square)
