/**
 * From a checked case to a position. The shape of the case is known to be right by now; what is checked here is
 * what only the whole can tell: figures on the map, no two in one square, objects on the map.
 */
import { problem } from '../base/problem.ts'
import { isAmong } from '../base/text/plainName.ts'
import {
  COUNTED,
  type CaseFigure,
  type CaseMap,
  type CaseTeam,
  type ClixCase,
  type Grant,
  type HeldObject,
  type OwnText,
  type SpecialPower,
  type ValueEffect
} from '../contract/case.ts'
import { asText, carriedIn, grantedBy } from '../contract/ownText.ts'
import { isAside, sideAt, squaresOf } from '../contract/caseSquares.ts'
import { isOnGrid, squareAt, type Grid } from '../grid/grid.ts'
import type { Problem, Result } from '../base/result.ts'
import { alternateTeamId } from '../contract/alternateTeams.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'
import { showsKnockOut, showsText } from './dial.ts'
import { edgesWithDoors, layersOfMap, specialWith, startingOf, withLying, type Rules } from './mapLayers.ts'
import type * as P from './position.ts'

/** Own clauses of figures, objects and conditions, by the text that holds them. */
export type OwnRules = ReadonlyMap<OwnText, SpecialTerrainRule>
const NO_OWN_RULES: OwnRules = new Map()
/** How the edition reads objects and doors of a map. */
export interface BoardRules extends P.Lying {
  readonly doors: 'marks' | 'walls'
}
const PLAIN: BoardRules = { hinder: true, onlyTop: false, doors: 'marks' }
const NO_EFFECTS: readonly ValueEffect[] = []
const NO_MAP: CaseMap = { size: [1, 1] }

const isConditional = (grant: string | Grant): grant is Grant => typeof grant !== 'string'

/** @param own clauses, checked */
function textOf(
  kind: P.FigureText['kind'],
  from: OwnText & Pick<SpecialPower, 'slot'>,
  own: OwnRules,
  dial: CaseFigure['dial'] = []
): P.FigureText {
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
    ...(from.slot !== undefined && { slot: from.slot }),
    onClicks: dial.some((click) => showsText(click, from)),
    protected: from.protected ?? [],
    ...(from.accepted !== undefined && { accepted: from.accepted }),
    ...(from.uniqueModifier ? { uniqueModifier: true as const } : {})
  }
}

function thingOf({ id, kind, special, inHand, printed, indestructible, immobile }: HeldObject, own: OwnRules): P.Thing {
  const marks = {
    ...(printed ? { printed } : {}),
    ...(indestructible ? { indestructible: true as const } : {}),
    ...(immobile ? { immobile: true as const } : {})
  }
  // Equipment works only while a figure wears it.
  if (kind === 'equipment')
    return { id, special: null, rule: null, inHand: null, worn: textOf('equipment', asText(special ?? inHand ?? id), own), ...marks }
  return {
    id,
    special: special === undefined ? null : asText(special).id,
    rule: typeof special === 'object' ? (own.get(special) ?? null) : null,
    inHand: inHand === undefined ? null : textOf('object', asText(inHand), own),
    ...marks
  }
}

/** The powers that put markers on the map, by kind of marker. */
const MARKED_BY: Readonly<Record<string, string>> = {
  smoke: 'smoke-cloud',
  'hindering-marker': 'smoke-cloud',
  'blocking-marker': 'barrier'
}

/** The alternate team ability of its force where it has the keyword (NEW-03), and has no team ability that is the same; null: none. */
function alternateOf({ teamAbilities = [], keywords = [] }: CaseFigure, team: CaseTeam | undefined): string | null {
  const ata = team?.ata
  if (!ata) return null
  const { keywords: asked = null, everyKeyword } = ata
  const has = (keyword: string): boolean => isAmong(keywords, keyword)
  if (asked !== null && !(everyKeyword ? asked.length > 0 && asked.every(has) : asked.some(has))) return null
  const id = alternateTeamId(ata.id)
  return teamAbilities.includes(id) ? null : id
}

