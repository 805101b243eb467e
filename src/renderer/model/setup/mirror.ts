/** The question turned round: what B would be told about A, beside what A is told about B. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { entryOf } from '../question/kinds/all.ts'
import { swapped } from '../table/ask/asks.ts'
import { answerAtOnce } from '../table/answer/derive.ts'
import { verdictLook } from '../ruling/readRuling.ts'
import type { VerdictLook } from '../question/entry/askKind.ts'

/** Null where the question has no two ends, and where turning it round is another question and not the same one (an attack has its dice). */
export function mirrored(value: ClixCase): VerdictLook | null {
  const { ask } = value
  if (!entryOf(ask).mirrors?.(ask)) return null
  const other = { ...value, ask: swapped(ask) }
  const answer = answerAtOnce(other)
  return answer.state === 'ruled' ? verdictLook(answer.ruling, other) : null
}
