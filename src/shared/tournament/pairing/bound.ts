/** The least that a pairing can cost, and so the proof that one is the best. */
import { CRITERIA, type Cost, type Field } from './cost.ts'

/** What no pairing of the field can be below, criterion by criterion, each on its own. */
export function lowerBound({ players, places, size }: Field): Cost {
  const none = { rematches: 0, clubs: 0 }
  if (size % 2 === 0) {
    const all = players.map((_, index) => index)
    return {
      ...none,
      secondByes: 0,
      byeWins: 0,
      byePoints: 0,
      spread: neighbours(all, (i) => players[i]!.wins),
      order: neighbours(all, (i) => places[i]!)
    }
  }
  // Who may have the bye once the criteria are met one after the other.
  const secondByes = Math.min(...players.map(({ byes }) => byes))
  const fewest = players.filter(({ byes }) => byes === secondByes)
  const byeWins = Math.min(...fewest.map(({ wins }) => wins))
  const byePoints = Math.min(...fewest.filter(({ wins }) => wins === byeWins).map(({ score }) => score))
  const bye = players.findLastIndex(({ byes, wins, score }) => byes === secondByes && wins === byeWins && score === byePoints)
  const others = players.flatMap((_, index) => (index === bye ? [] : [index]))
  return {
    ...none,
    secondByes,
    byeWins,
    byePoints,
    spread: neighbours(others, (i) => players[i]!.wins),
    order: neighbours(others, (i) => places[i]!)
  }
}

/** Neighbours in a sorted list are the least sum of squares that pairs of it can have. */
function neighbours(sorted: readonly number[], value: (index: number) => number): number {
  let sum = 0
  for (let index = 0; index + 1 < sorted.length; index += 2) {
    const apart = value(sorted[index]!) - value(sorted[index + 1]!)
    sum += apart * apart
  }
  return sum
}

/**
 * How many criteria are proven to be the best, from the first on. `order` is bounded for the bye of the least score, and so are
 * `spread` for one of the fewest wins: each bound holds once those before it are met.
 */
export function provenBy(bound: Cost, cost: Cost): number {
  const first = CRITERIA.findIndex((name) => cost[name] !== bound[name])
  return first === -1 ? CRITERIA.length : first
}
