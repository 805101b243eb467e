/** Repeating patterns that tell kinds of terrain apart without colour, painted procedurally for one scale. */

export type PatternName = 'stipple' | 'cross-hatch' | 'waves' | 'diagonal' | 'starting' | 'stripes' | 'net'

/** A pattern in `ink` for a scale of `u` device pixels per square. The paper is left transparent. */
export function makePattern(name: PatternName, ink: string, u: number): CanvasPattern {
  const size = Math.max(8, Math.round(u / (name === 'waves' ? 2 : name === 'starting' ? 2 : 3)))
  const tile = document.createElement('canvas')
  tile.width = size
  tile.height = size
  const context = tile.getContext('2d')!
  context.strokeStyle = ink
  context.fillStyle = ink
  context.lineWidth = Math.max(1, u / 30)
  DRAW[name](context, size)
  return context.createPattern(tile, 'repeat')!
}

const DRAW: Readonly<Record<PatternName, (context: CanvasRenderingContext2D, size: number) => void>> = {
  stipple(context, size) {
    const radius = Math.max(0.9, size / 9)
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75]
    ] as const) {
      context.beginPath()
      context.arc(x * size, y * size, radius, 0, 2 * Math.PI)
      context.fill()
    }
  },
  'cross-hatch'(context, size) {
    diagonals(context, size, 1)
    diagonals(context, size, -1)
  },
  waves(context, size) {
    for (const y of [0.25, 0.75]) {
      const shift = y < 0.5 ? 0 : size / 2
      context.beginPath()
      for (let x = -size; x <= 2 * size; x += size / 2) {
        const at = x + shift
        context.moveTo(at, y * size)
        context.bezierCurveTo(at + size / 8, y * size - size / 5, at + (size * 3) / 8, y * size - size / 5, at + size / 2, y * size)
      }
      context.stroke()
    }
  },
  stripes(context, size) {
    context.beginPath()
    context.moveTo(-1, size / 2)
    context.lineTo(size + 1, size / 2)
    context.stroke()
  },
  net(context, size) {
    context.beginPath()
    context.moveTo(-1, size / 2)
    context.lineTo(size + 1, size / 2)
    context.moveTo(size / 2, -1)
    context.lineTo(size / 2, size + 1)
    context.stroke()
  },
  diagonal(context, size) {
    diagonals(context, size, -1)
  },
  starting(context, size) {
    const arm = size / 7
    context.beginPath()
    context.moveTo(size / 2 - arm, size / 2)
    context.lineTo(size / 2 + arm, size / 2)
    context.moveTo(size / 2, size / 2 - arm)
    context.lineTo(size / 2, size / 2 + arm)
    context.stroke()
  }
}

/** One diagonal line per tile, drawn over its corners so that tiles join without a gap. */
function diagonals(context: CanvasRenderingContext2D, size: number, slope: 1 | -1): void {
  context.beginPath()
  for (const shift of [-size, 0, size]) {
    context.moveTo(shift - 1, slope === 1 ? -1 : size + 1)
    context.lineTo(shift + size + 1, slope === 1 ? size + 1 : -1)
  }
  context.stroke()
}
