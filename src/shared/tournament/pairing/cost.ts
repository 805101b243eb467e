/** What a pairing costs: seven sums, compared one after the other (the criteria of pairing, printed with it). */

export interface Cost {
  /** Over pairs: how often the two have met. */
  readonly rematches: number
  /** Byes that the player with the bye has had. */
  readonly secondByes: number
  /** Wins of the player with the bye. */
  readonly byeWins: number
  /** Over pairs: the square of the difference in wins. */
  readonly spread: number
  /** Pairs of one club, as long as they are kept apart. */
  readonly clubs: number
  /** Score of the player with the bye. */
  readonly byePoints: number
  /** Over pairs: the square of the difference in places by wins and score. */
  readonly order: number
}

export const CRITERIA = [
  'rematches',
  'secondByes',
  'byeWins',
  'spread',
  'clubs',
  'byePoints',
  'order'
] as const satisfies readonly (keyof Cost)[]

/** A player as pairing sees one. */
export interface Candidate {
  readonly id: string
  readonly wins: number
  readonly score: number
  readonly byes: number
  readonly club: string | null
}

/** The players of a pairing in the order of wins and score, with what every pair and every bye costs. */
export class Field {
  readonly #met: Int16Array
  readonly #wins: Float64Array
  /** The club of each by a number, below 0 for none and where clubs do not count. */
  readonly #clubs: Int32Array
  readonly size: number
  /** From 1, by wins and score; equal players share one. */
  readonly places: readonly number[]

  /** @param players in order @param met whom a player has met, and how often @param keepApart whether clubs count */
  constructor(
    readonly players: readonly Candidate[],
    met: (player: string) => ReadonlyMap<string, number> | undefined,
    readonly keepApart: boolean
  ) {
    this.size = players.length
    this.#met = new Int16Array(this.size * this.size)
    const at = new Map(players.map(({ id }, index) => [id, index]))
    players.forEach(({ id }, i) => {
      for (const [other, times] of met(id) ?? []) {
        const j = at.get(other)
        if (j !== undefined) this.#met[i * this.size + j] = times
      }
    })
    const places: number[] = []
    players.forEach((player, index) => {
      const before = players[index - 1]
      places.push(before && before.wins === player.wins && before.score === player.score ? places[index - 1]! : index + 1)
    })
    this.places = places
    // Exchanges ask for these again and again: plain numbers are read in a tenth of the time.
    this.#wins = Float64Array.from(players, ({ wins }) => wins)
    const clubs = new Map<string, number>()
    this.#clubs = Int32Array.from(players, ({ club }) => {
      if (!keepApart || club === null) return -1
      const known = clubs.get(club) ?? clubs.size
      clubs.set(club, known)
      return known
    })
  }

  rematches(i: number, j: number): number {
    return this.#met[i * this.size + j]!
  }

  spread(i: number, j: number): number {
    const apart = this.#wins[i]! - this.#wins[j]!
    return apart * apart
  }

  clubs(i: number, j: number): number {
    const club = this.#clubs[i]!
    return club >= 0 && club === this.#clubs[j] ? 1 : 0
  }

  order(i: number, j: number): number {
    const apart = this.places[i]! - this.places[j]!
    return apart * apart
  }

  /** Whether the pairs a, c and b, d are better than a, b and c, d: the criteria of pairs in their order. */
  isBetter(a: number, b: number, c: number, d: number): boolean {
    const rematches = this.rematches(a, c) + this.rematches(b, d) - this.rematches(a, b) - this.rematches(c, d)
    if (rematches !== 0) return rematches < 0
    const spread = this.spread(a, c) + this.spread(b, d) - this.spread(a, b) - this.spread(c, d)
    if (spread !== 0) return spread < 0
    const clubs = this.clubs(a, c) + this.clubs(b, d) - this.clubs(a, b) - this.clubs(c, d)
    if (clubs !== 0) return clubs < 0
    return this.order(a, c) + this.order(b, d) < this.order(a, b) + this.order(c, d)
  }

  /** What a whole pairing costs, by places in `players`. */
  costOf(pairs: readonly (readonly [number, number])[], bye: number | null): Cost {
    const sum = (of: (i: number, j: number) => number): number => pairs.reduce((total, [i, j]) => total + of(i, j), 0)
    const free = bye === null ? null : this.players[bye]!
    return {
      rematches: sum((i, j) => this.rematches(i, j)),
      secondByes: free?.byes ?? 0,
      byeWins: free?.wins ?? 0,
      spread: sum((i, j) => this.spread(i, j)),
      clubs: sum((i, j) => this.clubs(i, j)),
      byePoints: free?.score ?? 0,
      order: sum((i, j) => this.order(i, j))
    }
  }
}

/** Below 0 where `a` is the better one, by the first so many criteria. */
export function compareCosts(a: Cost, b: Cost, criteria: number = CRITERIA.length): number {
  for (const name of CRITERIA.slice(0, criteria)) if (a[name] !== b[name]) return a[name] - b[name]
  return 0
}
