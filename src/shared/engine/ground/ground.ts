/**
 * The board as one moving figure finds it in one action, square by square: what hinders or shuts, where it may end,
 * and who makes it stop. The terrain is laid out once for a map (terrain.ts), the figures once for a question, so that a
 * step is a few look-ups.
 */
import { columnOf, rowOf, visitAround, type Square } from '../../grid/grid.ts'
import type { MovementIgnore } from '../../rules/vocabulary/vocabulary.ts'
import { apartByHeight, areFiguresAdjacentFrom } from '../situation/adjacency.ts'
import { lesserOn } from '../situation/figureState.ts'
import { isUnnoticed } from '../situation/hiding.ts'
import { clausesOf, terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'
import { HELD, HINDERS, NO_END, TAKEN, terrainOf, type Terrain } from './terrain.ts'

/** How a figure moves in one action: what it passes, and whom it has left behind. */
export interface Mover {
  readonly figure: FigureState
  readonly ignores: ReadonlySet<MovementIgnore>
  /** It changes levels as it likes. */
  readonly climbs: boolean
  /** The row by which it moves only along one row or column; `null`: it may turn. */
  readonly straight: string | null
  /** Blocking terrain on its way is destroyed (IMT-06). */
  readonly destroys: boolean
  /** Opponents adjacent at the start: broken away from, or not at all needing it. */
  readonly leftBehind: ReadonlySet<string>
  /** Opponents, alphabetically. */
  readonly opponents: readonly FigureState[]
  /** Flags of each square. */
  readonly ground: Uint8Array
  /** Flags of each edge (see grid.ts). */
  readonly edges: Uint8Array
  /** The terrain without figures, which others that pass the same share. */
  readonly terrain: Terrain
  /** One more than the index of the figure that makes it stop in a square; 0: nobody. Negative: by power (POW-PL). null: nobody anywhere. */
  readonly stopper: Int16Array | null
  /** Bits of the opponents that it may not come next to (TEAM-HYPERTIME), by square. */
  readonly guarded: Uint32Array | null
  /** Diagonal steps that a base on both flanks shuts, by the square they begin in: bits of DIRECTIONS. null: none (ADJ-05). */
  readonly parted: ReadonlyMap<Square, number> | null
  /** Squares of a larger base that begins its move with another of its squares in hindering terrain: they count as such (MUL-02). null: none. */
  readonly begun: readonly Square[] | null
  /** The mover as it would step into a square in which it can use less; null: there is none, or the edition does not ask (D-39). */
  readonly lesser: ReadonlyMap<Square, Mover> | null
}

/** What makes a mover, besides the situation. */
export interface MoverWish {
  readonly during: readonly string[]
  readonly leftBehind: ReadonlySet<string>
  readonly opponents: readonly FigureState[]
  /** Figures that travel along and are off the map meanwhile (ABL-CARRY). */
  readonly carried: readonly FigureState[]
  /** Squares that an object picked up on the way no longer makes hindering (TER-12). */
  readonly cleared: readonly Square[]
  /** Opponents that the mover failed to approach. */
  readonly guards: readonly FigureState[]
  /** Its move has begun before, or what it begins on counts as clear (MUL-06). */
  readonly goesOn?: true
  /** Ignored besides what its effects say: to find out what was in the way. */
  readonly also?: readonly MovementIgnore[]
  /** Opponents that it does not notice stop it as well: to find out which of them would (CC-21). */
  readonly noticesAll?: true
}

const works = (clause: { readonly during?: readonly string[] }, during: readonly string[]): boolean =>
  !clause.during || clause.during.some((id) => during.includes(id))

/** Everything that the figure passes while one of these is used: by its effects, and by the terrain it starts on. */
export function ignoredWhile(situation: Situation, figure: FigureState, during: readonly string[]): Set<MovementIgnore> {
  const ignored = new Set<MovementIgnore>()
  for (const { clause } of clausesOf(figure, 'movement')) {
    if (works(clause, during)) for (const what of clause.ignores) ignored.add(what)
  }
  for (const { clause } of terrainClauses(situation, figure, 'movement')) {
    if (clause.ability === undefined || figure.can.has(clause.ability)) for (const what of clause.ignores) ignored.add(what)
  }
  return ignored
}

/** May it break away without a roll because figures are nothing to it (IMT-07)? */
export const passesFigures = (ignores: ReadonlySet<MovementIgnore>): boolean =>
  ignores.has('characters') || ignores.has('opposing-characters')

/** May one of the two stand in the other's square, because one of them flies (CC-02)? */
export const shareSquares = (one: FigureState, other: FigureState): boolean =>
  [one, other].some(
    (figure) => figure.height !== 'ground' && clausesOf(figure, 'occupancy').some(({ clause }) => clause.does === 'shares-square')
  )

/** The terrain with everybody who stands in the way; the terrain itself where nobody does. */
function groundAmong(
  situation: Situation,
  figure: FigureState,
  wish: MoverWish,
  terrain: Terrain,
  { ignores, stopper }: Pick<Mover, 'ignores' | 'stopper'>
): Uint8Array {
  const through = passesFigures(ignores) || ignores.has('past-opponents')
  let flags = terrain.ground
  for (const other of situation.states) {
    if (other.id === figure.id || wish.carried.some(({ id }) => id === other.id)) continue
    if (shareSquares(figure, other)) continue
    const flag = NO_END | (other.side !== figure.side && !through ? TAKEN : 0)
    for (const square of other.squares) {
      if (flags === terrain.ground) flags = terrain.ground.slice()
      flags[square]! |= flag
    }
  }
  if (stopper === null) return flags
  if (flags === terrain.ground) flags = terrain.ground.slice()
  for (let square = 0; square < stopper.length; square++) if (stopper[square] !== 0) flags[square]! |= HELD
  return flags
}

/** Calls `visit` for every square in which the mover would be adjacent to the figure. */
function aroundOf(situation: Situation, figure: FigureState, mover: FigureState, visit: (square: Square) => void): void {
  if (apartByHeight(figure, mover) !== null) return
  const { grid } = situation.position
  for (const own of figure.squares)
    visitAround(grid, own, (square) => {
      if (areFiguresAdjacentFrom(situation, figure, own, mover, square)) visit(square)
    })
}

/** Opponents that hold whoever comes next to them, whatever it ignores (POW-PL 2013). */
const holdsFast = (opponent: FigureState): boolean =>
  clausesOf(opponent, 'break-away').some(({ clause }) => clause.does === 'stop-opponents')
/** What opponents do to its break away is nothing to it (ABL-GR, ABL-GS). */
const isDeaf = (figure: FigureState): boolean => clausesOf(figure, 'break-away').some(({ clause }) => clause.does === 'ignore-opponents')

function stoppersFor(situation: Situation, figure: FigureState, wish: MoverWish, ignores: ReadonlySet<MovementIgnore>): Int16Array | null {
  let stopper: Int16Array | null = null
  const passes = passesFigures(ignores) || ignores.has('past-opponents') || ignores.has('adjacent-opponents')
  const deaf = isDeaf(figure)
  for (const opponent of wish.opponents) {
    const holds = !deaf && holdsFast(opponent)
    // That it has broken away is no matter to who stops it even where it would not have to.
    if (wish.leftBehind.has(opponent.id) && !holds) continue
    if (passes && !holds) continue
    const mark = holds ? -(opponent.figure.index + 1) : opponent.figure.index + 1
    if (!wish.noticesAll && isUnnoticed(situation, figure, opponent)) continue
    const marks = (stopper ??= new Int16Array(situation.occupant.length))
    aroundOf(situation, opponent, figure, (square) => {
      if (marks[square] === 0) marks[square] = mark
    })
  }
  return stopper
}

/** The bit of a diagonal step in the order of DIRECTIONS. */
export const diagonalBit = (dx: number, dy: number): number => 1 << (4 + (dx < 0 ? 1 : 0) + (dy < 0 ? 2 : 0))

/** The corners that bases of two squares part, which this mover cannot walk through (ADJ-05). */
function partedBy(situation: Situation, figure: FigureState, wish: MoverWish, ignores: ReadonlySet<MovementIgnore>): Mover['parted'] {
  if (!situation.ruleset.params.adjacency.notThroughMultiBase || passesFigures(ignores) || ignores.has('past-opponents')) return null
  const { grid } = situation.position
  let parted: Map<Square, number> | null = null
  for (const other of wish.opponents) {
    const [first, second] = other.squares
    if (first === undefined || second === undefined || other.squares.length !== 2 || shareSquares(figure, other)) continue
    const a = rowOf(grid, first) * grid.columns + columnOf(grid, second)
    const b = rowOf(grid, second) * grid.columns + columnOf(grid, first)
    // Side by side it lies on no flank.
    if (a === first || a === second) continue
    parted ??= new Map()
    for (const [from, to] of [
      [a, b],
      [b, a]
    ] as const) {
      const bit = diagonalBit(columnOf(grid, to) - columnOf(grid, from), rowOf(grid, to) - rowOf(grid, from))
      parted.set(from, (parted.get(from) ?? 0) | bit)
    }
  }
  return parted
}

function guardsFor(situation: Situation, figure: FigureState, guards: readonly FigureState[]): Uint32Array | null {
  if (guards.length === 0) return null
  const guarded = new Uint32Array(situation.occupant.length)
  guards.slice(0, 32).forEach((guard, bit) => {
    aroundOf(situation, guard, figure, (square) => {
      guarded[square]! |= 1 << bit
    })
  })
  return guarded
}

/** The mover for each square in which ground keeps it from using something, where the edition looks at every square of the way. */
function lesserMovers(situation: Situation, figure: FigureState, wish: MoverWish): Mover['lesser'] {
  const there = situation.ruleset.params.movement.abilities === 'each-square' ? lesserOn(situation, figure) : null
  if (!there) return null
  const movers = new Map([...new Set(there.values())].map((left) => [left, moverAs(situation, left, wish)] as const))
  return new Map([...there].map(([square, left]) => [square, movers.get(left)!]))
}

/** `only`: what it passes, in place of what its effects and its ground say. */
export const moverOf = (situation: Situation, figure: FigureState, wish: MoverWish, only?: ReadonlySet<MovementIgnore>): Mover => ({
  ...moverAs(situation, figure, wish, only),
  lesser: only === undefined ? lesserMovers(situation, figure, wish) : null
})

/** Its squares if it begins its move with some of them in hindering terrain and others not; else `null`. */
function begunIn({ squares }: FigureState, { goesOn }: MoverWish, { ground }: Terrain): Mover['begun'] {
  if (squares.length < 2 || goesOn) return null
  const hindered = squares.filter((square) => (ground[square]! & HINDERS) !== 0).length
  return hindered > 0 && hindered < squares.length ? squares : null
}

/** The mover with what the figure can use now, on all of its way. */
function moverAs(situation: Situation, figure: FigureState, wish: MoverWish, only?: ReadonlySet<MovementIgnore>): Mover {
  const ignores = new Set(only ?? ignoredWhile(situation, figure, wish.during))
  for (const what of wish.also ?? []) ignores.add(what)
  const clauses = clausesOf(figure, 'movement').filter(({ clause }) => works(clause, wish.during))
  const destroys = clauses.some(({ clause }) => clause.destroys)
  const outdoorsOnly = clausesOf(figure, 'occupancy').some(({ clause }) => clause.does === 'outdoors-only')
  const terrain = terrainOf(situation, figure, { ignores, destroys, outdoorsOnly, cleared: wish.cleared })
  const stopper = stoppersFor(situation, figure, wish, ignores)
  return {
    figure,
    ignores,
    climbs: ignores.has('elevated'),
    straight: clauses.find(({ clause }) => clause.straight)?.clause.rule ?? null,
    destroys,
    leftBehind: wish.leftBehind,
    opponents: wish.opponents,
    ground: groundAmong(situation, figure, wish, terrain, { ignores, stopper }),
    edges: terrain.edges,
    terrain,
    stopper,
    guarded: guardsFor(situation, figure, wish.guards),
    parted: partedBy(situation, figure, wish, ignores),
    begun: begunIn(figure, wish, terrain),
    lesser: null
  }
}
