/** What there is on a board, counted: the legend of this board and of no other. */
import { OBJECT_KINDS, type ObjectKind } from '../contract/case.ts'
import type { BoardScene, Layer, SceneSquare } from './scene.ts'

export interface LegendEntry {
  readonly layer: Layer
  /** Squares; of walls and stairs the pieces. */
  readonly count: number
  /** What tells entries of one layer apart: a special terrain's name, a side, a level; null: there is only one. */
  readonly name: string | null
  /** The letter on the board, for special terrain of several kinds. */
  readonly letter: string | null
  /** A square that shows it, for its picture; null for what stands between squares. */
  readonly sample: SceneSquare | null
  readonly object: ObjectKind | null
  /** For what stands between squares. */
  readonly edge: 'wall' | 'barrier' | 'stairs' | null
}

type Kind = SceneSquare['kinds'][number]
const TERRAIN: readonly Kind[] = ['hindering', 'blocking', 'water']

const sampleOf = (over: Partial<SceneSquare>): SceneSquare => ({
  at: [0, 0],
  kinds: [],
  special: null,
  specialLetter: null,
  level: 1,
  indoor: false,
  starting: null,
  ...over
})

function grouped(squares: readonly SceneSquare[], keyOf: (square: SceneSquare) => string | null): [string, SceneSquare[]][] {
  const groups = new Map<string, SceneSquare[]>()
  for (const square of squares) {
    const key = keyOf(square)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(square)
    else groups.set(key, [square])
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
}

/** Everything that is on this board and nothing else, in the order of LAYERS. */
export function legendOf({ board, objects }: BoardScene): readonly LegendEntry[] {
  const { squares } = board
  const of = (layer: Layer, count: number, sample: SceneSquare | null, more: Partial<LegendEntry> = {}): LegendEntry[] =>
    count === 0 ? [] : [{ layer, count, name: null, letter: null, sample, object: null, edge: null, ...more }]
  return [
    ...TERRAIN.flatMap((kind) => of(kind, squares.filter(({ kinds }) => kinds.includes(kind)).length, sampleOf({ kinds: [kind] }))),
    ...grouped(squares, ({ special }) => special).flatMap(([name, group]) =>
      of('special', group.length, sampleOf({ kinds: ['special'], special: name, specialLetter: group[0]!.specialLetter }), {
        name,
        letter: group[0]!.specialLetter
      })
    ),
    ...of('walls', board.walls.length, null, { edge: 'wall' }),
    ...of('walls', board.barriers.length, null, { edge: 'barrier', name: 'barrier' }),
    ...grouped(squares, ({ level }) => (level > 1 ? String(level) : null)).flatMap(([level, group]) =>
      of('elevation', group.length, sampleOf({ level: Number(level) }), { name: level })
    ),
    ...of('elevation', board.stairs?.length ?? 0, null, { edge: 'stairs', name: 'stairs' }),
    ...of('indoor', squares.filter(({ indoor }) => indoor).length, sampleOf({ indoor: true })),
    ...grouped(squares, ({ starting }) => starting).flatMap(([side, group]) =>
      of('starting', group.length, sampleOf({ starting: side }), { name: side })
    ),
    ...OBJECT_KINDS.flatMap((kind) =>
      of('objects', objects.filter((object) => object.kind === kind).length, null, { name: kind, object: kind })
    )
  ]
}
