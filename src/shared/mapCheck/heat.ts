/** What each square is worth, for a picture over the board: who sees it, and how soon a side is there. */
import { fail, ok, type Result } from '../base/result.ts'
import { problem } from '../base/problem.ts'
import type { SquareXY } from '../contract/case.ts'
import { NEVER } from '../engine/movement/flood.ts'
import type { MapDocument } from '../formats/documents/maps/mapDocument.ts'
import { BLOCKED, DEFAULT_RULESET, Ground, HINDERED } from './ground.ts'
import type { InRules } from '../editions/shelf.ts'
import '../base/sayFileSentences.ts'

/**
 * `seen`: from how many squares there is a line to it; `sees`: to how many there is one from it; `turns`: moves that the nearest side needs;
 * `nearer`: which side is there first; `thrown`: in how many of the eight directions a knock back from it costs something.
 */
export const HEATS = ['seen', 'sees', 'turns', 'nearer', 'thrown'] as const
export type HeatKind = (typeof HEATS)[number]

export interface HeatSquare {
  readonly at: SquareXY
  /** The number that stands in the square. */
  readonly value: number
  /** Of `seen` and `sees`: how many of these lines are hindered. */
  readonly hindered?: number
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
/** Squares of the knock back that `thrown` asks about. */
export const THROWN = 3

/**
 * Numbers for the squares of a map. Of `nearer` the number is the steps that the second side needs more than the first: above 0 the
 * first is nearer. Fails where the map cannot be laid out or has too many squares.
 */
export function heatOf(document: MapDocument, kind: HeatKind, rules: InRules = DEFAULT_RULESET, speed = 8): Result<Heat> {
  const laid = Ground.of(document, rules, speed)
  if (!laid.ok) return laid
  const ground = laid.value
  if ((kind === 'seen' || kind === 'sees') && ground.count > MOST_SEEN)
    return fail(problem('too-many-squares', '/map/size', 'too-many-squares', { count: ground.count, most: MOST_SEEN }))
  const squares = kind === 'seen' || kind === 'sees' ? ofLines(ground, kind) : numbered(ground, valuesOf(document, ground, kind, speed))
  const all = squares.map(({ value }) => value)
  return ok({
    kind,
    squares,
    least: all.reduce((a, b) => Math.min(a, b), all[0] ?? 0),
    most: all.reduce((a, b) => Math.max(a, b), all[0] ?? 0)
  })
}

/** The squares that can be stood in with their numbers; those without one are left out. */
const numbered = (ground: Ground, values: readonly (number | null)[]): HeatSquare[] =>
  values.flatMap((value, square) => (value === null || ground.standable[square] !== 1 ? [] : [{ at: ground.xy(square), value }]))

/** Of each square that can be stood in: the lines that are not blocked between it and the others of them. */
function ofLines(ground: Ground, kind: 'seen' | 'sees'): HeatSquare[] {
  const [open, hindered] = [new Uint32Array(ground.count), new Uint32Array(ground.count)]
  for (let from = 0; from < ground.count; from++) {
    if (ground.standable[from] !== 1) continue
    const lines = ground.lines(from)
    for (let to = 0; to < ground.count; to++) {
      if (to === from || ground.standable[to] !== 1 || lines[to] === BLOCKED) continue
      const counted = kind === 'sees' ? from : to
      open[counted]!++
      if (lines[to] === HINDERED) hindered[counted]!++
    }
  }
  return numbered(ground, [...open]).map((one) => ({ ...one, hindered: hindered[ground.at(one.at)]! }))
}

function valuesOf(document: MapDocument, ground: Ground, kind: 'turns' | 'nearer' | 'thrown', speed: number): (number | null)[] {
  if (kind !== 'thrown') return ofSides(document, ground, kind, speed)
  return Array.from({ length: ground.count }, (_, square) => (ground.standable[square] === 1 ? ground.thrown(square, THROWN) : null))
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
