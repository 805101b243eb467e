/**
 * The line of fire between two ends: of all the ways that the rules allow to draw it, the best one.
 * A multi-base end draws from any of its squares (MUL-03); a giant or colossal may count as higher (SIZ-03, SIZ-05).
 * Then come the powers and terrain at the ends that block a line whatever it crosses (Stealth, graves).
 */
import { distanceBetween, edgeBetween, type Edge, type Square } from '../../grid/grid.ts'
import { withoutWall } from '../../position/changes.ts'
import { BLOCKING, DOOR, WALL } from '../../position/position.ts'
import { areAdjacent } from '../situation/adjacency.ts'
import type { ClauseOf, LineIgnore } from '../../rules/vocabulary/vocabulary.ts'
import { canHide, hideOf } from '../situation/hiding.ts'
import { seenFrom } from './heights.ts'
import {
  clausesOf,
  isMeant,
  knowsClause,
  isSuch,
  occupiedTerrain,
  terrainClauses,
  type FigureState,
  type Situation
} from '../situation/situation.ts'
import { BLOCKED, CLEAR, HINDERED, IGNORE, NO_FIGURE, rankOf, type LineQuestion, type LineState } from './walk/causes.ts'
import { stopsCounting, uncountedBeyond } from './counting.ts'
import { LineField } from './walk/lineBoard.ts'
import { traceLine, type LineSink } from './walk/trace.ts'
import { takeSteps } from '../budget/budget.ts'

/** One end: a figure (with the squares to draw from) or a bare square. */
export interface LineEnd {
  readonly state: FigureState | null
  readonly squares: readonly Square[]
}

export interface EndBlock {
  readonly kind: 'power' | 'special'
  readonly rule: string
  /** The power or terrain. */
  readonly id: string
}

export interface DrawnLine {
  readonly from: Square
  readonly to: Square
  readonly distance: number
  readonly state: LineState
  /** The levels that the ends count as for this line. */
  readonly question: LineQuestion
  readonly endBlock: EndBlock | null
  /** The rule by which an end counts as higher than it stands, if it does. */
  readonly raisedBy: string | null
  /** How the line runs because an end flies. */
  readonly aloft: Aloft | null
  /** The piece of blocking terrain that it passes and destroys; left out: none. */
  readonly broken?: Broken
}

/** One piece of blocking terrain that a line passes, and the board without it. */
export interface Broken {
  readonly id: string
  readonly rule: string
  readonly kind: 'blocking' | 'wall'
  readonly squares: readonly Square[]
  readonly without: Situation
}

export type AloftClause = Extract<ClauseOf<'line-of-fire'>, { readonly does: 'aloft' }>
export interface Aloft {
  readonly clause: AloftClause
  /** The figure that flies, and its state. */
  readonly figure: string
  readonly id: string
}

export const figureEnd = (state: FigureState): LineEnd => ({ state, squares: state.squares })
export const squareEnd = (situation: Situation, square: Square): LineEnd => {
  const index = situation.occupant[square]!
  return { state: index >= 0 ? situation.states[index]! : null, squares: [square] }
}

/** Fields of a situation by what shapes them: the clause of a flying end, or nothing. */
const fields = new WeakMap<Situation, Map<AloftClause | null, LineField>>()

/** Why this figure stands in no line's way, or not in that of such a line; null: it may block (CC-09, CC-10, CC-21). */
export function outOfTheWay(
  situation: Situation,
  state: FigureState,
  aloft: AloftClause | null
): { readonly rule: string; readonly id: string | null; readonly hidden: boolean } | null {
  const hide = hideOf(situation, state)
  if (hide) return { ...hide, hidden: true }
  if (aloft) return aloft.inTheWay.some((stance) => isSuch(state, stance)) ? null : { rule: aloft.rule, id: null, hidden: false }
  for (const { effect, clause } of clausesOf(state, 'line-of-fire'))
    if (clause.does === 'not-in-the-way') return { rule: clause.rule, id: effect.id, hidden: false }
  return null
}

