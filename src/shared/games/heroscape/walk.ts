/**
 * Moving a figure by knockback points along one direction (HS-05 to HS-08, HS-10): step by step, until the points are
 * spent or something is in the way. It knows positions and points, and gives no reasons.
 */
import { takeSteps } from '../../engine/budget/budget.ts'
import { hexesOf, hexKey, roleOf, sameHex, stepped, type HexBoard } from './board.ts'
import type { Hex, HexFigure, HexGroundKind } from './case.ts'

/** Readings that the rules leave open, as switches. */
export interface Readings {
  /** HS-05 (proposed): as in normal movement, no step climbs the figure's own Height or more. */
  readonly climbLimit: boolean
}
export const READINGS: Readings = { climbLimit: true }

/** Counted where a figure states no Height; most figures of the game have it. */
export const USUAL_HEIGHT = 5
export const heightOf = (figure: HexFigure): number => figure.height ?? USUAL_HEIGHT

export type HexStop = 'edge' | 'figure' | 'obstacle' | 'elevation' | 'power'

/** One step taken. Levels and costs in whole numbers. */
export interface HexStep {
  readonly to: Hex
  readonly cost: number
  /** Levels climbed, and levels dropped; at most one of them is above 0 for a figure of one hex. */
  readonly up: number
  readonly down: number
}

/** The step that could not be taken. */
export interface RefusedStep {
  readonly to: Hex
  /** The new hexes that stopped it. */
  readonly at: readonly Hex[]
  readonly by: HexStop
  /** Points that it would have cost; null off the battlefield, and where a power keeps the figure in place. */
  readonly cost: number | null
  readonly up: number
  readonly down: number
  /** Figures and destructible objects in the way, alphabetical. */
  readonly hurt: readonly string[]
  /** Obstacles and glyphs in the way, alphabetical. */
  readonly things: readonly string[]
  /** `by` elevation: whether the step is too high for the figure, whatever it costs. */
  readonly tooHigh: boolean
  /** Something else stood in the way as well that the rules would judge differently. */
  readonly alsoBy: HexStop | null
}

/** Special terrain that a figure was moved onto. */
export interface EnteredGround {
  readonly at: Hex
  readonly kind: HexGroundKind
}

export interface Walk {
  readonly direction: Hex
  readonly steps: readonly HexStep[]
  /** Every hex the figure ends on, the one that rulings speak of first. */
  readonly ends: readonly Hex[]
  readonly spent: number
  readonly refused: RefusedStep | null
  /** In the order entered. What destroys the figure ends the way. */
  readonly grounds: readonly EnteredGround[]
}

interface Ahead {
  readonly places: readonly Hex[]
  readonly entered: readonly Hex[]
  readonly up: number
  readonly down: number
  readonly refused: RefusedStep | null
}

function ahead(board: HexBoard, figure: HexFigure, places: readonly Hex[], direction: Hex, left: number, readings: Readings): Ahead {
  const next = places.map((hex) => stepped(hex, direction))
  const level = (hex: Hex): number | undefined => board.levels.get(hexKey(hex))
  // A hex that the figure's other half leaves is neither climbed nor in the way.
  const entered = next.flatMap((hex, index) => (places.some((own) => sameHex(own, hex)) ? [] : [{ hex, from: places[index]! }]))
  const off = entered.filter(({ hex }) => level(hex) === undefined)
  const climbs = entered.map(({ hex, from }) => (level(hex) ?? level(from)!) - level(from)!)
  const up = Math.max(0, ...climbs)
  const down = Math.max(0, ...climbs.map((climb) => -climb))
  const inTheWay = entered.flatMap(({ hex }) => {
    const occupant = board.occupants.get(hexKey(hex))
    const object = board.objects.get(hexKey(hex))
    return [
      ...(occupant && occupant.id !== figure.id ? [{ hex, id: occupant.id, role: 'figure' as const }] : []),
      ...(object ? [{ hex, id: object.id, role: roleOf(object) }] : []),
      ...(board.barred.has(hexKey(hex)) ? [{ hex, id: null, role: 'obstacle' as const }] : [])
    ]
  })
  const tooHigh = readings.climbLimit && up >= heightOf(figure)
  const blocked: HexStop | null = inTheWay.length === 0 ? null : inTheWay.some(({ role }) => role === 'figure') ? 'figure' : 'obstacle'
  const high: HexStop | null = tooHigh || 1 + up > left ? 'elevation' : null
  // Off the battlefield it goes nowhere; a ledge out of reach keeps it from what stands there.
  const by = off.length > 0 ? 'edge' : (high ?? blocked)
  const hexes = entered.map(({ hex }) => hex)
  if (by === null) return { places: next, entered: hexes, up, down, refused: null }
  const ids = (kept: (role: string) => boolean): string[] =>
    by === 'figure' || by === 'obstacle'
      ? [...new Set(inTheWay.flatMap(({ role, id }) => (kept(role) && id !== null ? [id] : [])))].sort()
      : []
  const at =
    by === 'edge'
      ? off
      : by === 'elevation'
        ? entered.filter((_, index) => climbs[index] === up)
        : entered.filter(({ hex }) => inTheWay.some((one) => sameHex(one.hex, hex)))
  return {
    places: next,
    entered: hexes,
    up,
    down,
    refused: {
      to: next[0]!,
      at: at.map(({ hex }) => hex),
      by,
      cost: by === 'edge' ? null : 1 + up,
      up,
      down,
      tooHigh: by === 'elevation' && tooHigh,
      hurt: ids((role) => role === 'figure' || role === 'destructible'),
      things: ids((role) => role === 'obstacle' || role === 'glyph'),
      alsoBy: by === 'edge' ? (high ?? blocked) : by === 'elevation' ? blocked : null
    }
  }
}

/** The first step of a figure that a special power keeps where it is (HS-06). */
const heldByPower = (places: readonly Hex[], direction: Hex): RefusedStep => ({
  to: stepped(places[0]!, direction),
  at: places,
  by: 'power',
  cost: null,
  up: 0,
  down: 0,
  hurt: [],
  things: [],
  tooHigh: false,
  alsoBy: null
})

/** Whether the figure was moved onto ground that destroys it. */
export const isDestroyed = ({ grounds }: Walk): boolean => grounds.some(({ kind }) => kind === 'destroying-ground')

/** Moves `figure` from where it stands by `points` in this direction. Pure; whole numbers throughout. */
export function walk(board: HexBoard, figure: HexFigure, direction: Hex, points: number, readings: Readings = READINGS): Walk {
  const steps: HexStep[] = []
  const grounds: EnteredGround[] = []
  let places = hexesOf(figure)
  let spent = 0
  if (figure.immovable && points > 0) return { direction, steps, ends: places, spent, refused: heldByPower(places, direction), grounds }
  while (spent < points) {
    takeSteps(1)
    const { places: next, entered, up, down, refused } = ahead(board, figure, places, direction, points - spent, readings)
    if (refused) return { direction, steps, ends: places, spent, refused, grounds }
    steps.push({ to: next[0]!, cost: 1 + up, up, down })
    places = next
    spent += 1 + up
    const met = entered.flatMap((at) => {
      const kind = board.grounds.get(hexKey(at))
      return kind ? [{ at, kind }] : []
    })
    grounds.push(...met)
    if (met.some(({ kind }) => kind === 'destroying-ground')) break
  }
  return { direction, steps, ends: places, spent, refused: null, grounds }
}
