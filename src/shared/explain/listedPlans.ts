/** The plans of a ruling that are shown: an attack by an action that moves no figure is left out if the same attack is listed without it. */
import type { PreparationRuling, PreparedPlan } from '../contract/ruling.ts'

/** A plan as its plain attacks with its chances, and how many of its attacks are by an action that moves no figure. */
function plainOf({ steps, hit, expected, turned, ko }: PreparedPlan): { readonly idle: number; readonly same: string } {
  const moved = new Set<string | undefined>()
  let idle = 0
  const plain = steps.map((step) => {
    if (step.do === 'move' || step.do === 'pick-up') moved.add(step.by)
    if (step.do !== 'attack' || step.action === null || moved.has(step.by)) return step
    idle += 1
    return { ...step, action: null }
  })
  return { idle, same: JSON.stringify([plain, hit, expected, turned, ko]) }
}

/** The plans to show with their places in the ruling: Charge over 0 squares is left out if the same attack is listed, unless it is the best of all. */
export function listedPlans({
  plans,
  bestBy
}: Pick<PreparationRuling, 'plans' | 'bestBy'>): readonly (readonly [index: number, plan: PreparedPlan])[] {
  const all = plans.map(plainOf)
  const least = new Map<string, number>()
  for (const { idle, same } of all) least.set(same, Math.min(idle, least.get(same) ?? idle))
  const best: readonly (number | null)[] = [bestBy.hit, bestBy.damage, bestBy.ko]
  return plans.flatMap((plan, index): readonly (readonly [number, PreparedPlan])[] => {
    const { idle, same } = all[index]!
    return idle > least.get(same)! && !best.includes(index) ? [] : [[index, plan]]
  })
}