/** The larger rank of two ends: smaller figures do not block their line (SIZ-01). NO_FIGURE if every figure blocks. */
export function rankOfEnds({ ruleset }: Situation, from: FigureState | null, to: FigureState | null): number {
  const { smaller, tinyIsSmaller } = ruleset.params.lineOfFire
  if (smaller === 'blocks') return NO_FIGURE
  return Math.max(from ? rankOf(from.size, tinyIsSmaller) : NO_FIGURE, to ? rankOf(to.size, tinyIsSmaller) : NO_FIGURE)
}

/** The board of a situation as lines see it, made once; `aloft`: as lines of a flying end see it. */
export function fieldOf(situation: Situation, aloft: AloftClause | null = null): LineField {
  const there = fields.get(situation) ?? new Map<AloftClause | null, LineField>()
  const known = there.get(aloft)
  if (known) return known
  const { position, ruleset } = situation
  const rank = new Uint8Array(situation.occupant.length)
  let occupant = situation.occupant
  for (const state of situation.states) {
    if (outOfTheWay(situation, state, aloft)) continue
    const own = rankOf(state.size, ruleset.params.lineOfFire.tinyIsSmaller)
    for (const square of state.squares) {
      // Of several in one square the largest counts.
      if (rank[square]! >= own) continue
      rank[square] = own
      if (occupant[square] === state.figure.index) continue
      if (occupant === situation.occupant) occupant = occupant.slice()
      occupant[square] = state.figure.index
    }
  }
  const fromAbove = aloft !== null && aloft.runs !== 'as-it-stands'
  const field = new LineField(position, rank, occupant, fromAbove, ruleset.params.lineOfFire)
  there.set(aloft, field)
  fields.set(situation, there)
  return field
}

/** How the line between two ends runs because one of them flies, or null. */
export function aloftBetween(from: FigureState | null, to: FigureState | null): Aloft | null {
  if ((from?.height ?? 'ground') === 'ground' && (to?.height ?? 'ground') === 'ground') return null
  for (const [one, other] of [
    [from, to],
    [to, from]
  ] as const) {
    for (const { effect, clause } of one ? clausesOf(one, 'line-of-fire') : []) {
      if (clause.does === 'aloft' && isSuch(other, clause.between)) return { clause, figure: one!.id, id: effect.id }
    }
  }
  return null
}

export interface Sight {
  /** Bits of IGNORE. */
  readonly ignore: number
  readonly field: LineField
  /** Powers of the target do not touch this line. */
  readonly ignoresPowers: boolean
  /** What lets the drawing figure see hidden ones (CC-23). */
  readonly seesHidden: { readonly id: string; readonly rule: string } | null
  /** Effects that made the line ignore something, with their rules. */
  readonly through: readonly { readonly id: string; readonly rule: string }[]
}

const shared = new WeakMap<object, boolean>()

/** Is there ground from which one figure sees for its whole side (MAP-10)? Looked for once for each map. */
export function sharesSight(situation: Situation): boolean {
  const { special } = situation.position
  if (special.size === 0) return false
  const known = shared.get(special)
  if (known !== undefined) return known
  const found = [...special.values()].some((rules) => rules.some((rule) => rule.clauses.some(({ phase }) => phase === 'side-line-of-fire')))
  shared.set(special, found)
  return found
}

/** The bits of IGNORE for what is terrain; everything else has no bit. */
const BITS: Readonly<Partial<Record<LineIgnore, number>>> = {
  elevated: IGNORE.elevated,
  hindering: IGNORE.hindering,
  blocking: IGNORE.blocking,
  'indoor-blocking': IGNORE.indoorBlocking,
  'outdoor-blocking': IGNORE.outdoorBlocking,
  'grounded-blocking': IGNORE.groundedBlocking
}
const bitsOf = (ignores: readonly LineIgnore[]): number => ignores.reduce((bits, what) => bits | (BITS[what] ?? 0), 0)

/** Effects that let every line to or from these ends ignore something, with their rules and the bits of IGNORE. */
export function clearAtEnds(
  { ruleset }: Situation,
  from: FigureState | null,
  to: FigureState | null
): readonly { readonly id: string; readonly rule: string; readonly bits: number }[] {
  if (!knowsClause(ruleset, 'line-of-fire', 'clear-to-and-from')) return []
  return [from, to].flatMap((end) =>
    (end ? clausesOf(end, 'line-of-fire') : []).flatMap(({ effect, clause }) =>
      clause.does === 'clear-to-and-from'
        ? [
            {
              id: effect.id,
              rule: clause.rule,
              bits: bitsOf(clause.ignores) | (clause.hinderedBy === 'target' ? IGNORE.hinderingOnWay : 0)
            }
          ]
        : []
    )
  )
}

