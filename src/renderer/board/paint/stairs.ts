/** Stairs and ladders: rungs across the way from one square to the other (MOV-08). */
import type { SceneBoard } from '../../../shared/scene/scene.ts'
import type { GroundLook, Region } from '../kit/look.ts'

const RUNGS = [-0.3, -0.1, 0.1, 0.3]

export function paintStairs(context: CanvasRenderingContext2D, board: SceneBoard, region: Region, look: GroundLook): void {
  const { u, density, theme } = look
  const width = Math.max(2 * density, Math.round(0.06 * u))
  context.setLineDash([])
  context.lineCap = 'butt'
  for (const [a, b] of board.stairs ?? []) {
    const [x, y] = [(a[0] + b[0] + 1) / 2, (a[1] + b[1] + 1) / 2]
    if (x < region.left - 1 || x > region.right + 1 || y < region.top - 1 || y > region.bottom + 1) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    for (const [colour, extra] of [
      [theme.casing, 2 * density],
      [theme.wall, 0]
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width + extra
      context.beginPath()
      for (const along of RUNGS) {
        const [cx, cy] = [(x + dx * along) * u, (y + dy * along) * u]
        const half = 0.2 * u + extra / 2
        context.moveTo(cx - dy * half, cy + dx * half)
        context.lineTo(cx + dy * half, cy - dx * half)
      }
      context.stroke()
    }
  }
}
