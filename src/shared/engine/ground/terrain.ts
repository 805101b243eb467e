/**
 * The terrain of a map as figures find it that pass the same: what hinders or shuts, and which steps it lets them take.
 * Cached with the map, so that a move only pays for the squares within its reach.
 */
import {
  BARRIER,
  BLOCKING,
  DOOR,
  FORBIDDEN,
  HINDERING,
  INDOOR,
  OUTDOOR,
  UNDER_BRIDGE,
  WALL,
  WATER,
  YELLOW_EDGE
} from '../../position/position.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'
import type { MovementIgnore } from '../../rules/vocabulary/vocabulary.ts'
import { isMeant, type FigureState, type Situation } from '../situation/situation.ts'
import type { Square } from '../../grid/grid.ts'

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
/** Next to somebody who makes it stop. */
export const HELD = 64

/** On edges: a wall that stops it; a force field. */
export const WALLED = 1
export const FIELD = 2

/** A map for all who pass the same. */
export interface Terrain {
  /** Flags of each square. */
  readonly ground: Uint8Array
  /** Flags of each edge (see grid.ts). */
  readonly edges: Uint8Array
  /** The steps from each square in bits, 0 where nobody has gone on from it yet (see step.ts). */
  readonly steps: Uint32Array
}

/** What makes terrain, besides the map. */
export interface Passing {
  readonly ignores: ReadonlySet<MovementIgnore>
  /** Blocking terrain on its way is destroyed (IMT-06). */
  readonly destroys: boolean
  /** It cannot end a move indoors (CC-03). */
  readonly outdoorsOnly: boolean
  /** Squares that an object picked up on the way no longer makes hindering (TER-12). */
  readonly cleared: readonly Square[]
}

/** Special terrain of a square that nothing destroys: whatever makes the square blocking stays. */
export function indestructibleIn({ position }: Situation, square: Square): readonly SpecialTerrainRule[] {
  return position.special.get(square)?.filter((rule) => rule.indestructible === true) ?? []
}

/** Blocking terrain that nothing ignores, by the special terrain that makes it so. */
function isNeverIgnored({ position }: Situation, square: Square): boolean {
  return (
    position.special
      .get(square)
      ?.some((rule) => rule.cannotBeIgnored && rule.clauses.some((clause) => clause.phase === 'terrain' && clause.actsAs === 'blocking')) ??
    false
  )
}

function groundFor(situation: Situation, figure: FigureState, { ignores, destroys, outdoorsOnly, cleared }: Passing): Uint8Array {
  const { ground, indoor, special } = situation.position
  const flags = new Uint8Array(ground.length)
  const { movement } = situation.ruleset.params
  const hindering = movement.hindering !== 'nothing' && !ignores.has('hindering')
  const water = movement.water !== 'nothing' && !ignores.has('water')
  for (let square = 0; square < flags.length; square++) {
    const here = ground[square]!
    if (here === 0) continue
    let flag = 0
    if ((here & HINDERING) !== 0 && hindering) flag |= HINDERS
    if ((here & WATER) !== 0 && water) flag |= HINDERS
    if ((here & FORBIDDEN) !== 0) flag |= NO_ENTRY | NO_END
    if ((here & UNDER_BRIDGE) !== 0) flag |= NO_END
    if ((here & BLOCKING) !== 0) {
      const passed =
        (ignores.has('blocking') || ignores.has(indoor[square] === 1 ? 'indoor-blocking' : 'outdoor-blocking')) &&
        !isNeverIgnored(situation, square)
      if (!passed) flag |= SHUT
      if (!(destroys && passed && indestructibleIn(situation, square).length === 0)) flag |= NO_END
    }
    flags[square] = flag
  }
  for (const square of cleared) flags[square]! &= ~HINDERS
  for (const [square, rules] of special) {
    for (const { clauses } of rules)
      for (const clause of clauses) {
        if (clause.phase === 'movement-stop' && isMeant(situation, figure, clause.only)) flags[square]! |= HALTS
        if (clause.phase === 'enter' && clause.only && isMeant(situation, figure, clause.only)) flags[square]! |= NO_ENTRY | NO_END
      }
  }
  if (outdoorsOnly) {
    for (let square = 0; square < flags.length; square++) if (indoor[square] === 1) flags[square]! |= NO_END
  }
  return flags
}

