/** What the author of a map has put beside its ground: openings and labels; and how much of something each square has. */
import type { Container } from 'pixi.js'
import { borderOf } from '../../../shared/grid/border.ts'
import type { HeatMark, LabelMark, OpeningMark, Point } from '../../../shared/scene/scene.ts'
import { groupOf, spriteOf, type Kit } from '../kit/kit.ts'
import { strokeSprites } from '../paint/stroke.ts'
import { paintTag, tagBox } from '../paint/tag.ts'
import { fieldNode } from './field.ts'

/** How strongly each band tints the ground, from little to much; the upper half has a pattern as well. */
const TINTS = [0.12, 0.26, 0.42, 0.6]

export function heatNode(kit: Kit, { bands }: HeatMark): Container {
  return groupOf(
    ...bands.map(({ squares, texts }, at) =>
      fieldNode(kit, squares, {
        colour: kit.theme.accent,
        tint: TINTS[Math.round((at * (TINTS.length - 1)) / Math.max(1, bands.length - 1))]!,
        pattern: at * 2 >= bands.length,
        line: 1,
        texts
      })
    )
  )
}

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part]

/** A closed one is a bar across its wall, an open one two posts with a gap; a window is thinner, a gate has a third post. */
export function openingNode(kit: Kit, { edge, opening, state }: OpeningMark): Container {
  const [a, b] = borderOf(edge)
  const { theme, u, density } = kit
  const width = Math.max(3 * density, (opening === 'window' ? 0.1 : 0.18) * u)
  const style = { colour: theme.accent, width, casing: theme.edge }
  const pieces: readonly (readonly [number, number])[] =
    state === 'open'
      ? [
          [0, 0.2],
          [0.8, 1]
        ]
      : opening === 'gate'
        ? [
            [0.1, 0.3],
            [0.4, 0.6],
            [0.7, 0.9]
          ]
        : [[0.15, 0.85]]
  return groupOf(...pieces.flatMap(([from, to]) => strokeSprites(kit, between(a, b, from), between(a, b, to), style)))
}

export function labelNode(kit: Kit, { point: [x, y], text }: LabelMark): Container {
  const { theme, u } = kit
  return groupOf(
    spriteOf(kit, `label:${text}`, tagBox(text, kit), (context) => paintTag(context, text, theme.casing, theme.text, kit), x * u, y * u)
  )
}
