/** Marks of how a figure is just now, told apart by shape: one wing hovers, two soar, an eye has found it. */
import type { Look } from '../kit/look.ts'

function onDisc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, look: Look): void {
  for (const [reach, colour] of [
    [radius + 1.25 * look.density, look.theme.edge],
    [radius, look.theme.surface]
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, y, reach, 0, 2 * Math.PI)
    context.fill()
  }
}

/** A pair of wings seen from ahead, around (x, y). */
function wings(context: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  context.beginPath()
  context.moveTo(x - reach, y + reach * 0.1)
  context.quadraticCurveTo(x - reach * 0.5, y - reach * 0.75, x, y + reach * 0.3)
  context.quadraticCurveTo(x + reach * 0.5, y - reach * 0.75, x + reach, y + reach * 0.1)
  context.stroke()
}

/** Hovering: one pair of wings above a line, the ground. Soaring: two pairs and no ground. */
export function paintHeight(
  context: CanvasRenderingContext2D,
  height: 'hovering' | 'soaring',
  x: number,
  y: number,
  radius: number,
  look: Look
): void {
  onDisc(context, x, y, radius, look)
  context.strokeStyle = look.theme.text
  context.lineWidth = Math.max(1.25 * look.density, radius * 0.24)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const reach = radius * 0.68
  if (height === 'soaring') {
    wings(context, x, y - radius * 0.26, reach)
    wings(context, x, y + radius * 0.34, reach)
    return
  }
  wings(context, x, y - radius * 0.14, reach)
  context.beginPath()
  context.moveTo(x - reach * 0.7, y + radius * 0.5)
  context.lineTo(x + reach * 0.7, y + radius * 0.5)
  context.stroke()
}

/** An eye. */
export function paintSpotted(context: CanvasRenderingContext2D, x: number, y: number, radius: number, look: Look): void {
  onDisc(context, x, y, radius, look)
  const reach = radius * 0.72
  context.strokeStyle = look.theme.text
  context.lineWidth = Math.max(density(look), radius * 0.18)
  context.lineJoin = 'round'
  context.beginPath()
  context.moveTo(x - reach, y)
  context.quadraticCurveTo(x, y - reach * 1.15, x + reach, y)
  context.quadraticCurveTo(x, y + reach * 1.15, x - reach, y)
  context.closePath()
  context.stroke()
  context.fillStyle = look.theme.text
  context.beginPath()
  context.arc(x, y, radius * 0.24, 0, 2 * Math.PI)
  context.fill()
}

const density = (look: Look): number => 1.1 * look.density
