/**
 * The board as one moving figure finds it in one action, square by square: what hinders or shuts, where it may end,
 * and who makes it stop. Laid out once for a question, so that a step is a few look-ups.
 */
import { columnOf, isOnGrid, rowOf, type Square } from '../../grid/grid.ts'
import { BARRIER, BLOCKING, FORBIDDEN, HINDERING, INDOOR, OUTDOOR, WALL, WATER, YELLOW_EDGE } from '../../position/position.ts'
import type { MovementIgnore } from '../../rules/vocabulary/vocabulary.ts'
import { apartByHeight, areFiguresAdjacentFrom } from '../situation/adjacency.ts'
import { isUnnoticed } from '../situation/hiding.ts'
import { clausesOf, isMeant, terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'

/** Hinders this figure's movement. */
export const HINDERS = 1
/** Cannot be entered for its terrain. */
export const SHUT = 2
/** Cannot be entered whatever the figure ignores. */
export const NO_ENTRY = 4
/** An opposing figure that it cannot pass. */
export const TAKEN = 8
/** It cannot end its move there. */
export const NO_END = 16
/** Special terrain on which every move ends. */
export const HALTS = 32

/** On edges: a wall that stops it; a force field. */
export const WALLED = 1
export const FIELD = 2

/** How a figure moves in one action: what it passes, and whom it has left behind. */
export interface Mover {
  readonly figure: FigureState
  readonly ignores: ReadonlySet<MovementIgnore>
  /** It changes levels as it likes. */
  readonly climbs: boolean
  /** Only along one row or column (ABL-RAM). */
  readonly straight: boolean
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
  /** One more than the index of the figure that makes it stop in a square; 0: nobody. Negative: by power (POW-PL). */
  readonly stopper: Int16Array
  /** Bits of the opponents that it may not come next to (TEAM-HYPERTIME), by square. */
  readonly guarded: Uint32Array | null
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
  /** Ignored besides what its effects say: to find out what was in the way. */
  readonly also?: readonly MovementIgnore[]
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

/** Blocking terrain that nothing ignores or destroys, by the special terrain that makes it so. */
function isFirm(situation: Situation, square: Square, what: 'cannotBeIgnored' | 'indestructible'): boolean {
  return (
    situation.position.special
      .get(square)
      ?.some((rule) => rule[what] === true && rule.clauses.some((clause) => clause.phase === 'terrain' && clause.actsAs === 'blocking')) ??
    false
  )
}

/** May one of the two stand in the other's square, because one of them flies (CC-02)? */
export const shareSquares = (one: FigureState, other: FigureState): boolean =>
  [one, other].some(
    (figure) => figure.height !== 'ground' && clausesOf(figure, 'occupancy').some(({ clause }) => clause.does === 'shares-square')
  )

function groundFor(
  situation: Situation,
  figure: FigureState,
  wish: MoverWish,
  ignores: ReadonlySet<MovementIgnore>,
  destroys: boolean
): Uint8Array {
  const { ground, indoor, special } = situation.position
  const flags = new Uint8Array(ground.length)
  const hindering = !ignores.has('hindering')
  const water = !ignores.has('water')
  for (let square = 0; square < flags.length; square++) {
    const here = ground[square]!
    if (here === 0) continue
    let flag = 0
    if ((here & HINDERING) !== 0 && hindering) flag |= HINDERS
    if ((here & WATER) !== 0 && water) flag |= HINDERS
    if ((here & FORBIDDEN) !== 0) flag |= NO_ENTRY | NO_END
    if ((here & BLOCKING) !== 0) {
      const passed =
        (ignores.has('blocking') || ignores.has(indoor[square] === 1 ? 'indoor-blocking' : 'outdoor-blocking')) &&
        !isFirm(situation, square, 'cannotBeIgnored')
      if (!passed) flag |= SHUT
      if (!(destroys && passed && !isFirm(situation, square, 'indestructible'))) flag |= NO_END
    }
    flags[square] = flag
  }
  for (const square of wish.cleared) flags[square]! &= ~HINDERS
  for (const [square, rules] of special) {
    for (const { clauses } of rules)
      for (const clause of clauses) {
        if (clause.phase === 'movement-stop' && isMeant(situation, figure, clause.only)) flags[square]! |= HALTS
        if (clause.phase === 'enter' && clause.only && isMeant(situation, figure, clause.only)) flags[square]! |= NO_ENTRY | NO_END
      }
  }
  if (clausesOf(figure, 'occupancy').some(({ clause }) => clause.does === 'outdoors-only')) {
    for (let square = 0; square < flags.length; square++) if (indoor[square] === 1) flags[square]! |= NO_END
  }
  const through = passesFigures(ignores) || ignores.has('past-opponents')
  for (const other of situation.states) {
    if (other === figure || other.id === figure.id || wish.carried.some(({ id }) => id === other.id)) continue
    if (shareSquares(figure, other)) continue
    for (const square of other.squares) flags[square]! |= NO_END | (other.side !== figure.side && !through ? TAKEN : 0)
  }
  return flags
}

function edgesFor(situation: Situation, ignores: ReadonlySet<MovementIgnore>): Uint8Array {
  const { edges, ground, grid } = situation.position
  const { lineOfFire } = situation.ruleset.params
  const flags = new Uint8Array(edges.length)
  const all = ignores.has('blocking')
  const inside = all || ignores.has('indoor-blocking')
  const outside = all || ignores.has('outdoor-blocking')
  for (let edge = 0; edge < flags.length; edge++) {
    const here = edges[edge]!
    if (here === 0) continue
    // A wall between indoor and outdoor is both: ignored only by who ignores both halves (TER-14).
    const passed = ((here & INDOOR) === 0 || inside) && ((here & OUTDOOR) === 0 || outside) && (all || (here & (INDOOR | OUTDOOR)) !== 0)
    // A yellow edge on outdoor blocking terrain is an indoor wall to those who would pass over that terrain (TER-14).
    const yellow =
      (here & YELLOW_EDGE) !== 0 &&
      outside &&
      !inside &&
      lineOfFire.indoorBlocksAllLevels &&
      ((ground[edge >> 1]! | (ground[(edge >> 1) + ((edge & 1) === 0 ? 1 : grid.columns)] ?? 0)) & BLOCKING) !== 0
    flags[edge] = (here & BARRIER) !== 0 ? FIELD : ((here & WALL) !== 0 && !passed) || yellow ? WALLED : 0
  }
  return flags
}

/** Calls `visit` for every square in which the mover would be adjacent to the figure. */
function aroundOf(situation: Situation, figure: FigureState, mover: FigureState, visit: (square: Square) => void): void {
  if (apartByHeight(figure, mover) !== null) return
  const { grid } = situation.position
  for (const own of figure.squares) {
    const x = columnOf(grid, own)
    const y = rowOf(grid, own)
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if ((dx === 0 && dy === 0) || !isOnGrid(grid, x + dx, y + dy)) continue
        const square = (y + dy) * grid.columns + x + dx
        if (areFiguresAdjacentFrom(situation, figure, own, mover, square)) visit(square)
      }
    }
  }
}

