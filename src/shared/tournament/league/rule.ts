/** What an event is worth in a league: points by place, for wins, for being there. All of it exact. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { listOf, oneOf, whole } from '../../base/validate.ts'
import { fraction, plus, readFraction, ZERO, type Fraction } from '../state/fraction.ts'

const MOST = 1_000_000
const says = expects('expected.fraction', {})

/** A whole number, or a fraction such as "3/2". */
const worth = v.union(
  [
    whole(0, MOST),
    v.pipe(
      v.string(says),
      v.check((input) => readFraction(input) !== null, says)
    )
  ],
  says
)

/** Whatever is left out is worth nothing. */
export const leagueRule = v.looseObject({
  /** From the first place on. */
  places: v.optional(listOf(worth, 1000)),
  /** Who shares a place has the mean of the places that they take (split) or what the place itself is worth (same). */
  shared: v.optional(oneOf(['split', 'same'])),
  win: v.optional(worth),
  bye: v.optional(worth),
  /** For each point of the event's own score. */
  score: v.optional(worth),
  /** For having played. */
  attended: v.optional(worth),
  /** Only the best so many events of each player count; left out: all of them. */
  best: v.optional(whole(1, 1000))
})
export type LeagueRule = v.InferOutput<typeof leagueRule>
export type Worth = v.InferOutput<typeof worth>

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

const times = ({ over, under }: Fraction, count: number): Fraction => fraction(over * BigInt(count), under)

/** What an event is worth to somebody. @param wins matches won, without byes */
export function pointsOf(rule: LeagueRule, { place, sharing, wins, byes, score }: Attended): Fraction {
  const { places = [] } = rule
  const at = (index: number): Fraction => worthOf(places[index - 1])
  const taken = rule.shared === 'same' ? 1 : sharing
  let ofPlace = ZERO
  for (let index = place; index < place + taken; index++) ofPlace = plus(ofPlace, at(index))
  return [
    fraction(ofPlace.over, ofPlace.under * BigInt(taken)),
    times(worthOf(rule.win), wins),
    times(worthOf(rule.bye), byes),
    times(worthOf(rule.score), score),
    worthOf(rule.attended)
  ].reduce(plus, ZERO)
}
