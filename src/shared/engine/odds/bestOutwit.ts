/** Which power to counter and whom to attack then: every plan with its exact chance, best first (CHG-4). */
import { takeSteps } from '../budget/budget.ts'
import { attackOdds, type OddsQuestion } from './attackOdds.ts'
import { compareFractions, type Fraction } from '../../base/numbers/fraction.ts'
import { inCodeOrder } from '../../base/text/inCodeOrder.ts'

/** A power of a target, by its id; a roll of `from` or more succeeds. */
interface Power {
  readonly id: string
  readonly from: number
}

export interface OutwitTarget {
  readonly id: string
  readonly needed: number
  /** Powers by which it evades an attack, refuses to be its target, or has rolls made again; `null`: it has none. */
  readonly evades: Power | null
  readonly refuses: Power | null
  readonly rerolls: Pick<Power, 'id'> | null
}

export interface Plan {
  readonly counter: string | null
  readonly target: string
  readonly hit: Fraction
}

/** About what one chance takes with those that it leads to. */
const STEPS_A_CHANCE = 40

/** The powers that may be countered, in the order of the plans. */
const POWERS = ['rerolls', 'refuses', 'evades'] as const

interface Choice {
  readonly target: OutwitTarget
  readonly question: OddsQuestion
  readonly hit: Fraction
}

/** Chances with what the targets can still use. Which of those that may still be chosen is the best is worked out once for each set of them. */
class Chances {
  readonly #rerolls: number
  readonly #best = new Map<string, Choice | null>()

  constructor(targets: readonly OutwitTarget[]) {
    this.#rerolls = targets.filter((one) => one.rerolls !== null).length
  }

  /** @param open those that may still be chosen */
  of(target: OutwitTarget, open: readonly OutwitTarget[]): Choice {
    takeSteps(STEPS_A_CHANCE)
    const next = target.refuses ? this.#bestOf(open.filter((other) => other.id !== target.id)) : null
    const question: OddsQuestion = {
      needed: target.needed,
      opposingRerolls: this.#rerolls,
      ownRerolls: 0,
      evadeFrom: target.evades?.from ?? null,
      refuseFrom: target.refuses?.from ?? null,
      otherwise: next?.question ?? null
    }
    return { target, question, hit: attackOdds(question).hit }
  }

  #bestOf(left: readonly OutwitTarget[]): Choice | null {
    const key = JSON.stringify(left.map(({ id }) => id))
    const known = this.#best.get(key)
    if (known !== undefined) return known
    const best = left
      .map((one) => this.of(one, left))
      .reduce<Choice | null>((top, one) => (top === null || compareFractions(one.hit, top.hit) > 0 ? one : top), null)
    this.#best.set(key, best)
    return best
  }
}

/** All plans: one power of one target countered, or none, then an attack on one of the targets. */
export function outwitPlans(targets: readonly OutwitTarget[]): Plan[] {
  const plans: Plan[] = []
  const add = (counter: string | null, after: readonly OutwitTarget[]): void => {
    const chances = new Chances(after)
    for (const target of after) {
      const { hit } = chances.of(target, after)
      const known = plans.findIndex((plan) => plan.counter === counter && plan.target === target.id)
      // Where several figures have the power, the one worth countering is meant.
      if (known < 0) plans.push({ counter, target: target.id, hit })
      else if (compareFractions(hit, plans[known]!.hit) > 0) plans[known] = { counter, target: target.id, hit }
    }
  }
  add(null, targets)
  for (const field of POWERS) {
    for (const owner of targets) {
      const power = owner[field]
      if (power)
        add(
          power.id,
          targets.map((one) => (one === owner ? { ...one, [field]: null } : one))
        )
    }
  }
  return plans.sort(
    (a, b) =>
      compareFractions(b.hit, a.hit) ||
      (a.counter === null ? 0 : 1) - (b.counter === null ? 0 : 1) ||
      inCodeOrder(a.counter ?? '', b.counter ?? '') ||
      inCodeOrder(a.target, b.target)
  )
}
