/** A small seeded source of chance (mulberry32): the same seed gives the same position on every machine. */
export interface Chance {
  /** At least 0, below 1. */
  readonly next: () => number
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number
  readonly is: (probability: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  readonly shuffled: <T>(from: readonly T[]) => T[]
}

/** Whether somebody asked for the long runs: `npm run oracle`. */
export const LONG = Boolean(process.env['LINEJUDGE_LONG'])
/** On how many positions something is tried: a quarter of `usual` in `npm test`, a hundred times as many in `npm run oracle`. */
export const times = (usual: number): number => (LONG ? usual * 25 : Math.ceil(usual / 4))

/** How fast-check runs from a fixed start, so that a red run is red again. */
export const fixedRuns = (numRuns: number) => ({ numRuns, seed: 20_100_501 })

/** How a property is tried: so often from a fixed start, in the long runs 25 times as often from a new one. */
export const seededRuns = (numRuns = 100) => (LONG ? { numRuns: numRuns * 25 } : fixedRuns(numRuns))

export function chanceFrom(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    is: (probability) => next() < probability,
    pick: (from) => from[whole(0, from.length - 1)]!,
    shuffled: (from) => {
      const items = [...from]
      for (let i = items.length - 1; i > 0; i -= 1) {
        const j = whole(0, i)
        const kept = items[i]!
        items[i] = items[j]!
        items[j] = kept
      }
      return items
    }
  }
}
