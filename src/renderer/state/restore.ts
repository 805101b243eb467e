/** Whether a table kept on this device can be put back: its position must still be one that the format allows. */
import { parseCase } from '../../shared/cases/parseCase.ts'
import type { ClixCase } from '../../shared/cases/case.ts'
import { ASK_KINDS, missingPart } from './asks.ts'

/** A question that is not finished yet is no reason to lose the position. */
export function restorable(kept: ClixCase): boolean {
  try {
    if (missingPart(kept) === null) {
      const parsed = parseCase(kept)
      if (parsed.ok) return true
      // A question that this version does not rule on is said so on the table.
      if (!parsed.problems.every(({ code }) => code.endsWith('not-yet')) || !ASK_KINDS.includes(kept.ask.kind)) return false
    }
    return parseCase({ ...kept, ask: { kind: 'line-of-fire', from: [0, 0], to: [0, 0] } }).ok
  } catch {
    return false
  }
}
