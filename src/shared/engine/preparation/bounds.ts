/**
 * What an attack comes to at the very best, whatever its free actions: never less than the true chance, and cheap. The
 * search looks no further where this is not better than what it has.
 */
import { knockOutFrom } from '../../position/dial.ts'
import { attackClauses } from '../attack/input.ts'
import { addedByObject } from '../attack/dealt.ts'
import { numberOf } from '../situation/objectRules.ts'
import { addedToRoll, evasionsOf, neededAgainst } from '../attack/roll.ts'
import { attackFloorOf, dealDamage, type Floor } from '../damage/damage.ts'
import { amountOnDoubles } from '../knockBack/due.ts'
import { adjacentTo } from '../situation/adjacency.ts'
import { everyRoll, facesOf } from '../odds/everyRoll.ts'
import { ROLL_CLASSES, standingRoll, succeeds } from '../odds/attackRoll.ts'
import { compareFractions, fraction, max, minus, ONE, plus, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { refusalsBy } from '../odds/positionOdds.ts'
import type { Params } from '../../rules/vocabulary/ruleset.ts'
import { withFigure } from '../situation/changes.ts'
import { mapClauses } from '../situation/mapClauses.ts'
import { clausesOf, figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import type { Candidate } from './candidates.ts'
import type { Counter } from './freeActions.ts'
import { plannedAttack, plannedValue } from './plannedAttack.ts'

export interface Bound {
  readonly hit: Fraction
  readonly damage: Fraction
  readonly ko: Fraction
}

/** Clicks that a target may take after those of the attack, at least: generous. */
const MOST_AFTERWARDS = 4

const least = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) <= 0 ? a : b)

/** The most clicks that opponents take in addition to those of the attack itself. */
interface Indirect {
  /** For each figure that is knocked back: the end of its path, the figure that stops it, special terrain. */
  readonly perKnockBack: number
  /** For each figure that comes down from the sky (CC-24). */
  readonly perLanding: number
  /** Every hit may knock back, not doubles alone. */
  readonly everyHit: boolean
}

/** A drop in the editions that ship; every other end of a path costs less (KBD-05). */
const MOST_OF_A_PATH = 2

/** The most clicks that the end of a path costs. */
const mostOfAPath = ({ hangingOnDamage, fallDamage, fallOnLastSquare, fewerSquares }: Params['knockBack']): number =>
  Math.max(MOST_OF_A_PATH, hangingOnDamage, fallDamage, fallOnLastSquare, fewerSquares)

function indirectDamage({ ruleset, position, states }: Situation, user: FigureState): Indirect {
  const most = (amounts: readonly number[]): number => amounts.reduce((top, amount) => Math.max(top, amount), 0)
  // A look at what is there, which is no step of the question.
  const own = [...user.can.values()].flatMap(({ clauses }) => clauses.filter((clause) => clause.phase === 'knock-back'))
  const collisions = own.map((clause) => (clause.does === 'collision-damage' ? clause.amount : 0))
  const stops = mapClauses(position, 'knock-back-stopped').map(({ clause }) => clause.deal)
  const effects = states.some(({ height }) => height === 'soaring') ? [...ruleset.effects.values()].flatMap(({ clauses }) => clauses) : []
  const landings = effects.map((clause) => (clause.phase === 'aftermath' && clause.does === 'hurt-when-it-lands' ? clause.amount : 0))
  return {
    perKnockBack: mostOfAPath(ruleset.params.knockBack) + 2 * most(collisions) + most(stops),
    perLanding: most(landings),
    everyHit: own.some(({ does }) => does === 'cause') || mapClauses(position, 'knock-back-trigger').length > 0
  }
}

export class Bounds {
  private readonly standing = new Map<string, Fraction>()
  private readonly taken = new Map<string, Fraction>()
  private readonly needed = new Map<string, number>()
  private readonly indirect: Indirect

  constructor(
    private readonly situation: Situation,
    private readonly user: FigureState,
    private readonly counters: readonly Counter[],
    private readonly changed: ReadonlyMap<string, number>
  ) {
    this.indirect = indirectDamage(situation, user)
  }

  /** The chance of a roll of at least this with the rerolls that are left. */
  private roll(needed: number, opposing: number, own: number): Fraction {
    const key = `${needed} ${opposing} ${own}`
    const known = this.standing.get(key)
    if (known) return known
    const hits = ROLL_CLASSES.map(({ sum }) => succeeds(sum, needed))
    const found = standingRoll(hits, { opposing, own })
      .filter((_, index) => hits[index])
      .reduce(plus, ZERO)
    this.standing.set(key, found)
    return found
  }

