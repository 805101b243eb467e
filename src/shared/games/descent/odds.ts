/** The exact chances of an attack before it is rolled: to reach, to show so many hearts, to deal so much damage. */
import { fraction, isZero, plus, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import type { AttackDie, DefenseDie, Faces, SurgeAbility } from './case.ts'
import { missingFaces, poolOf, shieldCounts, type Aspects, type Pool, type Shown } from './pool.ts'
import { bestSpending, type Spending } from './spending.ts'

export interface AttackOddsQuestion {
  readonly dice: readonly AttackDie[]
  readonly defenseDice: readonly DefenseDie[]
  readonly faces: Faces
  /** The range that is needed; null where the attack checks none. */
  readonly distance: number | null
  readonly abilities: readonly SurgeAbility[]
  readonly repeat: boolean
}

/** Null where faces are missing. Every chance is of one attack, the X counted. */
export interface AttackOdds {
  /** The dice whose faces have to be entered for all of it. */
  readonly missing: readonly AttackDie[]
  /** To reach the target without any surge. */
  readonly reachUnaided: Fraction | null
  /** To reach it with the best spending. */
  readonly reach: Fraction | null
  /** To reach it and show at least 1, 2, … hearts, before shields. */
  readonly hearts: readonly Fraction[] | null
  /** To deal exactly 0, 1, 2, … damage. A miss deals 0. */
  readonly damage: readonly Fraction[] | null
  /** The damage to be expected. */
  readonly mean: Fraction | null
}

/** The best spending for a roll: it depends on the surges and the missing range alone. */
function spender({ abilities, repeat, distance }: AttackOddsQuestion): (shown: Shown) => Spending {
  const known = new Map<string, Spending>()
  return ({ surges, range }) => {
    const missing = distance === null ? 0 : Math.max(0, distance - range)
    const key = `${surges} ${missing}`
    const before = known.get(key)
    if (before) return before
    const best = bestSpending({ abilities, surges, missing, repeat })
    known.set(key, best)
    return best
  }
}

/** How many rolls of a pool fit. */
const share = ({ rolls, shown }: Pool, fits: (shown: Shown) => boolean): Fraction =>
  fraction(
    shown.reduce((sum, [one, count]) => (fits(one) ? sum + count : sum), 0n),
    rolls
  )

const atLeast = (counts: readonly bigint[], from: number): bigint =>
  counts.reduce((sum, count, value) => (value >= from ? sum + count : sum), 0n)

export function attackOdds(question: AttackOddsQuestion): AttackOdds {
  const { dice, faces, distance, abilities } = question
  const spend = spender(question)
  const reaches = (shown: Shown): boolean => distance === null || shown.range + spend(shown).range >= distance
  const pool = (need: Aspects): Pool | null => (missingFaces(dice, faces, need).length > 0 ? null : poolOf(dice, faces, need))
  const ranged = distance !== null
  const helps = ranged && abilities.some(({ range = 0 }) => range > 0)
  const unaided = pool({ range: ranged, hearts: false, surges: false })
  const aided = pool({ range: ranged, hearts: false, surges: helps })
  const all: Aspects = { range: ranged, hearts: true, surges: helps || abilities.some(({ hearts = 0 }) => hearts > 0) }
  const whole = pool(all)
  return {
    missing: missingFaces(dice, faces, all),
    reachUnaided: unaided && share(unaided, ({ range }) => distance === null || range >= distance),
    reach: aided && share(aided, reaches),
    ...(whole ? damageOdds(question, whole, reaches, spend) : { hearts: null, damage: null, mean: null })
  }
}

function damageOdds(
  question: AttackOddsQuestion,
  { rolls, shown }: Pool,
  reaches: (shown: Shown) => boolean,
  spend: (shown: Shown) => Spending
): Pick<AttackOdds, 'hearts' | 'damage' | 'mean'> {
  const byHearts: bigint[] = []
  for (const [one, count] of shown) {
    if (!reaches(one)) continue
    const hearts = one.hearts + spend(one).hearts
    byHearts[hearts] = (byHearts[hearts] ?? 0n) + count
  }
  const heartCounts = Array.from(byHearts, (count: bigint | undefined) => count ?? 0n)
  const shields = shieldCounts(question.defenseDice, question.faces)
  const together = rolls * 6n ** BigInt(question.defenseDice.length)
  const dealt: bigint[] = [together]
  for (const [hearts, often] of heartCounts.entries()) {
    for (const [stopped, count] of shields.entries()) {
      const damage = hearts - stopped
      if (damage <= 0) continue
      dealt[damage] = (dealt[damage] ?? 0n) + often * count
      dealt[0]! -= often * count
    }
  }
  const damage = Array.from(dealt, (count: bigint | undefined) => fraction(count ?? 0n, together))
  while (damage.length > 1 && isZero(damage.at(-1)!)) damage.pop()
  return {
    hearts: heartCounts.slice(1).map((_, index) => fraction(atLeast(heartCounts, index + 1), rolls)),
    damage,
    mean: damage.reduce((sum, chance, amount) => plus(sum, times(chance, fraction(amount, 1))), ZERO)
  }
}
