/** What an event is worth in a league: points by place, for wins, for being there. All of it exact. */
import type { LeagueRule, Worth } from './ruleFields.ts'
import { fraction, plus, readFraction, sumOf, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'

/** The rules that are offered by name; the first is the usual one. */
export const LEAGUE_RULES = {
  places: { places: [6, 4, 2, 1], shared: 'split' },
  wins: { win: 1, bye: 1 },
  attendance: { attended: 1 }
} as const satisfies Readonly<Record<string, LeagueRule>>
export type NamedRule = keyof typeof LEAGUE_RULES

/** The number that is written so. */
export const worthOf = (written: Worth | undefined): Fraction =>
  written === undefined ? ZERO : typeof written === 'number' ? fraction(written) : readFraction(written)!

/** What somebody has come to in one event. */
export interface Attended {
  /** From 1 on. */
  readonly place: number
  /** How many share that place. */
  readonly sharing: number
  readonly wins: number
  readonly byes: number
  readonly score: number
}

/** What an event is worth to somebody. @param wins matches won, without byes */
export function pointsOf(rule: LeagueRule, { place, sharing, wins, byes, score }: Attended): Fraction {
  const { places = [] } = rule
  const at = (index: number): Fraction => worthOf(places[index - 1])
  const taken = rule.shared === 'same' ? 1 : sharing
  let ofPlace = ZERO
  for (let index = place; index < place + taken; index++) ofPlace = plus(ofPlace, at(index))
  return sumOf([
    times(ofPlace, fraction(1, taken)),
    times(worthOf(rule.win), fraction(wins)),
    times(worthOf(rule.bye), fraction(byes)),
    times(worthOf(rule.score), fraction(score)),
    worthOf(rule.attended)
  ])
}
