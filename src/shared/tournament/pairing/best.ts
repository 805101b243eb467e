/** The best pairing of a field: the quick way where it can be proven, else a matching. The same field: the same pairing. */
import { couldBeBest, lowerBound, provenBy } from './bound.ts'
import { CRITERIA, type Field } from './cost.ts'
import { bestMatching, byeOf, edgesOf } from './matching.ts'
import { improved, neighbourPairing, type Pairing } from './neighbours.ts'

/** A pairing and how many criteria, from the first on, it is the best by. */
export interface Proven extends Pairing {
  readonly proven: number
}

/** Up to so many players all pairings are looked at, each criterion within one weight. */
const ALL_AT_ONCE = 24
/** Up to so many the whole graph; above, edges to near places first. */
const WHOLE_GRAPH = 128
const BANDS = [24, 96]
/** Steps of a matching, players times edges. So many take some ten seconds; what would take more is left out. */
export const MOST_STEPS = 100_000_000

/** Rematches, second byes, wins of the bye, spread: what a pairing must be the best by before anything else is asked. */
const SURE = 4

/** The best pairing that can be proven, and how far it is proven. */
export const bestPairing = (field: Field): Proven => quickPairing(field) ?? matchedPairing(field)

/** The pairing where it can be had at once: of a few players, or of neighbours with a proof. null: a matching has to be looked for. */
export function quickPairing(field: Field): Proven | null {
  if (field.size <= ALL_AT_ONCE) return wholeMatching(field)
  const fast = improved(field, neighbourPairing(field))
  return isSure(field, fast) ? withProof(field, fast, 0) : null
}

/**
 * The best pairing by a matching: edges to near places first, all of them where that is not enough. It takes up to ten seconds for
 * hundreds of players. @param most steps, players times edges: above, the widest band that was looked at stands, as far as it is proven
 */
export function matchedPairing(field: Field, most: number = MOST_STEPS): Proven {
  const fast = improved(field, neighbourPairing(field))
  const mayStand = couldBeBest(field, field.costOf(fast.pairs, fast.bye), byeOf(field))
  const isTooMuch = (band: number): boolean => field.size * edgesOf(field, band, mayStand).length > most
  let widest: Pairing | null = null
  for (const band of field.size <= WHOLE_GRAPH ? [] : BANDS) {
    if (isTooMuch(band)) break
    const found = bestMatching(field, band, mayStand)
    if (found === null) continue
    widest = improved(field, found)
    if (isSure(field, widest)) return withProof(field, widest, 0)
  }
  return isTooMuch(Infinity) ? withProof(field, widest ?? fast, 0) : wholeMatching(field, mayStand)
}

function wholeMatching(field: Field, mayStand: ReturnType<typeof couldBeBest> = null): Proven {
  const best = bestMatching(field, Infinity, mayStand)!
  return best.proven === CRITERIA.length ? best : withProof(field, improved(field, best), best.proven)
}

const isSure = (field: Field, { pairs, bye }: Pairing): boolean => provenBy(lowerBound(field), field.costOf(pairs, bye)) >= SURE

const withProof = (field: Field, pairing: Pairing, sure: number): Proven => ({
  ...pairing,
  proven: Math.max(sure, provenBy(lowerBound(field), field.costOf(pairing.pairs, pairing.bye)))
})
