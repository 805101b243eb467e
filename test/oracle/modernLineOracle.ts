/**
 * A slow, naive ruling on a line of fire under the rules of 2023, written from the rows MR-LOF, the symbols and the decisions alone.
 * It shares nothing with the engine but the case format. Comments name the rows.
 */
import type { CaseFigure, ClixCase, LineOfFireAsk, SquareXY } from '../../src/shared/contract/case.ts'
import { isSame, metBy, readingOrder, type Met } from './exactLine.ts'
import {
  areAdjacent,
  blocksSquare,
  distance,
  figureAt,
  hasGreatSize,
  heightOf,
  hindersSquare,
  isIndoor,
  isIndoorEdge,
  SILENT,
  squaresOf,
  targets,
  uses,
  wallBetween,
  type Trace
} from './modernBoard.ts'
import type { Readings } from './modernReadings.ts'
import { figureById, isWall, sideOf } from './plainBoard.ts'

export interface Cause {
  readonly kind: 'wall' | 'blocking' | 'elevated' | 'figure' | 'corner' | 'power'
  readonly at: readonly SquareXY[]
  readonly figure?: string
}
export interface Piece {
  readonly kind: 'wall' | 'blocking'
  readonly at: readonly SquareXY[]
}
export interface ModernLine {
  readonly verdict: 'clear' | 'hindered' | 'blocked'
  readonly crossed: readonly SquareXY[]
  readonly corners: readonly { readonly at: SquareXY; readonly flanks: readonly [SquareXY, SquareXY] }[]
  readonly distance: number
  readonly defenseModifier: number
  readonly blockedBy: readonly Cause[]
  readonly hinderedBy: readonly SquareXY[]
  readonly between: readonly [SquareXY, SquareXY]
  readonly through?: readonly Piece[]
}

/** The purpose of a line: an attack may destroy a piece of blocking terrain, a reach cannot be hindered, a wave passes figures. */
export type Purpose = 'attack' | 'reach' | 'wave' | 'power'

interface View {
  readonly c: ClixCase
  readonly readings: Readings
  readonly purpose: Purpose
  readonly a: SquareXY
  readonly b: SquareXY
  readonly from: CaseFigure | null
  readonly to: CaseFigure | null
  readonly low: number
  readonly high: number
  /** The piece of blocking terrain that this line passes. */
  readonly passed: Piece | null
  readonly trace: Trace
}
type State = { readonly is: 'clear' | 'hindered' } | { readonly is: 'blocked'; readonly kind: Cause['kind']; readonly figure?: string }

const CLEAR: State = { is: 'clear' }
const GRAVE = { clear: 0, hindered: 1, blocked: 2 } as const

/** A figure's id, or a square: a square with a figure in it is that figure, with the line drawn to that square. */
function endOf(c: ClixCase, end: string | SquareXY): readonly [CaseFigure | null, readonly SquareXY[]] {
  if (typeof end !== 'string') return [figureAt(c, end), [end]]
  const figure = figureById(c, end)
  return [figure, squaresOf(figure)]
}

/** Every answer that is as good as the best one: the best verdict, then the shortest line (O-12). */
export function modernLines(
  c: ClixCase,
  readings: Readings,
  { from: start, to: end, purpose }: { from: string | SquareXY; to: string | SquareXY; purpose: Purpose },
  trace: Trace = SILENT
): readonly ModernLine[] {
  const [from, starts] = endOf(c, start)
  const [to, ends] = endOf(c, end)
  if (starts.length > 1 || ends.length > 1) trace('O-12')
  const all = [...starts].sort(readingOrder).flatMap((a) =>
    [...ends].sort(readingOrder).flatMap((b) => {
      const [la, lb] = [heightOf(c, a), heightOf(c, b)]
      const view: View = { c, readings, purpose, a, b, from, to, low: Math.min(la, lb), high: Math.max(la, lb), passed: null, trace }
      return answersOf(view, metBy(a, b))
    })
  )
  const order = (p: ModernLine, q: ModernLine): number => GRAVE[p.verdict] - GRAVE[q.verdict] || p.distance - q.distance
  const sorted = all.toSorted(order)
  return sorted.filter((one) => order(one, sorted[0]!) === 0)
}

/** The answers to a question about a line. */
export function answerLine(c: ClixCase, readings: Readings, trace: Trace = SILENT): readonly ModernLine[] {
  const { from, to, for: use = 'attack' } = c.ask as LineOfFireAsk
  const purpose = use === 'attack' ? 'attack' : use === 'pulse-wave' ? 'wave' : 'power'
  return modernLines(c, readings, { from, to, purpose }, trace)
}

/** Improved Targeting Destroy Blocking passes one piece, if the line is free except for that piece (MR-LOF-13). */
function answersOf(view: View, met: readonly Met[]): readonly ModernLine[] {
  const plain = answerOf(view, met)
  if (plain.verdict !== 'blocked' || view.purpose !== 'attack' || !targets(view.from, 'destroy-blocking')) return [plain]
  const open = piecesOf(view, met)
    .map((passed) => ({ ...answerOf({ ...view, passed }, met), through: [passed] }))
    .filter(({ verdict }) => verdict !== 'blocked')
  if (open.length > 0) view.trace('MR-LOF-13')
  return open.length > 0 ? open : [plain]
}

