/** Which sprites stand where on a board of hexes: ground, things and figures, and the way of a knockback above them. */
import type { Container } from 'pixi.js'
import type { Point } from '../../../shared/scene/scene.ts'
import type { Hex } from '../../../shared/games/heroscape/case.ts'
import type { HexPath, HexScene, HexToken } from '../../../shared/games/heroscape/hexScene.ts'
import { boxAround, groupOf, spriteOf, type Kit } from '../kit/kit.ts'
import type { Item } from '../layers/keyedLayer.ts'
import { paintBadge, paintBar } from '../paint/glyphs.ts'
import { strokeSprites } from '../paint/stroke.ts'
import { paintTag, tagBox, tagSize } from '../paint/tag.ts'
import type { Region } from '../kit/look.ts'
import { EDGE_NEIGHBOURS, type HexLayout } from './geometry.ts'
import { hexBox, paintHex, paintHexFrame } from './paintHex.ts'
import { hexTokenBox, paintHexToken, paintThing, type Reach } from './paintHexToken.ts'

/** Words that the board shows; the state brings them. */
export interface HexBoardWords {
  readonly stop: {
    readonly edge: string
    readonly figure: string
    readonly obstacle: string
    readonly tooHigh: string
    readonly power: string
  }
  readonly needs: (cost: number, left: number) => string
}

const key = ([q, r]: Hex): string => `${q},${r}`

/** The map's levels, looked up by hex; made once for each map. */
export const levelsOf = (spaces: HexScene['spaces']): ReadonlyMap<string, number> =>
  new Map(spaces.map(([q, r, level]) => [key([q, r]), level]))

const inside = ([x, y]: Point, region: Region): boolean =>
  x >= region.left - 1 && x <= region.right + 1 && y >= region.top - 1 && y <= region.bottom + 1

/** The spaces within the region. */
export function groundItems(kit: Kit, scene: HexScene, layout: HexLayout, levels: ReadonlyMap<string, number>, near: Region): Item[] {
  return scene.spaces.flatMap(([q, r, level]) => {
    const hex: Hex = [q, r]
    const [x, y] = layout.centre(hex)
    if (!inside([x, y], near)) return []
    const drops = EDGE_NEIGHBOURS.map(([dq, dr]) => Math.min(3, Math.max(0, level - (levels.get(key([q + dq, r + dr])) ?? level))))
    const name = scene.nameOf?.(hex) ?? ''
    const ground = scene.ground.get(key(hex)) ?? null
    const face = `hex:${level}:${drops.join('')}:${name}:${ground ?? ''}`
    return [
      {
        id: key(hex),
        hash: face,
        build: () =>
          groupOf(
            spriteOf(kit, face, hexBox(kit), (context) => paintHex(context, { level, drops, name, ground }, kit), x * kit.u, y * kit.u)
          )
      }
    ]
  })
}

/** The second middle of a double-spaced figure as seen from its first. */
function reachOf(layout: HexLayout, [first, second]: readonly Hex[]): Reach {
  if (!first || !second) return [0, 0]
  const [a, b] = [layout.centre(first), layout.centre(second)]
  return [b[0] - a[0], b[1] - a[1]]
}

export function tokenSprite(kit: Kit, token: HexToken, layout: HexLayout, hexes: readonly Hex[], ghost: boolean): Container {
  const reach = reachOf(layout, hexes)
  const [x, y] = layout.centre(hexes[0]!)
  const face = JSON.stringify([
    'token',
    token.label,
    token.name,
    token.sideIndex,
    token.role,
    token.selected,
    reach.map((n) => Math.round(n * 100)),
    ghost
  ])
  const sprite = spriteOf(
    kit,
    face,
    hexTokenBox(reach, kit),
    (context) => paintHexToken(context, token, reach, kit, ghost),
    x * kit.u,
    y * kit.u
  )
  if (ghost) sprite.alpha = 0.72
  return groupOf(sprite)
}

/** Things first, then figures, those of the question last, so that nothing covers them. `lifted` is in the hand and faint. */
export function pieceItems(kit: Kit, scene: HexScene, layout: HexLayout, lifted: string | null): Item[] {
  const ordered = [...scene.tokens]
    .filter(({ hexes }) => hexes.length > 0)
    .sort((a, b) => Number(a.role !== null) - Number(b.role !== null))
  return [
    ...scene.things.map(({ id, kind, at }) => ({
      id: `thing ${id}`,
      hash: `${kind}${key(at)}`,
      build: () => {
        const [x, y] = layout.centre(at)
        return groupOf(
          spriteOf(kit, `thing:${kind}`, boxAround(0.4 * kit.u), (context) => paintThing(context, kind, kit), x * kit.u, y * kit.u)
        )
      }
    })),
    ...ordered.map((token) => ({
      id: token.id,
      hash: JSON.stringify([token, lifted === token.id]),
      build: () => {
        const group = tokenSprite(kit, token, layout, token.hexes, false)
        if (lifted === token.id) group.alpha = 0.35
        return group
      }
    }))
  ]
}

export const frameSprite = (kit: Kit, layout: HexLayout, hex: Hex, colour: string, dashed = false): Container => {
  const [x, y] = layout.centre(hex)
  return spriteOf(
    kit,
    `frame:${colour}:${dashed}`,
    hexBox(kit),
    (context) => paintHexFrame(context, colour, kit, dashed),
    x * kit.u,
    y * kit.u
  )
}

