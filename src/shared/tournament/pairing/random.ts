/** The one generator of chance in events: named in the format, the same on every machine. */

export const GENERATOR = 'mulberry32'

/** Whole numbers from 0 below 2^32, by a seed. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** The same entries in an order by chance (Fisher and Yates). */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const next = mulberry32(seed)
  const list = [...all]
  for (let last = list.length - 1; last > 0; last--) {
    // Below 2^32 and at most some thousand entries: what the remainder prefers is not to be noticed.
    const other = next() % (last + 1)
    const kept = list[last]!
    list[last] = list[other]!
    list[other] = kept
  }
  return list
}
