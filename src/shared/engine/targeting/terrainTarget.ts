/**
 * May this wall, blocking square or object be attacked? (TER-11, TER-16, TER-17, OBJ-07)
 * Such an attack needs no roll; whether it destroys is a matter of its damage.
 */
import type { TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import { ignoredBeyond } from './closeAttack.ts'
import { weightOf } from '../../contract/case.ts'
import { distanceBetween, edgeBetween, xyOf, type Square } from '../../grid/grid.ts'
import { BARRIER, BLOCKING, WALL, type MapObject } from '../../position/position.ts'
import { indestructibleIn } from '../ground/terrain.ts'
import { areSquaresAdjacent, isNextTo } from '../situation/adjacency.ts'
import { engaging } from '../situation/hiding.ts'
import { drawLine, figureEnd, fieldOf, rankOfEnds, sightOf, type LineEnd } from '../lineOfFire/bestLine.ts'
import { LINE_VERDICTS } from '../lineOfFire/ruleOnLine.ts'
import { BLOCKED, type LineState } from '../lineOfFire/walk/causes.ts'
import { traceLine } from '../lineOfFire/walk/trace.ts'
import { contributes, decides } from '../situation/reasons.ts'
import type { LineVerdict, Reason } from '../../contract/ruling.ts'
import { clausesOf, isMeant, type FigureState, type Situation } from '../situation/situation.ts'
import { objectionsToShooting, rangedReach, uncounted, withinFlight } from './rangedAttack.ts'
import { objectionsToDistance, weighObjections, type Means, type TargetFinding } from '../situation/target.ts'

interface Found {
  readonly distance: number | null
  readonly reach: number
  readonly lineOfFire: LineVerdict | null
  readonly objections: readonly Reason[]
}

function finding(found: Found, adjacent: boolean, objections: readonly Reason[], because: readonly Reason[], rule: string): TargetFinding {
  const against = [...objections, ...found.objections]
  const legal = against.length === 0
  return {
    legal,
    distance: found.distance,
    reach: found.reach,
    lineOfFire: found.lineOfFire,
    adjacent,
    because: [...weighObjections(against), ...because, ...(legal ? [decides(rule, 'terrain.legal')] : [])]
  }
}

/** Objections to shooting at anything: never shoots, no range, based. */
function shooterObjections(situation: Situation, attacker: FigureState, means: Means, reach: number): Reason[] {
  const against = objectionsToShooting(situation, attacker, means)
  if (reach <= 0 && means.kind !== 'thrown') against.push(decides('ATK-03', 'ranged.no-range', { facts: { user: attacker.id } }))
  const based = engaging(situation, attacker)
  const free = clausesOf(attacker, 'targeting').some(({ clause }) => clause.does === 'ranged-while-based' && clause.at !== 'adjacent')
  if (based.length > 0 && !free) {
    against.push(decides('ATK-03', 'ranged.based', { facts: { user: attacker.id, figures: based.map((other) => other.id), figure: null } }))
  }
  return against
}

/** The state of a line to the far side of a wall, the wall itself and a figure there left out, if it crosses the wall. */
function lineThroughWall(situation: Situation, attacker: FigureState, from: Square, near: Square, far: Square): LineState | null {
  const { position } = situation
  const edge = edgeBetween(position.grid, near, far)
  const edges = position.edges.slice()
  edges[edge] = 0
  const marked = fieldOf(situation)
  const field = marked.with({ edges })
  let crosses = false
  const question = {
    from,
    to: far,
    fromLevel: position.level[from]!,
    toLevel: position.level[far]!,
    ends: rankOfEnds(situation, attacker, null),
    ignore: sightOf(situation, attacker, 'attack').ignore,
    fromFigure: attacker.figure.index,
    toFigure: -2
  }
  // A wall with its flag kept on would block; one without is not heard of. So the crossing is asked for by hand.
  traceLine(marked, question, {
    enter: () => undefined,
    wall: (met) => {
      if (met === edge) crosses = true
    },
    corner: () => undefined
  })
  return crosses ? traceLine(field, question, null) : null
}

function wallByLineThrough(situation: Situation, attacker: FigureState, p: Square, q: Square, reach: number): Found {
  const { grid } = situation.position
  let best: (Found & { readonly distance: number }) | null = null
  for (const from of attacker.squares) {
    for (const [near, far] of [
      [p, q],
      [q, p]
    ] as const) {
      const state = lineThroughWall(situation, attacker, from, near, far)
      if (state === null) continue
      const distance = Math.max(distanceBetween(grid, from, near), distanceBetween(grid, from, far))
      const objections: Reason[] = objectionsToDistance(situation, attacker, distance)
      if (distance > reach) objections.push(decides('LOF-13', 'terrain.too-far', { facts: { distance, reach } }))
      if (state === BLOCKED) objections.push(decides('LOF-09', 'terrain.blocked'))
      const better = best ? Number(objections.length > 0) - Number(best.objections.length > 0) || distance - best.distance : -1
      if (better < 0) best = { distance, reach, lineOfFire: LINE_VERDICTS[state]!, objections }
    }
  }
  return best ?? { distance: null, reach, lineOfFire: null, objections: [decides('TER-17', 'terrain.line-misses-wall')] }
}

function wallByBothSides(situation: Situation, attacker: FigureState, p: Square, q: Square, reach: number): Found {
  const { position } = situation
  const edge = edgeBetween(position.grid, p, q)
  const edges = position.edges.slice()
  edges[edge] = 0
  const open: Situation = { ...situation, position: { ...position, edges } }
  const objections: Reason[] = []
  let distance = 0
  for (const side of [p, q]) {
    // Neither line may be blocked by this very segment; the open board tells the two apart.
    const end: LineEnd = { state: null, squares: [side] }
    const line = drawLine(situation, figureEnd(attacker), end, 'attack')
    const without = drawLine(open, figureEnd(attacker), end, 'attack')
    if (!line || !without) continue
    distance = Math.max(distance, line.distance)
    if (line.state === BLOCKED)
      objections.push(decides(without.state === BLOCKED ? 'LOF-09' : 'TER-17', 'terrain.side-unseen', { at: [xyOf(position.grid, side)] }))
  }
  objections.push(...objectionsToDistance(situation, attacker, distance))
  if (distance > reach) objections.push(decides('LOF-13', 'terrain.too-far', { facts: { distance, reach } }))
  return { distance, reach, lineOfFire: objections.length === 0 ? 'clear' : 'blocked', objections }
}

export function wallTarget(situation: Situation, attacker: FigureState, p: Square, q: Square, means: Means): TargetFinding {
  const flags = situation.position.edges[edgeBetween(situation.position.grid, p, q)]!
  const at = [xyOf(situation.position.grid, p), xyOf(situation.position.grid, q)]
  const objections: Reason[] = []
  if (flags & BARRIER) objections.push(decides('MAP-07', 'terrain.force-field', { at }))
  else if (!(flags & WALL)) objections.push(decides('TER-16', 'terrain.no-wall', { at }))
  const own = attacker.squares.includes(p) || attacker.squares.includes(q)
  if (means.kind === 'close') {
    if (!own) objections.push(decides('TER-16', 'terrain.wall-not-own', { at }))
    return finding({ distance: own ? 0 : null, reach: 1, lineOfFire: null, objections: [] }, own, objections, [], 'TER-16')
  }
  const { reach, because } = rangedReach(situation, attacker, null, means)
  objections.push(...shooterObjections(situation, attacker, means, reach))
  const found =
    situation.ruleset.params.targeting.wallDestruction === 'line-through-wall'
      ? wallByLineThrough(situation, attacker, p, q, reach)
      : wallByBothSides(situation, attacker, p, q, reach)
  return finding({ ...found, objections: withinFlight(means, reach, found.objections) }, own, objections, because, 'TER-17')
}

/** How a square is struck in close combat, and what lets it be struck. */
type Struck = Pick<Found, 'reach' | 'lineOfFire'> & { readonly because: readonly Reason[] }

const touching: Struck = { reach: 1, lineOfFire: null, because: [] }

/** A square that is adjacent to this attacker alone: near enough, with a line to it that it does not block itself (SIZ-09, TER-11). */
function byLongArm(situation: Situation, attacker: FigureState, square: Square): Struck {
  for (const { effect, clause } of clausesOf(attacker, 'targeting')) {
    if (clause.does !== 'close-reach') continue
    const line = drawLine(
      situation,
      figureEnd(attacker),
      { state: null, squares: [square] },
      'attack',
      clause.squares,
      ignoredBeyond(situation, clause)
    )
    if (line === null || line.state === BLOCKED) continue
    const place = { at: [xyOf(situation.position.grid, square)], by: effect.id }
    const facts = { effect: effect.id, squares: clause.squares, distance: line.distance }
    return {
      reach: clause.squares,
      lineOfFire: LINE_VERDICTS[line.state]!,
      because: [contributes(clause.rule, 'terrain.close-reach', { ...place, facts })]
    }
  }
  return touching
}

/** A square to be struck: of blocking terrain, or the one an object lies in. */
function squareTarget(
  situation: Situation,
  attacker: FigureState,
  square: Square,
  means: Means,
  objections: Reason[],
  rule: string
): TargetFinding {
  const isUnder = situation.ruleset.params.objects.markersFall && attacker.squares.includes(square)
  const adjacent = isUnder || attacker.squares.some((from) => areSquaresAdjacent(situation, from, square))
  if (means.kind === 'close') {
    const { reach, lineOfFire, because } = adjacent ? touching : byLongArm(situation, attacker, square)
    const reached = adjacent || because.length > 0
    if (!reached) objections.push(decides(rule, 'terrain.not-adjacent', { at: [xyOf(situation.position.grid, square)] }))
    return finding({ distance: null, reach, lineOfFire, objections: [] }, adjacent, objections, because, rule)
  }
  const { reach, because } = rangedReach(situation, attacker, null, means)
  objections.push(...shooterObjections(situation, attacker, means, reach))
  const end: LineEnd = { state: null, squares: [square] }
  const inReach = drawLine(situation, figureEnd(attacker), end, 'attack', reach)
  const line = inReach ?? drawLine(situation, figureEnd(attacker), end, 'attack')
  const far: Reason[] = objectionsToDistance(situation, attacker, line?.distance ?? null)
  if (line && !inReach && line.distance <= reach) far.push(...uncounted(situation, line))
  if (line && line.distance > reach) far.push(decides('LOF-13', 'terrain.too-far', { facts: { distance: line.distance, reach } }))
  if (line?.state === BLOCKED) far.push(decides('LOF-09', 'terrain.blocked'))
  return finding(
    {
      distance: line?.distance ?? null,
      reach,
      lineOfFire: line ? LINE_VERDICTS[line.state]! : null,
      objections: withinFlight(means, reach, far)
    },
    adjacent || attacker.squares.some((from) => isNextTo(situation, from, square)),
    objections,
    [...because, contributes(rule, 'terrain.no-roll')],
    rule
  )
}

export function blockingTarget(situation: Situation, attacker: FigureState, square: Square, means: Means): TargetFinding {
  const at = [xyOf(situation.position.grid, square)]
  const objections: Reason[] = []
  if (!(situation.position.sight[square]! & BLOCKING))
    objections.push(
      situation.position.level[square]! > 1
        ? decides('TER-08', 'terrain.elevated', { at })
        : decides('TER-11', 'terrain.not-blocking', { at })
    )
  const marker = situation.position.objects.findLast((object) => object.kind === 'blocking-marker' && object.square === square)
  if (marker?.indestructible)
    objections.push(decides('OBJ-07', 'terrain.marker-indestructible', { at, by: marker.id, facts: { object: marker.id } }))
  for (const rule of indestructibleIn(situation, square)) objections.push(decides(rule.rule, 'terrain.indestructible', { at, by: rule.id }))
  return squareTarget(situation, attacker, square, means, objections, 'TER-11')
}

export function objectTarget(
  situation: Situation,
  attacker: FigureState,
  { id, square, kind, indestructible }: Pick<MapObject, 'id' | 'square' | 'kind' | 'indestructible'>,
  means: Means
): TargetFinding {
  // A blocking marker is blocking terrain and may be destroyed (ERR-15); debris and markers of hindering terrain are terrain.
  if (kind === 'blocking-marker') return blockingTarget(situation, attacker, square, means)
  const { markersFall } = situation.ruleset.params.objects
  const stays = !markersFall && weightOf(kind) === null && kind !== 'object' && kind !== 'equipment'
  const terrain = [
    ...(stays ? [decides('OBJ-07', 'terrain.marker-stays')] : []),
    ...(indestructible ? [decides('OBJ-07', 'terrain.marker-indestructible', { by: id, facts: { object: id } })] : [])
  ]
  return squareTarget(
    situation,
    attacker,
    square,
    means,
    [...terrain, ...objectionsByGround(situation, square, 'destroy', attacker)],
    'OBJ-07'
  )
}

/** The actions on objects that their ground prevents. */
type Forbidden = Exclude<Extract<TerrainClause, { readonly phase: 'object' }>['forbids'][number], 'pick-up'>

/** Ground that keeps the objects on it from this (MAP-16). */
export function objectionsByGround(situation: Situation, square: Square, what: Forbidden, who: FigureState): Reason[] {
  return (situation.position.special.get(square) ?? []).flatMap((rule) =>
    rule.clauses.flatMap((clause) =>
      clause.phase === 'object' && clause.forbids.includes(what) && isMeant(situation, who, clause.only)
        ? [
            decides(clause.rule, `terrain.object-${what}`, {
              at: [xyOf(situation.position.grid, square)],
              by: rule.id,
              facts: { terrain: rule.id }
            })
          ]
        : []
    )
  )
}
