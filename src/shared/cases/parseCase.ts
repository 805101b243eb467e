/** STUB while the engine is being built. */
import type { Result } from '../result.ts'
import type { ClixCase } from './case.ts'

/** A checked case from parsed JSON, or what is wrong with it and where (JSON pointers). */
export function parseCase(_json: unknown): Result<ClixCase> {
  throw new Error('Not there yet.')
}

/** The same from text: a syntax error is named with its line and column. */
export function parseCaseText(_text: string): Result<ClixCase> {
  throw new Error('Not there yet.')
}
