/** The question turned round: what B would be told about A, beside what A is told about B. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { swapped } from '../table/asks.ts'
import { answerTable } from '../table/derive.ts'
import { verdictLook, type VerdictLook } from '../ruling/readRuling.ts'

/** Null where the question has no two ends, and where turning it round is another question and not the same one (an attack has its dice). */
export function mirrored(value: ClixCase): VerdictLook | null {
  const { ask } = value
  if (ask.kind !== 'line-of-fire' && ask.kind !== 'can-target') return null
  if (ask.kind === 'can-target' && typeof ask.to !== 'string') return null
  const answer = answerTable({ ...value, ask: swapped(ask) })
  return answer.state === 'ruled' ? verdictLook(answer.ruling) : null
}
