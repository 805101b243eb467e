/** A moment of a timeline as a table of its own: what stands where, with which click, tokens and counters. */
import { withoutUndefined } from '../base/fields.ts'
import type { FigureState, Lasting } from '../engine/situation/situation.ts'
import { freeNextTo } from '../engine/attack/prisoners.ts'
import type { Play } from '../engine/timeline/play/play.ts'
import { placesAt } from '../engine/ground/base.ts'
import { edgeBetween, squareAt, xyOf, type Square } from '../grid/grid.ts'
import { WALL } from '../position/position.ts'
import {
  weightOf,
  type CaseFigure,
  type CaseMap,
  type CaseObject,
  type CaseTeam,
  type ClixCase,
  type HeldObject,
  type StillToCome,
  type ValueEffect
} from '../contract/case.ts'
import { asText } from '../contract/ownText.ts'
import { sideAt } from '../contract/caseSquares.ts'

/** A field that the case states, or that has come to differ from what counts where nothing is stated. */
const stated = <T>(before: T | undefined, now: T, unstated: T): T | undefined =>
  before === undefined && now === unstated ? undefined : now

/** What is written of the objects of a case, on the map and in hands, by their ids. */
function thingsIn({ objects = [], figures = [] }: ClixCase): ReadonlyMap<string, HeldObject> {
  const held = figures.flatMap(({ held: one }) => (one ? [one] : []))
  const equipment = [
    ...figures.flatMap((figure) => figure.equipment ?? []),
    ...[...objects, ...held].flatMap(({ kind, special, inHand }) => (kind === 'equipment' ? (special ?? inHand ?? []) : []))
  ].map((special): HeldObject => ({ id: asText(special).id, special }))
  return new Map(
    [...equipment, ...objects, ...held].flatMap(({ id, name, special, inHand, printed, indestructible, immobile }) => {
      const thing = withoutUndefined({ id, name, special, inHand, printed, indestructible, immobile })
      return Object.keys(thing).length > 1 ? [[id, thing] as const] : []
    })
  )
}

/** Where a figure that is free again and not put down yet is drawn: on the first base next to its captor (ABL-CAP). */
function besideCaptor({ situation }: Play, captive: FigureState, captor: readonly Square[]): readonly Square[] {
  const [first] = freeNextTo(situation, captive, captor)
  return first === undefined ? [] : placesAt(situation, captive, first)[0]!
}

/** The changes of its values in force, the oldest first: those of the case without an end, and those that last. */
function effectsAt({ effects = [] }: CaseFigure, state: FigureState, { situation }: Play): CaseFigure['effects'] {
  const there = situation.states.filter(({ ko }) => !ko).map(({ id }) => id)
  const lasting = (situation.lasting ?? []).flatMap(({ on, by, applied, untilTurnOf, endsWithSource }): readonly ValueEffect[] => {
    if (on !== state.id || !applied) return []
    const { modifier, replacement, attack, nextTo, minimum, rule, value, source } = applied
    const until = untilTurnOf === undefined ? undefined : untilTurnOf === null ? ('turn-ends' as const) : { turnOf: untilTurnOf }
    // A defeated figure is not on the table; an effect that needs it has ended.
    const user = endsWithSource ? by : applied.by
    const present = user !== undefined && there.includes(user) ? user : undefined
    return [withoutUndefined({ value, modifier, replacement, source, by: present, until, attack, nextTo, minimum, rule })]
  })
  const all = [...effects.filter(({ until }) => until === undefined), ...lasting]
  return all.length > 0 ? all : undefined
}

/** The object in a figure's hand; its kind is given unless `holding` gives it as a weight. */
function heldAt({ id, figure: { holding, held } }: FigureState, things: ReadonlyMap<string, HeldObject>): HeldObject | undefined {
  const thing = held === null ? undefined : things.get(held.id)
  if (holding === null || weightOf(holding) !== null) return thing
  return { id: `${id}-object`, ...thing, ...(held ? { id: held.id } : {}), kind: holding }
}

/** The equipment of a figure: as in the case, or as changed since by the timeline. */
function equipmentAt(from: CaseFigure, { figure }: FigureState, things: ReadonlyMap<string, HeldObject>): CaseFigure['equipment'] {
  const worn = figure.traits.filter(({ kind }) => kind === 'equipment').map(({ id }) => id)
  const before = from.equipment?.map((one) => asText(one).id) ?? []
  if (worn.join('\n') === before.join('\n')) return from.equipment
  return worn.length === 0 ? undefined : worn.map((id) => things.get(id)?.special ?? id)
}

/** Its keywords, with those that it has gained since. */
const keywordsAt = (from: CaseFigure, { figure: { keywords } }: FigureState): CaseFigure['keywords'] =>
  keywords.length === (from.keywords?.length ?? 0) ? from.keywords : keywords

