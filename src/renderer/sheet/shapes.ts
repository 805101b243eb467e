/**
 * Drawings as plain data, for whatever draws them: the page, a picture, a PDF. Units are the drawing's own; y grows
 * downwards. A text's `y` is its base line.
 */
import type { Point } from '../../shared/explain/scene.ts'

export type Shape =
  | { readonly do: 'rect'; readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly fill?: string; readonly stroke?: string; readonly width?: number }
  | { readonly do: 'line'; readonly points: readonly Point[]; readonly stroke: string; readonly width: number; readonly dash?: readonly number[]; readonly round?: boolean }
  | { readonly do: 'area'; readonly points: readonly Point[]; readonly fill: string }
  | { readonly do: 'circle'; readonly x: number; readonly y: number; readonly r: number; readonly fill?: string; readonly stroke?: string; readonly width?: number }
  | { readonly do: 'text'; readonly x: number; readonly y: number; readonly size: number; readonly text: string; readonly fill: string; readonly bold?: boolean; readonly align?: 'left' | 'middle' | 'right' }

/** One page or picture. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** The shape enlarged and moved: `scale` first, then `x` and `y`. */
export function placed(shape: Shape, x: number, y: number, scale: number): Shape {
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale]
  const lined = <T extends { readonly width?: number }>(one: T): T => (one.width === undefined ? one : { ...one, width: one.width * scale })
  switch (shape.do) {
    case 'rect': return lined({ ...shape, x: x + shape.x * scale, y: y + shape.y * scale, w: shape.w * scale, h: shape.h * scale })
    case 'line': return { ...lined(shape), points: shape.points.map(at), ...(shape.dash ? { dash: shape.dash.map(part => part * scale) } : {}) }
    case 'area': return { ...shape, points: shape.points.map(at) }
    case 'circle': return lined({ ...shape, x: x + shape.x * scale, y: y + shape.y * scale, r: shape.r * scale })
    case 'text': return { ...shape, x: x + shape.x * scale, y: y + shape.y * scale, size: shape.size * scale }
  }
}

/** How wide a text is, in the units of its size. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** The text in lines no wider than `width`; a word that is wider by itself is broken. */
export function wrapped(text: string, width: number, size: number, bold: boolean, measure: Measure): readonly string[] {
  const lines: string[] = []
  let line = ''
  const push = (): void => {
    if (line !== '') lines.push(line)
    line = ''
  }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer, size, bold) <= width) {
      line = longer
      continue
    }
    push()
    for (const sign of word) {
      if (line !== '' && measure(line + sign, size, bold) > width) push()
      line += sign
    }
  }
  push()
  return lines.length ? lines : ['']
}
