/**
 * The knock-back path, square by square (section 12, algorithm C). It only walks: who is hurt by its end, and how
 * much of that is taken, is decided in `resolve.ts`.
 */
import type { Step } from '../../contract/case.ts'
import { columnOf, isOnGrid, rowOf, xyOf, type Square } from '../../grid/grid.ts'
import { BARRIER, BLOCKING, FORBIDDEN } from '../../position/position.ts'
import { edgeBetween } from '../../grid/grid.ts'
import { flanksOf, isDetourShut, isWalled } from '../situation/adjacency.ts'
import { shareSquares } from '../ground/ground.ts'
import { considered, contributes } from '../situation/reasons.ts'
import type { Reason, StoppedBy } from '../../contract/ruling.ts'
import { isKeptOut, isMeant, type FigureState, type Situation } from '../situation/situation.ts'
import type { SpecialTerrainRule, TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'

export interface Path {
  readonly squares: readonly Square[]
  readonly end: Square
  readonly stoppedBy: StoppedBy | null
  /** Knock-back damage due for the way it ended. */
  readonly damage: number
  /** The figure that stopped it. */
  readonly collidedWith: number | null
  /** The square that stopped it, where special terrain did. */
  readonly stoppingSquare: Square | null
  readonly because: readonly Reason[]
}

interface Stop {
  readonly stoppedBy: StoppedBy
  readonly damage: number
  readonly rule: string
  readonly collidedWith?: number
  readonly stoppingSquare?: Square
  /** The figure on the higher ground that stopped it. */
  readonly above?: number
  /** The wall that stopped it stands on the rim. */
  readonly onRim?: boolean
}

/** The sentence of a fall names its damage before 2017; another number has a separate sentence. */
const isOtherFall = ({ stoppedBy, damage }: Stop): boolean => stoppedBy === 'drop' && damage !== 2

const hasClause = (situation: Situation, figure: FigureState, at: Square, phase: TerrainClause['phase']): SpecialTerrainRule | null =>
  situation.position.special
    .get(at)
    ?.find((rule) => rule.clauses.some((clause) => clause.phase === phase && isMeant(situation, figure, clause.only))) ?? null

/** Is the way around this flank shut for a flying figure: shut as for a walker, or by higher ground? (KBD-03) */
function isFlankShut(situation: Situation, at: Square, flank: Square, next: Square): boolean {
  const { level } = situation.position
  return (
    isDetourShut(situation, at, flank, next) || (situation.ruleset.params.knockBack.higherFlanks === 'stop' && level[flank]! > level[at]!)
  )
}

/** A corner that a path passes on its open side only: before May 2010 movement took the stricter one (MOV-09). */
function halfOpenCorner(situation: Situation, figure: FigureState, at: Square, next: Square): Reason[] {
  const { grid } = situation.position
  if (
    !situation.ruleset.params.movement.cornerIsStricter ||
    columnOf(grid, at) === columnOf(grid, next) ||
    rowOf(grid, at) === rowOf(grid, next)
  )
    return []
  const shut = flanksOf(situation, at, next).filter((flank) => isFlankShut(situation, at, flank, next))
  return shut.map((flank) => considered('KBD-03', 'path.corner-half-open', { at: [xyOf(grid, flank)], facts: { figure: figure.id } }))
}

/** Ground that stops by what it is: nobody enters it, or special terrain blocks movement alone, and not lines (MAP-18). */
function isForbidden({ position }: Situation, square: Square): boolean {
  if ((position.ground[square]! & FORBIDDEN) !== 0) return true
  return (
    position.special
      .get(square)
      ?.some(({ clauses }) =>
        clauses.some((clause) => clause.phase === 'terrain' && clause.actsAs === 'blocking' && clause.for === 'movement')
      ) === true
  )
}

/** What stops the figure before it enters the next square, or null. */
function stopBefore(situation: Situation, figure: FigureState, at: Square, next: Square, straight: boolean): Stop | null {
  const { position, ruleset } = situation
  const isFigureFirst = ruleset.params.knockBack.order === 'figure-first'
  // Fliers share squares (CC-02): they block no figure, and no figure blocks them.
  const there = situation.occupant[next]!
  // A figure never blocks itself: statistics of maps start paths in squares other than its position.
  const isFree = there === figure.figure.index || (there >= 0 && shareSquares(figure, situation.states[there]!))
  const other = isFree ? -1 : there
  if (isFigureFirst && other >= 0) return { stoppedBy: 'figure', damage: 0, rule: 'KBD-07', collidedWith: other }
  if (straight) {
    if (isWalled(situation, at, next)) {
      const barrier = (position.edges[edgeBetween(position.grid, at, next)]! & BARRIER) !== 0
      const onRim = position.level[next]! < position.level[at]!
      return { stoppedBy: barrier ? 'special' : 'wall', damage: 1, rule: barrier ? 'MAP-07' : 'KBD-02', onRim }
    }
  } else {
    const [first, second] = flanksOf(situation, at, next)
    if (isFlankShut(situation, at, first, next) && isFlankShut(situation, at, second, next)) {
      return { stoppedBy: 'corner', damage: 1, rule: 'KBD-03' }
    }
  }
  const up = position.level[next]! - position.level[at]!
  const blocking = (position.ground[next]! & BLOCKING) !== 0
  const forbidden = isForbidden(situation, next) || isKeptOut(situation, figure, next)
  if (up < 0 && !isFigureFirst) {
    const taken = blocking || forbidden || other >= 0
    if (!taken) return null
    const byFigure = !blocking && !forbidden
    return {
      stoppedBy: 'drop-occupied',
      damage: byFigure ? ruleset.params.knockBack.hangingOnDamage : 0,
      rule: 'KBD-06',
      ...(forbidden ? { stoppingSquare: next } : {})
    }
  }
  if (forbidden) return { stoppedBy: 'special', damage: 1, rule: 'KBD-02', stoppingSquare: next }
  if (blocking) return { stoppedBy: 'blocking', damage: 1, rule: 'KBD-02' }
  // Whoever stands up there (Q21).
  if (up > 0) return { stoppedBy: 'higher', damage: 1, rule: 'KBD-04', ...(other >= 0 ? { above: other } : {}) }
  if (other >= 0) return { stoppedBy: 'figure', damage: 0, rule: 'KBD-07', collidedWith: other }
  return null
}

/** The path of a single-base figure over at most `squares` squares. */
export function walkPath(situation: Situation, figure: FigureState, step: Step, squares: number): Path {
  const { position } = situation
  const { grid } = position
  const start = figure.squares[0]!
  const path: Square[] = []
  const because: Reason[] = []
  const leaving = hasClause(situation, figure, start, 'knock-back-leave')
  let at = start
  let stop: Stop | null = null
  let cameThrough = false
  while (path.length < squares && !stop) {
    const x = columnOf(grid, at) + step[0]
    const y = rowOf(grid, at) + step[1]
    if (!isOnGrid(grid, x, y)) {
      stop = { stoppedBy: 'edge', damage: 1, rule: 'KBD-01' }
      const calm = position.special
        .get(at)
        ?.flatMap((rule) => rule.clauses)
        .find((clause) => clause.phase === 'knock-back-damage' && isMeant(situation, figure, clause.only))
      if (calm) {
        stop = { ...stop, damage: 0 }
        because.push(contributes(calm.rule, 'path.edge-harmless', { at: [xyOf(grid, at)] }))
      }
      break
    }
    const next = y * grid.columns + x
    stop = stopBefore(situation, figure, at, next, step[0] === 0 || step[1] === 0)
    if (stop) break
    const drop = position.level[next]! < position.level[at]!
    path.push(next)
    because.push(...halfOpenCorner(situation, figure, at, next))
    // It began outside, so that its path does not end where it leaves this terrain.
    cameThrough ||=
      !leaving && hasClause(situation, figure, at, 'knock-back-leave') !== null && !hasClause(situation, figure, next, 'knock-back-leave')
    at = next
    const { fallDamage, fallOnLastSquare } = situation.ruleset.params.knockBack
    if (drop) stop = { stoppedBy: 'drop', damage: path.length === squares ? fallOnLastSquare : fallDamage, rule: 'KBD-05' }
    else if (leaving && !position.special.get(next)?.includes(leaving)) {
      const clause = leaving.clauses.find((candidate) => candidate.phase === 'knock-back-leave')!
      stop = { stoppedBy: 'left-space', damage: 0, rule: clause.rule }
    }
  }
  const end = xyOf(grid, at)
  if (stop)
    because.push(
      contributes(stop.rule, isOtherFall(stop) ? 'path.falls' : `path.${stop.stoppedBy}`, {
        at: [end],
        by: stop.collidedWith === undefined ? null : situation.states[stop.collidedWith]!.id,
        facts: { figure: figure.id, square: end, ...(isOtherFall(stop) && { amount: stop.damage }) }
      })
    )
  if (stop?.above !== undefined)
    because.push(
      considered(stop.rule, 'path.higher-figure', { by: situation.states[stop.above]!.id, facts: { figure: figure.id, square: end } })
    )
  if (stop?.onRim) because.push(considered('RDG-RIM', 'reading.rim', { at: [end], facts: { figure: figure.id } }))
  const inTheWay = stop?.collidedWith === undefined ? null : situation.states[stop.collidedWith]!
  if (inTheWay && situation.ruleset.params.targeting.firstRoundImmunity && position.turn.round === 1 && !inTheWay.figure.acted)
    because.push(considered('RDG-UNMOVED', 'reading.unmoved', { by: inTheWay.id, facts: { figure: inTheWay.id } }))
  if (cameThrough) because.push(considered('MAP-DS8', 'reading.space', { facts: { figure: figure.id } }))
  if (!stop) because.push(contributes('KBD-08', 'path.complete', { at: [end], facts: { figure: figure.id, square: end } }))
  return {
    squares: path,
    end: at,
    stoppedBy: stop?.stoppedBy ?? null,
    damage: stop?.damage ?? (path.length === squares && squares < 3 ? situation.ruleset.params.knockBack.fewerSquares : 0),
    collidedWith: stop?.collidedWith ?? null,
    stoppingSquare: stop?.stoppingSquare ?? null,
    because
  }
}
