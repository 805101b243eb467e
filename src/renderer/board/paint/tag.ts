/** A word or two on a plate, to stand beside a mark. */
import type { FaceBox } from '../kit/atlas.ts'
import { letterDensity, type Look } from '../kit/look.ts'
import { plate } from './plate.ts'
import { drawCentred, setFont } from '../kit/text.ts'

const SIZE = 11.5

let measuring: CanvasRenderingContext2D | null = null

/** Width and height of the tag in device pixels. */
export function tagSize(text: string, look: Look): { readonly width: number; readonly height: number } {
  measuring ??= document.createElement('canvas').getContext('2d')
  const size = SIZE * letterDensity(look)
  if (measuring) setFont(measuring, { size, weight: 700 })
  const width = measuring?.measureText(text).width ?? size * 0.6 * text.length
  return { width: Math.ceil(width + size * 0.9), height: Math.ceil(size * 1.5) }
}

export function tagBox(text: string, look: Look): FaceBox {
  const { width, height } = tagSize(text, look)
  const pad = Math.ceil(2 * look.density)
  return { width: width + 2 * pad, height: height + 2 * pad, originX: Math.floor(width / 2) + pad, originY: Math.floor(height / 2) + pad }
}

/** Paints the tag around the origin. */
export function paintTag(context: CanvasRenderingContext2D, text: string, colour: string, ink: string, look: Look): void {
  const { width, height } = tagSize(text, look)
  plate(context, 0, 0, width, height, colour, look)
  drawCentred(context, text, 0, 0, { size: SIZE * letterDensity(look), colour: ink, weight: 700 })
}
