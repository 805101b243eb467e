/** An attack in the middle of a turn, played for every roll: what it may come to, and how it leaves the table. */
import { squareAt } from '../../grid/grid.ts'
import { compareFractions, fraction, ONE, plus, times, without, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { attackClauses, secondAttack } from '../attack/input.ts'
import { liesFree } from '../attack/objects.ts'
import type { AttackFields } from '../attack/resolve.ts'
import { attackOutcomes, type AttackOutcome } from '../odds/attackOutcomes.ts'
import { countRerolls, refusalOf, rerollers, type Refusal } from '../odds/positionOdds.ts'
import { changed, withFigure, withObjectsOn } from '../situation/changes.ts'
import { countersLeft, countersLost } from '../situation/counters.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { meansOf } from '../targeting/means.ts'
import { Tally } from '../tokens/tally.ts'
import { payForAction } from '../tokens/tokens.ts'
import type { Way } from './attackOptions.ts'
import type { Candidate } from './candidates.ts'
import type { ComesTo } from './measures.ts'
import { plannedValue } from './plannedAttack.ts'
import { tableKey } from './tableKey.ts'

/** The table as it stands when a figure attacks, and whom its clicks count against. */
export interface Standing {
  readonly place: Situation
  /** Who attacks. */
  readonly id: string
  readonly opponents: readonly string[]
}

/** What may come of an attack. */
interface Outcome {
  readonly chance: Fraction
  readonly situation: Situation
  readonly hit: boolean
  readonly ko: boolean
  /** All clicks that opponents took, knock back included. */
  readonly clicks: number
  /** How many of them the attack itself turned. */
  readonly struck: number
  /** Who has refused to be attacked by it, and may not be in this turn (POW-SC). */
  readonly refused: readonly string[]
}

export interface Played {
  readonly outcomes: readonly Outcome[]
  /** The first outcome played, for its lines. */
  readonly sample: AttackFields
  /** The chance that its target does not refuse. */
  readonly stays: Fraction
  /** The chance to hit where it does not. */
  readonly hit: Fraction
}

const NOTHING: ReadonlyMap<string, string> = new Map()

const hitIn = (outcomes: readonly Outcome[]): Fraction => outcomes.reduce((sum, { chance, hit }) => (hit ? plus(sum, chance) : sum), ZERO)

/** The figure as the attack leaves it: its dial, tokens, square, what it holds, and its counters (OBJ-06, OBJ-02, MAP-23). */
function left(now: Situation, before: FigureState, { fields, tally }: AttackOutcome): Situation {
  const after = fields.after[before.id]
  if (!after || before.ko) return now
  const { grid } = now.position
  const { index, holding } = before.figure
  const lost = after.damage > 0 ? countersLost(now, before, tally.struck.has(before.id)) : NOTHING
  let next = now
  if (after.holding !== holding) next = withFigure(next, index, { holding: null, held: null })
  if (lost.size > 0) next = withFigure(next, index, { counters: countersLeft(before, lost) })
  const square = after.at ? squareAt(grid, after.at[0], after.at[1]) : null
  const moved = square !== null && before.squares.length === 1 && square !== before.squares[0]
  if (after.click === before.click && !moved && after.tokens === before.tokens) return next
  return changed(next, index, { click: after.click, tokens: after.tokens, ...(moved ? { squares: [square] } : {}) })
}

/** The table as the attack leaves it: figures, and objects that fell. */
function afterwards(situation: Situation, outcome: AttackOutcome): Situation {
  const after = situation.states.reduce((now, before) => left(now, before, outcome), situation)
  return outcome.tally.dropped.reduce((now, dropped) => {
    const { objects } = now.position
    return liesFree(objects, dropped) ? withObjectsOn(now, [...objects, dropped]) : now
  }, after)
}

/** The attack on figures that do not refuse, for every roll; null where it is not allowed here, or a judge has to settle it. */
function direct(
  { place, id, opponents }: Standing,
  way: Way,
  targets: readonly string[],
  part: number | null,
  reroll: boolean
): Played | null {
  const me = figureOf(place, id)
  const powers = way.powers.filter((power) => me.can.has(power))
  const { means, against } = meansOf(place, me, way.kind, way.action, powers)
  const area = attackClauses(me, means, 'area').length > 0
  const refusal = refusalBy(place, id, means, targets)
  const value = part === null ? 0 : plannedValue(place, me, 'damage', way, targets)
  const split = part === null ? {} : { split: { [targets[0]!]: Math.max(0, value - part), [targets[1]!]: Math.min(part, value) } }
  const who = reroll ? rerollers(place, me) : []
  const { outcomes, sample } = attackOutcomes(
    place,
    {
      attacker: me,
      targets,
      means,
      against,
      choices: { ...(way.expert ? { expert: way.expert } : {}), ...split },
      ...(refusal ? { fixed: refusal.failed } : {})
    },
    (fields) => countRerolls(who, me.side, area ? Object.keys(fields.needed) : [])
  )
  if (outcomes.length === 0 || outcomes.some(({ fields }) => fields.verdict === 'judge')) return null
  const played = outcomes.map((outcome): Outcome => {
    const { chance, fields } = outcome
    const after = afterwards(place, outcome)
    return {
      chance,
      situation: after,
      hit: fields.hits.some((one) => opponents.includes(one)),
      ko: opponents.some((one) => figureOf(after, one).ko && !figureOf(place, one).ko),
      clicks: opponents.reduce((sum, one) => sum + (fields.after[one]?.damage ?? 0), 0),
      struck: opponents.reduce((sum, one) => sum + (fields.damageTaken[one] ?? 0), 0),
      refused: []
    }
  })
  return { outcomes: played, sample, stays: refusal?.stays ?? ONE, hit: hitIn(played) }
}

function refusalBy(place: Situation, id: string, means: Way['means'], targets: readonly string[]): Refusal | null {
  const me = figureOf(place, id)
  const several = targets.length > 1 || attackClauses(me, means, 'area').length > 0
  return several ? null : refusalOf(place, me, figureOf(place, targets[0]!))
}

/** An attack on one figure. */
interface OnOne {
  readonly target: string
  readonly played: Played
}

/** The attacks that it can make on single figures but on these, the easiest first. */
const easiest = (standing: Standing, way: Way, but: readonly string[], reroll: boolean): readonly OnOne[] =>
  standing.opponents
    .filter((one) => !but.includes(one))
    .sort()
    .flatMap((target) => {
      const played = direct(standing, way, [target], null, reroll)
      return played ? [{ target, played }] : []
    })
    .sort((a, b) => compareFractions(b.played.hit, a.played.hit))

/** One attack after another until a target does not refuse (POW-SC). @param refused who has done so before */
function untilOneStays(place: Situation, attacks: readonly OnOne[], refused: readonly string[]): readonly Outcome[] {
  const outcomes: Outcome[] = []
  let left = ONE
  let gone = refused
  for (const { target, played } of attacks) {
    outcomes.push(...played.outcomes.map((one) => ({ ...one, chance: times(times(left, played.stays), one.chance), refused: gone })))
    left = times(left, without(played.stays))
    if (compareFractions(left, ZERO) === 0) return outcomes
    gone = [...gone, target]
  }
  return [...outcomes, { chance: left, situation: place, hit: false, ko: false, clicks: 0, struck: 0, refused: gone }]
}

/** One attack for every roll; where its target refuses, the easiest of the others is attacked, and so on (POW-SC). */
function attack(standing: Standing, way: Way, targets: readonly string[], part: number | null): Played | null {
  const first = direct(standing, way, targets, part, true)
  if (!first || compareFractions(first.stays, ONE) === 0) return first
  const [target] = targets
  const others = easiest(standing, way, targets.slice(0, 1), true)
  return { ...first, outcomes: untilOneStays(standing.place, [{ target: target!, played: first }, ...others], []) }
}

/** The second attack of two: on the same target while it can be, else on the easiest of the others that have not refused; a reroll is used up by the first. */
function secondOutcomes(standing: Standing, way: Way, target: string, refused: readonly string[]): readonly Outcome[] {
  const same = refused.includes(target) ? null : direct(standing, way, [target], null, false)
  if (same && compareFractions(same.stays, ONE) === 0) return same.outcomes
  const others = easiest(standing, way, [target, ...refused], false)
  return untilOneStays(standing.place, [...(same ? [{ target, played: same }] : []), ...others], refused)
}

/** The action with its attack, or both of them (POW-FL). */
export function playAction(standing: Standing, { way, targets }: Candidate, part: number | null): Played | null {
  const { place, id } = standing
  if (!way.twice) return attack(standing, way, targets, part)
  const user = figureOf(place, id)
  const { index } = user.figure
  const again = secondAttack(user, way.means)
  // Its token, and what that may cost, come when both are over.
  const first = attack({ ...standing, place: changed(place, index, { tokens: 0 }) }, way, targets, part)
  if (!first || !again) return first
  const known = new Map<string, readonly Outcome[]>()
  const outcomes = first.outcomes.flatMap((one): Outcome[] => {
    const key = `${tableKey(one.situation)} ${one.refused.join(' ')}`
    let then = known.get(key)
    if (!then) {
      const back = changed(one.situation, index, { tokens: 0 })
      const attacker = figureOf(back, id)
      const able = !attacker.ko && (again.evenIfLost || attacker.can.has(again.id))
      then = able ? secondOutcomes({ ...standing, place: back }, way, targets[0]!, one.refused) : untilOneStays(back, [], one.refused)
      known.set(key, then)
    }
    return then.map((two) => ({
      chance: times(one.chance, two.chance),
      situation: paid(changed(two.situation, index, { tokens: user.tokens }), id),
      hit: one.hit || two.hit,
      ko: one.ko || two.ko,
      clicks: one.clicks + two.clicks,
      struck: one.struck + two.struck,
      refused: two.refused
    }))
  })
  return { ...first, outcomes }
}

/** What an action comes to, all its rolls together. */
export function measuresOf({ outcomes }: Played): ComesTo {
  let [hit, damage, struck, ko] = [ZERO, ZERO, ZERO, ZERO]
  for (const one of outcomes) {
    if (one.hit) hit = plus(hit, one.chance)
    if (one.ko) ko = plus(ko, one.chance)
    if (one.clicks > 0) damage = plus(damage, times(one.chance, fraction(one.clicks, 1)))
    if (one.struck > 0) struck = plus(struck, times(one.chance, fraction(one.struck, 1)))
  }
  return { hit, damage, struck, ko }
}

/** The table after the figure has got the token of its action, with what that costs it. */
export function paid(situation: Situation, id: string): Situation {
  const tally = new Tally(situation)
  payForAction(tally, id, [])
  return tally.situation
}
