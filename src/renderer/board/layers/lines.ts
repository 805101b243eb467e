/** Lines of fire and aims as display objects: the stroke below the figures, its ends and numbers above them. */
import type { AimMark, BlockerMark, CornerMark, LineMark, Point, SceneMark, SceneToken } from '../../../shared/scene/scene.ts'
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import { boxAround, groupOf, spriteOf, type Kit } from '../kit/kit.ts'
import { paintBadge, paintCorner, paintOrigin, paintVerdict } from '../paint/glyphs.ts'
import { grown, LINE_STYLES } from '../paint/lineStyles.ts'
import { strokeSprites, type StrokeStyle } from '../paint/stroke.ts'
import { edgeStroke, frame, stopBar } from './pieces.ts'
import type { Container } from 'pixi.js'
import type { Item } from './keyedLayer.ts'

function styleOf(kit: Kit, state: LineVerdict): StrokeStyle {
  const { width, dash } = LINE_STYLES[state]
  const style = { colour: kit.theme.verdict[state], width: grown(width, kit), casing: kit.theme.edge }
  return dash ? { ...style, dash: [grown(dash[0], kit), grown(dash[1], kit)] } : style
}

const lengthOf = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])

/** The point `distance` squares before the end. */
function before(from: Point, to: Point, distance: number): Point {
  const length = lengthOf(from, to)
  const t = length === 0 ? 0 : Math.max(0, 1 - distance / length)
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

export const lineStroke = (kit: Kit, mark: LineMark): Container =>
  groupOf(
    ...mark.parts.flatMap((part) => strokeSprites(kit, part.from, part.to, styleOf(kit, part.state))),
    // Where the line begins, for squares without a figure.
    origin(kit, mark)
  )

function origin(kit: Kit, mark: LineMark): Container {
  const radius = Math.max(4.5 * kit.density, 0.12 * kit.u)
  return spriteOf(
    kit,
    'origin',
    boxAround(radius + 3 * kit.density),
    (context) => paintOrigin(context, radius, kit),
    mark.from[0] * kit.u,
    mark.from[1] * kit.u
  )
}

function verdictShape(kit: Kit, verdict: LineVerdict, from: Point, to: Point): Container {
  const radius = Math.max(6.5 * kit.density, 0.15 * kit.u)
  const away = Math.min(0.5 + (radius / kit.u) * 0.4, lengthOf(from, to) / 2)
  const [x, y] = before(from, to, away)
  return spriteOf(
    kit,
    `verdict:${verdict}`,
    boxAround(radius * 1.3 + 3 * kit.density),
    (context) => paintVerdict(context, verdict, radius, kit),
    x * kit.u,
    y * kit.u
  )
}

export function lineEnds(kit: Kit, mark: LineMark): Container {
  const children: Container[] = [verdictShape(kit, mark.verdict, mark.from, mark.to)]
  const stop = mark.parts.find(({ state }) => state === 'blocked')
  if (stop) children.push(stopBar(kit, stop.from, [mark.from, mark.to], { reach: 0.24, least: 9 }))
  return groupOf(...children)
}

export const aimStroke = (kit: Kit, mark: AimMark): Container =>
  groupOf(
    ...strokeSprites(kit, mark.from, mark.to, {
      colour: kit.theme.text,
      width: Math.max(1.5 * kit.density, 0.035 * kit.u),
      casing: kit.theme.casing
    })
  )

export const aimEnds = (kit: Kit, mark: AimMark): Container =>
  mark.verdict === null ? groupOf() : groupOf(verdictShape(kit, mark.verdict, mark.from, mark.to))

export function cornerMark(kit: Kit, mark: CornerMark): Container {
  const radius = Math.max(5 * kit.density, 0.12 * kit.u)
  return groupOf(
    spriteOf(
      kit,
      'corner',
      boxAround(radius + 3 * kit.density),
      (context) => paintCorner(context, radius, kit),
      mark.point[0] * kit.u,
      mark.point[1] * kit.u
    )
  )
}

/** Outlines what blocks, under the figures. */
export function blockerGround(kit: Kit, mark: BlockerMark): Container {
  const { theme } = kit
  const [first, second] = mark.at
  if (mark.blocker === 'wall' && first && second) return groupOf(...edgeStroke(kit, [first, second], theme.verdict.blocked))
  if (mark.blocker === 'figure' || mark.blocker === 'power') return groupOf()
  const style = mark.blocker === 'corner' ? 'dashed' : 'full'
  return groupOf(...mark.at.map((at) => frame(kit, at, 'blocked', theme.verdict.blocked, style)))
}

/**
 * Where each blocker's number goes: beside the line, so that the bar stays free, and never upon another number.
 * Those of figures are on their tokens.
 */
export function badgePlaces(kit: Kit, marks: readonly SceneMark[], tokens: readonly SceneToken[]): ReadonlyMap<BlockerMark, Point> {
  const line = marks.find((mark) => mark.kind === 'line')
  const onTokens = new Set(tokens.filter(({ blocker }) => blocker !== null).map(({ id }) => id))
  const length = line ? lengthOf(line.from, line.to) : 0
  const normal: Point = line && length > 0 ? [-(line.to[1] - line.from[1]) / length, (line.to[0] - line.from[0]) / length] : [0, -1]
  const step = Math.max(0.48, (21 * kit.density) / kit.u)
  const places = new Map<BlockerMark, Point>()
  for (const mark of marks) {
    if (mark.kind !== 'blocker' || (mark.figure !== null && onTokens.has(mark.figure))) continue
    const offsets = [1, -1, 2, -2, 3, -3].map((n) => n * step)
    const candidates = offsets.map((offset): Point => [mark.point[0] - normal[0] * offset, mark.point[1] - normal[1] * offset])
    places.set(mark, candidates.find((spot) => [...places.values()].every((other) => lengthOf(other, spot) > step * 0.9)) ?? candidates[0]!)
  }
  return places
}

export function badge(kit: Kit, mark: BlockerMark, [x, y]: Point): Container {
  const radius = Math.max(9 * kit.density, 0.2 * kit.u)
  return groupOf(
    spriteOf(
      kit,
      `badge:${mark.number}`,
      boxAround(radius + 3 * kit.density),
      (context) => paintBadge(context, String(mark.number), radius, kit.theme.verdict.blocked, kit),
      x * kit.u,
      y * kit.u
    )
  )
}

/** Marks of the ground in the order drawn, as items with stable ids. */
export const itemOf = (prefix: string, index: number, mark: SceneMark, build: () => Container, more = ''): Item => ({
  id: `${prefix}${index}:${mark.kind}`,
  hash: JSON.stringify(mark) + more,
  build
})
