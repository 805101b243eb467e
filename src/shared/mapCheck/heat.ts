/** What each square is worth, for a picture over the board: who sees it, and how soon a side is there. */
import { fail, ok, type Result } from '../base/result.ts'
import { problem } from '../base/problem.ts'
import type { SquareXY } from '../contract/case.ts'
import { NEVER } from '../engine/movement/flood.ts'
import type { MapDocument } from '../formats/documents/maps/mapDocument.ts'
import { DEFAULT_RULESET, Ground } from './ground.ts'
import '../base/sayFileSentences.ts'

/** `seen`: from how many squares there is a line to it; `turns`: moves that the nearest side needs; `nearer`: which side is there first. */
export const HEATS = ['seen', 'turns', 'nearer'] as const
export type HeatKind = (typeof HEATS)[number]

export interface HeatSquare {
  readonly at: SquareXY
  /** The number that stands in the square. */
  readonly value: number
}

export interface Heat {
  readonly kind: HeatKind
  /** Squares that a plain figure can stand in; those that nobody comes to are left out of `turns` and `nearer`. */
  readonly squares: readonly HeatSquare[]
  readonly least: number
  readonly most: number
}

/** Every square sees every other: beyond this that is no matter of seconds. */
const MOST_SEEN = 5000

/**
 * Numbers for the squares of a map. Of `nearer` the number is the steps that the second side needs more than the first: above 0 the
 * first is nearer. Fails where the map cannot be laid out or has too many squares.
 */
export function heatOf(document: MapDocument, kind: HeatKind, ruleset: string = DEFAULT_RULESET, speed = 8): Result<Heat> {
  const laid = Ground.of(document, ruleset, speed)
  if (!laid.ok) return laid
  const ground = laid.value
  if (kind === 'seen' && ground.count > MOST_SEEN)
    return fail(problem('too-many-squares', '/map/size', 'too-many-squares', { count: ground.count, most: MOST_SEEN }))
  const values = kind === 'seen' ? [...ground.openLines()] : ofSides(document, ground, kind, speed)
  const squares = values.flatMap((value, square): HeatSquare[] =>
    value === null || ground.standable[square] !== 1 ? [] : [{ at: ground.xy(square), value }]
  )
  const all = squares.map(({ value }) => value)
  return ok({
    kind,
    squares,
    least: all.reduce((a, b) => Math.min(a, b), all[0] ?? 0),
    most: all.reduce((a, b) => Math.max(a, b), all[0] ?? 0)
  })
}

function ofSides({ map }: MapDocument, ground: Ground, kind: 'turns' | 'nearer', speed: number): (number | null)[] {
  const [first, second] = Object.values(map.starting ?? {}).map((squares) => ground.stepsFrom(squares.map((at) => ground.at(at))))
  return Array.from({ length: ground.count }, (_, square) => {
    const [a, b] = [first?.[square] ?? NEVER, second?.[square] ?? NEVER]
    if (kind === 'nearer') return a === NEVER || b === NEVER ? null : b - a
    const least = Math.min(a, b)
    return least === NEVER ? null : Math.ceil(least / Math.max(1, speed))
  })
}
