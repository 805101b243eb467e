/**
 * Whether a base of several squares fits through an opening indoors (COL-05, Q28). Outdoors, and everywhere from 2012 on, one square of it
 * moves and the rest follows (MUL-02); indoors until 2010 the whole base goes each step, and walls and blocking terrain must leave room.
 */
import { columnOf, distanceBetween, isOnGrid, rowOf, squareAt, type Square } from '../../grid/grid.ts'
import type { Situation } from '../situation/situation.ts'
import type { Mover } from './ground.ts'
import { NO_ENTRY, SHUT } from './terrain.ts'

type Offset = readonly [number, number]

/** May one square of a base go from here by one step, as far as terrain goes? */
export type PartPasses = (from: Square, to: Square, dx: number, dy: number) => boolean

/** Every way to lay the base so that it covers the square at [0, 0]. */
function layoutsOver(situation: Situation, { figure, straight }: Mover): Offset[][] {
  const { grid } = situation.position
  const found = new Map<string, Offset[]>()
  for (const lead of figure.squares) {
    let parts = figure.squares.map((square): Offset => [
      columnOf(grid, square) - columnOf(grid, lead),
      rowOf(grid, square) - rowOf(grid, lead)
    ])
    for (let turn = 0; turn < 4; turn++) {
      found.set([...parts].sort((a, b) => a[1] - b[1] || a[0] - b[0]).join(' '), parts)
      if (straight) break
      parts = parts.map(([x, y]): Offset => [-y, x])
    }
  }
  // Two squares may also lie corner to corner (MUL-01).
  if (figure.squares.length === 2 && !straight) {
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1])
        if (x !== 0 || y !== 0)
          found.set(`${x} ${y}`, [
            [0, 0],
            [x, y]
          ])
    }
  }
  return [...found.values()]
}

class Openings {
  private readonly layouts: readonly (readonly Offset[])[]
  /** By square and step: 0 not looked at, 1 there is room, 2 there is none. */
  private readonly known: Uint8Array

  constructor(
    private readonly situation: Situation,
    private readonly mover: Mover,
    private readonly passes: PartPasses
  ) {
    this.layouts = layoutsOver(situation, mover)
    this.known = new Uint8Array(9 * situation.occupant.length)
  }

  private squaresOf(layout: readonly Offset[], x: number, y: number): Square[] | null {
    const { grid } = this.situation.position
    if (!layout.every(([dx, dy]) => isOnGrid(grid, x + dx, y + dy))) return null
    return layout.map(([dx, dy]) => squareAt(grid, x + dx, y + dy))
  }

  /** Open ground with nothing that parts the squares; where it stands it may stay. */
  private fits(squares: readonly Square[]): boolean {
    const { grid } = this.situation.position
    const { figure, ground } = this.mover
    if (squares.every((square) => figure.squares.includes(square))) return true
    if (squares.some((square) => (ground[square]! & (SHUT | NO_ENTRY)) !== 0)) return false
    return squares.every((a) =>
      squares.every((b) => {
        if (b <= a || distanceBetween(grid, a, b) !== 1) return true
        const dx = columnOf(grid, b) - columnOf(grid, a)
        const dy = rowOf(grid, b) - rowOf(grid, a)
        return (dx !== 0 && dy !== 0 && squares.length > 2) || this.passes(a, b, dx, dy)
      })
    )
  }

  private look(from: Square, dx: number, dy: number): boolean {
    const { grid } = this.situation.position
    const [x, y] = [columnOf(grid, from), rowOf(grid, from)]
    return this.layouts.some((layout) => {
      const before = this.squaresOf(layout, x, y)
      const after = this.squaresOf(layout, x + dx, y + dy)
      return (
        before !== null &&
        after !== null &&
        this.fits(before) &&
        before.every((square, part) => this.passes(square, after[part]!, dx, dy)) &&
        this.fits(after)
      )
    })
  }

  lets(from: Square, dx: number, dy: number): boolean {
    const key = 9 * from + 3 * (dy + 1) + dx + 1
    if (this.known[key] === 0) this.known[key] = this.look(from, dx, dy) ? 1 : 2
    return this.known[key] === 1
  }
}

const made = new WeakMap<Mover, Openings>()

/** Is there room for the base on this step? Always so outdoors, for a base of one square, and from 2012 on (COL-05). */
export function hasRoom(situation: Situation, mover: Mover, from: Square, to: Square, dx: number, dy: number, passes: PartPasses): boolean {
  const { indoor } = situation.position
  if (situation.ruleset.params.movement.indoorOpening === 'of-one-square') return true
  if (mover.figure.squares.length < 2 || (indoor[from] !== 1 && indoor[to] !== 1)) return true
  const openings = made.get(mover) ?? new Openings(situation, mover, passes)
  made.set(mover, openings)
  return openings.lets(from, dx, dy)
}
