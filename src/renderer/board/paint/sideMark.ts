/** The path of a side's mark. */
import { sideShape } from '../../../shared/scene/signs.ts'

/** `radius` device pixels around (x, y). */
export function sideMark(sideIndex: number, x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  const corners = sideShape(sideIndex)
  if (!corners) {
    path.arc(x, y, radius, 0, 2 * Math.PI)
    return path
  }
  for (const [dx, dy] of corners) path.lineTo(x + dx * radius, y + dy * radius)
  path.closePath()
  return path
}
