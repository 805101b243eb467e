/** How two versions of a map differ, square by square and edge by edge, and what it means for lines of fire. */
import { ok, type Result } from '../base/result.ts'
import type { Segment, SquareXY } from '../contract/case.ts'
import { edgeKey, edgesByKey, groundAt, isOnMap } from '../contract/caseSquares.ts'
import { DEFAULT_RULESET, Ground } from './ground.ts'
import type { InRules } from '../editions/shelf.ts'
import type { MapDocument, MapLabel, Opening } from '../formats/documents/maps/mapDocument.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'
import { pinsThatDiffer } from './pins.ts'

const FIELDS = ['walls', 'barriers', 'stairs', 'openings'] as const

type OpeningSaid = Pick<Opening, 'kind' | 'state'>

/** All that has to be done to the first map to make it the second, and what comes of it. */
export interface MapDifference {
  readonly same: boolean
  /** Columns and rows, where they differ; squares are compared from the upper left, and what only the second has was clear before. */
  readonly size?: { readonly was: readonly [number, number]; readonly is: readonly [number, number] }
  /** Kinds, then "level:n" where it is not 1, then "indoor". */
  readonly squares: readonly { readonly at: SquareXY; readonly was: readonly string[]; readonly is: readonly string[] }[]
  readonly edges: readonly { readonly edge: Segment; readonly field: (typeof FIELDS)[number]; readonly how: 'gone' | 'new' }[]
  /** Doors, windows and gates that came, went or are of another kind or state; null: there is none. */
  readonly openings: readonly { readonly edge: Segment; readonly was: OpeningSaid | null; readonly is: OpeningSaid | null }[]
  readonly labels: readonly { readonly at: MapLabel['at']; readonly text: string; readonly how: 'gone' | 'new' }[]
  /** Rules of special terrain that the maps bring along, by their ids; null: that map brings none. */
  readonly specialTerrain: Readonly<Record<string, { readonly was: SpecialTerrainRule | null; readonly is: SpecialTerrainRule | null }>>
  /** Sides whose starting area differs. */
  readonly starting: Readonly<Record<string, { readonly was: readonly SquareXY[]; readonly is: readonly SquareXY[] }>>
  /** Name, description and what stands in `meta`, where it differs. */
  readonly meta: Readonly<Record<string, { readonly was: unknown; readonly is: unknown }>>
  /** Lines of fire between two different squares that both maps have. */
  readonly lines: {
    readonly of: number
    readonly changed: number
    /** Squares with lines that changed, row by row, and how many of each to other squares did. */
    readonly squares: readonly { readonly at: SquareXY; readonly changed: number }[]
  }
  /** Pins that do not come to the same on both. */
  readonly pins: readonly string[]
}

/** What has become of `a` in `b`. Fails where one of them cannot be laid out. */
export function differenceOf(a: MapDocument, b: MapDocument, rules: InRules = DEFAULT_RULESET): Result<MapDifference> {
  const was = Ground.of(a, rules)
  if (!was.ok) return was
  const is = Ground.of(b, rules)
  if (!is.ok) return is
  const squares = squaresThatDiffer(a, b)
  const edges = FIELDS.flatMap((field) => edgesThatDiffer(a, b, field))
  const openings = openingsThatDiffer(a, b)
  const labels = labelsThatDiffer(a, b)
  const specialTerrain = rulesThatDiffer(a, b)
  const starting = startingThatDiffers(a, b)
  const meta = metaThatDiffers(a, b)
  const sameSize = a.map.size[0] === b.map.size[0] && a.map.size[1] === b.map.size[1]
  const lines = linesThatDiffer(was.value, is.value)
  const pins = pinsThatDiffer(a, b, rules)
  const lists = [squares, edges, openings, labels, Object.keys(specialTerrain), Object.keys(starting), Object.keys(meta), pins]
  const count = lists.reduce((sum, one) => sum + one.length, lines.changed)
  return ok({
    same: sameSize && count === 0,
    ...(!sameSize && { size: { was: a.map.size, is: b.map.size } }),
    squares,
    edges,
    openings,
    labels,
    specialTerrain,
    starting,
    meta,
    lines,
    pins
  })
}

/** Row by row, the squares of the second map. */
function squaresThatDiffer(a: MapDocument, b: MapDocument): MapDifference['squares'][number][] {
  const found: MapDifference['squares'][number][] = []
  for (let y = 0; y < b.map.size[1]; y++)
    for (let x = 0; x < b.map.size[0]; x++) {
      const [was, is] = [isOnMap(a.map, [x, y]) ? groundAt(a.map, [x, y]) : [], groundAt(b.map, [x, y])]
      if (was.join() !== is.join()) found.push({ at: [x, y], was, is })
    }
  return found
}

