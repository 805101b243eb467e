/** Runs seeded questions past the engine and the oracle, and tells the differences as cases that can be pasted. */
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { rulingOn } from '../support/askEngine.ts'
import { shrinkCase } from '../support/shrinkCase.ts'
import { firstDifference, report, type Difference } from './difference.ts'

/** All the answers that are right; one where the rules leave nothing open. */
export type Oracle = (question: ClixCase) => readonly object[]

/** Where the engine's ruling is none of the right answers: the first place where it leaves the first of them. */
export function disagreement(question: ClixCase, oracle: Oracle): { difference: Difference; right: object; ruling: object } | null {
  const right = oracle(question)
  const ruling = rulingOn(question)
  const differences = right.map((answer) => firstDifference(answer, ruling))
  if (differences.includes(null)) return null
  return { difference: differences[0]!, right: right[0]!, ruling }
}

/** Reports of up to `most` differences among the questions of the seeds `first`, `first + 1`, …, each made small. */
export function differencesAmong(
  ask: (seed: number) => ClixCase,
  oracle: Oracle,
  { first: start, count, most = 2 }: { first: number; count: number; most?: number }
): string[] {
  const found: string[] = []
  for (let seed = start; seed < start + count && found.length < most; seed += 1) {
    const question = ask(seed)
    const first = disagreement(question, oracle)
    if (first === null) continue
    // Smaller, but wrong in the same field: taking things away must not lead to another difference.
    const field = (path: string): string => path.replaceAll(/\d+/g, '0')
    const small = shrinkCase(question, (c) => field(disagreement(c, oracle)?.difference.path ?? '') === field(first.difference.path))
    const { difference, right, ruling } = disagreement(small, oracle)!
    found.push(`Seed ${seed}. ${report(small, difference, right, ruling)}`)
  }
  return found
}