/** What the drawing figure's line passes as if it were not there, for the purpose given (IMT-01, POW-PW). */
export function sightOf(situation: Situation, drawer: FigureState | null, purpose: string, aloft: AloftClause | null = null): Sight {
  const field = fieldOf(situation, aloft)
  if (!drawer && !aloft) return { ignore: 0, field, ignoresPowers: false, seesHidden: null, through: [] }
  let ignore = 0
  let ignoresPowers = false
  let friends = false
  let opponents = false
  let seesHidden: Sight['seesHidden'] = null
  const through: { id: string; rule: string }[] = []
  const pass = (ignores: readonly LineIgnore[]): void => {
    ignore |= bitsOf(ignores)
    for (const what of ignores) {
      if (what === 'characters' || what === 'friendly-characters') friends = true
      if (what === 'characters' || what === 'opposing-characters') opponents = true
      if (what === 'powers') ignoresPowers = true
    }
  }
  if (aloft) pass(aloft.ignores)
  for (const { effect, clause } of drawer ? clausesOf(drawer, 'line-of-fire') : []) {
    if (clause.does !== 'ignore' || (clause.during !== undefined && clause.during !== purpose)) continue
    if (clause.ignores.includes('hiding')) seesHidden = { id: effect.id, rule: clause.rule }
    else if (clause.ignores.length > 0) through.push({ id: effect.id, rule: clause.rule })
    pass(clause.ignores)
  }
  if (drawer && sharesSight(situation)) {
    for (const friend of situation.states) {
      if (friend.side !== drawer.side || friend.ko) continue
      for (const { terrain, clause } of terrainClauses(situation, friend, 'side-line-of-fire')) {
        if (!through.some(({ id }) => id === terrain.id)) through.push({ id: terrain.id, rule: clause.rule })
        pass(clause.ignores)
      }
    }
  }
  if (!drawer || (!friends && !opponents)) return { ignore, field, ignoresPowers, seesHidden, through }
  const rank = field.rank.slice()
  for (const state of situation.states) {
    if (state.side === drawer.side ? friends : opponents) for (const square of state.squares) rank[square] = NO_FIGURE
  }
  return { ignore, field: field.with({ rank }), ignoresPowers, seesHidden, through }
}

/** How an end may count as higher than it stands: the clause, or null. */
function raising(end: LineEnd): { readonly rule: string; readonly how: 'both-elevated' | 'any-level' } | null {
  if (!end.state) return null
  for (const { clause } of clausesOf(end.state, 'line-of-fire')) {
    if (clause.does === 'count-as-higher') return clause
  }
  return null
}

/** What at the target's end blocks the line whatever it crosses; `hindered`: the line is hindered. */
function blockAtEnd(
  situation: Situation,
  drawer: FigureState | null,
  target: FigureState | null,
  hindered: boolean,
  sight: Sight
): EndBlock | null {
  if (!target) return null
  const seen = sight.seesHidden !== null && canHide(target)
  if (hindered && !sight.ignoresPowers && !seen) {
    for (const { effect, clause } of clausesOf(target, 'line-of-fire')) {
      if (clause.does !== 'block-when-hindered' || (clause.turn === 'not-own' && situation.position.turn.active === target.side)) continue
      if (clause.drawnBy === 'not-adjacent' && drawer && areAdjacent(situation, drawer, target)) continue
      return { kind: 'power', rule: clause.rule, id: effect.id }
    }
  }
  return null
}

function blockByTerrain(situation: Situation, from: FigureState | null, to: FigureState | null): EndBlock | null {
  for (const [state, isTarget] of [
    [to, true],
    [from, false]
  ] as const) {
    if (!state) continue
    for (const rule of occupiedTerrain(situation, state)) {
      for (const clause of rule.clauses) {
        if (clause.phase !== 'line-of-fire' || !isMeant(situation, state, clause.only)) continue
        if (clause.occupies === 'self-or-target' || (clause.occupies === 'target') === isTarget) {
          return { kind: 'special', rule: clause.rule, id: rule.id }
        }
      }
    }
  }
  return null
}

