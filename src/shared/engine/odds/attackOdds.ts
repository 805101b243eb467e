/** The exact chance to hit, with rerolls on either side, Super Senses and Shape Change (section 27). */
import { ROLL_CLASSES, standingRoll, succeeds } from './attackRoll.ts'
import { fraction, ONE, plus, sumOf, times, without, ZERO, type Fraction } from './fraction.ts'

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

/** More numbers and rerolls than one question asks about are not kept. */
const MOST_KEPT = 500
const kept = new Map<string, Odds>()

/** The chance that the roll hits, before anybody evades it: worked out once for a number and its rerolls. */
function rolled(needed: number, opposing: number, own: number): Odds {
  const key = `${needed} ${opposing} ${own}`
  const known = kept.get(key)
  if (known) return known
  const hits = ROLL_CLASSES.map(({ sum }) => succeeds(sum, needed))
  const standing = standingRoll(hits, { opposing, own })
  const landed = (counts: (index: number) => boolean): Fraction => sumOf(standing.filter((_, index) => hits[index] && counts(index)))
  const odds = { hit: landed(() => true), hitWithDoubles: landed((index) => ROLL_CLASSES[index]!.doubles) }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, odds)
  return odds
}

const found = new WeakMap<OddsQuestion, Odds>()

/** The chance to hit anybody, when this target is attacked. Worked out once for a question, to which many others may lead. */
export function attackOdds(question: OddsQuestion): Odds {
  const before = found.get(question)
  if (before) return before
  const odds = workedOut(question)
  found.set(question, odds)
  return odds
}

function workedOut(question: OddsQuestion): Odds {
  const roll = rolled(question.needed, question.opposingRerolls, question.ownRerolls)
  const evaded = question.evadeFrom === null ? ONE : failing(question.evadeFrom)
  const direct = times(roll.hit, evaded)
  const directDoubles = times(roll.hitWithDoubles, evaded)
  if (question.refuseFrom === null) return { hit: direct, hitWithDoubles: directDoubles }
  const other = question.otherwise ? attackOdds(question.otherwise) : { hit: ZERO, hitWithDoubles: ZERO }
  const stays = failing(question.refuseFrom)
  return {
    hit: plus(times(stays, direct), times(without(stays), other.hit)),
    hitWithDoubles: plus(times(stays, directDoubles), times(without(stays), other.hitWithDoubles))
  }
}
