/** A map that is the same under a half turn, without a fault: two yards, a raised block and a room on each side. */
import type { CaseMap, Segment, SquareXY } from '../../../../src/shared/contract/case.ts'
import type { MapDocument } from '../../../../src/shared/formats/documents/maps/mapDocument.ts'

const SIZE = [16, 24] as const
const turned = ([x, y]: SquareXY): SquareXY => [SIZE[0] - 1 - x, SIZE[1] - 1 - y]

/** Rows of dots with a letter in some squares and in those that a half turn makes of them. */
function layer(plain: string, letters: Readonly<Record<string, readonly SquareXY[]>>): string[] {
  const rows = Array.from({ length: SIZE[1] }, () => Array.from({ length: SIZE[0] }, () => plain))
  for (const [letter, squares] of Object.entries(letters))
    for (const at of squares)
      for (const [x, y] of [at, turned(at)]) {
        rows[y]![x] = letter
      }
  return rows.map((row) => row.join(''))
}

const both = (edges: readonly Segment[]): Segment[] => [...edges, ...edges.map(([a, b]): Segment => [turned(a), turned(b)])]

/** A block of squares, row by row. */
export const block = ([x, y]: SquareXY, columns: number, rows: number): SquareXY[] =>
  Array.from({ length: columns * rows }, (_, index): SquareXY => [x + (index % columns), y + Math.floor(index / columns)])

const red = block([4, 0], 8, 2)

/** A room from (9, 7) to (11, 9) with one way in, at its lower left. */
const ROOM: readonly Segment[] = [
  [[9, 6], [9, 7]], [[10, 6], [10, 7]], [[11, 6], [11, 7]],
  [[11, 7], [12, 7]], [[11, 8], [12, 8]], [[11, 9], [12, 9]],
  [[10, 9], [10, 10]], [[11, 9], [11, 10]],
  [[8, 7], [9, 7]], [[8, 8], [9, 8]], [[8, 9], [9, 9]]
] // prettier-ignore

const map: CaseMap = {
  size: SIZE,
  terrain: layer('.', { h: [[2, 4], [3, 4], [6, 8]], b: [[13, 8], [13, 9]], w: [[0, 9], [0, 10]] }), // prettier-ignore
  level: layer('1', { 2: block([2, 5], 3, 4) }),
  indoor: layer('.', { i: block([9, 7], 3, 3) }),
  walls: both(ROOM),
  stairs: both([[[4, 6], [5, 6]]]), // prettier-ignore
  starting: { red, blue: red.map(turned) }
}

export const TWIN_YARDS: MapDocument = {
  id: 'twin-yards',
  name: 'Twin yards',
  map,
  specialTerrain: [],
  meta: { kind: 'mixed', permission: 'free to share' },
  openings: both([[[9, 9], [9, 10]]]).map((edge) => ({ edge, kind: 'door', state: 'open' })) // prettier-ignore
}

/** The same with some of the map otherwise. */
export const withMap = (changes: Partial<CaseMap>, more: Partial<MapDocument> = {}): MapDocument => ({
  ...TWIN_YARDS,
  ...more,
  map: { ...map, ...changes }
})

/** Letters put into rows. */
export const put = (rows: readonly string[] | undefined, letter: string, squares: readonly SquareXY[]): string[] =>
  (rows ?? []).map((row, y) => [...row].map((old, x) => (squares.some(([u, v]) => u === x && v === y) ? letter : old)).join(''))
