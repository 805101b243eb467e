/**
 * Heights of ground that depend on where a line runs (MAP-25, MAP-26): from lofty terrain everything else is grounded, and
 * lines between figures below pass under a bridge, and so do moves that begin below. Such a line is drawn on the map as its
 * ends see it, and such a move is walked on the map as its figure finds it.
 */
import type { Square } from '../../grid/grid.ts'
import { UNDER_BRIDGE, type Position } from '../../position/position.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import type { Situation } from '../situation/situation.ts'

interface Heights {
  readonly lofty: ReadonlySet<Square>
  readonly bridge: ReadonlySet<Square>
  readonly rules: ReadonlyMap<'lofty' | 'bridge', { readonly rule: string; readonly by: string }>
}

const known = new WeakMap<object, Heights>()

function heightsOf(position: Position): Heights | null {
  if (position.special.size === 0) return null
  const there = known.get(position.special)
  if (there) return there.rules.size > 0 ? there : null
  const clauses = mapClauses(position, 'height')
  const of = (is: 'lofty' | 'bridge'): Square[] =>
    clauses.flatMap(({ square, clause }) => (square !== null && clause.is === is ? [square] : []))
  const made: Heights = {
    lofty: new Set(of('lofty')),
    bridge: new Set(of('bridge')),
    rules: new Map(clauses.map(({ terrain, clause }) => [clause.is, { rule: clause.rule, by: terrain.id }]))
  }
  known.set(position.special, made)
  return made.rules.size > 0 ? made : null
}

type Ends = { readonly squares: readonly Square[] }
type View = 'lofty' | 'bridge'

interface Seen {
  readonly view: View
  /** Where such ground is. */
  readonly squares: ReadonlySet<Square>
  readonly rule: string
  readonly by: string
}

/** How the ends of a line see the map; null: as it is drawn. */
export function viewOf({ position }: Situation, from: Ends, to: Ends): Seen | null {
  const heights = heightsOf(position)
  if (!heights) return null
  const ends = [...from.squares, ...to.squares]
  const said = (view: View): ReturnType<typeof viewOf> => ({ view, squares: heights[view], ...heights.rules.get(view)! })
  if (ends.some((square) => heights.lofty.has(square))) return said('lofty')
  const below = heights.bridge.size > 0 && ends.every((square) => position.level[square] === 1)
  return below ? said('bridge') : null
}

const views = new WeakMap<Situation, Map<View, Situation>>()

/** The situation as the ends of this line see it: the same one where no height depends on them. */
export function seenFrom(situation: Situation, from: Ends, to: Ends): Situation {
  const view = viewOf(situation, from, to)?.view
  if (view === undefined) return situation
  const there = views.get(situation) ?? new Map<View, Situation>()
  views.set(situation, there)
  const before = there.get(view)
  if (before) return before
  const heights = heightsOf(situation.position)!
  const made = view === 'lofty' ? fromLofty(situation, heights.lofty) : fromBelow(situation, heights.bridge)
  there.set(view, made)
  return made
}

function fromLofty(situation: Situation, lofty: ReadonlySet<Square>): Situation {
  const level = situation.position.level.map((_, square) => (lofty.has(square) ? 2 : 1))
  return { ...situation, position: { ...situation.position, level, topLevel: 2 } }
}

/** Neither the bridge nor who and what is on it stands in the way below. */
function fromBelow(situation: Situation, bridge: ReadonlySet<Square>): Situation {
  const level = situation.position.level.slice()
  const sight = situation.position.sight.slice()
  for (const square of bridge) {
    level[square] = 1
    sight[square] = 0
  }
  const states = situation.states.map((state) =>
    state.squares.length > 0 && state.squares.every((square) => bridge.has(square)) ? { ...state, squares: [] } : state
  )
  const occupant = situation.occupant.slice()
  for (const square of bridge) occupant[square] = -1
  return { ...situation, position: { ...situation.position, level, sight }, states, occupant }
}

/** The map as a figure finds it that begins to move below a bridge. */
export interface UnderBridge {
  readonly situation: Situation
  readonly bridge: ReadonlySet<Square>
  readonly rule: string
  readonly by: string
}

const passages = new WeakMap<Situation, UnderBridge>()

/** The map with open ground under its bridge and nobody on it, for a figure that begins its move below; null: it has none. */
export function underBridge(situation: Situation, figure: Ends): UnderBridge | null {
  const heights = heightsOf(situation.position)
  const said = heights?.rules.get('bridge')
  if (!heights || !said || figure.squares.length === 0) return null
  if (figure.squares.some((square) => situation.position.level[square] !== 1)) return null
  const before = passages.get(situation)
  if (before) return before
  const below = fromBelow(situation, heights.bridge)
  const ground = below.position.ground.slice()
  for (const square of heights.bridge) ground[square] = UNDER_BRIDGE
  const made = { situation: { ...below, position: { ...below.position, ground } }, bridge: heights.bridge, ...said }
  passages.set(situation, made)
  return made
}
