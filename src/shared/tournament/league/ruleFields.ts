/** The rule of a league as its file has it. Read with every start, so that it brings nothing along. */
import * as v from 'valibot'
import { expects } from '../../base/problem.ts'
import { listOf, oneOf, whole } from '../../base/validate.ts'

const MOST = 1_000_000
const says = expects('expected.fraction', {})

/** A whole number, or a fraction such as "3/2". */
const worth = v.union([whole(0, MOST), v.pipe(v.string(says), v.regex(/^\d{1,9}\/[1-9]\d{0,8}$/, says))], says)

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
