/** The exact chance to hit, with rerolls on either side, Super Senses and Shape Change (section 27). */
import { fraction, ONE, plus, times, without, ZERO, type Fraction } from './fraction.ts'

export interface OddsQuestion {
  /** What the dice must come to. */
  readonly needed: number
  /** How many times opponents may have a hit rolled again. */
  readonly opposingRerolls: number
  /** How many times the attacker may have a miss rolled again. */
  readonly ownRerolls: number
  /** The least number on a d6 that evades a hit (Super Senses: 5); null: nothing does. */
  readonly evadeFrom: number | null
  /** The least number on a d6 that refuses to be the target (Shape Change: 5, Skrull: 6); null. */
  readonly refuseFrom: number | null
  /** The target that Shape Change leads to; null: there is none, the attack is lost. */
  readonly otherwise: OddsQuestion | null
}

export interface Odds {
  readonly hit: Fraction
  readonly hitWithDoubles: Fraction
}

/** How often a d6 stays below a number: 5 or 6 fails in 2 of 3 (PRB-04). */
const failing = (from: number): Fraction => fraction(from - 1, 6)

/** Of the 36 rolls, how many hit, and how many of those are doubles: 1-1 never, 6-6 always (PRB-01, PRB-02). */
function rollsThatHit(needed: number): { readonly hit: Fraction; readonly doubles: Fraction } {
  let hits = 0
  let doubles = 0
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const sum = a + b
      if (sum === 2 || (sum !== 12 && sum < needed)) continue
      hits++
      if (a === b) doubles++
    }
  }
  return { hit: fraction(hits, 36), doubles: fraction(doubles, 36) }
}

/** The chance that the roll that stands hits: opponents reroll hits, the attacker misses (PRB-03). */
function standing(hit: Fraction, counted: Fraction, opposing: number, own: number): Fraction {
  if (opposing === 0 && own === 0) return counted
  const onHit = opposing > 0 ? times(hit, standing(hit, counted, opposing - 1, own)) : counted
  return own > 0 ? plus(onHit, times(without(hit), standing(hit, counted, opposing, own - 1))) : onHit
}

/** The chance to hit anybody, when this target is attacked. */
export function attackOdds(question: OddsQuestion): Odds {
  const { hit, doubles } = rollsThatHit(question.needed)
  const evaded = question.evadeFrom === null ? ONE : failing(question.evadeFrom)
  const direct = times(standing(hit, hit, question.opposingRerolls, question.ownRerolls), evaded)
  const directDoubles = times(standing(hit, doubles, question.opposingRerolls, question.ownRerolls), evaded)
  if (question.refuseFrom === null) return { hit: direct, hitWithDoubles: directDoubles }
  const other = question.otherwise ? attackOdds(question.otherwise) : { hit: ZERO, hitWithDoubles: ZERO }
  const stays = failing(question.refuseFrom)
  return {
    hit: plus(times(stays, direct), times(without(stays), other.hit)),
    hitWithDoubles: plus(times(stays, directDoubles), times(without(stays), other.hitWithDoubles))
  }
}
