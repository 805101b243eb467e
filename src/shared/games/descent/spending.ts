/** Spending surges (D2-08): what a spending costs and gives, the best one, and all that are open. */
import { takeSteps } from '../../engine/budget/budget.ts'
import type { SurgeAbility } from './case.ts'

export interface Spending {
  /** Indexes into the weapon's abilities, in their order; an index stands twice where an ability is bought twice. */
  readonly spend: readonly number[]
  readonly cost: number
  readonly range: number
  readonly hearts: number
}

export interface SpendingQuestion {
  readonly abilities: readonly SurgeAbility[]
  /** Surges rolled. */
  readonly surges: number
  /** How much range is still missing; 0 where none is. */
  readonly missing: number
  /** Each ability may be bought more than once. */
  readonly repeat: boolean
}

/** More spendings than these are not written out. */
export const MOST_SPENDINGS = 64
/** The search for all of them stops here: ten abilities, each bought or not, make so many. */
const MOST_VISITED = 1024

export const NOTHING_SPENT: Spending = { spend: [], cost: 0, range: 0, hearts: 0 }

function bought(before: Spending, index: number, { cost, range = 0, hearts = 0 }: SurgeAbility): Spending {
  return { spend: [...before.spend, index], cost: before.cost + cost, range: before.range + range, hearts: before.hearts + hearts }
}

/** What the abilities of these indexes cost and give together. */
export const spendingOf = (abilities: readonly SurgeAbility[], indexes: readonly number[]): Spending =>
  indexes.reduce<Spending>((sum, index) => bought(sum, index, abilities[index]!), NOTHING_SPENT)

/**
 * Negative where the first spending is the better one: it reaches the range; then the more hearts, the fewer surges,
 * the fewer abilities, the earlier ones on the card. A spending that does not reach buys nothing: the cheaper the better.
 */
export function compareSpendings(a: Spending, b: Spending, missing: number): number {
  const [reachesA, reachesB] = [a.range >= missing, b.range >= missing]
  if (reachesA !== reachesB) return reachesA ? -1 : 1
  const hearts = reachesA ? b.hearts - a.hearts : 0
  return hearts || a.cost - b.cost || a.spend.length - b.spend.length || compareIndexes(a.spend, b.spend)
}

function compareIndexes(a: readonly number[], b: readonly number[]): number {
  for (const [place, index] of a.entries()) {
    const difference = index - (b[place] ?? index)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * The best spending. Works through the abilities once and keeps, for every number of surges spent and every range
 * gained (counted no further than is missing), only the best way there.
 */
export function bestSpending({ abilities, surges, missing, repeat }: SpendingQuestion): Spending {
  let best = new Map<string, Spending>([['0 0', NOTHING_SPENT]])
  for (const [index, ability] of abilities.entries()) {
    const next = new Map(best)
    // With repeats the ways found in this round are gone on with as well.
    const open = [...best.values()]
    for (let at = 0; at < open.length; at++) {
      takeSteps(1)
      const way = bought(open[at]!, index, ability)
      if (way.cost > surges) continue
      const key = `${way.cost} ${Math.min(way.range, missing)}`
      const known = next.get(key)
      if (known && compareWays(known, way) <= 0) continue
      next.set(key, way)
      if (repeat) open.push(way)
    }
    best = next
  }
  return [...best.values()].reduce((a, b) => (compareSpendings(b, a, missing) < 0 ? b : a), NOTHING_SPENT)
}

/** Of two ways to the same range for the same surges. */
const compareWays = (a: Spending, b: Spending): number =>
  b.hearts - a.hearts || a.spend.length - b.spend.length || compareIndexes(a.spend, b.spend)

/** Every spending that the surges allow, the best one (given) first: at most `MOST_SPENDINGS` of them. */
export function allSpendings({ abilities, surges, missing, repeat }: SpendingQuestion, best: Spending): readonly Spending[] {
  const found: Spending[] = []
  const visit = (from: number, spending: Spending): void => {
    if (found.length >= MOST_VISITED) return
    takeSteps(1)
    found.push(spending)
    for (let index = from; index < abilities.length; index++) {
      const next = bought(spending, index, abilities[index]!)
      if (next.cost <= surges) visit(repeat ? index : index + 1, next)
    }
  }
  visit(0, NOTHING_SPENT)
  const others = found.filter(({ spend }) => spend.join() !== best.spend.join())
  return [best, ...others.sort((a, b) => compareSpendings(a, b, missing))].slice(0, MOST_SPENDINGS)
}
