/** The fast way: neighbours in the standings, then exchanges between near pairs as long as one betters the pairing. */
import type { Field } from './cost.ts'

export interface Pairing {
  /** By places in the field. */
  readonly pairs: [number, number][]
  readonly bye: number | null
}

/** How many pairs on either side an exchange looks at. */
const REACH = 12
/** Rounds of exchanges; each makes the pairing better, so that it ends before. */
const MOST_PASSES = 60

/** Neighbours, the bye to the one whom the criteria ask for first. */
export function neighbourPairing({ players, size }: Field): Pairing {
  let bye: number | null = null
  if (size % 2 === 1) {
    bye = size - 1
    for (let index = size - 2; index >= 0; index--) {
      const [one, best] = [players[index]!, players[bye]!]
      if (one.byes < best.byes || (one.byes === best.byes && (one.wins < best.wins || (one.wins === best.wins && one.score < best.score))))
        bye = index
    }
  }
  const seated = players.flatMap((_, index) => (index === bye ? [] : [index]))
  const pairs: [number, number][] = []
  for (let index = 0; index < seated.length; index += 2) pairs.push([seated[index]!, seated[index + 1]!])
  return { pairs, bye }
}

/**
 * Betters a pairing by exchanges between two near pairs, and of the bye, until none of them makes it better. All criteria are
 * compared in their order, so that none is ever given up for a later one.
 */
export function improved(field: Field, { pairs: given, bye: first }: Pairing): Pairing {
  const pairs = given.map(([i, j]): [number, number] => [i, j])
  let bye = first
  const { players } = field
  const betterBye = (taker: number, before: [number, number], after: [number, number]): boolean => {
    const [to, from] = [players[taker]!, players[bye!]!]
    const differences = [
      () => field.rematches(...after) - field.rematches(...before),
      () => to.byes - from.byes,
      () => to.wins - from.wins,
      () => field.spread(...after) - field.spread(...before),
      () => field.clubs(...after) - field.clubs(...before),
      () => to.score - from.score,
      () => field.order(...after) - field.order(...before)
    ]
    for (const difference of differences) {
      const found = difference()
      if (found !== 0) return found < 0
    }
    return false
  }

  for (let pass = 0, changed = true; changed && pass < MOST_PASSES; pass++) {
    changed = false
    pairs.sort(([a, b], [c, d]) => Math.min(a, b) - Math.min(c, d))
    for (let one = 0; one < pairs.length; one++) {
      for (let other = one + 1; other < Math.min(pairs.length, one + 1 + REACH); other++) {
        const [a, b] = pairs[one]!
        const [c, d] = pairs[other]!
        const across = field.isBetter(a, b, c, d)
        // The second way has to better what the first has left.
        if (across ? field.isBetter(a, c, d, b) : field.isBetter(a, b, d, c)) {
          pairs[one] = [a, d]
          pairs[other] = [b, c]
        } else if (across) {
          pairs[one] = [a, c]
          pairs[other] = [b, d]
        } else continue
        changed = true
      }
      if (bye === null) continue
      for (const side of [0, 1] as const) {
        const taker = pairs[one]![side]
        const after: [number, number] = [pairs[one]![1 - side]!, bye]
        if (!betterBye(taker, pairs[one]!, after)) continue
        pairs[one] = after
        bye = taker
        changed = true
      }
    }
  }
  return { pairs, bye }
}
