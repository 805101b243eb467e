/** A map by its parts, as files of other programs have them: squares of each kind, edges joined to lines, areas as rectangles. */
import type { CaseMap, Segment, SquareXY } from '../../contract/case.ts'
import { edgesByKey, isIndoor, kindsAt, levelAt } from '../../contract/caseSquares.ts'
import { isRecord } from '../../base/validate.ts'
import type { MapFile } from '../documents/maps/mapDocument.ts'
import type { LossCode, Losses } from './losses.ts'

export type Corner = readonly [x: number, y: number]

/** All squares, row by row. */
export function* squaresOf({ size: [columns, rows] }: Pick<CaseMap, 'size'>): Generator<SquareXY> {
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) yield [x, y]
}

/** The two corners of the grid that an edge lies between; the upper or left one first. */
export function cornersOf([a, b]: Segment): readonly [Corner, Corner] {
  if (a[1] === b[1]) {
    const x = Math.max(a[0], b[0])
    return [[x, a[1]], [x, a[1] + 1]] // prettier-ignore
  }
  const y = Math.max(a[1], b[1])
  return [[a[0], y], [a[0] + 1, y]] // prettier-ignore
}

/** Edges joined to lines, as long as they can be: a line goes straight on where it can, and its corners are only where it turns. */
export function linesOf(edges: readonly Segment[]): readonly (readonly Corner[])[] {
  const key = ([x, y]: Corner): string => `${x},${y}`
  const from = new Map<string, Corner[]>()
  const left = new Set<string>()
  const pieceKey = (a: Corner, b: Corner): string => [key(a), key(b)].sort().join('|')
  const pieces = [...edgesByKey(edges).values()].map(cornersOf).sort(([a], [b]) => a[1] - b[1] || a[0] - b[0])
  for (const [a, b] of pieces) {
    left.add(pieceKey(a, b))
    from.set(key(a), [...(from.get(key(a)) ?? []), b])
    from.set(key(b), [...(from.get(key(b)) ?? []), a])
  }
  const waysFrom = (at: Corner): Corner[] => (from.get(key(at)) ?? []).filter((to) => left.has(pieceKey(at, to)))
  const walk = (start: Corner): Corner[] => {
    const line: Corner[] = [start]
    for (let at = start; ;) {
      const before = line.at(-2)
      const ways = waysFrom(at)
      const straight = before && ways.find((to) => to[0] - at[0] === at[0] - before[0] && to[1] - at[1] === at[1] - before[1])
      const next = straight ?? ways[0]
      if (!next) return line
      left.delete(pieceKey(at, next))
      line.push(next)
      at = next
    }
  }
  const lines: Corner[][] = []
  // Ends first: what begins in the middle of a line would cut it in two.
  const starts = pieces.flatMap((piece) => [...piece])
  for (const start of [...starts.filter((at) => waysFrom(at).length % 2 === 1), ...starts])
    while (waysFrom(start).length > 0) lines.push(straightened(walk(start)))
  return lines
}

/** A line without the corners that it goes straight through. */
const straightened = (line: readonly Corner[]): Corner[] =>
  line.filter((at, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    return (
      !before ||
      !after ||
      Math.sign(at[0] - before[0]) !== Math.sign(after[0] - at[0]) ||
      Math.sign(at[1] - before[1]) !== Math.sign(after[1] - at[1])
    )
  })

/** Squares as rectangles of one row each. */
export function rowsOf(squares: readonly SquareXY[]): readonly { readonly at: SquareXY; readonly width: number }[] {
  const found: { at: SquareXY; width: number }[] = []
  for (const [x, y] of [...squares].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const last = found.at(-1)
    if (last?.at[1] === y && last.at[0] + last.width === x) last.width += 1
    else found.push({ at: [x, y], width: 1 })
  }
  return found
}

/** What a file of this program held that a map has no place for, from its import. */
export function foreignOf({ foreign }: MapFile, program: string): Readonly<Record<string, unknown>> {
  const own = foreign?.[program]
  return isRecord(own) ? own : {}
}

/** How many other programs than this one have left something in the document. */
export const otherForeign = ({ foreign = {} }: MapFile, program = ''): number =>
  Object.keys(foreign).filter((name) => name !== program).length

/** The map as a field of another file: whole, but for what that file says itself of its program. */
export function ownFieldOf(document: MapFile): Readonly<Record<string, unknown>> {
  const { foreign: _, ...own }: Readonly<Record<string, unknown>> = { ...document }
  return { ...own, format: 'linejudge-map/2' }
}

/** How much there is of each part of a map. */
export function amountsOf(document: MapFile) {
  const { map } = document
  const squares = [...squaresOf(map)]
  return {
    terrain: squares.filter((at) => kindsAt(map, at).length > 0).length,
    levels: squares.filter((at) => levelAt(map, at) !== 1).length,
    indoor: squares.filter((at) => isIndoor(map, at)).length,
    barriers: map.barriers?.length ?? 0,
    stairs: map.stairs?.length ?? 0,
    starting: Object.values(map.starting ?? {}).reduce((sum, own) => sum + own.length, 0),
    labels: document.labels?.length ?? 0,
    rules: map.rules?.length ?? 0,
    'special-rules': document.specialTerrain.length,
    pins: document.pins?.length ?? 0
  }
}
export type Part = keyof ReturnType<typeof amountsOf>

/** Tells which parts other programs do not see. */
export function tellUnseen(document: MapFile, parts: readonly Part[], losses: Losses): void {
  const amounts = amountsOf(document)
  for (const part of parts) losses.add(`not-seen:${part}` satisfies LossCode, amounts[part])
}
