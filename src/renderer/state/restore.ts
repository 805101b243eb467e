/** Whether a table kept on this device can be put back: its position must still be one that the format allows. */
import { parseCase } from '../../shared/cases/parseCase.ts'
import type { ClixCase } from '../../shared/cases/case.ts'
import { missingPart } from './asks.ts'

/** A question that is not finished yet is no reason to lose the position. */
export function restorable(kept: ClixCase): boolean {
  try {
    const finished = missingPart(kept) === null
    return parseCase(finished ? kept : { ...kept, ask: { kind: 'line-of-fire', from: [0, 0], to: [0, 0] } }).ok
  } catch {
    return false
  }
}
