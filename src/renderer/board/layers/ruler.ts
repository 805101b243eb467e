/** A measured distance as a display object: a thin line with square ends and the number of squares in its middle. */
import type { Container } from 'pixi.js'
import type { RulerMark } from '../../../shared/scene/scene.ts'
import { boxAround, groupOf, spriteOf, type Kit } from '../kit/kit.ts'
import { paintOrigin } from '../paint/glyphs.ts'
import { strokeSprites } from '../paint/stroke.ts'
import { paintTag, tagBox } from '../paint/tag.ts'

export function rulerNode(kit: Kit, { from, to, text }: RulerMark): Container {
  const { theme, u, density } = kit
  const width = Math.max(2 * density, 0.045 * u)
  const radius = Math.max(4 * density, 0.09 * u)
  const dash = Math.max(5 * density, 0.12 * u)
  const end = (x: number, y: number): Container =>
    spriteOf(kit, 'ruler-end', boxAround(radius + 3 * density), (context) => paintOrigin(context, radius, kit), x * u, y * u)
  const [x, y] = [((from[0] + to[0]) / 2) * u, ((from[1] + to[1]) / 2) * u]
  return groupOf(
    ...strokeSprites(kit, from, to, { colour: theme.text, width, casing: theme.casing, dash: [dash, dash * 0.7] }),
    end(...from),
    end(...to),
    spriteOf(kit, `ruler:${text}`, tagBox(text, kit), (context) => paintTag(context, text, theme.text, theme.casing, kit), x, y)
  )
}