/** The way below the figures: the line of knockback, one stroke for each step. */
export function wayItems(kit: Kit, scene: HexScene, layout: HexLayout): Item[] {
  const { theme, u, density } = kit
  return scene.paths.map((path) => ({
    id: `way ${path.option}`,
    hash: JSON.stringify(path),
    build: () => {
      const points = [path.from, ...path.steps.map(({ to }) => to)].map((hex) => layout.centre(hex))
      const faint = path.option > 0
      return groupOf(
        ...points
          .slice(1)
          .flatMap((to, i) =>
            strokeSprites(
              kit,
              points[i]!,
              to,
              faint
                ? { colour: theme.quiet, width: Math.max(2 * density, 0.04 * u), casing: theme.edge, dash: [0.1 * u, 0.08 * u] }
                : { colour: theme.verdict.hindered, width: Math.max(3 * density, 0.09 * u), casing: theme.edge }
            )
          )
      )
    }
  }))
}

const tag = (kit: Kit, text: string, colour: string, x: number, y: number): Container =>
  spriteOf(kit, `tag:${text}:${colour}`, tagBox(text, kit), (context) => paintTag(context, text, colour, kit.theme.onColour, kit), x, y)

const badge = (kit: Kit, text: string, colour: string, [x, y]: Point, radius: number): Container =>
  spriteOf(
    kit,
    `badge:${text}:${colour}`,
    boxAround(radius + 3 * kit.density),
    (context) => paintBadge(context, text, radius, colour, kit),
    x * kit.u,
    y * kit.u
  )

/** What each step costs, where the figure ends, and what stopped it, above the figures. */
export function markItems(kit: Kit, scene: HexScene, layout: HexLayout, words: HexBoardWords): Item[] {
  const { theme } = kit
  const frames = scene.highlighted.filter((hex) => scene.spaces.some(([q, r]) => q === hex[0] && r === hex[1]))
  return [
    ...frames.map((hex) => ({
      id: `light ${key(hex)}`,
      hash: theme.highlight,
      build: () => groupOf(frameSprite(kit, layout, hex, theme.highlight))
    })),
    ...scene.paths.map((path) => ({
      id: `path ${path.option}`,
      hash: JSON.stringify([path, scene.tokens.find(({ role }) => role === 'defender')]),
      build: () => (path.option > 0 ? optionMark(kit, layout, path) : pathMark(kit, scene, layout, path, words))
    })),
    ...(scene.cursor
      ? [{ id: 'cursor', hash: key(scene.cursor), build: () => groupOf(frameSprite(kit, layout, scene.cursor!, theme.accent, true)) }]
      : [])
  ]
}

/** Another line that the attacker may choose: its number at its end. */
function optionMark(kit: Kit, layout: HexLayout, path: HexPath): Container {
  return groupOf(badge(kit, String(path.option), kit.theme.quiet, layout.centre(path.ends[0]!), Math.max(8 * kit.density, 0.16 * kit.u)))
}

function pathMark(kit: Kit, scene: HexScene, layout: HexLayout, path: HexPath, words: HexBoardWords): Container {
  const { theme, u, density } = kit
  const group = groupOf()
  const token = scene.tokens.find(({ role }) => role === 'defender')
  if (token && path.steps.length > 0) group.addChild(tokenSprite(kit, token, layout, path.ends, true))
  const radius = Math.max(8 * density, 0.15 * u)
  path.steps.forEach(({ to, cost }, i) => {
    const [x, y] = layout.centre(to)
    const last = i === path.steps.length - 1
    // At the end the ghost of the figure keeps its letters.
    group.addChild(badge(kit, String(cost), cost > 1 ? theme.damage : theme.verdict.hindered, last ? [x, y + 0.37] : [x, y], radius))
  })
  if (path.stop) group.addChild(stopMark(kit, layout, path, path.stop, words))
  return group
}

/** A bar across the way where it is barred, and a word about why. */
function stopMark(kit: Kit, layout: HexLayout, path: HexPath, stop: NonNullable<HexPath['stop']>, words: HexBoardWords): Container {
  const { theme, u, density } = kit
  const from = layout.centre(path.ends[0]!)
  const next = layout.centre([path.ends[0]![0] + stop.direction[0], path.ends[0]![1] + stop.direction[1]])
  // A double-spaced figure is stopped at its front.
  const front = path.ends
    .map((hex) => layout.centre(hex))
    .reduce(
      (best, point) => ((point[0] - best[0]) * (next[0] - from[0]) + (point[1] - best[1]) * (next[1] - from[1]) > 0.01 ? point : best),
      from
    )
  const [dx, dy] = [next[0] - from[0], next[1] - from[1]]
  const [x, y] = [(front[0] + dx * 0.5) * u, (front[1] + dy * 0.5) * u]
  const reach = 0.24 * u
  const bar = spriteOf(
    kit,
    'stop-bar',
    boxAround(reach + 6 * density),
    (context) => paintBar(context, reach, Math.max(4 * density, 0.1 * u), kit),
    x,
    y
  )
  bar.anchor.set(0.5)
  bar.position.set(x, y)
  bar.rotation = Math.atan2(dy, dx)
  const text = stop.by === 'elevation' ? (stop.tooHigh ? words.stop.tooHigh : words.needs(stop.cost ?? 0, stop.left)) : words.stop[stop.by]
  const colour = stop.by === 'edge' ? theme.quiet : theme.verdict.blocked
  const { height } = tagSize(text, kit)
  return groupOf(
    ...stop.at.map((hex) => frameSprite(kit, layout, hex, theme.verdict.blocked, true)),
    bar,
    // Beyond the edge there may be no room for a word.
    tag(
      kit,
      text,
      colour,
      x + dx * (stop.by === 'edge' ? -0.5 : 0.25) * u,
      y + (stop.by === 'edge' ? -dy * 0.5 : 0) * u - 0.5 * u - height * 0.5
    )
  )
}
