/** What the map of a case is for the engine: terrain, levels, walls, stairs, special terrain, and what lies on it, square by square. */
import type { CaseMap } from '../contract/case.ts'
import { PLAIN_LETTERS } from '../contract/caseSquares.ts'
import { edgeBetween, squareAt, type Grid, type Square } from '../grid/grid.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'
import * as P from './position.ts'

/** Special-terrain rules by their ids. */
export type Rules = ReadonlyMap<string, SpecialTerrainRule>

/** What each square and edge of a map is, and the rules that hold there. */
export interface Layers {
  sight: Uint8Array
  ground: Uint8Array
  level: Uint8Array
  indoor: Uint8Array
  edges: Uint8Array
  special: Map<Square, SpecialTerrainRule[]>
  unknownSpecial: Map<Square, string[]>
  stairs: Uint8Array | null
  links: Map<Square, Square[]>
  mapRules: SpecialTerrainRule[]
  unknownMapRules: string[]
}

function addSpecial(layers: Layers, square: Square, id: string, rules: Rules): void {
  const rule = terrainRule(id, rules)
  if (!rule) {
    layers.unknownSpecial.set(square, [...(layers.unknownSpecial.get(square) ?? []), id])
    return
  }
  if (rule.mapWide) {
    if (!layers.mapRules.includes(rule)) layers.mapRules.push(rule)
    return
  }
  layers.special.set(square, [...(layers.special.get(square) ?? []), rule])
  for (const clause of rule.clauses) {
    if (clause.phase === 'enter' && !clause.only) layers.ground[square]! |= P.FORBIDDEN
    if (clause.phase !== 'terrain') continue
    const flag = { clear: 0, hindering: P.HINDERING, blocking: P.BLOCKING, water: P.WATER }[clause.actsAs]
    if (flag === 0) continue
    if (clause.for !== 'movement') layers.sight[square]! |= flag | P.BY_SPECIAL
    if (clause.for !== 'line-of-fire') layers.ground[square]! |= flag
  }
}

function addTerrain(layers: Layers, square: Square, kind: string, rules: Rules): void {
  const flag = kind === 'hindering' ? P.HINDERING : kind === 'blocking' ? P.BLOCKING : kind === 'water' ? P.WATER : 0
  if (flag !== 0) {
    layers.sight[square]! |= flag
    layers.ground[square]! |= flag
  } else if (kind.startsWith('special:')) {
    addSpecial(layers, square, kind.slice('special:'.length), rules)
  }
}

const numbered = new WeakMap<SpecialTerrainRule, Map<string, SpecialTerrainRule>>()

/** Do the squares of a rule go by numbers? */
const goesByNumbers = ({ clauses }: SpecialTerrainRule): boolean =>
  clauses.some(
    (clause) =>
      clause.phase === 'adjacent' ||
      clause.phase === 'area' ||
      clause.phase === 'passage' ||
      (clause.phase === 'turn' && (clause.drift !== undefined || clause.results?.some(({ drift }) => drift !== undefined) === true))
  )

/** The rule with the powers that the map names beside it: what takes or gives none by itself takes or gives these (MAP-08, MAP-31). */
function withPowers(rule: SpecialTerrainRule, powers: readonly string[]): SpecialTerrainRule {
  const clauses = rule.clauses.map((clause) =>
    clause.phase === 'suppress' && clause.powers.length === 0
      ? { ...clause, powers }
      : clause.phase === 'use' && clause.gives.length === 0
        ? { ...clause, gives: powers }
        : clause
  )
  return { ...rule, clauses }
}

/**
 * The rule of this id; `bridge-3` is the third group of a rule `bridge` whose squares go by numbers, `zone:outwit` a rule `zone`
 * with the power that the map names for it.
 */
function terrainRule(id: string, rules: Rules): SpecialTerrainRule | undefined {
  const exact = rules.get(id)
  if (exact) return exact
  const [named = '', ...powers] = id.split(':')
  const base = powers.length > 0 ? named : /^(.+)-\d+$/.exec(id)?.[1]
  const rule = base === undefined ? undefined : rules.get(base)
  if (!rule || (powers.length === 0 && !goesByNumbers(rule))) return undefined
  const copies = numbered.get(rule) ?? new Map<string, SpecialTerrainRule>()
  numbered.set(rule, copies)
  const copy = copies.get(id) ?? { ...(powers.length > 0 ? withPowers(rule, powers) : rule), id }
  copies.set(id, copy)
  return copy
}

