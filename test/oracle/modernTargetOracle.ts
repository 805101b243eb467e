/**
 * Whether a figure can target another one under the rules of 2023 (section 1.11 of the contract): reach, line of fire, adjacency and whom.
 * It shares nothing with the engine but the case format.
 */
import type { CanTargetAsk, CaseFigure, ClixCase } from '../../src/shared/contract/case.ts'
import {
  areAdjacent,
  distance,
  isCut,
  isTransition,
  isWater,
  reachOf,
  SILENT,
  squaresOf,
  targets,
  uses,
  type Trace
} from './modernBoard.ts'
import { modernLines, type Purpose } from './modernLineOracle.ts'
import type { Readings } from './modernReadings.ts'
import { figureById, sideOf } from './plainBoard.ts'

export interface ModernTarget {
  readonly verdict: 'legal' | 'illegal'
  /** Left out for larger bases: the best line need not be the shortest. */
  readonly distance?: number
  /** Left out of a close attack at an adjacent figure of a figure with Giant Reach: both numbers are right. */
  readonly reach?: number
  readonly adjacent: boolean
  readonly lineOfFire?: string
}

/** Powers with a least range of 4 (MR-LOF-21). */
const LEAST_FOUR = ['outwit', 'perplex', 'force-blast']
/** Their targets: every figure, itself included, or opponents. */
const ANYBODY = ['perplex', 'pulse-wave']

export function answerTarget(c: ClixCase, readings: Readings, trace: Trace = SILENT): readonly ModernTarget[] {
  const ask = c.ask as CanTargetAsk
  const from = figureById(c, ask.from)
  const to = figureById(c, ask.to as string)
  const isClose = ask.with === 'close-attack'
  const range = from.range ?? 8
  const reach = isClose ? reachOf(from) : ask.with === 'pulse-wave' ? 4 : LEAST_FOUR.includes(ask.with) ? Math.max(range, 4) : range
  const isNext = areAdjacent(c, from, to)
  const crosses = isClose && overTransition(c, from, to, trace)
  const isBoth = isClose && (isNext || crosses) && reach > 1
  const isSingle = squaresOf(from).length === 1 && squaresOf(to).length === 1
  const purpose: Purpose = isClose ? 'reach' : ask.with === 'pulse-wave' ? 'wave' : ask.with === 'ranged-attack' ? 'attack' : 'power'
  const near = Math.min(...squaresOf(from).flatMap((p) => squaresOf(to).map((q) => distance(p, q))))
  const seen = modernLines(c, readings, { from: from.id, to: to.id, purpose })[0]!.verdict
  const isInSight = hasLine(c, readings, from, to, { purpose, reach })
  const needsLine = !isClose || (!isNext && !crosses && reach > 1 && near <= reach)
  const allowed =
    mayBeTargeted(c, from, to, ask.with, near, trace) &&
    (isClose
      ? isNext || crosses || (reach > 1 && isInSight)
      : isInSight && mayShoot(c, from, ask.with, range, trace) && hasPrey(c, readings, from, ask.with, trace))
  if (isClose && !isNext && reach > 1) trace(near > reach ? 'MKEY-REACH too far' : seen === 'blocked' ? 'MR-LOF-19 blocked' : 'MR-LOF-19')
  if (!isClose) trace(near > reach ? 'beyond range' : seen === 'blocked' ? 'no line' : `reach ${ask.with}`)
  if (isClose && isNext) trace('MR-ATK-01')
  trace(allowed ? 'legal' : 'illegal')
  const verdict = allowed ? 'legal' : 'illegal'
  return [
    { verdict, ...(isSingle && { distance: near }), ...(!isBoth && { reach }), adjacent: isNext, ...(needsLine && { lineOfFire: seen }) }
  ]
}

/** Some line that is long enough is not blocked: of a larger base each square counts (O-12). */
const hasLine = (
  c: ClixCase,
  readings: Readings,
  from: CaseFigure,
  to: CaseFigure,
  { purpose, reach }: { purpose: Purpose; reach: number }
): boolean =>
  squaresOf(from).some((p) =>
    squaresOf(to).some((q) => distance(p, q) <= reach && modernLines(c, readings, { from: p, to: q, purpose })[0]!.verdict !== 'blocked')
  )

/** A Pulse Wave needs an opponent among its targets (MPAC-PULSE). */
function hasPrey(c: ClixCase, readings: Readings, from: CaseFigure, by: string, trace: Trace): boolean {
  if (by !== 'pulse-wave') return true
  if (!uses(from, 'pulse-wave')) return false
  const opponents = (c.figures ?? []).filter((other) => sideOf(c, other) !== sideOf(c, from))
  const has = opponents.some((other) => hasLine(c, readings, from, other, { purpose: 'wave', reach: 4 }))
  trace(has ? 'MPAC-PULSE' : 'MPAC-PULSE nobody')
  return has
}

/** Friends, Immune, SAFEGUARD and swimmers in water (MKEY-IMMUNE, MKEY-SAFE, MSYM-DOLPHIN). */
function mayBeTargeted(c: ClixCase, from: CaseFigure, to: CaseFigure, by: string, near: number, trace: Trace): boolean {
  const isFriend = sideOf(c, from) === sideOf(c, to)
  const bars = (row: string, does: boolean): boolean => {
    if (does) trace(row)
    return does
  }
  if (bars('friend', isFriend && !ANYBODY.includes(by))) return false
  if (bars('MKEY-IMMUNE', !isFriend && uses(to, 'immune'))) return false
  if (bars('MKEY-SAFE', uses(to, `safeguard:${by}`))) return false
  const swims = uses(to, 'swim') && squaresOf(to).every((square) => isWater(c, square))
  return !bars('MSYM-DOLPHIN', swims && !isFriend && near > 4)
}

/** A pair of transition squares allows close attacks, if nothing but the elevation is in the way (MR-TER-09, MR-TER-10). */
function overTransition(c: ClixCase, from: CaseFigure, to: CaseFigure, trace: Trace): boolean {
  const does = squaresOf(from).some((p) => squaresOf(to).some((q) => isTransition(c, p, q) && !isCut(c, p, q)))
  if (does) trace('MR-TER-09')
  return does
}

/** A ranged attack needs a range, and no adjacent opponent without Improved Targeting Adjacent (MR-ATK-02, MR-LOF-14, D-13). */
function mayShoot(c: ClixCase, from: CaseFigure, by: string, range: number, trace: Trace): boolean {
  if (by !== 'ranged-attack' && by !== 'pulse-wave') return true
  if (uses(from, 'battle-fury')) {
    trace('MPAC-FURY')
    return false
  }
  if (by === 'pulse-wave') return true
  if (range === 0) return false
  const isEngaged = (c.figures ?? []).some(
    (other) => other.id !== from.id && sideOf(c, other) !== sideOf(c, from) && areAdjacent(c, from, other)
  )
  if (isEngaged) trace(targets(from, 'adjacent') ? 'MR-LOF-14' : 'D-13')
  return !isEngaged || targets(from, 'adjacent')
}
