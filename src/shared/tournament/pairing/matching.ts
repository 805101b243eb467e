/** The sure way: a matching of the least weight, where the weight of an edge holds the criteria one above the other. */
import blossom from 'edmonds-blossom-fixed'
import { CRITERIA, type Field } from './cost.ts'
import type { Pairing } from './neighbours.ts'

/** Sums of weights stay whole numbers below this, twice over. */
const MOST_WEIGHT = 2 ** 51

/** What a matching was and how many criteria, from the first on, it is the best by. */
export interface Matching extends Pairing {
  readonly proven: number
}

type Edge = readonly [i: number, j: number]
type MayStand = (i: number, j: number) => boolean

/** The vertex whose partner has the bye; null: nobody has it. */
export const byeOf = ({ size }: Field): number | null => (size % 2 === 1 ? size : null)

/** Who could be paired with whom, the bye among them. */
export function edgesOf(field: Field, band: number, mayStand: MayStand | null): Edge[] {
  const { size } = field
  const free = byeOf(field)
  const edges: Edge[] = []
  const add = (i: number, j: number): void => {
    if (mayStand === null || mayStand(i, j)) edges.push([i, j])
  }
  for (let i = 0; i < size; i++) for (let j = i + 1; j < size && j - i <= band; j++) add(i, j)
  if (free !== null) for (let i = 0; i < size; i++) add(i, free)
  return edges
}

/**
 * The best pairing by as many criteria as fit into a weight, or null where the edges do not let everybody be paired.
 * @param band edges reach so many places at most @param mayStand edges that are looked at; null: all of them
 */
export function bestMatching(field: Field, band = Infinity, mayStand: MayStand | null = null): Matching | null {
  const { size, players } = field
  const free = byeOf(field)
  const edges = edgesOf(field, band, mayStand)

  const ranks = {
    secondByes: ranksOf(players.map(({ byes }) => byes)),
    byeWins: ranksOf(players.map(({ wins }) => wins)),
    byePoints: ranksOf(players.map(({ score }) => score))
  }
  /** What an edge adds to a criterion; of the bye only the order of the players counts. */
  const values: Readonly<Record<(typeof CRITERIA)[number], (i: number, j: number) => number>> = {
    rematches: (i, j) => (j === free ? 0 : field.rematches(i, j)),
    secondByes: (i, j) => (j === free ? ranks.secondByes[i]! : 0),
    byeWins: (i, j) => (j === free ? ranks.byeWins[i]! : 0),
    spread: (i, j) => (j === free ? 0 : field.spread(i, j)),
    clubs: (i, j) => (j === free ? 0 : field.clubs(i, j)),
    byePoints: (i, j) => (j === free ? ranks.byePoints[i]! : 0),
    order: (i, j) => (j === free ? 0 : field.order(i, j))
  }

  // From the last criterion up: each counts more than all that those below it can come to.
  const matches = Math.ceil(size / 2)
  const most = CRITERIA.map((name) => {
    let highest = 0
    for (const [i, j] of edges) highest = Math.max(highest, values[name](i, j))
    return isOfBye(name) ? highest : highest * matches
  })
  let proven = CRITERIA.length
  while (proven > 1 && most.slice(0, proven).reduce((product, one) => product * (one + 1), 1) * matches >= MOST_WEIGHT) proven--
  const weight = ([i, j]: Edge): number => {
    let total = 0
    for (let criterion = 0; criterion < proven; criterion++) total = total * (most[criterion]! + 1) + values[CRITERIA[criterion]!](i, j)
    return total
  }
  const weights = edges.map(weight)
  const heaviest = weights.reduce((highest, one) => Math.max(highest, one), 0)
  const mates = blossom(
    edges.map(([i, j], index): [number, number, number] => [i, j, heaviest + 1 - weights[index]!]),
    true
  )
  if (mates.some((mate) => mate === -1) || mates.length < size + (free === null ? 0 : 1)) return null
  const pairs: [number, number][] = []
  for (let i = 0; i < size; i++) if (mates[i]! > i && mates[i] !== free) pairs.push([i, mates[i]!])
  return { pairs, bye: free === null ? null : mates[free]!, proven }
}

const isOfBye = (name: (typeof CRITERIA)[number]): boolean => name === 'secondByes' || name === 'byeWins' || name === 'byePoints'

/** Values as their places among each other, from 0: the order is kept, and the numbers are small. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const rank = new Map(sorted.map((value, index) => [value, index]))
  return values.map((value) => rank.get(value)!)
}