function figureOf(from: CaseFigure, index: number, grid: Grid, clix: boolean, team: CaseTeam | undefined, own: OwnRules): P.Figure {
  const line = from.lines?.[from.line ?? 0]
  const ata = alternateOf(from, team)
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
    teamAbilities: [...(from.teamAbilities ?? []), ...(ata === null ? [] : [ata])],
    ata,
    countered: from.countered ?? [],
    tokens: from.tokens ?? 0,
    points: from.points ?? line?.points ?? COUNTED.points,
    holding: from.holding ?? from.held?.kind ?? null,
    held: from.held === undefined ? null : thingOf(from.held, own),
    acted: from.acted ?? true,
    click: from.click ?? line?.click ?? 1,
    dial: from.dial ?? [],
    flight: from.flight ?? null,
    spotted: from.spotted ?? false,
    captiveOf: from.captiveOf ?? null,
    pilotOf: from.pilotOf ?? null,
    passengers: from.passengers ?? null,
    piloted: null,
    generatedBy: from.generatedBy ?? null,
    max: from.max ?? null,
    aside: isAside(from),
    replacedBy: from.replacedBy ?? [],
    duo: (from.duo ?? []).map((names) => (typeof names === 'string' ? [names] : names)),
    realName: from.realName ?? from.name ?? from.id,
    wildCard: from.wildCard ?? from.copies !== undefined,
    copies: from.copies ?? null,
    counters: from.counters ?? {},
    rescuedFrom: null,
    defeated: false,
    set: from.set ?? null,
    effects: from.effects ?? NO_EFFECTS
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
export function positionOf(
  input: ClixCase,
  rules: Rules,
  own: OwnRules = NO_OWN_RULES,
  { doors, ...lying }: BoardRules = PLAIN
): Result<P.Position> {
  const map = input.map ?? NO_MAP
  const grid: Grid = { columns: map.size[0], rows: map.size[1] }
  const problems: Problem[] = []
  const offMap = (place: readonly [number, number], path: string, who: string): void => {
    if (isOnGrid(grid, place[0], place[1])) return
    problems.push(problem('off-map', path, 'piece-off-map', { id: who, x: place[0], y: place[1], columns: grid.columns, rows: grid.rows }))
  }

  const layers = layersOfMap(map, grid, rules)
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
    const maker = from.generatedBy === undefined ? undefined : input.figures?.find(({ id }) => id === from.generatedBy)
    if (from.generatedBy !== undefined && !maker)
      problems.push(problem('no-such-figure', `/figures/${index}/generatedBy`, 'no-figure', { id: from.generatedBy.slice(0, 60) }))
    // A generated figure also has the keywords of its maker.
    const made = maker?.keywords && !figure.aside ? { ...figure, keywords: [...new Set([...figure.keywords, ...maker.keywords])] } : figure
    return input.figures?.some(({ pilotOf }) => pilotOf === from.id) ? { ...made, piloted: true } : made
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
    return {
      ...thingOf(from, own),
      kind: from.kind,
      square: squareAt(grid, from.at[0], from.at[1]),
      putBy: from.putBy ? { ...from.putBy, effect: from.putBy.effect ?? MARKED_BY[from.kind] ?? from.kind } : null
    }
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
  const everywhere = (input.conditions ?? []).flatMap((one) => (typeof one === 'string' ? [] : (own.get(one) ?? [])))

  let mapTopLevel = 1
  for (const level of layers.level) if (level > mapTopLevel) mapTopLevel = level
  const bare = { mapSight: layers.sight, mapGround: layers.ground, mapLevel: layers.level, mapTopLevel, lying }
  return {
    ok: true,
    value: {
      grid,
      hasMap,
      ...layers,
      edges: doors === 'walls' ? edgesWithDoors(layers.edges, layers, map, grid) : layers.edges,
      ...bare,
      ...(objects.length > 0 ? withLying(bare, objects) : { topLevel: mapTopLevel }),
      figures,
      occupant,
      objects,
      waiting: new Set(),
      starting: startingOf(map, grid),
      turn: { active: input.turn?.active ?? 'red', round: input.turn?.round ?? 2 },
      mapRules: everywhere.length > 0 ? [...layers.mapRules, ...everywhere] : layers.mapRules,
      special: specialWith(layers.special, objects),
      mapSpecial: layers.special,
      // One with clauses is known by them.
      conditions: (input.conditions ?? []).flatMap((one) => (typeof one === 'object' && own.has(one) ? [] : [asText(one).id])),
      grenades: grenadesOf(input),
      pending,
      teams: input.teams ?? {}
    }
  }
}
