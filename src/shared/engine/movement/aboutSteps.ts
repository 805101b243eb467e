/** Reasons of the steps of a path: refusals, stops, and the ground that causes them. */
import { distanceBetween, xyOf, type Square } from '../../grid/grid.ts'
import { HINDERING, WATER } from '../../position/position.ts'
import type { SquareXY } from '../../contract/case.ts'
import type { TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import { isDoorBetween } from '../situation/adjacency.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, isMeant, type FigureState, type Situation } from '../situation/situation.ts'
import type { Mover } from '../ground/ground.ts'
import { HINDERS } from '../ground/terrain.ts'
import { isObject } from '../situation/objectRules.ts'
import { isStair, stepOf, type Step, type StepRefusal, type StopCause } from '../ground/step.ts'

import type { Walked } from './walk.ts'

/** The row and sentence of each refusal. */
const REFUSALS: Readonly<Record<StepRefusal, readonly [rule: string, say: string]>> = {
  'not-a-neighbour': ['MOV-01', 'move.not-a-neighbour'],
  wall: ['TER-13', 'move.wall'],
  field: ['MAP-07', 'move.force-field'],
  blocking: ['TER-06', 'move.blocking'],
  special: ['TER-07', 'move.special'],
  level: ['MOV-08', 'move.level'],
  corner: ['MOV-09', 'move.corner'],
  figure: ['MOV-02', 'move.figure'],
  guarded: ['TEAM-HYPERTIME', 'move.guarded'],
  'opening-too-narrow': ['COL-05', 'move.opening-too-narrow'],
  'base-between': ['ADJ-05', 'move.base-between']
}
/** The row and sentence of each stop. */
const STOPS: Readonly<Record<StopCause, readonly [rule: string, say: string]>> = {
  hindering: ['MOV-05', 'move.stop-hindering'],
  'corner-hindering': ['MOV-09', 'move.stop-corner-hindering'],
  opponent: ['MOV-03', 'move.stop-opponent'],
  held: ['POW-PL', 'move.stop-plasticity'],
  special: ['MAP-08', 'move.stop-terrain'],
  boundary: ['MOV-08', 'move.stop-boundary']
}

/** If the stricter way around a corner decides, the reason names that way (MOV-09 before May 2010). */
const strictly = (situation: Situation, what: StepRefusal | StopCause): string =>
  situation.ruleset.params.movement.cornerIsStricter && (what === 'corner' || what === 'corner-hindering') ? '-stricter' : ''

/** The row by which the figure's move ends in this square. */
export function stopRule(situation: Situation, figure: FigureState, stop: StopCause, square: Square): string {
  const [usual] = STOPS[stop]
  if (stop !== 'special') return usual
  const clauses = situation.position.special.get(square)?.flatMap((rule) => rule.clauses) ?? []
  return clauses.find((clause) => clause.phase === 'movement-stop' && isMeant(situation, figure, clause.only))?.rule ?? usual
}

/** Reasons for a step from special ground, stairs and links. */
function aboutGround(situation: Situation, mover: Mover, from: Square, to: Square, step: Step): Reason[] {
  const { grid, special, level } = situation.position
  const place = { at: [xyOf(grid, to)], facts: { figure: mover.figure.id, square: xyOf(grid, to) } }
  const found: Reason[] = []
  const tell = (matters: (clause: TerrainClause) => boolean, say: string): void => {
    for (const rule of special.get(to) ?? []) {
      const clause = rule.clauses.find(matters)
      if (clause) found.push(contributes(clause.rule, say, { ...place, by: rule.id, facts: { ...place.facts, terrain: rule.id } }))
    }
  }
  const acts =
    (kinds: readonly string[]) =>
    (clause: TerrainClause): boolean =>
      clause.phase === 'enter' || (clause.phase === 'terrain' && clause.for !== 'line-of-fire' && kinds.includes(clause.actsAs))
  if (step.refusal === 'blocking' || step.refusal === 'special') tell(acts(['blocking']), 'move.special-ground')
  if (step.stop === 'hindering') tell(acts(['hindering', 'water']), 'move.special-ground')
  if (step.refusal === null && distanceBetween(grid, from, to) > 1) tell((clause) => clause.phase === 'adjacent', 'move.linked')
  if (step.refusal === null && level[from] !== level[to] && !mover.climbs && isStair(situation, from, to))
    found.push(contributes('MOV-08', 'move.stairs', place))
  return found
}

/** Water is hindering terrain for movement, or terrain of its own kind that other symbols do not pass (TER-05, Q23). */
function aboutWater(
  situation: Situation,
  mover: Mover,
  stop: StopCause | null,
  square: Square,
  place: { readonly at: readonly SquareXY[]; readonly facts: Reason['facts'] }
): Reason[] {
  const { ground } = situation.position
  if ((ground[square]! & (WATER | HINDERING)) !== WATER || !mover.ignores.has('hindering')) return []
  if (!mover.ignores.has('water')) return stop === 'hindering' ? [considered('TER-05', 'move.water-own-kind', place)] : []
  const passes = clausesOf(mover.figure, 'movement').find(
    ({ clause }) => clause.ignores.includes('water') && clause.ignores.includes('hindering')
  )
  return passes
    ? [considered('TER-05', 'move.over-water', { ...place, by: passes.effect.id, facts: { ...place.facts, effect: passes.effect.id } })]
    : []
}

/** Things that a step passes and that do not slow or stop it in some editions: hindering terrain, water, objects, doors. */
function aboutOpenGround(
  situation: Situation,
  mover: Mover,
  from: Square,
  to: Square,
  place: { readonly at: readonly SquareXY[]; readonly facts: Reason['facts'] }
): Reason[] {
  const { params } = situation.ruleset
  const { ground, objects } = situation.position
  const here = ground[to]!
  const lies = params.objects.hinder ? undefined : objects.findLast(({ square }) => square === to)
  return [
    ...((here & HINDERING) !== 0 && params.movement.hindering === 'nothing' ? [considered('MOV-05', 'move.hindering-nothing', place)] : []),
    ...((here & WATER) !== 0 && params.movement.water === 'nothing' ? [considered('TER-05', 'move.water-nothing', place)] : []),
    ...(lies && isObject(lies.kind)
      ? [considered('TER-09', 'move.object-nothing', { ...place, facts: { ...place.facts, object: lies.id } })]
      : []),
    ...(isDoorBetween(situation, from, to) && !mover.ignores.has('blocking') ? [contributes('TER-13', 'move.door', place)] : [])
  ]
}

const BLOCKING_KINDS: ReadonlySet<string> = new Set(['blocking', 'indoor-blocking', 'outdoor-blocking'])

/** The ability that takes the mover through some blocking terrain but not through this one, and the effect that grants it. */
function passesOther({ ruleset }: Situation, { figure, ignores }: Mover, place: Pick<Reason, 'at' | 'facts'>): Reason[] {
  if (ruleset.params.targeting.wrongTarget !== 'by-effect' || ![...ignores].some((one) => BLOCKING_KINDS.has(one))) return []
  const able = clausesOf(figure, 'movement').filter(({ clause }) =>
    clause.ignores.some((one) => BLOCKING_KINDS.has(one) && ignores.has(one))
  )
  const granted = new Set(able.map(({ effect }) => effect.id))
  const grants = clausesOf(figure, 'possess').filter(({ clause }) => clause.does === 'give' && clause.gives.some((id) => granted.has(id)))
  return [...able, ...grants].map(({ effect, clause }) =>
    considered(clause.rule, 'move.passes-other', { ...place, by: effect.id, facts: { ...place.facts, effect: effect.id } })
  )
}

/** Reasons of the steps: refusals and stops that did not count, and stops that did. */
export function tellSteps(
  situation: Situation,
  mover: Mover,
  walked: Walked,
  from: Square,
  path: readonly Square[]
): { against: Reason[]; because: Reason[] } {
  const { grid } = situation.position
  const against: Reason[] = []
  const because: Reason[] = []
  let before: StopCause | null = null
  let at = from
  walked.steps.forEach((step, index) => {
    const next = path[index]!
    const place = { at: [xyOf(grid, next)], facts: { figure: mover.figure.id, square: xyOf(grid, next), step: index + 1 } }
    if (before)
      against.push(decides(stopRule(situation, mover.figure, before, at), 'move.should-have-stopped', { ...place, at: [xyOf(grid, at)] }))
    const lesser = mover.lesser?.get(next)
    const full = lesser ? stepOf(situation, { ...mover, lesser: null }, at, next) : step
    if (full.refusal !== step.refusal || full.stop !== step.stop) because.push(decides('IMT-07', 'move.lost-on-the-way', place))
    if (step.refusal)
      against.push(
        decides(REFUSALS[step.refusal][0], `${REFUSALS[step.refusal][1]}${strictly(situation, step.refusal)}`, { ...place, by: step.by })
      )
    if (step.refusal === 'blocking' || step.refusal === 'wall') because.push(...passesOther(situation, mover, place))
    before = step.stop
    if (before)
      because.push(
        // That a boundary is crossed at all is a part of the verdict.
        (before === 'boundary' ? decides : contributes)(
          stopRule(situation, mover.figure, before, next),
          `${STOPS[before][1]}${strictly(situation, before)}`,
          { ...place, by: step.by }
        )
      )
    if (before === 'corner-hindering' && (mover.ground[at]! & HINDERS) !== 0)
      because.push(considered('MOV-09', 'move.stop-corner-again', place))
    if (step.refusal === null)
      because.push(...aboutWater(situation, mover, before, next, place), ...aboutOpenGround(situation, mover, at, next, place))
    because.push(...aboutGround(situation, mover, at, next, step))
    at = next
  })
  return { against, because }
}
