/** Walls, heavy and dark with square ends at the grid's corners, and force fields as a dashed double line. */
import type { Segment } from '../../../shared/contract/case.ts'
import type { SceneBoard } from '../../../shared/scene/scene.ts'
import { borderOf } from '../../../shared/grid/border.ts'
import type { GroundLook, Region } from '../kit/look.ts'

type Border = ReturnType<typeof borderOf>

function bordersIn(segments: readonly Segment[], region: Region): Border[] {
  return segments
    .map(borderOf)
    .filter(([[x1, y1], [x2, y2]]) => x2 >= region.left && x1 <= region.right && y2 >= region.top && y1 <= region.bottom)
}

export function paintWalls(context: CanvasRenderingContext2D, board: SceneBoard, region: Region, look: GroundLook): void {
  const { u, density, theme } = look
  const half = Math.max(1.5 * density, Math.round(0.055 * u))
  const walls = bordersIn(board.walls, region)
  for (const [grow, colour] of [
    [Math.max(1, Math.round(density)), theme.wallCasing],
    [0, theme.wall]
  ] as const) {
    context.fillStyle = colour
    for (const [[x1, y1], [x2, y2]] of walls) {
      const left = Math.round(x1 * u) - half - grow
      const top = Math.round(y1 * u) - half - grow
      context.fillRect(left, top, Math.round(x2 * u) + half + grow - left, Math.round(y2 * u) + half + grow - top)
    }
  }
  paintBarriers(context, bordersIn(board.barriers, region), look)
}

function paintBarriers(context: CanvasRenderingContext2D, barriers: readonly Border[], look: GroundLook): void {
  const { u, density, theme } = look
  const line = Math.max(1.5 * density, 0.05 * u)
  const apart = Math.max(line, 0.06 * u)
  for (const [[x1, y1], [x2, y2]] of barriers) {
    const vertical = x1 === x2
    const strokes = (): void => {
      for (const side of [-apart, apart]) {
        context.beginPath()
        context.moveTo(x1 * u + (vertical ? side : 0), y1 * u + (vertical ? 0 : side))
        context.lineTo(x2 * u + (vertical ? side : 0), y2 * u + (vertical ? 0 : side))
        context.stroke()
      }
    }
    context.lineCap = 'butt'
    context.setLineDash([])
    context.strokeStyle = theme.casing
    context.lineWidth = line + 2 * density
    strokes()
    context.strokeStyle = theme.barrier
    context.lineWidth = line
    context.setLineDash([u / 6, u / 12])
    context.lineDashOffset = -u / 24
    strokes()
  }
  context.setLineDash([])
}
