/** Objects, debris and terrain markers: a small square glyph with a letter, told apart from round figures. */
import type { ObjectKind } from '../../../shared/contract/case.ts'
import { OBJECT_LETTERS, OBJECT_LOOKS } from '../../../shared/scene/signs.ts'
import type { Look } from '../kit/look.ts'
import { drawCentred } from '../kit/text.ts'

/** Paints an object around the origin. */
export function paintObject(context: CanvasRenderingContext2D, kind: ObjectKind, look: Look): void {
  const { theme, u, density } = look
  const heavy = kind === 'heavy' || kind === 'ultra-heavy' || kind === 'blocking-marker'
  const half = (heavy ? 0.31 : 0.26) * u
  const is = OBJECT_LOOKS[kind]
  const terrain = is === 'object' ? null : theme[is]
  const edge = Math.max(1, density)
  const shape = (grow: number): void => {
    context.beginPath()
    if (kind === 'debris') {
      for (let i = 0; i < 14; i++) {
        const reach = (i % 2 === 0 ? 1.12 : 0.85) * (half + grow)
        const angle = (Math.PI * i) / 7
        context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
      }
      context.closePath()
    } else {
      context.roundRect(-half - grow, -half - grow, 2 * (half + grow), 2 * (half + grow), 0.07 * u)
    }
    context.fill()
  }
  context.fillStyle = theme.casing
  shape(edge * 1.5)
  context.fillStyle = terrain?.ink ?? theme.text
  shape(0)
  context.fillStyle = terrain?.fill ?? theme.surface
  shape(-Math.max(1.5 * density, 0.045 * u))
  const letter = OBJECT_LETTERS[kind]
  drawCentred(context, letter, 0, 0, { size: (letter.length > 1 ? 0.24 : 0.3) * u, colour: theme.text, weight: 800 })
}