/** Tries the levels that the ends may count as, best first found; mutates `line` and leaves it at the best. */
function bestLevels(
  situation: Situation,
  field: LineField,
  line: LineQuestion,
  from: LineEnd,
  to: LineEnd,
  aloft: Aloft | null
): { readonly state: LineState; readonly raisedBy: string | null } {
  const { level } = situation.position
  const ownFrom = level[line.from]!
  const ownTo = level[line.to]!
  if (aloft && aloft.clause.runs !== 'as-it-stands') {
    // Nothing is above the line; it comes down to the level of the end that does not fly so high.
    line.fromLevel = line.toLevel = aloft.clause.runs === 'over-everything' ? 1 : from.state?.id === aloft.figure ? ownTo : ownFrom
    return { state: traceLine(field, line, null), raisedBy: null }
  }
  line.fromLevel = ownFrom
  line.toLevel = ownTo
  const state = traceLine(field, line, null)
  const fromRaise = raising(from)
  const toRaise = raising(to)
  if (state === CLEAR || (!fromRaise && !toRaise)) return { state, raisedBy: null }

  if (fromRaise?.how === 'both-elevated' || toRaise?.how === 'both-elevated') {
    const grounded = (fromRaise && ownFrom === 1 && ownTo > 1) || (toRaise && ownTo === 1 && ownFrom > 1)
    if (!grounded) return { state, raisedBy: null }
    line.fromLevel = line.toLevel = Math.max(ownFrom, ownTo)
    return { state: traceLine(field, line, null), raisedBy: (fromRaise ?? toRaise)!.rule }
  }

  let best: LineState = state
  let bestFrom = ownFrom
  let bestTo = ownTo
  const highest = situation.position.topLevel + 1
  for (let a = ownFrom; a <= (fromRaise ? highest : ownFrom); a++) {
    for (let b = ownTo; b <= (toRaise ? highest : ownTo); b++) {
      line.fromLevel = a
      line.toLevel = b
      const tried = traceLine(field, line, null)
      if (tried < best) {
        best = tried
        bestFrom = a
        bestTo = b
      }
    }
  }
  line.fromLevel = bestFrom
  line.toLevel = bestTo
  return { state: best, raisedBy: best < state ? (bestFrom > ownFrom ? fromRaise : toRaise)!.rule : null }
}

/**
 * The best line between two ends; of equally good ones the shortest, then the first by row and column.
 * @param within the most squares of a line; lines that cannot be counted so far are not tried either (the result is null if none is left)
 * @param passes what this line of a close attack ignores in addition
 */
export function drawLine(
  situation: Situation,
  from: LineEnd,
  to: LineEnd,
  purpose: string,
  within: number = Infinity,
  passes: readonly LineIgnore[] = []
): DrawnLine | null {
  const drawn = drawPlainly(situation, from, to, purpose, within, passes)
  if (drawn?.state !== BLOCKED || drawn.endBlock || passes.length > 0) return drawn
  return throughOnePiece(situation, from, to, purpose, within) ?? drawn
}

/** The best line through one piece of blocking terrain; null: the figure breaks none, or the line is blocked all the same. */
function throughOnePiece(situation: Situation, from: LineEnd, to: LineEnd, purpose: string, within: number): DrawnLine | null {
  if (!from.state || purpose !== 'attack' || !knowsClause(situation.ruleset, 'line-of-fire', 'break-one')) return null
  const found = clausesOf(from.state, 'line-of-fire').find(({ clause }) => clause.does === 'break-one')
  if (!found) return null
  let best: DrawnLine | null = null
  for (const piece of piecesBetween(situation, from, to)) {
    const drawn = drawPlainly(piece.without, from, to, purpose, within, [])
    if (!drawn || drawn.state === BLOCKED || (best && best.state <= drawn.state)) continue
    best = { ...drawn, broken: { ...piece, id: found.effect.id, rule: found.clause.rule } }
  }
  return best
}

