/** How the property tests use fast-check: a seed is a position, and a fixed start makes a red run red again. */
import fc, { type Parameters } from 'fast-check'

/** Seeds of positions. Not shrunk: a smaller seed is no simpler position. */
export const seeds = fc.noShrink(fc.integer({ min: 1, max: 1_000_000_000 }))

/** `short` runs from a fixed start; 25 times as many from a new one in a long run (LINEJUDGE_LONG=1). */
export const runs = <T>(short: number): Parameters<T> =>
  process.env['LINEJUDGE_LONG'] ? { numRuns: short * 25 } : { numRuns: short, seed: 20_100_501 }

/** For long runs: an hour. The short ones take seconds. */
export const PATIENCE = 3_600_000
