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

/** More different numbers of wins than any event has: what is beyond is not worked out pair by pair. */
const MOST_LEVELS = 40

/**
 * Which pairs and which bye can stand in a pairing that is at least as good as this one; `null` where that leaves nothing out. A pairing
 * with any other pair is worse by the first four criteria, so that a matching may pass it over. @param free the vertex that is the bye
 */
export function couldBeBest(field: Field, cost: Cost, free: number | null): ((i: number, j: number) => boolean) | null {
  const bound = lowerBound(field)
  if (provenBy(bound, cost) < CRITERIA.indexOf('spread')) return null
  const { players } = field
  const levels = [...new Set(players.map(({ wins }) => wins))]
  if (levels.length > MOST_LEVELS) return null
  const levelOf = players.map(({ wins }) => levels.indexOf(wins))
  const paired = players.map(({ wins }) => wins)
  if (free !== null) paired.splice(paired.indexOf(bound.byeWins), 1)
  const least = levels.map((a) => levels.map((b) => leastSpreadWith(paired, a, b)))
  return (i, j) =>
    j === free
      ? players[i]!.byes === bound.secondByes && players[i]!.wins === bound.byeWins
      : field.rematches(i, j) === 0 && least[levelOf[i]!]![levelOf[j]!]! <= cost.spread
}

/** The least spread of all who are paired where two of these wins meet. @param paired wins in their order */
function leastSpreadWith(paired: readonly number[], a: number, b: number): number {
  const left = [...paired]
  for (const wins of [a, b]) {
    const at = left.indexOf(wins)
    if (at === -1) return Infinity
    left.splice(at, 1)
  }
  return neighbours(left, (wins) => wins) + (a - b) ** 2
}

/**
 * How many criteria are proven to be the best, from the first on. `order` is bounded for the bye of the least score, and so are
 * `spread` for one of the fewest wins: each bound holds once those before it are met.
 */
export function provenBy(bound: Cost, cost: Cost): number {
  const first = CRITERIA.findIndex((name) => cost[name] !== bound[name])
  return first === -1 ? CRITERIA.length : first
}
