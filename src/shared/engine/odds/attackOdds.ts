/** The exact chance to hit, with rerolls on either side, Super Senses and Shape Change (section 27). */
import { ROLL_CLASSES, standingRoll, succeeds } from './attackRoll.ts'
import { fraction, plus, sumOf, times, without, ZERO, type Fraction } from '../../base/numbers/fraction.ts'

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

/** Numbers and rerolls below this are cached: more than any dice and any table have. */
const MOST = 16
const cached = new Array<Odds | undefined>(14 * MOST * MOST).fill(undefined)

/** The chance that the roll hits, before anybody evades it: worked out once for a number and its rerolls. */
function rolled(needed: number, opposing: number, own: number): Odds {
  // Below 2 every roll but 1-1 hits, above 12 none but 6-6 does: those are one number each.
  const number = Math.min(Math.max(needed, 2), 13)
  if (opposing >= MOST || own >= MOST) return workedOutRoll(number, opposing, own)
  return (cached[(number * MOST + opposing) * MOST + own] ??= workedOutRoll(number, opposing, own))
}

function workedOutRoll(needed: number, opposing: number, own: number): Odds {
  const hits = ROLL_CLASSES.map(({ sum }) => succeeds(sum, needed))
  const standing = standingRoll(hits, { opposing, own })
  const landed = (counts: (index: number) => boolean): Fraction => sumOf(standing.filter((_, index) => hits[index] && counts(index)))
  return { hit: landed(() => true), hitWithDoubles: landed((index) => ROLL_CLASSES[index]!.doubles) }
}

const found = new WeakMap<OddsQuestion, Odds>()

/** The chance to hit anybody, when this target is attacked. Worked out once for a question, to which many others may lead. */
export function attackOdds(question: OddsQuestion): Odds {
  if (question.refuseFrom === null) return direct(question)
  const before = found.get(question)
  if (before) return before
  const odds = workedOut(question, question.refuseFrom)
  found.set(question, odds)
  return odds
}

/** The chance to hit the target itself. */
function direct({ needed, opposingRerolls, ownRerolls, evadeFrom }: OddsQuestion): Odds {
  const roll = rolled(needed, opposingRerolls, ownRerolls)
  if (evadeFrom === null) return roll
  const evaded = failing(evadeFrom)
  return { hit: times(roll.hit, evaded), hitWithDoubles: times(roll.hitWithDoubles, evaded) }
}

function workedOut(question: OddsQuestion, refuseFrom: number): Odds {
  const own = direct(question)
  const other = question.otherwise ? attackOdds(question.otherwise) : { hit: ZERO, hitWithDoubles: ZERO }
  const stays = failing(refuseFrom)
  return {
    hit: plus(times(stays, own.hit), times(without(stays), other.hit)),
    hitWithDoubles: plus(times(stays, own.hitWithDoubles), times(without(stays), other.hitWithDoubles))
  }
}
