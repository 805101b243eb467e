/** Letters on the board: one font, always with a casing where they stand on terrain. */
import { BOARD_FONT } from './theme.ts'

export interface TextStyle {
  /** Height in device pixels. */
  readonly size: number
  readonly colour: string
  readonly weight?: 400 | 500 | 600 | 700 | 800
  readonly align?: CanvasTextAlign
  readonly baseline?: CanvasTextBaseline
  readonly casing?: string
}

export function setFont(context: CanvasRenderingContext2D, style: Pick<TextStyle, 'size' | 'weight'>): void {
  context.font = `${style.weight ?? 600} ${style.size}px ${BOARD_FONT}`
}

export function drawText(context: CanvasRenderingContext2D, text: string, x: number, y: number, style: TextStyle): void {
  setFont(context, style)
  context.textAlign = style.align ?? 'center'
  context.textBaseline = style.baseline ?? 'middle'
  if (style.casing) {
    context.lineJoin = 'round'
    context.lineWidth = Math.max(2, style.size / 4)
    context.strokeStyle = style.casing
    context.strokeText(text, x, y)
  }
  context.fillStyle = style.colour
  context.fillText(text, x, y)
}

/** Draws text with its capitals exactly in the middle of (x, y), whatever the font's metrics. */
export function drawCentred(context: CanvasRenderingContext2D, text: string, x: number, y: number, style: TextStyle): void {
  setFont(context, style)
  const metrics = context.measureText('H8')
  const rise = (metrics.actualBoundingBoxAscent - metrics.actualBoundingBoxDescent) / 2
  drawText(context, text, x, y + rise, { ...style, baseline: 'alphabetic', align: 'center' })
}

/** As much of a text as fits, with an ellipsis where it does not. */
export function fitText(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (context.measureText(`${text.slice(0, middle).trimEnd()}…`).width <= width) low = middle
    else high = middle - 1
  }
  return `${text.slice(0, low).trimEnd()}…`
}