  /** The mean of the clicks that this much turns on the figure, with all that reduces it, or with nothing. */
  private mean(target: FigureState, amount: number, type: 'normal' | 'penetrating', floor: Floor | null, bare: boolean): Fraction {
    if (bare) return fraction(amount, 1)
    const key = `${target.id} ${amount} ${type} ${floor?.at ?? 0}`
    const known = this.taken.get(key)
    if (known) return known
    const shares = everyRoll(
      facesOf(this.situation.ruleset),
      (oracle) => dealDamage(this.situation, target, { amount, type, floor, reducer: null, roll: (id) => oracle.die(target.id, id) }).taken
    )
    const found = shares.reduce((sum, { chance, outcome }) => plus(sum, times(chance, fraction(outcome, 1))), ZERO)
    this.taken.set(key, found)
    return found
  }

  private lowest(candidate: Candidate, index: number): number {
    const { way, situation } = candidate
    const id = candidate.targets[index]!
    const key = `${way.action} ${way.powers.join('+')} ${way.kind} ${way.expert} ${candidate.stand.base.join('+')} ${candidate.stand.pickUp?.id ?? ''} ${id} ${candidate.targets.length}`
    const known = this.needed.get(key)
    if (known !== undefined) return known
    const ask = (place: Situation): number => {
      const input = plannedAttack(place, place.states[this.user.figure.index]!, way.means, candidate.targets)
      const { attack, defense } = neededAgainst(
        input,
        place,
        { figure: figureOf(place, id), lineOfFire: candidate.lines[index] ?? null },
        way.expert
      )
      return defense - attack
    }
    let found = ask(situation)
    for (const { figure, counter, effects } of this.counters) {
      if (effects.some((effect) => effect.clauses.some((clause) => clause.phase === 'value' && clause.value === 'defense'))) {
        found = Math.min(found, ask(withFigure(situation, figure.figure.index, { counter })))
      }
    }
    // Area attacks see no powers: what is gained by ignoring them is at most what all of them add.
    if (way.everyone === 'area') found -= 4
    this.needed.set(key, found)
    return found
  }

  private damageValue(candidate: Candidate): number {
    const { way, situation } = candidate
    const me = situation.states[this.user.figure.index]!
    if (way.kind === 'thrown') return numberOf(situation.ruleset.params.objects.throwDamage, me.figure.holding)
    if (attackClauses(me, way.means, 'damage-roll').length > 0) return 6
    return plannedValue(situation, me, 'damage', way, candidate.targets) + addedByObject(situation, me, way)
  }

  /** A counter of this figure may take away what protects it. */
  private isCountered(id: string): boolean {
    return this.counters.some(({ figure }) => figure.id === id)
  }

  /** The most clicks that knock back and a landing add on average to a hit with this chance; `doubles`: the most likely they can be. */
  private besides(target: FigureState, hit: Fraction, doubles: Fraction, bare: boolean): Fraction {
    const { perKnockBack, perLanding, everyHit } = this.indirect
    const stays =
      (target.squares.length > 1 && this.situation.ruleset.params.knockBack.severalSquares === 'none') ||
      (!bare && clausesOf(target, 'knock-back').some(({ clause }) => clause.does === 'ignore' || clause.does === 'cannot'))
    const flies = stays ? ZERO : everyHit ? hit : least(hit, doubles)
    const lands = target.height === 'soaring' ? hit : ZERO
    return plus(times(flies, fraction(perKnockBack, 1)), times(lands, fraction(perLanding, 1)))
  }

  /** Of the attack on these targets, as if nobody refused: with the better of the two ways to raise a value. */
  of(candidate: Candidate): Bound {
    const free = candidate.stand.needsSpeed === 0 && !candidate.needsRange
    const own = free ? (this.changed.get(this.user.id) ?? 0) : 0
    const others = free ? candidate.targets.map((id) => this.changed.get(id) ?? 0) : []
    const easier = this.with(candidate, Math.max(own, ...others), 0)
    if (own === 0) return easier
    const harder = this.with(candidate, 0, own)
    return { hit: max(easier.hit, harder.hit), damage: max(easier.damage, harder.damage), ko: max(easier.ko, harder.ko) }
  }

