/** The cut: the best play on, the winner of each match meets the winner of the next. */
import type { CutMatch, CutState, EventState } from './state.ts'

/** Seeds in the order of the first round's matches, for a power of two: 1, 8, 4, 5, 2, 7, 3, 6. */
function bracketOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) {
    const next = order.length * 2
    order = order.flatMap((seed) => [seed, next + 1 - seed])
  }
  return order
}

/** The match for the third place. */
export const THIRD = 'cut-third'

/** @param third whether those who lose the semifinals play on for the third place */
export function newCut(seeds: readonly string[], third = false): CutState {
  const rounds: CutMatch[][] = []
  for (let matches = seeds.length / 2, round = 1; matches >= 1; matches /= 2, round++) {
    rounds.push(Array.from({ length: matches }, (_, index) => ({ match: `cut-${round}-${index + 1}`, result: null })))
  }
  return { seeds, rounds, third: third && seeds.length > 2 ? { match: THIRD, result: null } : null }
}

/** A match of the cut with those who play it, as far as they are known. */
export interface BracketMatch {
  readonly match: string
  readonly a: string | null
  readonly b: string | null
  readonly winner: string | null
  readonly played: CutMatch
}

/** All matches, round by round; the one for the third place last. */
export function bracketOf({ seeds, rounds, third }: CutState): BracketMatch[] {
  const order = bracketOrder(seeds.length)
  const all: BracketMatch[] = []
  let before = order.map((seed): string | null => seeds[seed - 1]!)
  for (const matches of rounds) {
    before = matches.map((played, index) => {
      const match = {
        match: played.match,
        a: before[2 * index]!,
        b: before[2 * index + 1]!,
        winner: played.result?.winner ?? null,
        played
      }
      all.push(match)
      return match.winner
    })
  }
  if (third) {
    // The final is the last match so far, the semifinals are before it.
    const [a = null, b = null] = all.slice(-3, -1).map(loserOf)
    all.push({ match: third.match, a, b, winner: third.result?.winner ?? null, played: third })
  }
  return all
}

const loserOf = ({ a, b, winner }: BracketMatch): string | null => (winner === null ? null : winner === a ? b : a)

/** The winner of the event; `null` as long as the final has no result. */
export const cutWinner = ({ rounds }: CutState): string | null => rounds.at(-1)?.[0]?.result?.winner ?? null

/** Whether every match of the cut has a result. */
export const isCutOver = (cut: CutState): boolean => cutWinner(cut) !== null && (cut.third === null || cut.third.result !== null)

/** The round of the cut that is played, from 0 on; the last one if all of it is over. */
export const cutRound = ({ rounds }: CutState): number => {
  const open = rounds.findIndex((matches) => matches.some(({ result }) => result === null))
  return open === -1 ? rounds.length - 1 : open
}

/** A match of the cut by its id; undefined where there is none. */
export const matchOfCut = ({ cut }: EventState, match: string): BracketMatch | undefined =>
  cut === null ? undefined : bracketOf(cut).find((one) => one.match === match)

/** The id of the match that the winner of this one has played; null: it has no result yet, or there is none. */
export function playedOnIn(cut: CutState, match: string): string | null {
  const round = cut.rounds.findIndex((matches) => matches.some((one) => one.match === match))
  const index = cut.rounds[round]?.findIndex((one) => one.match === match) ?? 0
  const next = cut.rounds[round + 1]?.[Math.floor(index / 2)]
  if (next && next.result !== null) return next.match
  const isSemifinal = round !== -1 && round === cut.rounds.length - 2
  return isSemifinal && cut.third?.result ? cut.third.match : null
}