/** Blocking squares and walls that lines between two ends meet, each with the board without it; by row, then column, walls last. */
function piecesBetween(situation: Situation, from: LineEnd, to: LineEnd): Pick<Broken, 'kind' | 'squares' | 'without'>[] {
  const { position } = situation
  const { grid, level } = position
  const field = fieldOf(situation)
  const squares = new Set<Square>()
  const walls = new Map<Edge, readonly [Square, Square]>()
  const meetEdge = (a: Square, b: Square): void => {
    const edge = edgeBetween(grid, a, b)
    if ((position.edges[edge]! & (WALL | DOOR)) === WALL) walls.set(edge, a < b ? [a, b] : [b, a])
  }
  const sink: LineSink = {
    enter: (square) => {
      squares.add(square)
    },
    wall: (_, a, b) => {
      meetEdge(a, b)
    },
    corner: (a, b, first, second) => {
      for (const flank of [first, second]) {
        squares.add(flank)
        meetEdge(a, flank)
        meetEdge(flank, b)
      }
    }
  }
  const ends = { ends: NO_FIGURE, ignore: 0, fromFigure: from.state?.figure.index ?? -2, toFigure: to.state?.figure.index ?? -2 }
  for (const a of from.squares)
    for (const b of to.squares) traceLine(field, { from: a, to: b, fromLevel: level[a]!, toLevel: level[b]!, ...ends }, sink)
  const open = [...squares].filter((square) => isPiece(situation, square)).sort((a, b) => a - b)
  return [
    ...open.map((square) => ({ kind: 'blocking' as const, squares: [square], without: withoutBlocking(situation, square) })),
    ...[...walls]
      .sort(([a], [b]) => a - b)
      .map(([, [a, b]]) => ({ kind: 'wall' as const, squares: [a, b], without: { ...situation, position: withoutWall(position, a, b) } }))
  ]
}

/** Is the square blocking terrain that can be destroyed? */
export function isPiece({ position: { sight, special, objects } }: Situation, square: Square): boolean {
  if (!(sight[square]! & BLOCKING)) return false
  if (special.get(square)?.some(({ indestructible }) => indestructible)) return false
  return objects.findLast((object) => object.square === square)?.indestructible !== true
}

function withoutBlocking(situation: Situation, square: Square): Situation {
  const sight = situation.position.sight.slice()
  sight[square]! &= ~BLOCKING
  return { ...situation, position: { ...situation.position, sight } }
}

/** The best line as it is, with nothing on its way destroyed. */
function drawPlainly(
  drawn: Situation,
  from: LineEnd,
  to: LineEnd,
  purpose: string,
  within: number,
  passes: readonly LineIgnore[]
): DrawnLine | null {
  takeSteps(2 + from.squares.length * to.squares.length)
  const situation = seenFrom(drawn, from, to)
  const aloft = aloftBetween(from.state, to.state)
  const sight = sightOf(situation, from.state, purpose, aloft?.clause)
  const ends = rankOfEnds(situation, from.state, to.state)
  const ignore = clearAtEnds(situation, from.state, to.state).reduce((all, { bits }) => all | bits, sight.ignore | bitsOf(passes))
  const terrainBlock = blockByTerrain(situation, from.state, to.state)
  const counts = within !== Infinity && stopsCounting(situation.position)
  let best: DrawnLine | null = null
  for (const a of from.squares) {
    for (const b of to.squares) {
      const distance = distanceBetween(situation.position.grid, a, b)
      if (distance > within) continue
      const question: LineQuestion = {
        from: a,
        to: b,
        fromLevel: 0,
        toLevel: 0,
        ends,
        ignore,
        fromFigure: from.state?.figure.index ?? -2,
        toFigure: to.state?.figure.index ?? -2
      }
      const { state, raisedBy } = bestLevels(situation, sight.field, question, from, to, aloft)
      const powerBlock = blockAtEnd(situation, from.state, to.state, state === HINDERED, sight)
      const endBlock = terrainBlock ?? powerBlock
      const final: LineState = endBlock ? BLOCKED : state
      if (counts && final !== BLOCKED && uncountedBeyond(sight.field, question) !== null) continue
      if (!best || final < best.state || (final === best.state && distance < best.distance)) {
        best = { from: a, to: b, distance, state: final, question, endBlock, raisedBy, aloft }
      }
    }
  }
  return best
}
