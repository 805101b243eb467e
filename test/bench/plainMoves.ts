/**
 * The plain reference for reach: squares within so many steps around blocking squares, and nothing else.
 */
export function plainReach(blocking: readonly number[] | Uint8Array, columns: number, start: number, speed: number): number {
  const rows = blocking.length / columns
  const seen = new Uint8Array(blocking.length)
  seen[start] = 1
  let count = 1
  let edge = [start]
  for (let taken = 0; taken < speed; taken++) {
    const next: number[] = []
    for (const from of edge) {
      const x = from % columns
      const y = (from - x) / columns
      for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
          const to = v * columns + u
          if (seen[to] || blocking[to]) continue
          seen[to] = 1
          count++
          next.push(to)
        }
      }
    }
    edge = next
  }
  return count
}