/** Every blocking square and wall that the line meets, with those at its corners; a door is no such piece (D-17). */
function piecesOf({ c }: View, met: readonly Met[]): Piece[] {
  const squares = met.flatMap((one) => (one.what === 'square' ? [one.square] : one.what === 'corner' ? one.flanks : []))
  const edges = met.flatMap((one): (readonly [SquareXY, SquareXY])[] => {
    if (one.what === 'edge') return [one.sides]
    if (one.what === 'square') return []
    return one.flanks.flatMap((flank): (readonly [SquareXY, SquareXY])[] => [
      [one.before, flank],
      [flank, one.after]
    ])
  })
  return [
    ...squares.filter((square) => blocksSquare(c, square)).map((square): Piece => ({ kind: 'blocking', at: [square] })),
    ...edges.filter(([p, q]) => isWall(c, p, q)).map(([p, q]): Piece => ({ kind: 'wall', at: [p, q].sort(readingOrder) }))
  ]
}

function answerOf(view: View, met: readonly Met[]): ModernLine {
  const { c, a, b, to, readings, trace } = view
  const blockedBy: Cause[] = []
  const hinderedBy: SquareXY[] = []
  for (const one of met) {
    if (one.what === 'edge') {
      if (edgeBlocks(view, ...one.sides)) blockedBy.push({ kind: 'wall', at: [...one.sides].sort(readingOrder) })
    } else if (one.what === 'square') {
      const state = stateOf(view, one.square)
      if (state.is === 'blocked') {
        trace(`blocked ${state.kind}`)
        blockedBy.push({ kind: state.kind, at: [one.square], ...(state.figure !== undefined && { figure: state.figure }) })
      }
      if (state.is === 'hindered') hinderedBy.push(one.square)
    } else {
      // MR-LOF-05, O-08: the corner is as good as the better of its two sides.
      const states = one.flanks.map((flank) => sideOfCorner(view, one.before, flank, one.after))
      const best = Math.min(...states.map((state) => GRAVE[state.is]))
      if (states.some((state) => GRAVE[state.is] !== best)) trace('MR-LOF-05')
      if (best === 2) {
        trace('blocked corner')
        blockedBy.push({ kind: 'corner', at: one.flanks })
      }
      if (best === 1) hinderedBy.push(...one.flanks.filter((_, i) => states[i]!.is === 'hindered'))
    }
  }
  // O-07: the target's own square counts whatever the levels, the drawer's does not.
  if (hindersSquare(c, b) && !neverHindered(view)) {
    trace(isAboutGreatSize(view) ? 'MR-LOF-15 own square' : 'O-07')
    hinderedBy.push(b)
  }
  if (hindersSquare(c, a) && !isSame(a, b)) trace('MR-LOF-06 drawer')
  if (to && blockedBy.length === 0 && hinderedBy.length > 0 && blocksByStealth(view, to))
    blockedBy.push({ kind: 'power', at: [b], figure: to.id })
  const verdict = blockedBy.length > 0 ? 'blocked' : hinderedBy.length > 0 ? 'hindered' : 'clear'
  trace(verdict)
  return {
    verdict,
    crossed: met.flatMap((one) => (one.what === 'square' ? [one.square] : [])),
    corners: met.flatMap((one) => (one.what === 'corner' ? [{ at: one.at, flanks: one.flanks }] : [])),
    distance: distance(a, b),
    defenseModifier: verdict === 'hindered' ? Number(readings['lineOfFire.hinderedBonus']) : 0,
    blockedBy,
    hinderedBy,
    between: [a, b]
  }
}

/** Improved Targeting Hindering, and a line of Giant Reach (MR-LOF-12, P8-09): nothing hinders it. */
function neverHindered({ from, purpose, readings, c, a, b, trace }: View): boolean {
  const isReach = purpose === 'reach' && readings['targeting.giantReachHindering'] !== 'counts'
  const never = isReach || targets(from, 'hindering')
  if (never && (hindersSquare(c, b) || hindersSquare(c, a))) trace(isReach ? 'P8-09' : 'MIMP-HI')
  return never
}

/** Stealth works outside the turn of its controller, and not against an adjacent figure (MR-LOF-17). */
function blocksByStealth({ c, from, purpose, trace }: View, to: CaseFigure): boolean {
  // MPAC-PULSE: the powers of others within 4 squares are off. No line of a wave is longer.
  if (!uses(to, 'stealth') || purpose === 'wave') return false
  if ((c.turn?.active ?? 'red') === sideOf(c, to)) {
    trace('MR-LOF-17 own turn')
    return false
  }
  // An empty square is no adjacent figure.
  const isNext = from !== null && areAdjacent(c, from, to)
  trace(isNext ? 'MR-LOF-17 adjacent' : 'MR-LOF-17')
  return !isNext
}

function sideOfCorner(view: View, before: SquareXY, flank: SquareXY, after: SquareXY): State {
  if (edgeBlocks(view, before, flank) || edgeBlocks(view, flank, after)) return { is: 'blocked', kind: 'wall' }
  return stateOf(view, flank)
}