function layersOf(map: CaseMap, grid: Grid, rules: Rules): Layers {
  const count = grid.columns * grid.rows
  const layers: Layers = {
    sight: new Uint8Array(count),
    ground: new Uint8Array(count),
    level: new Uint8Array(count).fill(1),
    indoor: new Uint8Array(count),
    edges: new Uint8Array(2 * count),
    special: new Map(),
    unknownSpecial: new Map(),
    stairs: null,
    links: new Map(),
    mapRules: [],
    unknownMapRules: []
  }
  for (let y = 0; y < grid.rows; y++) {
    const terrain = map.terrain?.[y]
    const level = map.level?.[y]
    const indoor = map.indoor?.[y]
    for (let x = 0; x < grid.columns; x++) {
      const square = squareAt(grid, x, y)
      if (terrain) {
        const letter = terrain[x] ?? '.'
        for (const kind of PLAIN_LETTERS[letter] ?? map.legend?.[letter] ?? []) addTerrain(layers, square, kind, rules)
      }
      if (level) layers.level[square] = Number(level[x] ?? '1')
      if (indoor?.[x] === 'i') layers.indoor[square] = 1
    }
  }
  return layers
}

function addEdges(layers: Layers, map: CaseMap, grid: Grid): void {
  const put = (segments: CaseMap['walls'], flag: number): void => {
    for (const [a, b] of segments ?? []) {
      const p = squareAt(grid, a[0], a[1])
      const q = squareAt(grid, b[0], b[1])
      const sides = (layers.indoor[p] || layers.indoor[q] ? P.INDOOR : 0) | (!layers.indoor[p] || !layers.indoor[q] ? P.OUTDOOR : 0)
      layers.edges[edgeBetween(grid, p, q)]! |= flag | sides
    }
  }
  put(map.walls, P.WALL)
  put(map.barriers, P.BARRIER)
  const yellow = (p: Square, q: Square): void => {
    if (layers.indoor[p] === layers.indoor[q]) return
    const outside = layers.indoor[p] ? q : p
    if (layers.sight[outside]! & P.BLOCKING) layers.edges[edgeBetween(grid, p, q)]! |= P.YELLOW_EDGE
  }
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      const square = squareAt(grid, x, y)
      if (x + 1 < grid.columns) yellow(square, square + 1)
      if (y + 1 < grid.rows) yellow(square, square + grid.columns)
    }
  }
}

/** Both squares of each pair get the bit of the direction to the other (MOV-08). */
function addStairs(layers: Layers, map: CaseMap, grid: Grid): void {
  if (!map.stairs?.length) return
  const stairs = new Uint8Array(grid.columns * grid.rows)
  const bit = (from: readonly [number, number], to: readonly [number, number]): number =>
    1 << P.STAIR_STEPS.findIndex(([dx, dy]) => dx === to[0] - from[0] && dy === to[1] - from[1])
  for (const [a, b] of map.stairs) {
    stairs[squareAt(grid, a[0], a[1])]! |= bit(a, b)
    stairs[squareAt(grid, b[0], b[1])]! |= bit(b, a)
  }
  layers.stairs = stairs
}

/** Squares of the same numbered terrain are adjacent for movement where its rule says so (MAP-08, MAP-15). */
function addLinks(layers: Layers): void {
  const groups = new Map<string, Square[]>()
  for (const [square, rules] of layers.special) {
    for (const rule of rules) {
      if (!rule.clauses.some((clause) => clause.phase === 'adjacent')) continue
      const group = groups.get(rule.id)
      if (group) group.push(square)
      else groups.set(rule.id, [square])
    }
  }
  for (const group of groups.values()) {
    for (const square of group)
      layers.links.set(square, [...(layers.links.get(square) ?? []), ...group.filter((other) => other !== square)])
  }
}

function addMapRules(layers: Layers, map: CaseMap, rules: Rules): void {
  for (const id of map.rules ?? []) {
    const rule = terrainRule(id, rules)
    if (!rule) layers.unknownMapRules.push(id)
    else if (!layers.mapRules.includes(rule)) layers.mapRules.push(rule)
  }
}

/** The starting squares of each side. */
export const startingOf = (map: CaseMap, grid: Grid): ReadonlyMap<string, readonly Square[]> =>
  new Map(Object.entries(map.starting ?? {}).map(([side, squares]) => [side, squares.map(([x, y]) => squareAt(grid, x, y))]))

const known = new WeakMap<CaseMap, { readonly rules: Rules; readonly layers: Layers }>()

/** A bridge is level 2 (MAP-25); lofty terrain is above all else on the map (MAP-26). */
function raiseHeights(layers: Layers): void {
  const is = (rules: readonly SpecialTerrainRule[], what: 'lofty' | 'bridge'): boolean =>
    rules.some(({ clauses }) => clauses.some((clause) => clause.phase === 'height' && clause.is === what))
  const lofty: Square[] = []
  for (const [square, rules] of layers.special) {
    if (is(rules, 'bridge') && layers.level[square]! < 2) layers.level[square] = 2
    if (is(rules, 'lofty')) lofty.push(square)
  }
  if (lofty.length === 0) return
  for (const square of lofty) layers.level[square] = 1
  let top = 1
  for (const level of layers.level) if (level > top) top = level
  for (const square of lofty) layers.level[square] = top + 1
}

