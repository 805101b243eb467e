/** An attack in the middle of a turn, played for every roll: what it may come to, and how it leaves the table. */
import { squareAt } from '../../grid/grid.ts'
import { compareFractions, ONE, plus, times, without, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { attackClauses, secondAttack } from '../attack/input.ts'
import type { AttackFields } from '../attack/resolve.ts'
import { attackOutcomes } from '../odds/attackOutcomes.ts'
import { countRerolls, refusalOf, rerollers, type Refusal } from '../odds/positionOdds.ts'
import { changed } from '../situation/changes.ts'
import { figureOf, type Situation } from '../situation/situation.ts'
import { meansOf } from '../targeting/means.ts'
import { Tally } from '../tokens/tally.ts'
import { payForAction } from '../tokens/tokens.ts'
import type { Way } from './attackOptions.ts'
import type { Candidate } from './candidates.ts'
import { plannedValue } from './plannedAttack.ts'

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
  readonly clicks: number
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

const hitIn = (outcomes: readonly Outcome[]): Fraction => outcomes.reduce((sum, { chance, hit }) => (hit ? plus(sum, chance) : sum), ZERO)

/** The figures as the attack leaves them. */
export function afterwards(situation: Situation, fields: AttackFields): Situation {
  const { grid } = situation.position
  return situation.states.reduce((now, before) => {
    const after = fields.after[before.id]
    if (!after || before.ko) return now
    const square = after.at ? squareAt(grid, after.at[0], after.at[1]) : null
    const moved = square !== null && before.squares.length === 1 && square !== before.squares[0]
    if (after.click === before.click && !moved && after.tokens === before.tokens) return now
    return changed(now, before.figure.index, { click: after.click, tokens: after.tokens, ...(moved ? { squares: [square] } : {}) })
  }, situation)
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
  const played = outcomes.map(({ chance, fields }): Outcome => {
    const after = afterwards(place, fields)
    return {
      chance,
      situation: after,
      hit: fields.hits.some((one) => opponents.includes(one)),
      ko: opponents.some((one) => figureOf(after, one).ko && !figureOf(place, one).ko),
      clicks: opponents.reduce((sum, one) => sum + (fields.damageTaken[one] ?? 0), 0)
    }
  })
  return { outcomes: played, sample, stays: refusal?.stays ?? ONE, hit: hitIn(played) }
}

function refusalBy(place: Situation, id: string, means: Way['means'], targets: readonly string[]): Refusal | null {
  const me = figureOf(place, id)
  const several = targets.length > 1 || attackClauses(me, means, 'area').length > 0
  return several ? null : refusalOf(me, figureOf(place, targets[0]!))
}

/** One attack for every roll; where its target refuses, the easiest of the others is attacked, and so on (POW-SC). */
function attack(standing: Standing, way: Way, targets: readonly string[], part: number | null): Played | null {
  const { place, opponents } = standing
  const first = direct(standing, way, targets, part, true)
  if (!first || compareFractions(first.stays, ONE) === 0) return first
  const others = opponents
    .filter((one) => one !== targets[0])
    .sort()
    .flatMap((one) => direct(standing, way, [one], null, true) ?? [])
    .sort((a, b) => compareFractions(b.hit, a.hit))
  const outcomes: Outcome[] = []
  let left = ONE
  for (const { outcomes: mine, stays } of [first, ...others]) {
    outcomes.push(...mine.map((one) => ({ ...one, chance: times(times(left, stays), one.chance) })))
    left = times(left, without(stays))
    if (compareFractions(left, ZERO) === 0) break
  }
  if (compareFractions(left, ZERO) > 0) outcomes.push({ chance: left, situation: place, hit: false, ko: false, clicks: 0 })
  return { ...first, outcomes }
}

/** The action with its attack, or both of them (POW-FL). */
export function playAction(standing: Standing, { way, targets }: Candidate, part: number | null): Played | null {
  const { place, id, opponents } = standing
  if (!way.twice) return attack(standing, way, targets, part)
  const user = figureOf(place, id)
  const { index } = user.figure
  const again = secondAttack(user, way.means)
  // Its token, and what that may cost, come when both are over.
  const first = direct({ ...standing, place: changed(place, index, { tokens: 0 }) }, way, targets, part, true)
  if (!first || !again) return first
  const outcomes = first.outcomes.flatMap((one): Outcome[] => {
    const back = changed(one.situation, index, { tokens: 0 })
    const attacker = figureOf(back, id)
    const twice = { ...standing, place: back }
    const able = !attacker.ko && (again.evenIfLost || attacker.can.has(again.id))
    // A reroll is used up by the first attack.
    const same = able ? direct(twice, way, targets, null, false) : null
    const others = same || !able ? [] : opponents.flatMap((other) => direct(twice, way, [other], null, false) ?? [])
    const second = same ?? [...others].sort((a, b) => compareFractions(b.hit, a.hit))[0]
    const then = second?.outcomes ?? [{ chance: ONE, situation: back, hit: false, ko: false, clicks: 0 }]
    return then.map((two) => ({
      chance: times(one.chance, two.chance),
      situation: paid(changed(two.situation, index, { tokens: user.tokens }), id),
      hit: one.hit || two.hit,
      ko: one.ko || two.ko,
      clicks: one.clicks + two.clicks
    }))
  })
  return { ...first, outcomes }
}

/** The table after the figure has got the token of its action, with what that costs it. */
export function paid(situation: Situation, id: string): Situation {
  const tally = new Tally(situation)
  payForAction(tally, id, [])
  return tally.situation
}
