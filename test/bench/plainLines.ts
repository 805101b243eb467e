/**
 * The plain reference that ratios are taken against: lines over blocking squares only, walked with exact integers,
 * as short as it can be written. It knows no walls, levels, figures or corners' flanks beyond "both blocked".
 */
export function plainLineIsBlocked(blocking: Uint8Array, columns: number, x0: number, y0: number, x1: number, y1: number): boolean {
  const dx = Math.abs(x1 - x0)
  const dy = Math.abs(y1 - y0)
  const sx = x1 > x0 ? 1 : -1
  const sy = y1 > y0 ? 1 : -1
  let x = x0
  let y = y0
  let i = 0
  let j = 0
  while (i < dx || j < dy) {
    const column = i < dx ? (2 * i + 1) * dy : Infinity
    const row = j < dy ? (2 * j + 1) * dx : Infinity
    if (i < dx && (column < row || j >= dy)) {
      x += sx
      i++
    } else if (j < dy && (row < column || i >= dx)) {
      y += sy
      j++
    } else {
      if (blocking[y * columns + x + sx] && blocking[(y + sy) * columns + x]) return true
      x += sx
      y += sy
      i++
      j++
    }
    if ((x !== x1 || y !== y1) && blocking[y * columns + x]) return true
  }
  return false
}
