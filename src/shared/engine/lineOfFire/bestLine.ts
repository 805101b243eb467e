/**
 * The line of fire between two ends: of all the ways that the rules allow to draw it, the best one.
 * A multi-base end draws from any of its squares (MUL-03); a giant or colossal may count as higher (SIZ-03, SIZ-05).
 * Then come the powers and terrain at the ends that block a line whatever it crosses (Stealth, graves).
 */
import type { Square } from '../../grid/grid.ts'
import { distanceBetween } from '../../grid/grid.ts'
import { clausesOf, occupiedTerrain, type FigureState, type Situation } from '../situation.ts'
import { BLOCKED, CLEAR, HINDERED, IGNORE, NO_FIGURE, rankOf, traceLine, type LineField, type LineQuestion, type LineState } from './trace.ts'

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
}

export const figureEnd = (state: FigureState): LineEnd => ({ state, squares: state.squares })
export const squareEnd = (situation: Situation, square: Square): LineEnd => {
  const index = situation.occupant[square]!
  return { state: index >= 0 ? situation.states[index]! : null, squares: [square] }
}

const fields = new WeakMap<Situation, LineField>()

/** The board of a situation as lines see it, made once. */
export function fieldOf(situation: Situation): LineField {
  const known = fields.get(situation)
  if (known) return known
  const { position, ruleset } = situation
  const rank = new Uint8Array(situation.occupant.length)
  for (const state of situation.states) {
    for (const square of state.squares) rank[square] = rankOf(state.size, ruleset.params.lineOfFire.tinyIsSmaller)
  }
  const field: LineField = {
    position, columns: position.grid.columns, rank, occupant: situation.occupant,
    lowGiantsBlock: ruleset.params.lineOfFire.lowGiantsBlock,
    indoorBlocksAllLevels: ruleset.params.lineOfFire.indoorBlocksAllLevels
  }
  fields.set(situation, field)
  return field
}

export interface Sight {
  /** Bits of IGNORE. */
  readonly ignore: number
  readonly field: LineField
  /** Powers of the target do not touch this line. */
  readonly ignoresPowers: boolean
  /** Effects that made the line ignore something, with their rules. */
  readonly through: readonly { readonly id: string; readonly rule: string }[]
}

/** What the drawing figure's line passes as if it were not there, for the purpose given (IMT-01, POW-PW). */
export function sightOf(situation: Situation, drawer: FigureState | null, purpose: string): Sight {
  const field = fieldOf(situation)
  if (!drawer) return { ignore: 0, field, ignoresPowers: false, through: [] }
  let ignore = 0
  let ignoresPowers = false
  let friends = false
  let opponents = false
  const through: { id: string; rule: string }[] = []
  for (const { effect, clause } of clausesOf(drawer, 'line-of-fire')) {
    if (clause.does !== 'ignore' || (clause.during !== undefined && clause.during !== purpose)) continue
    if (clause.ignores.length > 0) through.push({ id: effect.id, rule: clause.rule })
    for (const what of clause.ignores) {
      switch (what) {
        case 'elevated': ignore |= IGNORE.elevated; break
        case 'hindering': ignore |= IGNORE.hindering; break
        case 'blocking': ignore |= IGNORE.blocking; break
        case 'indoor-blocking': ignore |= IGNORE.indoorBlocking; break
        case 'outdoor-blocking': ignore |= IGNORE.outdoorBlocking; break
        case 'characters': friends = opponents = true; break
        case 'friendly-characters': friends = true; break
        case 'opposing-characters': opponents = true; break
        case 'powers': ignoresPowers = true; break
      }
    }
  }
  if (!friends && !opponents) return { ignore, field, ignoresPowers, through }
  const rank = field.rank.slice()
  for (const state of situation.states) {
    if (state.side === drawer.side ? friends : opponents) for (const square of state.squares) rank[square] = NO_FIGURE
  }
  return { ignore, field: { ...field, rank }, ignoresPowers, through }
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
function blockAtEnd(situation: Situation, target: FigureState | null, hindered: boolean, ignoresPowers: boolean): EndBlock | null {
  if (!target) return null
  if (hindered && !ignoresPowers) {
    for (const { effect, clause } of clausesOf(target, 'line-of-fire')) {
      if (clause.does === 'block-when-hindered' && (clause.turn === 'any' || situation.position.turn.active !== target.side)) {
        return { kind: 'power', rule: clause.rule, id: effect.id }
      }
    }
  }
  return null
}

function blockByTerrain(situation: Situation, from: FigureState | null, to: FigureState | null): EndBlock | null {
  for (const [state, isTarget] of [[to, true], [from, false]] as const) {
    if (!state) continue
    for (const rule of occupiedTerrain(situation, state)) {
      for (const clause of rule.clauses) {
        if (clause.phase !== 'line-of-fire') continue
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
  situation: Situation, field: LineField, line: LineQuestion, from: LineEnd, to: LineEnd
): { readonly state: LineState; readonly raisedBy: string | null } {
  const { level } = situation.position
  const ownFrom = level[line.from]!
  const ownTo = level[line.to]!
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
 * `within`: only lines of at most this many squares are tried (null where there is none).
 */
export function drawLine(
  situation: Situation, from: LineEnd, to: LineEnd, purpose: string, within: number = Infinity
): DrawnLine | null {
  const sight = sightOf(situation, from.state, purpose)
  const { tinyIsSmaller } = situation.ruleset.params.lineOfFire
  const ends = Math.max(
    from.state ? rankOf(from.state.size, tinyIsSmaller) : NO_FIGURE,
    to.state ? rankOf(to.state.size, tinyIsSmaller) : NO_FIGURE
  )
  const terrainBlock = blockByTerrain(situation, from.state, to.state)
  let best: DrawnLine | null = null
  for (const a of from.squares) {
    for (const b of to.squares) {
      const distance = distanceBetween(situation.position.grid, a, b)
      if (distance > within) continue
      const question: LineQuestion = {
        from: a, to: b, fromLevel: 0, toLevel: 0, ends, ignore: sight.ignore,
        fromFigure: from.state?.figure.index ?? -2, toFigure: to.state?.figure.index ?? -2
      }
      const { state, raisedBy } = bestLevels(situation, sight.field, question, from, to)
      const powerBlock = blockAtEnd(situation, to.state, state === HINDERED, sight.ignoresPowers)
      const endBlock = terrainBlock ?? powerBlock
      const final: LineState = endBlock ? BLOCKED : state
      if (!best || final < best.state || (final === best.state && distance < best.distance)) {
        best = { from: a, to: b, distance, state: final, question, endBlock, raisedBy }
      }
    }
  }
  return best
}
