/** Small marks: verdict shapes, blockers' numbers, chevrons and the signs that name what stopped a knock back. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { LineVerdict, StoppedBy } from '../../../shared/contract/ruling.ts'
import type { Look } from '../kit/look.ts'
import { drawCentred } from '../kit/text.ts'

type Context = CanvasRenderingContext2D

/** Strokes or fills once as casing and once in colour. */
function cased(context: Context, look: Look, colour: string, width: number, casing: string, draw: () => void): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = casing
  context.lineWidth = width + 3 * look.density
  draw()
  context.strokeStyle = colour
  context.lineWidth = width
  draw()
}

const disc = (context: Context, radius: number, colour: string, x = 0, y = 0): void => {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** The verdict's shape around the origin: open circle, half circle or bar. */
export function paintVerdict(context: Context, verdict: LineVerdict, radius: number, look: Look): void {
  const colour = look.theme.verdict[verdict]
  const width = Math.max(2 * look.density, radius * 0.32)
  disc(context, radius + width / 2 + 1.25 * look.density, look.theme.edge)
  if (verdict === 'blocked') {
    disc(context, radius + width / 2, colour)
    context.fillStyle = look.theme.onColour
    context.fillRect(-radius * 0.75, -radius * 0.24, radius * 1.5, radius * 0.48)
    return
  }
  disc(context, radius, look.theme.surface)
  if (verdict === 'hindered') {
    context.fillStyle = colour
    context.beginPath()
    context.arc(0, 0, radius, Math.PI / 2, (3 * Math.PI) / 2)
    context.fill()
  }
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.stroke()
}

/** The point where a line of fire begins. */
export function paintOrigin(context: Context, radius: number, look: Look): void {
  disc(context, radius + 1.25 * look.density, look.theme.edge)
  disc(context, radius, look.theme.accent)
}

/** A bar across a line that runs along the x axis. */
export function paintBar(context: Context, reach: number, width: number, look: Look): void {
  context.lineCap = 'butt'
  for (const [grow, colour] of [
    [1.25 * look.density, look.theme.edge],
    [0, look.theme.verdict.blocked]
  ] as const) {
    context.fillStyle = colour
    context.fillRect(-width / 2 - grow, -reach - grow, width + 2 * grow, 2 * (reach + grow))
  }
}

/** A number in a disc. */
export function paintBadge(context: Context, text: string, radius: number, colour: string, look: Look, ink = look.theme.onColour): void {
  disc(context, radius + 1.25 * look.density, look.theme.edge)
  disc(context, radius, colour)
  drawCentred(context, text, 0, 0, { size: radius * (text.length > 1 ? 1.05 : 1.35), colour: ink, weight: 800 })
}

/** A lozenge where the line runs over a grid corner. */
export function paintCorner(context: Context, radius: number, look: Look): void {
  const lozenge = (reach: number, colour: string): void => {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(-reach, 0)
    context.lineTo(0, -reach)
    context.lineTo(reach, 0)
    context.lineTo(0, reach)
    context.closePath()
    context.fill()
  }
  lozenge(radius + 2 * look.density, look.theme.casing)
  lozenge(radius, look.theme.text)
  lozenge(radius * 0.5, look.theme.casing)
}

/** One step of a knock back: a chevron where the square is entered, the step's number in its middle (0: none). */
export function paintChevron(context: Context, direction: SquareXY, step: number, faint: boolean, look: Look): void {
  const { u, density, theme } = look
  const colour = faint ? theme.quiet : theme.text
  const arm = 0.19 * u
  const length = Math.hypot(direction[0], direction[1])
  context.save()
  context.rotate(Math.atan2(direction[1], direction[0]))
  // Clear of the target's halo before it and of the ghost after it.
  context.translate(faint ? 0 : (step === 0 ? -0.46 : -0.31) * u * length, 0)
  cased(context, look, colour, Math.max(2.5 * density, (faint ? 0.05 : 0.085) * u), theme.casing, () => {
    context.beginPath()
    context.moveTo(-arm * 0.75, -arm * 0.85)
    context.lineTo(arm * 0.5, 0)
    context.lineTo(-arm * 0.75, arm * 0.85)
    context.stroke()
  })
  context.restore()
  if (faint || step === 0) return
  const size = Math.max(10 * density, 0.28 * u)
  drawCentred(context, String(step), 0, 0, { size, colour, weight: 800, casing: theme.casing })
}

/** A pill with an amount of damage; quiet where reducers left nothing of it. */
export function paintDamage(context: Context, amount: number, look: Look): void {
  const { theme, u, density } = look
  const size = Math.max(11 * density, 0.26 * u)
  const text = amount === 0 ? '0' : `−${amount}`
  const width = size * (0.85 + 0.5 * text.length)
  const height = size * 1.35
  for (const [grow, colour] of [
    [1.25 * density, theme.edge],
    [0, amount === 0 ? theme.quiet : theme.damage]
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.roundRect(-width / 2 - grow, -height / 2 - grow, width + 2 * grow, height + 2 * grow, height / 2 + grow)
    context.fill()
  }
  drawCentred(context, text, 0, 0, { size, colour: theme.onColour, weight: 800 })
}

/** The sign of what stopped a knock back, on a plate around the origin. */
export function paintStop(context: Context, stop: StoppedBy, direction: SquareXY, radius: number, look: Look): void {
  const { theme, density } = look
  disc(context, radius + 1.25 * density, theme.edge)
  disc(context, radius, theme.verdict.blocked)
  disc(context, radius - Math.max(1.5 * density, radius * 0.15), theme.surface)
  const s = radius * 0.55
  context.strokeStyle = theme.text
  context.fillStyle = theme.text
  context.lineWidth = Math.max(1.5 * density, radius * 0.17)
  context.lineCap = 'butt'
  context.lineJoin = 'miter'
  const line = (...points: readonly (readonly [number, number])[]): void => {
    context.beginPath()
    points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x * s, y * s) : context.lineTo(x * s, y * s)))
    context.stroke()
  }
  const turned = (draw: () => void): void => {
    context.save()
    context.rotate(Math.atan2(direction[1], direction[0]))
    draw()
    context.restore()
  }
  const arrow = (up: boolean): void => {
    const way = up ? -1 : 1
    line([0, -way], [0, way * 0.8])
    line([-0.7, way * 0.15], [0, way * 0.9], [0.7, way * 0.15])
  }
  switch (stop) {
    case 'wall':
      turned(() => {
        context.fillRect(0.1 * s, -s, 0.55 * s, 2 * s)
        line([-1, 0], [0, 0])
      })
      break
    case 'edge':
      turned(() => {
        line([0, -1], [0, 1])
        line([0.55, -0.7], [0.55, -0.3])
        line([0.55, 0.3], [0.55, 0.7])
        line([-1, 0], [-0.2, 0])
      })
      break
    case 'blocking':
      line([-0.75, -0.75], [0.75, -0.75], [0.75, 0.75], [-0.75, 0.75], [-0.75, -0.75], [0.75, 0.75])
      line([-0.75, 0.75], [0.75, -0.75])
      break
    case 'corner':
      turned(() => {
        line([0.8, -0.8], [0.1, 0], [0.8, 0.8])
        line([-1, 0], [0.1, 0])
      })
      break
    case 'higher':
      line([-1, 0.8], [0, 0.8], [0, -0.6], [1, -0.6])
      break
    case 'drop':
      arrow(false)
      break
    case 'drop-occupied':
      arrow(false)
      line([-0.9, 1.15], [0.9, 1.15])
      break
    case 'figure':
      disc(context, 0.42 * s, theme.text, 0, -0.5 * s)
      context.beginPath()
      context.arc(0, 0.95 * s, 0.85 * s, Math.PI, 2 * Math.PI)
      context.fill()
      break
    case 'special':
      line([-0.9, 0.5], [0.5, -0.9])
      line([-0.9, 1.1], [1.1, -0.9])
      line([-0.4, 1.2], [1.1, -0.3])
      break
    case 'left-space':
      line([-0.1, -0.8], [-0.9, -0.8], [-0.9, 0.8], [-0.1, 0.8])
      line([-0.4, 0], [1, 0])
      line([0.5, -0.45], [1, 0], [0.5, 0.45])
      break
  }
}

/** Outline of one square around the origin, just inside its edges; with corners only where `corners`. */
export function paintFrame(context: Context, colour: string, look: Look, style: 'full' | 'dashed' | 'corners'): void {
  const { u, density } = look
  const width = Math.max(2 * density, 0.055 * u)
  const half = u / 2 - width / 2 - density
  const arm = 0.3 * u
  cased(context, look, colour, width, look.theme.edge, () => {
    context.beginPath()
    if (style === 'corners') {
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1]
      ] as const) {
        context.moveTo(x * half, y * (half - arm))
        context.lineTo(x * half, y * half)
        context.lineTo(x * (half - arm), y * half)
      }
    } else context.rect(-half, -half, 2 * half, 2 * half)
    context.setLineDash(style === 'dashed' ? [u / 6, u / 6] : [])
    context.lineDashOffset = u / 12
    context.stroke()
    context.setLineDash([])
  })
}
