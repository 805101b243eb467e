/** An attack on a wall, a blocking square or an object: no roll; 3 damage destroy it (TER-11, TER-16, OBJ-07). */
import { PRINTED, type CaseTarget, type SquareXY } from '../../contract/case.ts'
import { squareAt, xyOf, type Square } from '../../grid/grid.ts'
import { BLOCKING, HINDERING, WATER, type MapObject } from '../../position/position.ts'
import type { Situation } from '../situation/situation.ts'
import { absenceOf } from '../situation/absence.ts'
import { isUsedInClose } from '../situation/objectRules.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { endAction } from './actionEnds.ts'
import { unavoidable } from '../damage/damage.ts'
import { attackClauses, combatKind, insteadOf, type AttackInput } from './input.ts'
import { toll } from './onHit.ts'
import { blockingTarget, objectTarget, wallTarget } from '../targeting/terrainTarget.ts'
import { markerUsed } from '../values/heldMarker.ts'
import { hurtWithoutMarker } from './brokenThrough.ts'
import { valueOf } from '../values/valueOf.ts'
import { attackContext } from './roll.ts'
import { numberOf } from '../situation/objectRules.ts'
import { Tally } from '../tokens/tally.ts'
import type { AttackFields } from './resolve.ts'
import { tooManyTokens } from '../tokens/tokens.ts'

export type TerrainTarget = Exclude<CaseTarget, string>

function damageOf(input: AttackInput, because: Reason[]): number {
  const { holding } = input.attacker.figure
  if (input.means.kind === 'thrown' && holding) return numberOf(input.situation.ruleset.params.objects.throwDamage, holding)
  const thrown = insteadOf(input)
  if (thrown?.isThrown) return thrown.clause.deals
  const roll = attackClauses(input.attacker, input.means, 'damage-roll')[0]
  const die = roll ? input.oracle.die(input.attacker.id, roll.clause.roll) : undefined
  const lock = roll && die !== undefined ? { source: roll.id, rule: roll.clause.rule, value: die } : null
  if (roll && die !== undefined) because.push(contributes('ERR-07', 'clarified.blades-wall', { by: roll.id, facts: { roll: die } }))
  const value = valueOf(input.situation, input.attacker, 'damage', { ...attackContext(input, null, true, null), atTerrain: true, lock })
  because.push(...quiet(value.because))
  return value.value
}

/** Debris falls into clear squares, not into what is something already (TER-16). */
function debrisIn(input: AttackInput, squares: readonly Square[]): SquareXY[] {
  const { position } = input.situation
  return squares
    .filter((square) => !(position.sight[square]! & (BLOCKING | HINDERING | WATER)))
    .map((square) => xyOf(position.grid, square))
}

/** Attacks whose power speaks of figures and nothing else: all in reach, an area, no damage, an expert's one target. */
const AT_FIGURES = new Set(['all-close-targets', 'area', 'no-damage'])

/** The power in use that strikes at figures only, as its words have it (POW-QK, POW-PW, POW-CE), or nothing. */
function onlyAtFigures({ attacker, means }: AttackInput): Reason[] {
  return [...attacker.can.values()]
    .filter(({ id }) => means.during.includes(id) && means.object === undefined)
    .filter(({ clauses }) =>
      clauses.some(
        (clause) =>
          (clause.phase === 'attack' && AT_FIGURES.has(clause.does)) || (clause.phase === 'value-choice' && means.kind !== 'thrown')
      )
    )
    .map(({ id, rule }) => decides(rule, 'terrain.only-figures', { by: id, facts: { effect: id } }))
}

/** A blocking marker is blocking terrain, named by its id or by its square (TER-11, ERR-15). */
function asTerrain(named: TerrainTarget, { position }: Situation): TerrainTarget {
  const marker = 'object' in named ? position.objects.find(({ id, kind }) => id === named.object && kind === 'blocking-marker') : undefined
  return marker ? { square: xyOf(position.grid, marker.square) } : named
}

/** The blocking marker that makes the square blocking terrain: the last one in the list. */
const markerIn = ({ position: { objects } }: Situation, square: Square): MapObject | undefined =>
  objects.findLast((object) => object.kind === 'blocking-marker' && object.square === square)

