/** A rounded plate with an edge, behind letters. */
import type { Look } from '../kit/look.ts'

/** Paints a plate of this size with its middle at (x, y). */
export function plate(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  look: Look
): void {
  const edge = Math.max(1, look.density)
  const round = Math.min(width, height, 19 * look.density) / 2
  for (const [grow, fill] of [
    [edge, look.theme.edge],
    [0, colour]
  ] as const) {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(x - width / 2 - grow, y - height / 2 - grow, width + 2 * grow, height + 2 * grow, round + grow)
    context.fill()
  }
}
