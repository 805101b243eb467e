/** A drawing on a canvas, in the page's own font, and as a PNG. */
import { rulingTexts } from '../i18n/texts.ts'
import type { Drawing, Measure, Shape } from './shapes.ts'
import { FONT } from './toSvg.ts'

const fontOf = (size: number, bold: boolean): string => `${bold ? '700 ' : ''}${size}px ${FONT}`

/** Widths of texts as the page draws them. The fonts must be there (`document.fonts.ready`). */
export function measureOn(page: Document): Measure {
  const context = page.createElement('canvas').getContext('2d')
  if (!context) throw new Error(rulingTexts.sheet.cannotDraw)
  return (text, size, bold) => {
    // Measured large: small sizes are rounded.
    context.font = fontOf(100, bold)
    return (context.measureText(text).width * size) / 100
  }
}

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  const paint = ({ fill, stroke, width }: { readonly fill?: string; readonly stroke?: string; readonly width?: number }): void => {
    if (fill !== undefined) {
      context.fillStyle = fill
      context.fill()
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke
      context.lineWidth = width ?? 1
      context.setLineDash([])
      context.stroke()
    }
  }
  context.beginPath()
  switch (shape.do) {
    case 'rect':
      context.rect(shape.x, shape.y, shape.w, shape.h)
      paint(shape)
      return
    case 'circle':
      context.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI)
      paint(shape)
      return
    case 'text':
      context.font = fontOf(shape.size, shape.bold ?? false)
      context.fillStyle = shape.fill
      context.textAlign = shape.align === 'middle' ? 'center' : (shape.align ?? 'left')
      context.fillText(shape.text, shape.x, shape.y)
      return
    case 'part':
      for (const one of shape.shapes) draw(context, one)
      return
    case 'clip':
      context.save()
      context.rect(shape.x, shape.y, shape.w, shape.h)
      context.clip()
      for (const one of shape.shapes) draw(context, one)
      context.restore()
      return
    default:
      shape.points.forEach(([x, y], i) => {
        if (i === 0) context.moveTo(x, y)
        else context.lineTo(x, y)
      })
      if (shape.do === 'area') {
        context.closePath()
        paint({ fill: shape.fill })
        return
      }
      context.strokeStyle = shape.stroke
      context.lineWidth = shape.width
      context.lineCap = shape.round ? 'round' : 'butt'
      context.lineJoin = 'round'
      context.setLineDash([...(shape.dash ?? [])])
      context.stroke()
  }
}

/** The largest side of a picture in pixels: what every browser still draws. */
const MOST_PIXELS = 8192

/** The drawing with so many pixels for each of its units, on white. */
export async function pngOf(page: Document, { width, height, shapes }: Drawing, scale: number): Promise<Uint8Array> {
  const fitting = Math.min(scale, MOST_PIXELS / Math.max(width, height))
  const canvas = page.createElement('canvas')
  // A picture of nothing is a dot: a browser makes none of width 0.
  canvas.width = Math.max(1, Math.round(width * fitting))
  canvas.height = Math.max(1, Math.round(height * fitting))
  const context = canvas.getContext('2d')
  if (!context) throw new Error(rulingTexts.sheet.noPicture)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(fitting, fitting)
  for (const shape of shapes) draw(context, shape)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error(rulingTexts.sheet.pictureTooLarge)
  return new Uint8Array(await blob.arrayBuffer())
}