/** The effect of a square strictly between the ends on the line (MR-LOF-02, -03, -06, -08 to -11, -15, O-09, O-09b). */
function stateOf(view: View, square: SquareXY): State {
  const { c, low, high, from, to, readings, trace } = view
  const height = heightOf(c, square)
  const occupant = figureAt(c, square)
  const isOwn = occupant !== null && (occupant.id === from?.id || occupant.id === to?.id)
  if (height < low) {
    if (occupant || blocksSquare(c, square) || hindersSquare(c, square)) trace('MR-LOF-08')
    return CLEAR
  }
  if (height > low && !isOwn) {
    if (!seesPastElevated(view)) return { is: 'blocked', kind: 'elevated' }
    trace(targets(from, 'elevated') ? 'MIMP-EL' : 'MR-LOF-15 elevated')
  }
  if (blocksSquare(c, square) && !isPassed(view, [square]) && !seesPastBlocking(view, isIndoor(c, square))) {
    trace(high > low && height < high ? 'O-09 blocking below the higher end' : 'MR-LOF-03')
    return { is: 'blocked', kind: 'blocking' }
  }
  if (occupant && !isOwn) {
    const isBelow = height < high
    if (isBelow) trace('MR-LOF-11')
    const isInTheWay = !isBelow || readings['lineOfFire.lowerFigures'] === 'block'
    if (isInTheWay && !seesPastFigure(view, occupant)) return { is: 'blocked', kind: 'figure', figure: occupant.id }
  }
  if (!hindersSquare(c, square)) return CLEAR
  if (height < high) {
    trace('MR-LOF-09')
    return CLEAR
  }
  // MR-LOF-15: to or from Great Size only the target's own square hinders.
  if (isAboutGreatSize(view)) {
    trace('MR-LOF-15 hindering')
    return CLEAR
  }
  if (neverHindered(view)) return CLEAR
  trace('MR-LOF-06')
  return { is: 'hindered' }
}

/** A line to or from Great Size; Earthbound/Neutralized leaves that part of it (D-15). */
const isAboutGreatSize = ({ from, to, readings, trace }: View): boolean =>
  [from, to].some((end) => {
    if (!hasGreatSize(end)) return false
    const isEarthbound = uses(end!, 'earthbound-neutralized')
    if (isEarthbound) trace('D-15')
    return !isEarthbound || readings['size.earthboundLines'] === 'stay'
  })

const seesPastElevated = (view: View): boolean => targets(view.from, 'elevated') || isAboutGreatSize(view)

/** Does the line pass blocking terrain of this kind? A wall is blocking terrain, too (O-06). */
function seesPastBlocking(view: View, isInside: boolean): boolean {
  const { from, trace } = view
  const by = (row: string, does: boolean): boolean => {
    if (does) trace(row)
    return does
  }
  if (by('MIMP-BL', targets(from, 'blocking'))) return true
  if (isInside) return by('MIMP-OB indoor', targets(from, 'indoor-blocking'))
  return by('MIMP-OB', targets(from, 'outdoor-blocking')) || by('MR-LOF-15 blocking', isAboutGreatSize(view))
}

function seesPastFigure({ c, from, purpose, trace }: View, figure: CaseFigure): boolean {
  // Pulse Wave gives Improved Targeting Characters, which Earthbound/Neutralized takes away as any other.
  const isWave = purpose === 'wave' && from !== null && !uses(from, 'earthbound-neutralized')
  if (isWave) trace('MPAC-PULSE line')
  if (isWave || targets(from, 'characters')) {
    trace('MIMP-CH')
    return true
  }
  if (from === null) return false
  return targets(from, sideOf(c, figure) === sideOf(c, from) ? 'friendly-characters' : 'opposing-characters')
}

const isPassed = ({ passed }: View, at: readonly SquareXY[]): boolean =>
  passed !== null && passed.at.length === at.length && passed.at.every((square) => at.some((other) => isSame(square, other)))

/** Whether a wall blocks; it is on the levels of both its squares, and below the lower end it counts for nothing (O-06, O-09). */
function edgeBlocks(view: View, p: SquareXY, q: SquareXY): boolean {
  const { c, readings, low, from, trace } = view
  if (!wallBetween(c, p, q) || isPassed(view, [p, q])) return false
  const heights = [heightOf(c, p), heightOf(c, q)]
  if (Math.max(...heights) < low) {
    trace('MR-LOF-08 wall')
    return false
  }
  // A wall on elevated terrain blocks only if the elevated terrain does not (O-09b).
  if (Math.min(...heights) > low && !seesPastElevated(view)) return false
  const isInside = isIndoorEdge(c, p, q)
  const isStrict = !isInside && readings['lineOfFire.outdoorWalls'] === 'always-block' && !targets(from, 'blocking')
  if (!isStrict && seesPastBlocking(view, isInside)) {
    trace(isInside ? 'O-06 indoor' : 'O-06')
    return false
  }
  trace('MR-LOF-03 wall')
  return true
}
