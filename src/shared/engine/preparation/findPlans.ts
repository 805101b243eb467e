/**
 * Of everything that a figure may do in its turn: which attack has the best chance to hit, the most damage on average,
 * the best chance to defeat somebody. Candidates are played in the order of what they could come to at best; where
 * that is not better than the last plan kept, the search is over. What is left out is never better than what is told.
 */
import { inHalfTheSteps, unlessOutOfSteps } from '../budget/budget.ts'
import type { ValueName } from '../../contract/case.ts'
import { compareFractions, max, ZERO } from '../../base/numbers/fraction.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { Bounds, type Bound } from './bounds.ts'
import { candidatesFor, type Candidate, type Raises } from './candidates.ts'
import { comparePlans, Evaluation, type Plan } from './evaluate.ts'
import { changeable, changesOf, countersOf, type Changeable } from './freeActions.ts'
import { MEASURES, type Measure } from './measures.ts'
import { attackOptionsOf } from './attackOptions.ts'

/** Plans kept for each measure. */
export const MOST_PLANS = 5

export interface PlansFound {
  /** By measure, the best first; plans of the same attack on the same targets once, at their best. */
  readonly best: Readonly<Record<Measure, readonly Plan[]>>
  /** How many attacks there were to choose from. */
  readonly candidates: number
  /** How many of them were looked at, where the steps of the question did not suffice for all; null: they did. */
  readonly unfinished: number | null
}

/** By whatever move beside it, or none (CC-01). */
const sameAttack = ({ way, targets }: Candidate): string =>
  JSON.stringify([way.action, way.kind, way.powers, way.expert, [...targets].sort()])

/** What costs least to play comes first among equals. */
const work = ({ way, targets }: Candidate): number => targets.length + way.powers.length

/** The best few, one for each attack. */
class Best {
  readonly plans: Plan[] = []
  constructor(private readonly measure: Measure) {}

  offer(plan: Plan): void {
    const same = this.plans.findIndex((known) => sameAttack(known.candidate) === sameAttack(plan.candidate))
    if (same >= 0) {
      if (comparePlans(plan, this.plans[same]!, this.measure) >= 0) return
      this.plans.splice(same, 1)
    }
    if (compareFractions(plan[this.measure], ZERO) === 0) return
    const at = this.plans.findIndex((known) => comparePlans(plan, known, this.measure) < 0)
    this.plans.splice(at < 0 ? this.plans.length : at, 0, plan)
    this.plans.length = Math.min(this.plans.length, MOST_PLANS)
  }

  /** Could this come in among them? */
  isOpenTo(bound: Bound): boolean {
    const last = this.plans[MOST_PLANS - 1]
    return compareFractions(bound[this.measure], last ? last[this.measure] : ZERO) > 0
  }
}

/** By how much the figure can raise its own speed and range. */
export function raisesOf(user: FigureState, able: readonly Changeable[]): Raises {
  const own = able.filter(({ figure }) => figure.id === user.id)
  const most = (value: ValueName): number => changesOf(own, value, 1)[0]?.modifier ?? 0
  return { speed: most('speed'), range: most('range') }
}

/** The most by which a value of each figure can be changed. */
export function mostChanged(able: readonly Changeable[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const { figure, by } of able) most.set(figure.id, Math.max(by, most.get(figure.id) ?? 0))
  return most
}

export function findPlans(situation: Situation, user: FigureState): PlansFound {
  const counters = countersOf(situation, user)
  const helped = changeable(situation, user)
  const { found: candidates, all } = candidatesFor(situation, user, attackOptionsOf(situation, user), raisesOf(user, helped))
  const bounds = new Bounds(situation, user, counters, mostChanged(helped))
  const plain: { readonly candidate: Candidate; readonly bound: Bound }[] = []
  const bounded = inHalfTheSteps(() => {
    for (const candidate of candidates) plain.push({ candidate, bound: bounds.of(candidate) })
  })
  const tops = new Map<string, Bound>()
  const kindOf = ({ way }: Candidate): string => `${way.kind} ${way.action} ${way.movesBy}`
  for (const { candidate, bound } of plain) {
    const top = tops.get(kindOf(candidate)) ?? { hit: ZERO, damage: ZERO, ko: ZERO }
    tops.set(kindOf(candidate), { hit: max(top.hit, bound.hit), damage: max(top.damage, bound.damage), ko: max(top.ko, bound.ko) })
  }
  const promising = plain.map(({ candidate, bound }) => ({
    candidate,
    bound: bounds.whole(candidate, bound, tops.get(kindOf(candidate))!)
  }))
  const evaluation = new Evaluation(user, counters, helped)
  const played = new Set<Candidate>()
  const best: Record<Measure, Best> = { hit: new Best('hit'), damage: new Best('damage'), ko: new Best('ko') }
  const search = (measure: Measure): boolean => {
    const order = [...promising].sort(
      (a, b) => compareFractions(b.bound[measure], a.bound[measure]) || work(a.candidate) - work(b.candidate)
    )
    for (const { candidate, bound } of order) {
      if (!best[measure].isOpenTo(bound)) break
      if (played.has(candidate)) continue
      played.add(candidate)
      const plans = evaluation.best(candidate)
      if (plans) for (const one of MEASURES) best[one].offer(plans[one])
      if (evaluation.cut) return false
    }
    return true
  }
  const searched = unlessOutOfSteps(
    () => MEASURES.every(search),
    () => false
  )
  return {
    best: { hit: best.hit.plans, damage: best.damage.plans, ko: best.ko.plans },
    candidates: candidates.length,
    unfinished: all && bounded && searched ? null : played.size
  }
}
