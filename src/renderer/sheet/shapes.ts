/**
 * Drawings as plain data, for whatever draws them: the page, a picture, a PDF. Units are the drawing's own; y grows
 * downwards. A text's `y` is its base line.
 */
import type { Point } from '../../shared/scene/scene.ts'

export type Shape =
  | {
      readonly do: 'rect'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly fill?: string
      readonly stroke?: string
      readonly width?: number
    }
  | {
      readonly do: 'line'
      readonly points: readonly Point[]
      readonly stroke: string
      readonly width: number
      readonly dash?: readonly number[]
      readonly round?: boolean
    }
  | { readonly do: 'area'; readonly points: readonly Point[]; readonly fill: string }
  | {
      readonly do: 'circle'
      readonly x: number
      readonly y: number
      readonly r: number
      readonly fill?: string
      readonly stroke?: string
      readonly width?: number
    }
  | {
      readonly do: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
      readonly fill: string
      readonly bold?: boolean
      readonly align?: 'left' | 'middle' | 'right'
    }
  /** Shapes of which only what lies in the rectangle is seen. */
  | {
      readonly do: 'clip'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly shapes: readonly Shape[]
    }
  /** Shapes that together are one thing to somebody who has the page read aloud. They are drawn as if they stood alone. */
  | { readonly do: 'part'; readonly role: PartRole; readonly shapes: readonly Shape[]; readonly alt?: string }

/** What a part of a page is. A `picture` is told by its `alt`; a `table` holds rows, a `row` heads and cells; a `page-number` says which page of how many it is. */
export type PartRole = 'heading' | 'section' | 'paragraph' | 'picture' | 'table' | 'row' | 'head' | 'cell' | 'page-number'

export type TextShape = Extract<Shape, { do: 'text' }>

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** One page or picture. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** Of a page that shows a part of a board: where the whole board would lie on it, and what of it is seen. */
  readonly board?: { readonly whole: Box; readonly seen: Box }
}

/** The shape enlarged and moved: `scale` first, then `x` and `y`. */
export function placed(shape: Shape, x: number, y: number, scale: number): Shape {
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale]
  const lined = <T extends { readonly width?: number }>(one: T): T => (one.width === undefined ? one : { ...one, width: one.width * scale })
  switch (shape.do) {
    case 'rect':
      return lined({ ...shape, x: x + shape.x * scale, y: y + shape.y * scale, w: shape.w * scale, h: shape.h * scale })
    case 'line':
      return { ...lined(shape), points: shape.points.map(at), ...(shape.dash ? { dash: shape.dash.map((part) => part * scale) } : {}) }
    case 'area':
      return { ...shape, points: shape.points.map(at) }
    case 'circle':
      return lined({ ...shape, x: x + shape.x * scale, y: y + shape.y * scale, r: shape.r * scale })
    case 'text':
      return { ...shape, x: x + shape.x * scale, y: y + shape.y * scale, size: shape.size * scale }
    case 'clip':
      return {
        ...shape,
        x: x + shape.x * scale,
        y: y + shape.y * scale,
        w: shape.w * scale,
        h: shape.h * scale,
        shapes: shape.shapes.map((one) => placed(one, x, y, scale))
      }
    case 'part':
      return { ...shape, shapes: shape.shapes.map((one) => placed(one, x, y, scale)) }
  }
}

/** Every text in the drawing. */
export const textsIn = (shapes: readonly Shape[]): readonly TextShape[] =>
  shapes.flatMap((shape) => (shape.do === 'text' ? [shape] : 'shapes' in shape ? textsIn(shape.shapes) : []))

/** Left, top, right and bottom of a shape, as far as its points tell: strokes are broader, and a text's width nobody knows here. */
export function boundsOf(shape: Shape): readonly [number, number, number, number] {
  switch (shape.do) {
    case 'rect':
    case 'clip':
      return [shape.x, shape.y, shape.x + shape.w, shape.y + shape.h]
    case 'circle':
      return [shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r]
    case 'text':
      return [shape.x, shape.y - shape.size, shape.x, shape.y]
    case 'part': {
      const [lefts, tops, rights, bottoms] = [0, 1, 2, 3].map((side) => shape.shapes.map((one) => boundsOf(one)[side]!))
      return [Math.min(...lefts!), Math.min(...tops!), Math.max(...rights!), Math.max(...bottoms!)]
    }
    case 'line':
    case 'area': {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    }
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
