/**
 * The attack roll as a distribution: the 36 rolls, and which of them stands after rerolls on either side (PRB-01 to
 * PRB-03). Opponents have every hit rolled again as long as they can, the attacker every miss.
 */
import { fraction, plus, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'

/** Rolls of one sum that are alike: doubles, or not. */
export interface RollClass {
  readonly dice: readonly [number, number]
  readonly sum: number
  readonly doubles: boolean
  readonly of36: number
}

/** The 15 kinds of rolls. */
export const ROLL_CLASSES: readonly RollClass[] = (() => {
  const found: { dice: readonly [number, number]; sum: number; doubles: boolean; of36: number }[] = []
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const known = found.find((one) => one.sum === a + b && one.doubles === (a === b))
      if (known) known.of36++
      else found.push({ dice: [a, b], sum: a + b, doubles: a === b, of36: 1 })
    }
  }
  return found
})()

/** Does the roll make up this difference? 1-1 never, 6-6 always (ATK-06, ATK-07). */
export const succeeds = (sum: number, needed: number): boolean => sum === 12 || (sum !== 2 && sum >= needed)

/** How often each side can have the roll made again. */
export interface Rerolls {
  readonly opposing: number
  readonly own: number
}

/** The chance of each class to be the roll that stands; `hits` says which classes are hits. */
export function standingRoll(hits: readonly boolean[], rerolls: Rerolls): readonly Fraction[] {
  const once = ROLL_CLASSES.map(({ of36 }) => fraction(of36, 36))
  const hit = once.reduce((sum, share, index) => (hits[index] ? plus(sum, share) : sum), ZERO)
  const miss = once.reduce((sum, share, index) => (hits[index] ? sum : plus(sum, share)), ZERO)
  const known = new Map<string, readonly Fraction[]>()
  const standing = (opposing: number, own: number): readonly Fraction[] => {
    if (opposing === 0 && own === 0) return once
    const key = `${opposing} ${own}`
    const before = known.get(key)
    if (before) return before
    const afterHit = opposing > 0 ? standing(opposing - 1, own) : null
    const afterMiss = own > 0 ? standing(opposing, own - 1) : null
    const found = once.map((share, index) => {
      const stands = (hits[index] ? afterHit : afterMiss) ? ZERO : share
      const fromHits = afterHit ? times(hit, afterHit[index]!) : ZERO
      const fromMisses = afterMiss ? times(miss, afterMiss[index]!) : ZERO
      return plus(stands, plus(fromHits, fromMisses))
    })
    known.set(key, found)
    return found
  }
  return standing(rerolls.opposing, rerolls.own)
}
