/** The plans of a ruling that are shown: an attack by an action that moves no figure is left out if the same attack is listed without it. */
import type { PreparationRuling, PreparedPlan } from '../contract/ruling.ts'

/** The attack of a plan without its action, with its chances; null if the plan moves a figure or has other steps. */
function attackOf({ steps, hit, expected, turned, ko }: PreparedPlan): { readonly action: string | null; readonly same: string } | null {
  const last = steps.at(-1)
  if (last?.do !== 'attack' || steps.some((step) => step.do === 'move' || step.do === 'pick-up')) return null
  const before = steps.slice(0, -1)
  return { action: last.action, same: JSON.stringify([before, { ...last, action: null }, hit, expected, turned, ko]) }
}

/** The plans to show with their places in the ruling: Charge over 0 squares is left out if the same attack is listed, unless it is the best of all. */
export function listedPlans({
  plans,
  bestBy
}: Pick<PreparationRuling, 'plans' | 'bestBy'>): readonly (readonly [index: number, plan: PreparedPlan])[] {
  const plain = new Set(
    plans.flatMap((plan) => {
      const attack = attackOf(plan)
      return attack?.action === null ? [attack.same] : []
    })
  )
  const best: readonly (number | null)[] = [bestBy.hit, bestBy.damage, bestBy.ko]
  return plans.flatMap((plan, index): readonly (readonly [number, PreparedPlan])[] => {
    const attack = attackOf(plan)
    const repeats = attack !== null && attack.action !== null && plain.has(attack.same)
    return repeats && !best.includes(index) ? [] : [[index, plan]]
  })
}
