/** The difference of two versions of a map as marks over the newer one: what came (+), what went (−), what became something else (±). */
import { squareKey } from '../../../shared/contract/caseSquares.ts'
import type { Segment, SquareXY } from '../../../shared/contract/case.ts'
import { borderOf } from '../../../shared/grid/border.ts'
import type { MapDifference } from '../../../shared/mapCheck/difference.ts'
import type { Point, SceneMark } from '../../../shared/scene/scene.ts'
import { heatBands } from './heatBands.ts'

/** What of a difference is drawn over the map; `was`: the older version in its place. */
export const SHOWN_DIFFERENCES = ['', 'was', 'ground', 'lines'] as const
export type ShownDifference = (typeof SHOWN_DIFFERENCES)[number]

export const SIGNS = { new: '+', gone: '−', other: '±' } as const
export type ChangeSign = keyof typeof SIGNS

/** How a square has changed by the kinds that it had and has. */
export function signOf(was: readonly string[], is: readonly string[]): ChangeSign {
  const [came, went] = [is.some((kind) => !was.includes(kind)), was.some((kind) => !is.includes(kind))]
  return came && went ? 'other' : came ? 'new' : 'gone'
}

/** Every square that differs, in its ground or as part of a starting area, with how. */
export function changedSquares({ squares, starting }: Pick<MapDifference, 'squares' | 'starting'>): { at: SquareXY; how: ChangeSign }[] {
  const before = new Map<string, { readonly at: SquareXY; was: readonly string[]; is: readonly string[] }>()
  const put = (at: SquareXY, was: readonly string[], is: readonly string[]): void => {
    const known = before.get(squareKey(at))
    before.set(squareKey(at), { at, was: [...(known?.was ?? []), ...was], is: [...(known?.is ?? []), ...is] })
  }
  for (const { at, was, is } of squares) put(at, was, is)
  for (const [side, { was, is }] of Object.entries(starting)) {
    for (const at of was) put(at, [`starting:${side}`], [])
    for (const at of is) put(at, [], [`starting:${side}`])
  }
  return [...before.values()]
    .filter(({ was, is }) => was.length !== is.length || was.some((kind) => !is.includes(kind)))
    .map(({ at, was, is }) => ({ at, how: signOf(was, is) }))
}

const middleOf = (edge: Segment): Point => {
  const [[ax, ay], [bx, by]] = borderOf(edge)
  return [(ax + bx) / 2, (ay + by) / 2]
}

/** Ground and edges by their signs, or the squares by how many of their lines of fire have changed. */
export function differenceMarks(difference: MapDifference, shown: ShownDifference): SceneMark[] {
  if (shown === '' || shown === 'was') return []
  if (shown === 'lines') {
    const squares = difference.lines.squares.map(({ at, changed }) => ({ at, value: changed }))
    const values = squares.map(({ value }) => value)
    const [least, most] = [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), 0)]
    return squares.length > 0 ? [heatBands({ squares, least, most })] : []
  }
  const squares = changedSquares(difference)
  const such = (how: ChangeSign): SquareXY[] => squares.filter((one) => one.how === how).map(({ at }) => at)
  return [
    {
      kind: 'sight',
      clear: such('new'),
      hindered: such('other'),
      blocked: such('gone'),
      letters: { clear: SIGNS.new, hindered: SIGNS.other, blocked: SIGNS.gone }
    },
    ...difference.edges.flatMap(({ edge, how }): SceneMark[] => [
      { kind: 'target', at: edge, wall: true },
      { kind: 'label', point: middleOf(edge), text: SIGNS[how] }
    ])
  ]
}
