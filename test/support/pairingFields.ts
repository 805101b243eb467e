/** Fields of players by chance, and the least that a pairing of one can cost, by looking at all of them. */
import { compareCosts, CRITERIA, Field, type Candidate, type Cost } from '../../src/shared/tournament/pairing/cost.ts'
import { mulberry32 } from '../../src/shared/tournament/pairing/random.ts'

/** A field by chance, in the order that a field has. */
export function randomField(seed: number, size: number, rounds: number): Field {
  const next = mulberry32(seed)
  const below = (most: number): number => next() % most
  const players = Array.from({ length: size }, (_, index): Candidate => ({
    id: `p${index}`,
    wins: below(rounds + 1),
    score: below(6) * 50,
    byes: below(3) === 0 ? 1 : 0,
    club: below(2) === 0 ? `club ${below(3)}` : null
  })).sort((a, b) => b.wins - a.wins || b.score - a.score)
  const met = new Map<string, number>()
  for (let meeting = 0; meeting < (rounds * size) / 2; meeting++) {
    const pair = [below(size), below(size)].sort((a, b) => a - b)
    if (pair[0] !== pair[1]) met.set(pair.join(), (met.get(pair.join()) ?? 0) + 1)
  }
  const between = (a: string, b: string): number => met.get([Number(a.slice(1)), Number(b.slice(1))].sort((x, y) => x - y).join()) ?? 0
  const of = (one: string): ReadonlyMap<string, number> =>
    new Map(players.filter(({ id }) => id !== one).map(({ id }) => [id, between(one, id)]))
  return new Field(players, of, below(2) === 0)
}

/**
 * The least cost of all pairings: whoever is left is paired with each other one in turn, each set of players once. null: there is none.
 * @param apart two who are not paired with each other
 */
export function leastCost(field: Field, apart?: readonly [number, number]): Cost | null {
  const all = (1 << field.size) - 1
  const pairsOf = new Map<number, Cost | null>([[0, field.costOf([], null)]])
  const add = (a: Cost, b: Cost): Cost => Object.fromEntries(CRITERIA.map((name) => [name, a[name] + b[name]])) as unknown as Cost
  const solve = (left: number, byeLeft: boolean): Cost | null => {
    const key = byeLeft ? left | (1 << 30) : left
    const known = pairsOf.get(key)
    if (known !== undefined) return known
    let first = 0
    while ((left & (1 << first)) === 0) first++
    let best: Cost | null = null
    const consider = (rest: number, bye: boolean, cost: Cost): void => {
      const other = solve(rest, bye)
      if (other === null) return
      const sum = add(other, cost)
      if (best === null || compareCosts(sum, best) < 0) best = sum
    }
    if (byeLeft) consider(left & ~(1 << first), false, field.costOf([], first))
    for (let second = first + 1; second < field.size; second++)
      if (left & (1 << second) && !(apart?.includes(first) && apart.includes(second)))
        consider(left & ~(1 << first) & ~(1 << second), byeLeft, field.costOf([[first, second]], null))
    pairsOf.set(key, best)
    return best
  }
  return solve(all, field.size % 2 === 1)
}
