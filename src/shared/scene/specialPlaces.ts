/** Where the name of special terrain is written on the board: once in each area that hangs together, along its longest row. */
import type { SceneSquare } from './scene.ts'

export interface SpecialPlace {
  readonly name: string
  /** The first square of the row, and how many squares it has. */
  readonly x: number
  readonly y: number
  readonly length: number
}

const known = new WeakMap<readonly SceneSquare[], readonly SpecialPlace[]>()

/** Maps of more squares of special terrain than this are not searched with every stroke of a brush: they carry no names. */
const MOST = 1500

/** Are the names of two boards in the same places? Then what is painted of them stays. */
export const samePlaces = (a: readonly SceneSquare[], b: readonly SceneSquare[]): boolean =>
  JSON.stringify(specialPlaces(a)) === JSON.stringify(specialPlaces(b))

/** One place for each area of special terrain, in reading order of its row; of equal rows the one nearest the area's middle. */
export function specialPlaces(squares: readonly SceneSquare[]): readonly SpecialPlace[] {
  const there = known.get(squares)
  if (there) return there
  const special = squares.filter((square): square is SceneSquare & { readonly special: string } => square.special !== null)
  const left = new Map((special.length > MOST ? [] : special).map((square) => [`${square.at[0]},${square.at[1]}`, square]))
  const places: SpecialPlace[] = []
  for (const [key, { special: name }] of [...left]) {
    if (!left.has(key)) continue
    const area: (readonly [number, number])[] = []
    const edge = [key]
    while (edge.length > 0) {
      const next = edge.pop()!
      const square = left.get(next)
      if (square?.special !== name) continue
      left.delete(next)
      const [x, y] = square.at
      area.push([x, y])
      edge.push(`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`)
    }
    places.push({ name, ...longestRow(area) })
  }
  const found = places.sort((a, b) => a.y - b.y || a.x - b.x)
  known.set(squares, found)
  return found
}

function longestRow(area: readonly (readonly [number, number])[]): Omit<SpecialPlace, 'name'> {
  const rows = new Map<number, number[]>()
  for (const [x, y] of area) rows.set(y, [...(rows.get(y) ?? []), x])
  const ys = [...rows.keys()]
  const middle = Math.min(...ys) + Math.max(...ys)
  const runs = [...rows].flatMap(([y, columns]) => {
    const sorted = columns.toSorted((a, b) => a - b)
    const starts = sorted.filter((x) => !sorted.includes(x - 1))
    return starts.map((x) => {
      let length = 1
      while (sorted.includes(x + length)) length++
      return { x, y, length }
    })
  })
  const away = ({ y }: { readonly y: number }): number => Math.abs(2 * y - middle)
  return runs.reduce((best, run) => (run.length > best.length || (run.length === best.length && away(run) < away(best)) ? run : best))
}
