/** A drawing as an SVG element of the page: built node by node, so that no text is ever read as markup. */
import type { Point } from '../../shared/explain/scene.ts'
import type { Drawing, Shape } from './shapes.ts'

// eslint-disable-next-line no-restricted-syntax -- the name of a vocabulary, to which no request ever goes
const SVG = 'http://www.w3.org/2000/svg'
export const FONT = '"Inter Variable", Inter, system-ui, sans-serif'

const round = (n: number): string => String(Math.round(n * 1000) / 1000)
const path = (points: readonly Point[]): string => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
const ANCHORS = { left: 'start', middle: 'middle', right: 'end' } as const

function attributesOf(shape: Shape): readonly [string, Readonly<Record<string, string | undefined>>] {
  const painted = (one: { readonly fill?: string; readonly stroke?: string; readonly width?: number }) =>
    ({ fill: one.fill ?? 'none', stroke: one.stroke, 'stroke-width': one.width === undefined ? undefined : round(one.width) })
  switch (shape.do) {
    case 'rect': return ['rect', { x: round(shape.x), y: round(shape.y), width: round(shape.w), height: round(shape.h), ...painted(shape) }]
    case 'circle': return ['circle', { cx: round(shape.x), cy: round(shape.y), r: round(shape.r), ...painted(shape) }]
    case 'area': return ['polygon', { points: path(shape.points), fill: shape.fill }]
    case 'line': return ['polyline', {
      points: path(shape.points), fill: 'none', stroke: shape.stroke, 'stroke-width': round(shape.width), 'stroke-dasharray': shape.dash?.map(round).join(' '),
      'stroke-linecap': shape.round ? 'round' : 'butt', 'stroke-linejoin': 'round'
    }]
    case 'text': return ['text', {
      x: round(shape.x), y: round(shape.y), 'font-size': round(shape.size), fill: shape.fill, 'font-weight': shape.bold ? '700' : undefined, 'text-anchor': ANCHORS[shape.align ?? 'left']
    }]
  }
}

/** The drawing as an element of `unit` (`pt`, `in`) times its own size. */
export function svgElement(page: Document, { width, height, shapes }: Drawing, unit: string, times = 1): SVGSVGElement {
  const svg = page.createElementNS(SVG, 'svg')
  svg.setAttribute('xmlns', SVG)
  svg.setAttribute('viewBox', `0 0 ${round(width)} ${round(height)}`)
  svg.setAttribute('width', `${round(width * times)}${unit}`)
  svg.setAttribute('height', `${round(height * times)}${unit}`)
  svg.setAttribute('font-family', FONT)
  for (const shape of shapes) {
    const [name, attributes] = attributesOf(shape)
    const node = page.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) node.setAttribute(key, value)
    if (shape.do === 'text') node.textContent = shape.text
    svg.append(node)
  }
  return svg
}

/** The drawing as the text of an SVG file. */
export const svgText = (page: Document, drawing: Drawing, unit: string, times: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svgElement(page, drawing, unit, times))}\n`
