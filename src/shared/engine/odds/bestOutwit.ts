/** Which power to counter and whom to attack then: every plan with its exact chance, best first (CHG-4). */
import { attackOdds, type OddsQuestion } from './attackOdds.ts'
import { compareFractions, type Fraction } from './fraction.ts'

export interface OutwitTarget {
  readonly id: string
  readonly needed: number
  readonly superSenses: boolean
  readonly shapeChange: boolean
  readonly probabilityControl: boolean
}

export interface Plan {
  readonly counter: string | null
  readonly target: string
  readonly hit: Fraction
}

const POWERS = [
  ['probability-control', 'probabilityControl'],
  ['shape-change', 'shapeChange'],
  ['super-senses', 'superSenses']
] as const

/** The chance with what the targets can still use; `open` are those that may still be chosen. */
function chance(target: OutwitTarget, open: readonly OutwitTarget[], rerolls: number): Fraction {
  const others = open.filter((other) => other.id !== target.id)
  const questionOf = (one: OutwitTarget, left: readonly OutwitTarget[]): OddsQuestion => {
    const rest = left.filter((other) => other.id !== one.id)
    const next = one.shapeChange ? best(rest) : null
    return {
      needed: one.needed,
      opposingRerolls: rerolls,
      ownRerolls: 0,
      evadeFrom: one.superSenses ? 5 : null,
      refuseFrom: one.shapeChange ? 5 : null,
      otherwise: next ? questionOf(next, rest) : null
    }
  }
  const best = (left: readonly OutwitTarget[]): OutwitTarget | null =>
    left.reduce<OutwitTarget | null>(
      (top, one) =>
        top === null || compareFractions(attackOdds(questionOf(one, left)).hit, attackOdds(questionOf(top, left)).hit) > 0 ? one : top,
      null
    )
  return attackOdds(questionOf(target, [target, ...others])).hit
}

/** All plans: one power of one target countered, or none, then an attack on one of the targets. */
export function outwitPlans(targets: readonly OutwitTarget[]): Plan[] {
  const plans: Plan[] = []
  const add = (counter: string | null, after: readonly OutwitTarget[]): void => {
    const rerolls = after.filter((one) => one.probabilityControl).length
    for (const target of after) {
      const hit = chance(target, after, rerolls)
      const known = plans.findIndex((plan) => plan.counter === counter && plan.target === target.id)
      // Where several figures have the power, the one worth countering is meant.
      if (known < 0) plans.push({ counter, target: target.id, hit })
      else if (compareFractions(hit, plans[known]!.hit) > 0) plans[known] = { counter, target: target.id, hit }
    }
  }
  add(null, targets)
  for (const [id, field] of POWERS) {
    for (const owner of targets) {
      if (owner[field])
        add(
          id,
          targets.map((one) => (one === owner ? { ...one, [field]: false } : one))
        )
    }
  }
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return plans.sort(
    (a, b) =>
      compareFractions(b.hit, a.hit) ||
      (a.counter === null ? 0 : 1) - (b.counter === null ? 0 : 1) ||
      order(a.counter ?? '', b.counter ?? '') ||
      order(a.target, b.target)
  )
}
