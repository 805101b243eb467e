/** What the ground gives to each side, in exact fractions: who is exposed, who is nearer to what. */
import { distanceBetween, type Square } from '../grid/grid.ts'
import { medianOf } from '../base/numbers/median.ts'
import { ok, type Result } from '../base/result.ts'
import type { Segment, SquareXY } from '../contract/case.ts'
import { kindsAt } from '../contract/caseSquares.ts'
import { NEVER } from '../engine/movement/flood.ts'
import { BLOCKED, DEFAULT_RULESET, Ground, HINDERED } from './ground.ts'
import type { InRules } from '../editions/shelf.ts'
import type { MapDocument } from '../formats/documents/maps/mapDocument.ts'
import { symmetryOf, type SymmetryKind } from './symmetry.ts'

/** A number of a number; of nothing 0 of 0. */
export type Share = readonly [number, number]

export interface SideOfMap {
  /** Squares of its starting area. */
  readonly squares: number
  /** Of these: to which another side, after one move, has a line that is not blocked and within range. */
  readonly exposure: Share
  /** Of those lines: the hindered ones. */
  readonly hindered: Share
  /** Squares from its area to the nearest one of another side, and the median over its squares; null: no way. */
  readonly leastDistance: number | null
  readonly medianDistance: Share | null
  /** Squares that it comes to with fewer steps than any other side. */
  readonly nearerSquares: number
  /** Of the raised squares and of the hindering ones: those that are nearer to it. */
  readonly height: Share
  readonly cover: Share
}

export interface Fairness {
  readonly sides: Readonly<Record<string, SideOfMap>>
  /** Nearer to the first side less nearer to the second, of the squares that both reach; of other numbers of sides null. */
  readonly balance: Share | null
  /** The exposure of the second side less that of the first: what the first side gains by moving first. */
  readonly firstStrike: Share | null
  readonly symmetry: {
    readonly kind: SymmetryKind | 'none'
    readonly share: Share
    readonly odd: { readonly squares: readonly SquareXY[]; readonly edges: readonly Segment[] }
  }
}

export interface FairnessOptions {
  /** Of the plain figure, in squares. */
  readonly speed?: number
  readonly range?: number
  readonly rules?: InRules
}

/** From this share on a map counts as symmetric in some way. */
const SYMMETRIC = { same: 9, of: 10 }

export function fairnessOf(
  document: MapDocument,
  { speed = 8, range = 8, rules = DEFAULT_RULESET }: FairnessOptions = {}
): Result<Fairness> {
  const laid = Ground.of(document, rules, speed)
  if (!laid.ok) return laid
  const ground = laid.value
  const areas = Object.entries(document.map.starting ?? {})
    .filter(([, squares]) => squares.length > 0)
    .map(([side, squares]) => {
      const starts = squares.map((at) => ground.at(at))
      return { side, starts, steps: ground.stepsFrom(starts), reached: ground.reachedInOneMove(starts) }
    })
  const nearest = nearestSides(
    ground,
    areas.map(({ steps }) => steps)
  )
  const lines = new Map<Square, Uint8Array>()
  const linesFrom = (square: Square): Uint8Array => {
    const known = lines.get(square) ?? ground.lines(square)
    lines.set(square, known)
    return known
  }
  const sides = areas.map(({ side, starts, steps }, own): readonly [string, SideOfMap] => {
    const others = areas.filter((_, index) => index !== own)
    let [exposed, open, hindered] = [0, 0, 0]
    for (const target of starts) {
      let seen = false
      for (let from = 0; from < ground.count; from++) {
        if (!others.some(({ reached }) => reached[from] === 1)) continue
        if (from === target || distanceBetween(ground.grid, from, target) > range) continue
        const line = linesFrom(from)[target]!
        if (line === BLOCKED) continue
        seen = true
        open++
        if (line === HINDERED) hindered++
      }
      if (seen) exposed++
    }
    const distances = [...new Set(others.flatMap((other) => other.starts))].flatMap((square) =>
      steps[square] === NEVER ? [] : [steps[square]!]
    )
    distances.sort((a, b) => a - b)
    const nearer = (is: (square: Square) => boolean): Share => {
      let [mine, all] = [0, 0]
      for (let square = 0; square < ground.count; square++) {
        if (ground.standable[square] !== 1 || !is(square)) continue
        all++
        if (nearest[square] === own) mine++
      }
      return [mine, all]
    }
    return [
      side,
      {
        squares: starts.length,
        exposure: [exposed, starts.length],
        hindered: [hindered, open],
        leastDistance: distances[0] ?? null,
        medianDistance: medianOf(distances),
        nearerSquares: nearer(() => true)[0],
        height: nearer((square) => ground.position.level[square]! > 1),
        cover: nearer((square) => kindsAt(document.map, ground.xy(square)).includes('hindering'))
      }
    ]
  })
  const [first, second] = sides.map(([, one]) => one)
  const two = sides.length === 2 && first !== undefined && second !== undefined
  const both = two
    ? areas[0]!.steps.filter((steps, square) => ground.standable[square] === 1 && steps !== NEVER && areas[1]!.steps[square] !== NEVER)
        .length
    : 0
  const found = symmetryOf(document)
  const isSymmetric = found.same * SYMMETRIC.of >= found.of * SYMMETRIC.same
  return ok({
    sides: Object.fromEntries(sides),
    balance: two ? [first.nearerSquares - second.nearerSquares, both] : null,
    firstStrike: two ? less(second.exposure, first.exposure) : null,
    symmetry: {
      kind: isSymmetric ? found.kind : 'none',
      share: [found.same, found.of],
      odd: { squares: found.squares, edges: found.edges }
    }
  })
}

/** The side with the fewest steps to each square; -1 where nobody comes, or two are as near. */
function nearestSides(ground: Ground, all: readonly Uint16Array[]): Int16Array {
  const nearest = new Int16Array(ground.count).fill(-1)
  for (let square = 0; square < ground.count; square++) {
    let least = NEVER
    all.forEach((steps, side) => {
      const own = steps[square]!
      if (own < least) {
        least = own
        nearest[square] = side
      } else if (own === least) nearest[square] = -1
    })
  }
  return nearest
}

const less = ([a, b]: Share, [c, d]: Share): Share => [a * d - c * b, b * d]
