/** A shape for every side, so that sides are told apart without colour. */

const SHAPES = ['circle', 'diamond', 'triangle', 'square', 'pentagon', 'cross'] as const

/** The path of a side's mark, `radius` device pixels around (x, y). */
export function sideMark(sideIndex: number, x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  const shape = SHAPES[sideIndex % SHAPES.length]!
  const polygon = (corners: number, turn: number, reach: number): void => {
    for (let i = 0; i < corners; i++) {
      const angle = turn + (2 * Math.PI * i) / corners
      path.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    }
    path.closePath()
  }
  switch (shape) {
    case 'circle': path.arc(x, y, radius, 0, 2 * Math.PI); break
    case 'diamond': polygon(4, 0, radius * 1.2); break
    case 'triangle': polygon(3, -Math.PI / 2, radius * 1.25); break
    case 'square': polygon(4, Math.PI / 4, radius * 1.25); break
    case 'pentagon': polygon(5, -Math.PI / 2, radius * 1.1); break
    case 'cross': {
      const arm = radius * 0.45
      path.rect(x - arm, y - radius, 2 * arm, 2 * radius)
      path.rect(x - radius, y - arm, 2 * radius, 2 * arm)
      break
    }
  }
  return path
}
