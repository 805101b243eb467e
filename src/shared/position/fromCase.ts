/**
 * From a checked case to a position. The shape of the case is known to be right by now; what is checked here is
 * what only the whole can tell: figures on the map, no two in one square, objects on the map.
 */
import { problem } from '../base/problem.ts'
import {
  COUNTED,
  type CaseFigure,
  type CaseMap,
  type CaseTeam,
  type ClixCase,
  type Grant,
  type HeldObject,
  type OwnText
} from '../contract/case.ts'
import { asText, carriedIn, grantedBy } from '../contract/ownText.ts'
import { isAside, PLAIN_LETTERS, sideAt, squaresOf } from '../contract/caseSquares.ts'
import { edgeBetween, isOnGrid, squareAt, type Grid, type Square } from '../grid/grid.ts'
import type { Problem, Result } from '../base/result.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'
import { showsKnockOut } from './dial.ts'
import * as P from './position.ts'

type Rules = ReadonlyMap<string, SpecialTerrainRule>
/** Own clauses of figures, objects and conditions, by the text that holds them. */
export type OwnRules = ReadonlyMap<OwnText, SpecialTerrainRule>
const NO_OWN_RULES: OwnRules = new Map()
const NO_MAP: CaseMap = { size: [1, 1] }

interface Layers {
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
    group.sort((a, b) => a - b)
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

const startingOf = (map: CaseMap, grid: Grid): ReadonlyMap<string, readonly Square[]> =>
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
function layersOfMap(map: CaseMap, grid: Grid, rules: Rules): Layers {
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

/** What lies on the map changes what its squares are for lines and for movement (TER-09, TER-10). */
export function addObjects(layers: Pick<Layers, 'sight' | 'ground'>, objects: readonly P.MapObject[]): void {
  for (const { kind, square } of objects) {
    if (kind === 'blocking-marker') {
      layers.sight[square]! |= P.BLOCKING | P.BY_MARKER
      layers.ground[square]! |= P.BLOCKING
    } else if (kind === 'hindering-marker') {
      layers.sight[square]! |= P.HINDERING | P.BY_MARKER
      layers.ground[square]! |= P.HINDERING
    } else if (kind === 'debris') {
      // Debris on blocking terrain: hindering instead of blocking (TER-10).
      layers.sight[square] = (layers.sight[square]! & ~P.BLOCKING) | P.HINDERING | P.BY_DEBRIS
      layers.ground[square] = (layers.ground[square]! & ~P.BLOCKING) | P.HINDERING
    } else if (kind !== 'ultra-light') {
      layers.sight[square]! |= P.HINDERING | P.BY_OBJECT
      layers.ground[square]! |= P.HINDERING
    }
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

const isConditional = (grant: string | Grant): grant is Grant => typeof grant !== 'string'

/** @param own clauses, checked */
function textOf(kind: P.FigureText['kind'], from: OwnText, own: OwnRules, dial: CaseFigure['dial'] = []): P.FigureText {
  return {
    kind,
    id: from.id,
    name: from.name ?? from.id,
    text: from.text ?? null,
    more: from.more ?? null,
    grants: grantedBy(from),
    conditions: new Map(from.grants?.filter(isConditional).map((grant) => [grant.power, grant.while])),
    gains: from.gains ?? [],
    symbol: from.symbol ?? null,
    rule: own.get(from) ?? null,
    onClicks: dial.some(({ special }) => special?.includes(from.id))
  }
}

const thingOf = ({ id, special, inHand }: HeldObject, own: OwnRules): P.Thing => ({
  id,
  special: special === undefined ? null : asText(special).id,
  rule: typeof special === 'object' ? (own.get(special) ?? null) : null,
  inHand: inHand === undefined ? null : textOf('object', asText(inHand), own)
})

/** Its own team abilities, and the alternate one of its force where it has the keyword (NEW-03). */
function teamAbilitiesOf({ teamAbilities = [], keywords }: CaseFigure, team: CaseTeam | undefined): readonly string[] {
  const ata = team?.ata
  const has = ata && (ata.keywords === undefined || ata.keywords.some((keyword) => keywords?.includes(keyword)))
  return has && !teamAbilities.includes(ata.id) ? [...teamAbilities, ata.id] : teamAbilities
}

function figureOf(from: CaseFigure, index: number, grid: Grid, clix: boolean, team: CaseTeam | undefined, own: OwnRules): P.Figure {
  const line = from.lines?.[from.line ?? 0]
  const squares = squaresOf(from)
    .map(([x, y]) => squareAt(grid, x, y))
    .sort((a, b) => a - b)
  return {
    index,
    id: from.id,
    name: from.nameNow ?? from.name ?? from.id,
    side: sideAt(from, index),
    squares: clix && from.captiveOf === undefined && !isAside(from) ? squares : [],
    size: from.size ?? 'standard',
    speed: from.speed ?? COUNTED.speed,
    attack: from.attack ?? COUNTED.attack,
    defense: from.defense ?? COUNTED.defense,
    damage: from.damage ?? COUNTED.damage,
    range: from.range ?? COUNTED.range,
    bolts: from.bolts ?? COUNTED.bolts,
    powers: from.powers ?? [],
    canUse: from.canUse ?? [],
    specialPowers: (from.specialPowers ?? []).map((text) => textOf('special-power', text, own, from.dial)),
    traits: [
      ...(from.traits ?? []).map((text) => textOf('trait', text, own)),
      ...carriedIn(from, 'feats').map((text) => textOf('feat', text, own)),
      ...carriedIn(from, 'resources').map((text) => textOf('resource', text, own)),
      ...carriedIn(from, 'relics').map((text) => textOf('relic', text, own)),
      ...carriedIn(from, 'equipment').map((text) => textOf('equipment', text, own))
    ],
    keywords: from.keywords ?? [],
    startClick: line?.click ?? 1,
    lines: from.lines ?? [],
    lineGiven: from.line !== undefined,
    using: from.using ?? null,
    abilities: from.abilities ?? [],
    teamAbilities: teamAbilitiesOf(from, team),
    ata: teamAbilitiesOf(from, team).length > (from.teamAbilities?.length ?? 0) ? (team?.ata?.id ?? null) : null,
    countered: from.countered ?? [],
    tokens: from.tokens ?? 0,
    points: from.points ?? line?.points ?? COUNTED.points,
    holding: from.holding ?? null,
    held: from.held === undefined ? null : thingOf(from.held, own),
    acted: from.acted ?? true,
    click: from.click ?? line?.click ?? 1,
    dial: from.dial ?? [],
    flight: from.flight ?? null,
    spotted: from.spotted ?? false,
    captiveOf: from.captiveOf ?? null,
    pilotOf: from.pilotOf ?? null,
    piloted: false,
    aside: isAside(from),
    replacedBy: from.replacedBy ?? [],
    duo: (from.duo ?? []).map((names) => (typeof names === 'string' ? [names] : names)),
    realName: from.realName ?? from.name ?? from.id,
    wildCard: from.wildCard ?? from.copies !== undefined,
    copies: from.copies ?? null,
    counters: from.counters ?? {},
    rescuedFrom: null,
    defeated: false
  }
}

/** The pool of each side: as it is told, else the sum of what the cards say (ABL-GRN). */
function grenadesOf({ grenadePool, figures = [] }: ClixCase): ReadonlyMap<string, number> {
  if (grenadePool) return new Map(Object.entries(grenadePool))
  const pool = new Map<string, number>()
  for (const [index, figure] of figures.entries()) {
    if (figure.grenades === undefined) continue
    const side = sideAt(figure, index)
    pool.set(side, (pool.get(side) ?? 0) + figure.grenades)
  }
  return pool
}

/**
 * The position of a case under the special-terrain rules given (built-in ones and the case's own, by id).
 * Problems name figures and objects that are off the map or share a square.
 */
export function positionOf(input: ClixCase, rules: Rules, own: OwnRules = NO_OWN_RULES): Result<P.Position> {
  const map = input.map ?? NO_MAP
  const grid: Grid = { columns: map.size[0], rows: map.size[1] }
  const problems: Problem[] = []
  const offMap = (place: readonly [number, number], path: string, who: string): void => {
    if (isOnGrid(grid, place[0], place[1])) return
    problems.push(problem('off-map', path, 'piece-off-map', { id: who, x: place[0], y: place[1], columns: grid.columns, rows: grid.rows }))
  }

  const bare = layersOfMap(map, grid, rules)
  const layers: Layers = input.objects?.length ? { ...bare, sight: bare.sight.slice(), ground: bare.ground.slice() } : bare

  const hasMap = input.map !== undefined
  const occupant = new Int16Array(grid.columns * grid.rows).fill(-1)
  const figures = (input.figures ?? []).map((from, index) => {
    if (hasMap) {
      from.squares?.forEach((place, i) => {
        offMap(place, `/figures/${index}/squares/${i}`, from.id)
      })
      if (from.at && !from.squares) offMap(from.at, `/figures/${index}/at`, from.id)
    }
    const figure = figureOf(from, index, grid, hasMap, input.teams?.[sideAt(from, index)], own)
    return input.figures?.some(({ pilotOf }) => pilotOf === from.id) ? { ...figure, piloted: true } : figure
  })
  if (problems.length === 0) {
    for (const figure of figures) {
      // Who is past the end of its dial has left its square to others (DMG-07).
      if (showsKnockOut(figure, figure.click)) continue
      for (const square of figure.squares) {
        const other = occupant[square]!
        if (other >= 0 && figure.flight === null && figures[other]!.flight === null) {
          const x = square % grid.columns
          problems.push(
            problem(
              'square-taken',
              `/figures/${figure.index}/${input.figures?.[figure.index]?.squares ? 'squares' : 'at'}`,
              'square-taken',
              {
                id: figure.id,
                x,
                y: (square - x) / grid.columns,
                other: figures[other]!.id
              }
            )
          )
        }
        // Who stands on the ground is found there, whoever flies above (CC-02).
        if (other < 0 || figures[other]!.flight !== null) occupant[square] = figure.index
      }
    }
  }
  const objects = (input.objects ?? []).map((from, index) => {
    offMap(from.at, `/objects/${index}/at`, from.id)
    return { ...thingOf(from, own), kind: from.kind, square: squareAt(grid, from.at[0], from.at[1]), putBy: from.putBy ?? null }
  })
  const sides = [...new Set(figures.map(({ side }) => side))]
  for (const side of Object.keys(input.grenadePool ?? {}))
    if (!sides.includes(side))
      problems.push(problem('no-such-side', `/grenadePool/${side}`, 'no-such-side', { side, known: sides.join(', ') }))
  const pending = (input.pending ?? []).map(({ effect, side, at, figure }, index): P.Pending => {
    const path = `/pending/${index}`
    if (at) offMap(at, `${path}/at`, effect)
    if (figure !== undefined && !figures.some(({ id }) => id === figure))
      problems.push(problem('no-such-figure', `${path}/figure`, 'no-figure', { id: figure.slice(0, 60) }))
    return { effect, side, square: at ? squareAt(grid, at[0], at[1]) : null, figure: figure ?? null }
  })
  if (problems.length > 0) return { ok: false, problems }
  if (objects.length > 0) addObjects(layers, objects)
  const everywhere = (input.conditions ?? []).flatMap((one) => (typeof one === 'string' ? [] : (own.get(one) ?? [])))

  let topLevel = 1
  for (const level of layers.level) if (level > topLevel) topLevel = level
  return {
    ok: true,
    value: {
      grid,
      hasMap,
      ...layers,
      mapSight: bare.sight,
      mapGround: bare.ground,
      topLevel,
      figures,
      occupant,
      objects,
      starting: startingOf(map, grid),
      turn: { active: input.turn?.active ?? 'red', round: input.turn?.round ?? 2 },
      mapRules: everywhere.length > 0 ? [...layers.mapRules, ...everywhere] : layers.mapRules,
      special: specialWith(bare.special, objects),
      mapSpecial: bare.special,
      // One with clauses is known by them.
      conditions: (input.conditions ?? []).flatMap((one) => (typeof one === 'object' && own.has(one) ? [] : [asText(one).id])),
      grenades: grenadesOf(input),
      pending,
      teams: input.teams ?? {}
    }
  }
}