function edgesFor(situation: Situation, ignores: ReadonlySet<MovementIgnore>): Uint8Array {
  const { edges, ground, grid } = situation.position
  const { indoorBlocksAllLevels, outdoorWalls } = situation.ruleset.params.lineOfFire
  const flags = new Uint8Array(edges.length)
  const all = ignores.has('blocking')
  const inside = all || ignores.has('indoor-blocking')
  const outside = all || ignores.has('outdoor-blocking')
  for (let edge = 0; edge < flags.length; edge++) {
    const here = edges[edge]!
    if (here === 0) continue
    // A wall between indoors and outdoors may be both: passed only by a figure that ignores both halves (TER-14).
    const both = outdoorWalls === 'both-kinds' || (here & INDOOR) === 0
    const passed = ((here & INDOOR) === 0 || inside) && ((here & OUTDOOR) === 0 || !both || outside)
    // A yellow edge on outdoor blocking terrain is an indoor wall to those who would pass over that terrain (TER-14).
    const yellow =
      (here & YELLOW_EDGE) !== 0 &&
      outside &&
      !inside &&
      indoorBlocksAllLevels &&
      ((ground[edge >> 1]! | (ground[(edge >> 1) + ((edge & 1) === 0 ? 1 : grid.columns)] ?? 0)) & BLOCKING) !== 0
    const isWall = (here & WALL) !== 0 && (here & DOOR) === 0
    flags[edge] = (here & BARRIER) !== 0 ? FIELD : (isWall && !passed) || yellow ? WALLED : 0
  }
  return flags
}

/** What is kept of a map: it holds as long as nothing of the map has changed. */
interface Cached {
  readonly position: Pick<Situation['position'], 'edges' | 'level' | 'indoor' | 'stairs' | 'special'>
  readonly ruleset: Situation['ruleset']
  /** Some special terrain is there for some figures only: each has terrain of its own. */
  readonly differs: boolean
  readonly byPassing: Map<string, Terrain>
}

/** By the ground of a position. */
const cache = new WeakMap<Uint8Array, Cached>()

/** More ways to pass than a question asks about. */
const MOST_CACHED = 24

function cachedOf({ position, ruleset }: Situation): Cached {
  const known = cache.get(position.ground)
  if (
    known?.position.edges === position.edges &&
    known.position.level === position.level &&
    known.position.indoor === position.indoor &&
    known.position.stairs === position.stairs &&
    known.position.special === position.special &&
    known.ruleset === ruleset
  )
    return known
  const { edges, level, indoor, stairs, special } = position
  const differs = [...special.values()].some((rules) =>
    rules.some(({ clauses }) =>
      clauses.some((clause) => (clause.phase === 'movement-stop' || clause.phase === 'enter') && clause.only !== undefined)
    )
  )
  const made: Cached = { position: { edges, level, indoor, stairs, special }, ruleset, differs, byPassing: new Map() }
  cache.set(position.ground, made)
  return made
}

const laidOut = (situation: Situation, figure: FigureState, passing: Passing): Terrain => ({
  ground: groundFor(situation, figure, passing),
  edges: edgesFor(situation, passing.ignores),
  steps: new Uint32Array(situation.position.ground.length)
})

/** The terrain for a figure that passes this; the same object for all who pass the same on the same map. */
export function terrainOf(situation: Situation, figure: FigureState, passing: Passing): Terrain {
  const { differs, byPassing } = cachedOf(situation)
  if (differs || passing.cleared.length > 0) return laidOut(situation, figure, passing)
  const key = `${passing.destroys ? 'destroys ' : ''}${passing.outdoorsOnly ? 'outdoors ' : ''}${[...passing.ignores].sort().join(' ')}`
  const known = byPassing.get(key)
  if (known) return known
  const made = laidOut(situation, figure, passing)
  if (byPassing.size >= MOST_CACHED) byPassing.clear()
  byPassing.set(key, made)
  return made
}
