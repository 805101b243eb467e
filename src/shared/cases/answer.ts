/** STUB while the engine is being built. */
import type { Ruling } from '../engine/ruling.ts'
import type { ClixCase } from './case.ts'

/** The ruling on a checked case: pure, the same case gives the same bytes. */
export function answerCase(_case: ClixCase): Ruling {
  throw new Error('The engine is not there yet.')
}
