/** A map of another size, and two maps as one. */
import type { CaseMap, Segment, SquareXY } from '../contract/case.ts'
import { isOnMap } from '../contract/caseSquares.ts'
import type { Drawing } from './drawing.ts'
import { withLists } from './drawing.ts'
import { copyRegion, movedPin, stampRegion } from './region.ts'
import { blockOf } from './runs.ts'

/** Squares or edges that a photo left in doubt, by what they are of. */
type Doubts = Readonly<Record<string, unknown>>

/** The fields of a picture that say where it lies under the grid. */
interface Placed extends Drawing {
  readonly picture?:
    | {
        readonly grid?: readonly number[] | undefined
        readonly marks?: readonly { readonly square: readonly [number, number]; readonly pixel: readonly [number, number] }[] | undefined
        readonly doubtful?: Doubts | undefined
      }
    | undefined
}

/**
 * The drawing on a map of so many columns and rows; what was drawn goes `shift` columns and rows to the right and down, and what
 * then lies beside the map is gone. The picture stays under what was drawn on it.
 */
export function resized<D extends Placed>(drawing: D, size: readonly [number, number], shift: readonly [number, number] = [0, 0]): D {
  const { map } = drawing
  const [dx, dy] = shift
  const place = ([x, y]: SquareXY): SquareXY => [x + dx, y + dy]
  const { terrain: _t, level: _l, indoor: _i, walls: _w, barriers: _b, stairs: _s, starting: _a, ...rest } = map
  const next: CaseMap = { ...rest, size }
  const rows = (lines: readonly string[] | undefined, plain: string): readonly string[] | undefined =>
    lines &&
    Array.from({ length: size[1] }, (_, y) => Array.from({ length: size[0] }, (__, x) => lines[y - dy]?.[x - dx] ?? plain).join(''))
  const segments = (list: readonly Segment[] | undefined): readonly Segment[] | undefined => {
    const kept = list?.map(([a, b]): Segment => [place(a), place(b)]).filter((edge) => edge.every((at) => isOnMap(next, at)))
    return kept?.length ? kept : undefined
  }
  const starting = Object.entries(map.starting ?? {})
    .map(([side, squares]) => [side, squares.map(place).filter((at) => isOnMap(next, at))] as const)
    .filter(([, squares]) => squares.length > 0)
  const [terrain, level, indoor] = [rows(map.terrain, '.'), rows(map.level, '1'), rows(map.indoor, '.')]
  const [walls, barriers, stairs] = [segments(map.walls), segments(map.barriers), segments(map.stairs)]
  const changed: CaseMap = {
    ...next,
    ...(terrain && { terrain }),
    ...(level && { level }),
    ...(indoor && { indoor }),
    ...(walls && { walls }),
    ...(barriers && { barriers }),
    ...(stairs && { stairs }),
    ...(starting.length > 0 && { starting: Object.fromEntries(starting) })
  }
  const openings = (drawing.openings ?? [])
    .map((one) => ({ ...one, edge: [place(one.edge[0]), place(one.edge[1])] as const }))
    .filter(({ edge }) => edge.every((at) => isOnMap(next, at)))
  const labels = (drawing.labels ?? [])
    .map((one) => ({ ...one, at: [one.at[0] + dx, one.at[1] + dy] as const }))
    .filter(({ at: [x, y] }) => x >= 0 && y >= 0 && x <= size[0] && y <= size[1])
  // A pin whose squares are gone stays: the list of pins says that it cannot be asked any more.
  const pins = dx === 0 && dy === 0 ? (drawing.pins ?? []) : (drawing.pins ?? []).map((pin) => movedPin(pin, place))
  const result = withLists({ ...drawing, map: changed }, { openings, labels, pins })
  if (!drawing.picture) return result
  const picture = shiftedPicture(drawing.picture, shift)
  const isOn = (at: SquareXY): boolean => isOnMap(next, at)
  return { ...result, picture: picture.doubtful ? { ...picture, doubtful: movedDoubts(picture.doubtful, place, isOn) } : picture }
}

/** What is in doubt, moved with its squares; what is beside the map then is gone. */
function movedDoubts(doubts: Doubts, place: (at: SquareXY) => SquareXY, isOn: (at: SquareXY) => boolean): Doubts {
  const isSquare = (one: SquareXY | Segment): one is SquareXY => typeof one[0] === 'number'
  const moved = (one: SquareXY | Segment): SquareXY | Segment => (isSquare(one) ? place(one) : [place(one[0]), place(one[1])])
  return Object.fromEntries(
    Object.entries(doubts).map(([what, list]) => [
      what,
      Array.isArray(list)
        ? (list as readonly (SquareXY | Segment)[]).map(moved).filter((one) => (isSquare(one) ? isOn(one) : one.every(isOn)))
        : list
    ])
  )
}

/** The homography after a move of the squares: what was square (x, y) is now (x + dx, y + dy). */
function shiftedPicture<P extends NonNullable<Placed['picture']>>(picture: P, [dx, dy]: readonly [number, number]): P {
  const { grid, marks } = picture
  return {
    ...picture,
    ...(grid?.length === 9 && {
      grid: [0, 3, 6].flatMap((row) => [grid[row]!, grid[row + 1]!, grid[row + 2]! - grid[row]! * dx - grid[row + 1]! * dy])
    }),
    ...(marks && { marks: marks.map((mark) => ({ ...mark, square: [mark.square[0] + dx, mark.square[1] + dy] as const })) })
  }
}

/** Another drawing put beside this one, to the right of it or below; the larger side gives the size. */
export function joined<D extends Placed>(drawing: D, other: Drawing, side: 'right' | 'below'): D {
  const [columns, rows] = drawing.map.size
  const [more, lines] = other.map.size
  const size: readonly [number, number] =
    side === 'right' ? [columns + more, Math.max(rows, lines)] : [Math.max(columns, more), rows + lines]
  const region = copyRegion(other, blockOf([0, 0], [more - 1, lines - 1]))
  return stampRegion(resized(drawing, size), region, side === 'right' ? [columns, 0] : [0, rows])
}