function edgesThatDiffer(a: MapDocument, b: MapDocument, field: (typeof FIELDS)[number]): MapDifference['edges'][number][] {
  const edges = (one: MapDocument): ReadonlyMap<string, Segment> =>
    field === 'openings'
      ? // A door that was opened is another one.
        new Map((one.openings ?? []).map(({ edge, kind, state }) => [`${edgeKey(edge)} ${kind} ${state}`, edge]))
      : edgesByKey(one.map[field])
  const [was, is] = [edges(a), edges(b)]
  const only = (some: ReadonlyMap<string, Segment>, others: ReadonlyMap<string, Segment>): Segment[] =>
    [...some].filter(([key]) => !others.has(key)).map(([, edge]) => edge)
  return [
    ...only(was, is).map((edge) => ({ edge, field, how: 'gone' as const })),
    ...only(is, was).map((edge) => ({ edge, field, how: 'new' as const }))
  ]
}

function openingsThatDiffer(a: MapDocument, b: MapDocument): MapDifference['openings'] {
  const said = ({ openings = [] }: MapDocument): ReadonlyMap<string, Opening> => new Map(openings.map((one) => [edgeKey(one.edge), one]))
  const [was, is] = [said(a), said(b)]
  const of = (one: Opening | undefined): OpeningSaid | null => (one ? { kind: one.kind, state: one.state } : null)
  return [...new Map([...was, ...is])].flatMap(([key, { edge }]) => {
    const [before, after] = [of(was.get(key)), of(is.get(key))]
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ edge, was: before, is: after }]
  })
}

function labelsThatDiffer(a: MapDocument, b: MapDocument): MapDifference['labels'] {
  const left = (b.labels ?? []).map(({ at, text }) => ({ at, text, how: 'new' as const }))
  const gone = (a.labels ?? []).flatMap(({ at, text }) => {
    const same = left.findIndex((one) => one.text === text && one.at.join() === at.join())
    if (same >= 0) left.splice(same, 1)
    return same >= 0 ? [] : [{ at, text, how: 'gone' as const }]
  })
  return [...gone, ...left]
}

function rulesThatDiffer(a: MapDocument, b: MapDocument): MapDifference['specialTerrain'] {
  const ids = [...new Set([...a.specialTerrain, ...b.specialTerrain].map(({ id }) => id))]
  const of = (document: MapDocument, id: string): SpecialTerrainRule | null =>
    document.specialTerrain.find((rule) => rule.id === id) ?? null
  return Object.fromEntries(
    ids
      .map((id) => [id, { was: of(a, id), is: of(b, id) }] as const)
      .filter(([, { was, is }]) => JSON.stringify(was) !== JSON.stringify(is))
  )
}

function startingThatDiffers(a: MapDocument, b: MapDocument): MapDifference['starting'] {
  const [was, is] = [a.map.starting ?? {}, b.map.starting ?? {}]
  const text = (squares: readonly SquareXY[]): string =>
    squares
      .map((at) => at.join())
      .toSorted()
      .join(' ')
  return Object.fromEntries(
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((side) => text(was[side] ?? []) !== text(is[side] ?? []))
      .map((side) => [side, { was: was[side] ?? [], is: is[side] ?? [] }])
  )
}

function metaThatDiffers(a: MapDocument, b: MapDocument): MapDifference['meta'] {
  const own = ({ name, description = '', systems = [], meta = {}, map: { rules = [] } }: MapDocument): Record<string, unknown> => ({
    name,
    description,
    systems,
    rules,
    ...meta
  })
  const [was, is] = [own(a), own(b)]
  return Object.fromEntries(
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
      .map((field) => [field, { was: was[field] ?? null, is: is[field] ?? null }])
  )
}

function linesThatDiffer(a: Ground, b: Ground): MapDifference['lines'] {
  const columns = Math.min(a.grid.columns, b.grid.columns)
  const rows = Math.min(a.grid.rows, b.grid.rows)
  let changed = 0
  const squares: { readonly at: SquareXY; readonly changed: number }[] = []
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [was, is] = [a.lines(a.at([x, y])), b.lines(b.at([x, y]))]
      const before = changed
      for (let v = 0; v < rows; v++)
        for (let u = 0; u < columns; u++) if ((u !== x || v !== y) && was[a.at([u, v])] !== is[b.at([u, v])]) changed++
      if (changed > before) squares.push({ at: [x, y], changed: changed - before })
    }
  return { of: columns * rows * (columns * rows - 1), changed, squares }
}
