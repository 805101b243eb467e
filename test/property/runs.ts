/** How the property tests use fast-check: a seed is a position, and a fixed start makes a red run red again. */
import fc from 'fast-check'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { NotTaken } from '../support/askEngine.ts'
import { fixedRuns, LONG, times } from '../support/seeded.ts'
import { shrinkCase } from '../support/shrinkCase.ts'

/** For long runs: an hour. The short ones take seconds. */
export const PATIENCE = 3_600_000

/** Seeds of positions. Not shrunk: a smaller seed is no simpler position; the case itself is made smaller instead. */
const seeds = fc.noShrink(fc.integer({ min: 1, max: 1_000_000_000 }))

/**
 * Checks so many questions (see `times`) from a fixed start, in the long runs from a new one, by turns
 * from the `makers`. `check` throws where something does not hold; it also gets the seed, for what it chooses itself.
 */
export function holds<T extends ClixCase>(
  makers: readonly ((seed: number) => T)[],
  usual: number,
  check: (question: T, seed: number) => void
): void {
  fc.assert(
    fc.property(fc.nat(makers.length - 1), seeds, (maker, seed) => {
      const question = makers[maker]!(seed)
      const failure = failureOf(question, seed, check)
      if (!failure) return
      const small = shrinkCase(question, (c) => {
        const other = failureOf(c, seed, check)
        return other !== null && other.name === failure.name && !(other instanceof NotTaken)
      })
      throw new Error(`${failureOf(small, seed, check)?.message}\nThe case, as small as it would get:\n${JSON.stringify(small)}`, {
        cause: failure
      })
    }),
    LONG ? { numRuns: times(usual) } : fixedRuns(times(usual))
  )
}

function failureOf<T extends ClixCase>(question: T, seed: number, check: (question: T, seed: number) => void): Error | null {
  try {
    check(question, seed)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