function figureAt(from: CaseFigure, state: FigureState, play: Play, index: number, things: ReadonlyMap<string, HeldObject>): CaseFigure {
  const { grid } = play.situation.position
  const waiting = state.figure.rescuedFrom ? besideCaptor(play, state, state.figure.rescuedFrom) : []
  const squares = (state.squares.length > 0 ? state.squares : waiting).map((square) => xyOf(grid, square))
  const at = squares.length === 1 && !from.squares ? squares[0] : undefined
  const captor = state.figure.captiveOf ?? undefined
  const holding = state.figure.holding === null ? undefined : (weightOf(state.figure.holding) ?? undefined)
  const lent = (play.situation.lasting ?? []).flatMap(({ on, gives }) => (on === state.id ? (gives ?? []) : []))
  const figure: CaseFigure = {
    ...from,
    at,
    squares: at || squares.length === 0 ? undefined : squares,
    captiveOf: captor,
    pilotOf: state.figure.pilotOf ?? undefined,
    aside: (state.figure.aside && state.figure.pilotOf === null) || undefined,
    replacedBy: state.figure.aside && state.figure.replacedBy.length > 0 ? state.figure.replacedBy : undefined,
    side: stated(from.side, state.side, sideAt({}, index)),
    click: stated(from.click, state.click, 1),
    tokens: stated(from.tokens, state.tokens, 0),
    countered: state.countered.length > 0 || from.countered ? state.countered : undefined,
    acted: stated(from.acted, state.figure.acted, true),
    spotted: stated(from.spotted, state.figure.spotted, false),
    holding,
    held: heldAt(state, things),
    equipment: equipmentAt(from, state, things),
    generatedBy: state.figure.generatedBy ?? undefined,
    keywords: keywordsAt(from, state),
    copies: state.figure.copies ?? undefined,
    counters: Object.keys(state.figure.counters).length > 0 ? state.figure.counters : undefined,
    effects: effectsAt(from, state, play),
    powers: lent.length > 0 ? [...new Set([...(from.powers ?? []), ...lent])] : from.powers
  }
  return withoutUndefined(figure)
}

/** The map without the walls that fell; the same value where all of them stand. */
function mapAt(map: CaseMap, play: Play): CaseMap {
  const { grid, edges } = play.situation.position
  const left = map.walls?.filter(
    ([a, b]) => (edges[edgeBetween(grid, squareAt(grid, a[0], a[1]), squareAt(grid, b[0], b[1]))]! & WALL) !== 0
  )
  return left === undefined || left.length === map.walls?.length ? map : { ...map, walls: left }
}

function objectsAt(input: ClixCase, play: Play): readonly CaseObject[] | undefined {
  const { grid, objects } = play.situation.position
  if (objects.length === 0) return input.objects && []
  const things = thingsIn(input)
  const taken = new Set(input.figures?.map(({ id }) => id))
  return objects.map(({ id, kind, square, putBy }) => {
    // Two things that were made on the way may have got the same name.
    let own = id
    for (let number = 2; taken.has(own); number++) own = `${id}-${number}`
    taken.add(own)
    // What it is called and does goes with it.
    return {
      ...things.get(id),
      ...input.objects?.find((one) => one.id === id),
      id: own,
      kind,
      at: xyOf(grid, square),
      ...(putBy ? { putBy } : {})
    }
  })
}

/** What grenades still do in a later turn (ABL-GRN). */
const pendingAt = (play: Play): readonly StillToCome[] =>
  play.turn.bursts.map(({ effect, side, square, marked }) => ({
    effect,
    side,
    ...(square === null ? {} : { at: xyOf(play.situation.position.grid, square) }),
    ...(marked ? { figure: marked.figure } : {})
  }))

/** What sides have agreed, with what is left of the Probability Control of their themed teams (TRN-11). */
function teamsAt({ teams }: ClixCase, play: Play): ClixCase['teams'] {
  if (!teams) return undefined
  const left = Object.entries(teams).map(([side, team]): readonly [string, CaseTeam] => {
    const used = play.turn.teamUses.get(side) ?? 0
    return [
      side,
      team.probabilityControl === undefined ? team : { ...team, probabilityControl: Math.max(0, team.probabilityControl - used) }
    ]
  })
  return Object.fromEntries<CaseTeam>(left)
}

/**
 * The table of `input` as it stands at a moment of its timeline: figures where they are now, with their clicks, tokens,
 * sides, objects, countered powers and changed values; those out of the game are gone, and so are walls that fell. Its question
 * is an empty timeline. When powers that ground lent end is not part of a table (`lostAt` names them).
 */
export function tableAt(input: ClixCase, play: Play): ClixCase {
  const there = (input.figures ?? []).flatMap((from) => {
    const state = play.situation.states.find(({ id }) => id === from.id)
    return state && !state.ko ? [{ from, state }] : []
  })
  const things = thingsIn(input)
  const map = input.map && mapAt(input.map, play)
  const objects = objectsAt(input, play)
  // Nobody is left to throw what a side without figures has.
  const pool = [...play.situation.position.grenades].filter(([side]) => there.some(({ state }) => state.side === side))
  const teams = teamsAt(input, play)
  // Who is out of the game is marked no more.
  const pending = pendingAt(play).filter(({ figure }) => figure === undefined || there.some(({ from }) => from.id === figure))
  const buildTotal = 'buildTotal' in input.ask ? input.ask.buildTotal : undefined
  return {
    format: input.format,
    ruleset: input.ruleset,
    ...(map ? { map } : {}),
    figures: there.map(({ from, state }, index) => figureAt(from, state, play, index, things)),
    ...(objects ? { objects } : {}),
    ...(input.specialTerrain ? { specialTerrain: input.specialTerrain } : {}),
    ...(pool.length > 0 ? { grenadePool: Object.fromEntries(pool) } : {}),
    ...(pending.length > 0 ? { pending } : {}),
    ...(input.conditions ? { conditions: input.conditions } : {}),
    ...(teams ? { teams } : {}),
    turn: { active: play.active, round: play.situation.position.turn.round },
    ask: { kind: 'timeline', events: [], ...(buildTotal === undefined ? {} : { buildTotal }) }
  }
}

/** Effects of that moment that a table does not have: the end of powers that ground lent (MAP-21). */
export const lostAt = (play: Play): readonly Lasting[] => (play.situation.lasting ?? []).filter(({ gives }) => gives !== undefined)
