/** A drawing as an SVG element of the page: built node by node, so that no text is ever read as markup. */
import type { Point } from '../../shared/scene/scene.ts'
import type { Drawing, Shape } from './shapes.ts'

// oxlint-disable-next-line house/one-door -- the name of a vocabulary, to which no request ever goes
const SVG = 'http://www.w3.org/2000/svg'
export const FONT = '"Inter Variable", Inter, system-ui, sans-serif'

const round = (n: number): string => String(Math.round(n * 1000) / 1000)
const path = (points: readonly Point[]): string => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
const ANCHORS = { left: 'start', middle: 'middle', right: 'end' } as const

function attributesOf(
  shape: Exclude<Shape, { do: 'clip' | 'part' }>
): readonly [keyof SVGElementTagNameMap, Readonly<Record<string, string | undefined>>] {
  const painted = (one: { readonly fill?: string; readonly stroke?: string; readonly width?: number }) => ({
    fill: one.fill ?? 'none',
    stroke: one.stroke,
    'stroke-width': one.width === undefined ? undefined : round(one.width)
  })
  switch (shape.do) {
    case 'rect':
      return ['rect', { x: round(shape.x), y: round(shape.y), width: round(shape.w), height: round(shape.h), ...painted(shape) }]
    case 'circle':
      return ['circle', { cx: round(shape.x), cy: round(shape.y), r: round(shape.r), ...painted(shape) }]
    case 'area':
      return ['polygon', { points: path(shape.points), fill: shape.fill }]
    case 'line':
      return [
        'polyline',
        {
          points: path(shape.points),
          fill: 'none',
          stroke: shape.stroke,
          'stroke-width': round(shape.width),
          'stroke-dasharray': shape.dash?.map(round).join(' '),
          'stroke-linecap': shape.round ? 'round' : 'butt',
          'stroke-linejoin': 'round'
        }
      ]
    case 'text':
      return [
        'text',
        {
          x: round(shape.x),
          y: round(shape.y),
          'font-size': round(shape.size),
          fill: shape.fill,
          'font-weight': shape.bold ? '700' : undefined,
          'text-anchor': ANCHORS[shape.align ?? 'left']
        }
      ]
  }
}

function nodeOf(page: Document, shape: Shape): SVGElement {
  if (shape.do === 'clip') {
    // An element of its own cuts off what is beyond its edges.
    const { x, y, w, h } = shape
    return element(
      page,
      'svg',
      { x: round(x), y: round(y), width: round(w), height: round(h), viewBox: [x, y, w, h].map(round).join(' '), overflow: 'hidden' },
      shape.shapes
    )
  }
  if (shape.do === 'part') return element(page, 'g', {}, shape.shapes)
  const node = element(page, ...attributesOf(shape), [])
  if (shape.do === 'text') node.textContent = shape.text
  return node
}

function element<Name extends keyof SVGElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  shapes: readonly Shape[]
): SVGElementTagNameMap[Name] {
  const node = page.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) node.setAttribute(key, value)
  node.append(...shapes.map((shape) => nodeOf(page, shape)))
  return node
}

/** The drawing as an element of `unit` (`pt`, `in`) times its own size. */
export const svgElement = (page: Document, { width, height, shapes }: Drawing, unit: string, times = 1): SVGSVGElement =>
  element(
    page,
    'svg',
    {
      xmlns: SVG,
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      width: `${round(width * times)}${unit}`,
      height: `${round(height * times)}${unit}`,
      'font-family': FONT
    },
    shapes
  )
