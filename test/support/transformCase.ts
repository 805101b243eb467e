/** Turned and mirrored boards: a case about lines or knock back, and the squares of a ruling, under one of the eight symmetries. */
import type { CaseMap, ClixCase, KnockBackAsk, LineOfFireAsk, Segment, SquareXY, Step } from '../../src/shared/contract/case.ts'

export interface Symmetry {
  readonly name: string
  readonly square: (s: SquareXY) => SquareXY
  /** Grid corners move otherwise than squares do. */
  readonly corner: (s: SquareXY) => SquareXY
  readonly step: (s: Step) => Step
  readonly swaps: boolean
}

/** The eight symmetries of a board of this size, the identity first. */
export function symmetriesOf([columns, rows]: readonly [number, number]): readonly Symmetry[] {
  return [false, true].flatMap((swaps) =>
    [false, true].flatMap((flipX) =>
      [false, true].map((flipY): Symmetry => {
        const moved =
          (width: number, height: number) =>
          ([x, y]: SquareXY): SquareXY => {
            const [u, v] = [flipX ? width - x : x, flipY ? height - y : y]
            return swaps ? [v, u] : [u, v]
          }
        const step = ([x, y]: Step): Step => {
          const [u, v] = [flipX && x !== 0 ? -x : x, flipY && y !== 0 ? -y : y]
          return swaps ? [v, u] : [u, v]
        }
        const name = [swaps && 'swap x and y', flipX && 'flip x', flipY && 'flip y'].filter(Boolean).join(', ') || 'none'
        return { name, square: moved(columns - 1, rows - 1), corner: moved(columns, rows), step, swaps }
      })
    )
  )
}

/** The same map, turned or mirrored. */
export function transformMap(map: CaseMap, by: Symmetry): CaseMap {
  const segments = (list: readonly Segment[]): Segment[] => list.map(([p, q]) => [by.square(p), by.square(q)])
  const size: readonly [number, number] = by.swaps ? [map.size[1], map.size[0]] : map.size
  const layer = (rows: readonly string[]): string[] => {
    const grid = Array.from({ length: size[1] }, () => Array.from({ length: size[0] }, () => ''))
    rows.forEach((row, y) =>
      [...row].forEach((letter, x) => {
        const [u, v] = by.square([x, y])
        grid[v]![u] = letter
      })
    )
    return grid.map((row) => row.join(''))
  }
  return {
    ...map,
    size,
    ...(map.terrain && { terrain: layer(map.terrain) }),
    ...(map.level && { level: layer(map.level) }),
    ...(map.indoor && { indoor: layer(map.indoor) }),
    ...(map.walls && { walls: segments(map.walls) }),
    ...(map.barriers && { barriers: segments(map.barriers) }),
    ...(map.openings && { openings: map.openings.map((one) => ({ ...one, edge: segments([one.edge])[0]! })) }),
    ...(map.stairs && { stairs: segments(map.stairs) }),
    ...(map.starting && {
      starting: Object.fromEntries(Object.entries(map.starting).map(([side, squares]) => [side, squares.map(by.square)]))
    })
  }
}

/** The same question on the transformed board. */
export function transformCase<T extends ClixCase>(c: T, by: Symmetry): T {
  const moved = transformMap(c.map!, by)
  const figures = c.figures?.map((f) => ({
    ...f,
    ...(f.at && { at: by.square(f.at) }),
    ...(f.squares && { squares: f.squares.map(by.square) })
  }))
  const objects = c.objects?.map((o) => ({ ...o, at: by.square(o.at) }))
  return {
    ...c,
    map: moved,
    ...(figures && { figures }),
    ...(objects && { objects }),
    ...(c.pending && { pending: c.pending.map((one) => ({ ...one, ...(one.at && { at: by.square(one.at) }) })) }),
    ask: transformAsk(c.ask as LineOfFireAsk | KnockBackAsk, by)
  }
}

function transformAsk(ask: LineOfFireAsk | KnockBackAsk, by: Symmetry): LineOfFireAsk | KnockBackAsk {
  if (ask.kind === 'line-of-fire') {
    const end = (e: string | SquareXY): string | SquareXY => (typeof e === 'string' ? e : by.square(e))
    return { ...ask, from: end(ask.from), to: end(ask.to) }
  }
  const direction = Object.entries(ask.choices?.direction ?? {}).map(([id, step]) => [id, by.step(step)] as const)
  return { ...ask, ...(ask.choices && { choices: { ...ask.choices, direction: Object.fromEntries(direction) } }) }
}