export function resolveTerrainAttack(
  input: AttackInput,
  named: TerrainTarget,
  forbidden: readonly Reason[],
  tally = new Tally(input.situation)
): AttackFields {
  const { situation, attacker, means } = input
  const { grid, objects } = situation.position
  const target = asTerrain(named, situation)
  const at = ([x, y]: SquareXY): Square => squareAt(grid, x, y)
  const object = 'object' in target ? objects.find(({ id }) => id === target.object) : undefined
  const finding =
    'wall' in target
      ? wallTarget(situation, attacker, at(target.wall[0]), at(target.wall[1]), means)
      : 'square' in target
        ? blockingTarget(situation, attacker, at(target.square), means)
        : object
          ? objectTarget(situation, attacker, object, means)
          : { legal: false, because: [decides('OBJ-07', 'terrain.no-object')] }
  const absent = absenceOf(situation, attacker)
  const tokens = input.withinAction ? null : tooManyTokens(input.situation, attacker)
  const against = [...(absent ? [absent] : []), ...forbidden, ...onlyAtFigures(input), ...(tokens ? [tokens] : [])]
  const empty = {
    needed: {},
    total: null,
    critical: null,
    hits: [],
    damageDealt: {},
    damageTaken: {},
    selfDamage: 0,
    knockBack: { verdict: 'none', results: [] }
  } as const
  if (!finding.legal || against.length > 0) {
    const [first, ...others] = [...against, ...finding.because]
    const because = [...(first ? [first] : []), ...quiet(others)]
    return { ...empty, verdict: 'illegal', destroyed: false, debris: [], after: tally.after(), because }
  }
  const because: Reason[] = quiet(finding.because)
  const damage = damageOf(input, because)
  const piece = object ?? ('square' in target ? markerIn(situation, at(target.square)) : undefined)
  const enough = piece?.printed?.destroy ?? (object?.kind === 'ultra-heavy' ? 4 : PRINTED.destroy)
  const destroyed = damage >= enough
  const rule = 'wall' in target ? 'TER-16' : 'square' in target ? 'TER-11' : 'OBJ-07'
  const squares = 'wall' in target ? [at(target.wall[0]), at(target.wall[1])].sort((a, b) => a - b) : []
  const debris = !destroyed ? [] : 'wall' in target ? debrisIn(input, squares) : 'square' in target ? [target.square] : []
  const { holding } = attacker.figure
  const marker = markerUsed(situation, attacker, means.during)
  const isInUse = situation.ruleset.params.objects.used === 'in-close-attacks'
  const isKept = isInUse && holding !== null && combatKind(means) === 'close' && !isUsedInClose(situation.ruleset, holding)
  if (isKept) because.push(considered('OBJ-04', 'attack.object-kept', { facts: { user: attacker.id } }))
  else if (marker || (holding && (means.kind === 'thrown' || (isInUse && combatKind(means) === 'close')))) {
    because.push(contributes('OBJ-06', 'attack.object-used', { facts: { user: attacker.id } }))
    tally.held.set(attacker.id, null)
  }
  if (means.kind === 'thrown') because.push(considered('OBJ-05', 'terrain.thrown-at-terrain', { facts: { user: attacker.id } }))
  const due = toll(input, because)
  const selfDamage = due > 0 ? unavoidable(tally.situation, attacker, due).taken : 0
  tally.hurt(attacker.id, selfDamage)
  // A figure on an elevated marker comes down with it.
  if (destroyed && object?.kind === 'elevated-marker') {
    tally.setObjects(tally.situation.position.objects.filter((other) => other !== object))
    hurtWithoutMarker(situation, tally, because)
  }
  endAction(input, tally, because)
  because.push(contributes('TER-11', 'terrain.no-roll'))
  if ('square' in target && objects.some(({ kind, square }) => kind === 'blocking-marker' && square === at(target.square))) {
    because.push(contributes('ERR-15', 'clarified.barrier-marker'))
  }
  return {
    ...empty,
    selfDamage,
    verdict: 'hit',
    destroyed,
    debris,
    after: tally.after(),
    because: [decides(rule, destroyed ? 'terrain.destroyed' : 'terrain.stands', { facts: { damage, enough } }), ...because]
  }
}
