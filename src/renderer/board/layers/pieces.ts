/** What several marks are made of: the frame of a square, a stroke along an edge, the bar that stops, the ghost of a figure. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { Container, Sprite } from 'pixi.js'
import { borderOf } from '../../../shared/grid/border.ts'
import type { Point, SceneToken } from '../../../shared/scene/scene.ts'
import { boxAround, spriteOf, type Kit } from '../kit/kit.ts'
import { paintBar, paintFrame } from '../paint/glyphs.ts'
import { strokeSprites } from '../paint/stroke.ts'
import { tokenOrigin } from '../paint/token.ts'
import { tokenSprite } from './tokens.ts'

/** The outline of a square; `name` tells the colours apart. */
export function frame(kit: Kit, [x, y]: SquareXY, name: string, colour: string, style: 'full' | 'dashed' | 'corners'): Sprite {
  return spriteOf(
    kit,
    `frame:${name}:${style}`,
    boxAround(0.5 * kit.u),
    (context) => paintFrame(context, colour, kit, style),
    (x + 0.5) * kit.u,
    (y + 0.5) * kit.u
  )
}

/** A wall's edge between its two squares, drawn over. */
export function edgeStroke(kit: Kit, edge: readonly [SquareXY, SquareXY], colour: string): Container[] {
  return strokeSprites(kit, ...borderOf(edge), { colour, width: Math.max(4 * kit.density, 0.12 * kit.u), casing: kit.theme.edge })
}

/** A bar at `at` across the way from `from` to `to`. Units of `least`: CSS pixels; of `reach`: squares. */
export function stopBar(
  kit: Kit,
  at: Point,
  [from, to]: readonly [Point, Point],
  size: { readonly reach: number; readonly least: number }
): Sprite {
  const reach = Math.max(size.least * kit.density, size.reach * kit.u)
  const width = Math.max(4 * kit.density, 0.11 * kit.u)
  const bar = spriteOf(
    kit,
    `bar:${size.reach}`,
    boxAround(reach + 3 * kit.density),
    (context) => paintBar(context, reach, width, kit),
    0,
    0
  )
  bar.anchor.set(0.5)
  bar.position.set(at[0] * kit.u, at[1] * kit.u)
  bar.rotation = Math.atan2(to[1] - from[1], to[0] - from[0])
  return bar
}

/** The figure where it will be, this many squares away from where it is: without name, part in the question and marks. */
export function ghost(kit: Kit, token: SceneToken, dx: number, dy: number): Sprite {
  const [x, y] = tokenOrigin(token)
  const plain: SceneToken = { ...token, name: '', role: null, blocker: null, damage: null, tokens: 0, click: null }
  const sprite = tokenSprite(kit, plain, x + dx, y + dy)
  sprite.alpha = 0.72
  return sprite
}