  /** With this much less to roll and this much more damage. */
  private with(candidate: Candidate, raised: number, stronger: number): Bound {
    const { way, situation, stand } = candidate
    const me = situation.states[this.user.figure.index]!
    const countered = this.counters.length > 0
    const opposing = candidate.rerollers.filter(({ side }) => side !== me.side).length
    const own = candidate.rerollers.length - opposing
    // A reroll is used up by the first of two attacks: the second one's hits stand.
    const left = way.everyone === 'area' || way.twice ? 0 : Math.max(0, opposing - (countered ? 1 : 0))
    const amount = this.damageValue(candidate) + stronger
    const type = attackClauses(me, way.means, 'penetrating').length > 0 ? ('penetrating' as const) : ('normal' as const)
    const floor = attackFloorOf(me)
    const critical = least(ONE, fraction(own + 1, 36))
    // Each reroll of its side may turn another roll into doubles.
    const doubles = least(ONE, fraction(own + 1, 6))
    const sure = attackClauses(me, way.means, 'cannot-be-evaded').length > 0
    const divided = candidate.targets.length > 1 && way.everyone === null
    const afterwards = Math.max(MOST_AFTERWARDS, this.indirect.perKnockBack + this.indirect.perLanding)
    let hit = ZERO
    let damage = ZERO
    let ko = ZERO
    let besides = ZERO
    candidate.targets.forEach((id, index) => {
      const target = figureOf(this.situation, id)
      const bare = way.everyone === 'area' || this.isCountered(id)
      const evade =
        bare || sure
          ? ONE
          : evasionsOf({ attacker: me, means: way.means }, target).reduce((share, { clause }) => {
              const from = clause.from - addedToRoll(this.situation, me, target, clause.roll).by
              return times(share, fraction(Math.max(0, Math.min(6, from - 1)), 6))
            }, ONE)
      const chance = times(this.roll(this.lowest(candidate, index) - raised, left, own), evade)
      hit = way.everyone || divided ? least(ONE, plus(hit, chance)) : max(hit, chance)
      const crit = least(chance, critical)
      const plain = this.mean(target, amount, type, floor, bare)
      const more = this.mean(target, amount + 1, type, floor, bare)
      const one = plus(times(minus(chance, crit), plain), times(crit, more))
      if (!divided) damage = plus(damage, one)
      besides = plus(besides, this.besides(target, chance, doubles, bare))
      const remaining = knockOutFrom(target.figure, target.click) - target.click
      if (target.figure.dial.length > 0 && remaining <= amount + 1 + afterwards) ko = least(ONE, plus(ko, chance))
    })
    if (divided) {
      // One roll: as likely as the easier of them; where both are hit the damage goes where it hurts most.
      const chances = candidate.targets.map((_, index) => this.roll(this.lowest(candidate, index) - raised, left, own))
      const [easy, both] = [chances.reduce(max, ZERO), chances.reduce(least, ONE)]
      const means = candidate.targets.map(
        (id) =>
          (part: number): Fraction =>
            this.mean(figureOf(this.situation, id), part, type, floor, this.isCountered(id))
      )
      const alone = means.reduce((most, mean) => max(most, mean(amount)), ZERO)
      const together = Array.from({ length: amount + 1 }, (_, part) => plus(means[0]!(amount - part), means[1]!(part))).reduce(max, ZERO)
      hit = easy
      damage = plus(
        plus(times(both, max(together, alone)), times(minus(easy, both), alone)),
        times(least(easy, critical), fraction(candidate.targets.length, 1))
      )
      ko = least(ko, easy)
    }
    const spread = attackClauses(me, way.means, 'splash-per-bolt').length
    if (spread > 0) {
      const around = new Set(
        candidate.targets.flatMap((id) =>
          adjacentTo(situation, figureOf(situation, id))
            .filter(({ side }) => side !== me.side)
            .map((near) => near.id)
        )
      )
      // A critical hit is one for those around, too.
      damage = plus(damage, times(plus(hit, least(hit, critical)), fraction(around.size * me.figure.bolts, 1)))
      for (const id of around) besides = plus(besides, this.besides(figureOf(this.situation, id), hit, doubles, this.isCountered(id)))
      if (around.size > 0) ko = max(ko, hit)
    }
    // Its doubles knock back whether they hit or not: whoever is near enough to its end may come to it so (KBX-17).
    if (amountOnDoubles(me)) {
      ko = ONE
      besides = plus(besides, times(doubles, fraction(this.indirect.perKnockBack * candidate.targets.length, 1)))
    }
    return { hit: times(hit, stand.reached), damage: times(plus(damage, besides), stand.reached), ko: times(ko, stand.reached) }
  }

  /** The same with what refusals and second attacks lead to; `best` is the best of all attacks of this way. */
  whole(candidate: Candidate, own: Bound, best: Bound): Bound {
    const refuses =
      candidate.way.everyone !== 'area' && candidate.targets.some((id) => refusalsBy(this.user, figureOf(this.situation, id)).length > 0)
    const refused = refuses ? { hit: max(own.hit, best.hit), damage: max(own.damage, best.damage), ko: max(own.ko, best.ko) } : own
    if (!candidate.way.twice) return refused
    const both = (a: Fraction, b: Fraction): Fraction => least(ONE, plus(a, b))
    // A figure that is hurt already may be finished by the second attack.
    return { hit: both(refused.hit, best.hit), damage: plus(refused.damage, best.damage), ko: max(both(refused.hit, best.hit), refused.ko) }
  }
}
