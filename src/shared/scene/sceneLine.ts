/**
 * A line of fire's marks, from its ruling. Positions along the line are only for drawing: which squares block or
 * hinder is the ruling's word, here we find where on the stroke to show it.
 */
import type { SquareXY } from '../contract/case.ts'
import type { Blocker, LineDrawn, LineVerdict } from '../contract/ruling.ts'
import { borderOf } from '../grid/border.ts'
import type { LineMark, Point, SceneMark } from './scene.ts'

/** The middle of a square. */
export const centreOf = ([x, y]: SquareXY): Point => [x + 0.5, y + 0.5]

/** The point at fraction `t` of the way from `a` to `b`. */
export const pointAt = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Where the segment from `a` to `b` lies over a square, as fractions of its length; null where it misses it. */
export function spanOver(a: Point, b: Point, [x, y]: SquareXY): readonly [number, number] | null {
  let enter = 0
  let leave = 1
  for (const axis of [0, 1] as const) {
    const step = b[axis] - a[axis]
    const low = (axis === 0 ? x : y) - a[axis]
    if (step === 0) {
      if (low > EPSILON || low + 1 < -EPSILON) return null
      continue
    }
    const first = low / step
    const second = (low + 1) / step
    enter = Math.max(enter, Math.min(first, second))
    leave = Math.min(leave, Math.max(first, second))
  }
  return enter <= leave + EPSILON ? [enter, Math.max(enter, leave)] : null
}

const EPSILON = 1e-9

/** The fraction of the segment that is nearest to a point. */
function nearest(a: Point, b: Point, p: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
}

/** Where the stroke first comes to a square; for the square it starts in, where it leaves it. */
function entry(a: Point, b: Point, square: SquareXY): number {
  const span = spanOver(a, b, square)
  if (!span) return nearest(a, b, centreOf(square))
  return span[0] <= EPSILON ? span[1] : span[0]
}

const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Where on an edge the stroke crosses it; the edge's middle where it does not. */
function crossingOf(a: Point, b: Point, edge: readonly [Point, Point]): { readonly t: number; readonly point: Point } {
  const axis = edge[0][0] === edge[1][0] ? 0 : 1
  const step = b[axis] - a[axis]
  const t = step === 0 ? -1 : (edge[0][axis] - a[axis]) / step
  const point = pointAt(a, b, t)
  const along = axis === 0 ? 1 : 0
  if (t >= -EPSILON && t <= 1 + EPSILON && point[along] >= edge[0][along] - EPSILON && point[along] <= edge[1][along] + EPSILON) {
    return { t, point }
  }
  const mid = middle(edge)
  return { t: nearest(a, b, mid), point: mid }
}

/** Where a blocker stops the stroke and where its number goes. */
export function placeOfBlocker(a: Point, b: Point, blocker: Blocker): { readonly t: number; readonly point: Point } {
  const [first, second] = blocker.at
  if (!first) return { t: 1, point: b }
  const pair = second && (blocker.kind === 'wall' || blocker.kind === 'corner') ? ([first, second] as const) : null
  if (pair) {
    const border = borderOf(pair)
    if (border[0][0] === border[1][0] && border[0][1] === border[1][1]) return { t: nearest(a, b, border[0]), point: border[0] }
    return crossingOf(a, b, border)
  }
  const t = Math.min(...blocker.at.map((square) => entry(a, b, square)))
  return { t, point: pointAt(a, b, t) }
}

function partsOf(ruling: LineDrawn, from: Point, to: Point): LineMark['parts'] {
  const first = ruling.verdict === 'blocked' ? ruling.blockedBy[0] : undefined
  const blocked = first ? placeOfBlocker(from, to, first).t : ruling.verdict === 'blocked' ? 1 : null
  const hindered =
    ruling.verdict === 'clear' || ruling.hinderedBy.length === 0
      ? ruling.verdict === 'hindered'
        ? 0
        : null
      : Math.min(...ruling.hinderedBy.map((square) => entry(from, to, square)))
  const cuts: { t: number; state: LineVerdict }[] = [{ t: 0, state: 'clear' }]
  if (hindered !== null && (blocked === null || hindered < blocked)) cuts.push({ t: hindered, state: 'hindered' })
  if (blocked !== null) cuts.push({ t: blocked, state: 'blocked' })
  return cuts.flatMap((cut, i) => {
    const end = cuts[i + 1]?.t ?? 1
    if (end - cut.t <= EPSILON && !(cut.state === 'blocked')) return []
    return [{ from: pointAt(from, to, cut.t), to: pointAt(from, to, end), state: cut.state }]
  })
}

/** All marks of a line of fire: the stroke, what hinders, the corners touched and the numbered blockers. */
export function marksOfLine(ruling: LineDrawn): SceneMark[] {
  const from = centreOf(ruling.between[0])
  const to = centreOf(ruling.between[1])
  return [
    ...ruling.hinderedBy.map((at): SceneMark => ({ kind: 'hinder', at })),
    { kind: 'line', from, to, verdict: ruling.verdict, parts: partsOf(ruling, from, to) },
    ...ruling.corners.map((corner): SceneMark => ({ kind: 'corner', point: corner.at })),
    ...ruling.blockedBy.map((blocker, i): SceneMark => ({
      kind: 'blocker',
      number: i + 1,
      blocker: blocker.kind,
      at: blocker.at,
      point: placeOfBlocker(from, to, blocker).point,
      figure: blocker.figure ?? null
    }))
  ]
}