/** Opponents that hold whoever comes next to them, whatever it ignores (POW-PL 2013). */
const holdsFast = (opponent: FigureState): boolean =>
  clausesOf(opponent, 'break-away').some(({ clause }) => clause.does === 'stop-opponents')
/** What opponents do to its break away is nothing to it (ABL-GS). */
const isDeaf = (figure: FigureState): boolean => clausesOf(figure, 'break-away').some(({ clause }) => clause.does === 'ignore-opponents')

function stoppersFor(situation: Situation, figure: FigureState, wish: MoverWish, ignores: ReadonlySet<MovementIgnore>): Int16Array {
  const stopper = new Int16Array(situation.occupant.length)
  const passes = passesFigures(ignores) || ignores.has('past-opponents') || ignores.has('adjacent-opponents')
  const deaf = isDeaf(figure)
  for (const opponent of wish.opponents) {
    if (wish.leftBehind.has(opponent.id)) continue
    const holds = !deaf && holdsFast(opponent)
    if (passes && !holds) continue
    const mark = holds ? -(opponent.figure.index + 1) : opponent.figure.index + 1
    if (isUnnoticed(situation, figure, opponent)) continue
    aroundOf(situation, opponent, figure, (square) => {
      if (stopper[square] === 0) stopper[square] = mark
    })
  }
  return stopper
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

/** `only`: what it passes, in place of what its effects and its ground say. */
export function moverOf(situation: Situation, figure: FigureState, wish: MoverWish, only?: ReadonlySet<MovementIgnore>): Mover {
  const ignores = new Set(only ?? ignoredWhile(situation, figure, wish.during))
  for (const what of wish.also ?? []) ignores.add(what)
  const clauses = clausesOf(figure, 'movement').filter(({ clause }) => works(clause, wish.during))
  const destroys = clauses.some(({ clause }) => clause.destroys)
  return {
    figure,
    ignores,
    climbs: ignores.has('elevated'),
    straight: clauses.some(({ clause }) => clause.straight),
    destroys,
    leftBehind: wish.leftBehind,
    opponents: wish.opponents,
    ground: groundFor(situation, figure, wish, ignores, destroys),
    edges: edgesFor(situation, ignores),
    stopper: stoppersFor(situation, figure, wish, ignores),
    guarded: guardsFor(situation, figure, wish.guards)
  }
}