/** The layers of a map, made once for as long as the map stays the same value: a table asks about it many times. */
export function layersOfMap(map: CaseMap, grid: Grid, rules: Rules): Layers {
  const before = known.get(map)
  if (before?.rules === rules) return before.layers
  const layers = layersOf(map, grid, rules)
  addEdges(layers, map, grid)
  addStairs(layers, map, grid)
  addLinks(layers)
  raiseHeights(layers)
  addMapRules(layers, map, rules)
  known.set(map, { rules, layers })
  return layers
}

/** Walls at the doors of a map, open or closed, which moves pass. */
export function edgesWithDoors(edges: Uint8Array, { indoor }: Pick<Layers, 'indoor'>, { openings }: CaseMap, grid: Grid): Uint8Array {
  const doors = openings?.filter(({ kind }) => kind === 'door') ?? []
  if (doors.length === 0) return edges
  const made = edges.slice()
  for (const {
    edge: [a, b],
    state
  } of doors) {
    const p = squareAt(grid, a[0], a[1])
    const q = squareAt(grid, b[0], b[1])
    const sides = (indoor[p] || indoor[q] ? P.INDOOR : 0) | (!indoor[p] || !indoor[q] ? P.OUTDOOR : 0)
    made[edgeBetween(grid, p, q)]! |= P.WALL | P.DOOR | (state === 'open' ? P.OPEN : 0) | sides
  }
  return made
}

/** The terrain and levels of a map without its markers. */
export type Bare = Pick<P.Position, 'mapSight' | 'mapGround' | 'mapLevel' | 'mapTopLevel' | 'lying'>

/** The terrain and levels with these objects and markers on the map (TER-09, TER-10). */
export function withLying(bare: Bare, objects: readonly P.MapObject[]): Pick<P.Position, 'sight' | 'ground' | 'level' | 'topLevel'> {
  const layers = { sight: bare.mapSight.slice(), ground: bare.mapGround.slice() }
  const working = bare.lying.onlyTop ? topmost(objects) : objects
  // Destroyed blocking terrain stays destroyed, whatever is on its debris.
  if (working !== objects) for (const object of objects) if (object.kind === 'debris') clearBlocking(layers, object.square)
  for (const object of working) addObject(layers, object, bare.lying.hinder)
  const raised = working.filter(({ kind }) => kind === 'elevated-marker')
  if (raised.length === 0) return { ...layers, level: bare.mapLevel, topLevel: bare.mapTopLevel }
  const level = bare.mapLevel.slice()
  for (const { square } of raised) level[square]!++
  return { ...layers, level, topLevel: Math.max(bare.mapTopLevel, ...raised.map(({ square }) => level[square]!)) }
}

/** The last object of each square. */
export function topmost(objects: readonly P.MapObject[]): readonly P.MapObject[] {
  const last = new Map(objects.map((object) => [object.square, object]))
  return last.size === objects.length ? objects : objects.filter((object) => last.get(object.square) === object)
}

function clearBlocking(layers: Pick<Layers, 'sight' | 'ground'>, square: Square): void {
  layers.sight[square]! &= ~P.BLOCKING
  layers.ground[square]! &= ~P.BLOCKING
}

function addObject(layers: Pick<Layers, 'sight' | 'ground'>, { kind, square }: P.MapObject, hinder: boolean): void {
  const add = (ground: number, why: number): void => {
    layers.sight[square]! |= ground | why
    layers.ground[square]! |= ground
  }
  switch (kind) {
    case 'blocking-marker':
      return add(P.BLOCKING, P.BY_MARKER)
    case 'hindering-marker':
    case 'smoke':
      return add(P.HINDERING, P.BY_MARKER)
    case 'water-marker':
      return add(P.WATER, P.BY_MARKER)
    case 'debris':
      // Debris on blocking terrain: hindering instead of blocking (TER-10).
      clearBlocking(layers, square)
      return add(P.HINDERING, P.BY_DEBRIS)
    case 'light':
    case 'heavy':
    case 'ultra-heavy':
      return hinder ? add(P.HINDERING, P.BY_OBJECT) : undefined
    case 'ultra-light':
    case 'elevated-marker':
    case 'object':
    case 'equipment':
      return undefined
  }
}

/** The special terrain of the map, and what objects bring to the squares in which they lie. */
export function specialWith(
  bare: ReadonlyMap<Square, readonly SpecialTerrainRule[]>,
  objects: readonly P.MapObject[]
): ReadonlyMap<Square, readonly SpecialTerrainRule[]> {
  if (!objects.some(({ rule }) => rule)) return bare
  const special = new Map(bare)
  for (const { rule, square } of objects) if (rule) special.set(square, [...(special.get(square) ?? []), rule])
  return special
}
