/** Whether a table kept on this device can be put back: its position must still be one that the format allows. */
import { parseCase } from '../../../../shared/cases/parse/parseCase.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { GameCase } from '../../../../shared/games/common/game.ts'
import { messageOf, type Result } from '../../../../shared/base/result.ts'
import { missingPart } from './asks.ts'
import { problemText } from '../../../i18n/texts.ts'

/** A table of this device that cannot be put back. */
export interface Unreadable {
  readonly case: ClixCase | GameCase
  /** A sentence. */
  readonly why: string
}

/** Why it cannot be put back, as a sentence; null where it can. A question that is not finished yet is no reason to lose the position. */
export function unrestorable(kept: ClixCase): string | null {
  try {
    const asked: ClixCase = missingPart(kept) === null ? kept : { ...kept, ask: { kind: 'line-of-fire', from: [0, 0], to: [0, 0] } }
    return problemOf(parseCase(asked))
  } catch (error) {
    return messageOf(error)
  }
}

const problemOf = (parsed: Result<unknown>): string | null => (parsed.ok ? null : problemText(parsed.problems[0]))
