/** Kept rulings asked again: what this version of the engine says of the same question, beside what was kept. */
import { isUnfinished } from '../../../shared/cases/answerWith.ts'
import { answerQuestion } from '../../../shared/cases/answerQuestion.ts'
import { unfinishedProblem } from '../../../shared/cases/common/unfinished.ts'
import { parseQuestion } from '../../../shared/cases/parseQuestion.ts'
import { rulingChange, type RulingChange } from '../../../shared/cases/change/rulingChange.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { EngineSaid, SavedRuling } from '../../storage/interface/storage.ts'
import { decidingReason } from '../ruling/readRuling.ts'
import { problemText } from '../../i18n/texts.ts'

export type Replayed =
  | { readonly state: 'same'; readonly saved: SavedRuling }
  /** Another verdict, another number that counts, or the same by another rule. */
  | {
      readonly state: 'changed'
      readonly saved: SavedRuling
      readonly ruling: SavedRuling['ruling']
      readonly what: RulingChange
    }
  /** The question is no valid one any more, or the engine stopped: a sentence says why. */
  | { readonly state: 'failed'; readonly saved: SavedRuling; readonly message: string }

/** The rule that decides; null where no reason does. */
export const decidingRule = (ruling: SavedRuling['ruling']): string | null => decidingReason(ruling)?.rule ?? null

/** What an engine said, in short: kept where a ruling is replaced or left as it is. */
export const saidBy = (engineVersion: string, ruling: SavedRuling['ruling']): EngineSaid => ({
  engineVersion,
  verdict: ruling.verdict,
  rule: decidingRule(ruling) ?? ''
})

/** One kept ruling asked again. Never throws. */
export function replay(saved: SavedRuling): Replayed {
  try {
    const parsed = parseQuestion(saved.case)
    if (!parsed.ok) return { state: 'failed', saved, message: problemText(parsed.problems[0]) }
    const ruling = answerQuestion(parsed.value)
    if (isUnfinished(ruling)) return { state: 'failed', saved, message: problemText(unfinishedProblem(ruling)) }
    const what = rulingChange(saved.case, saved.ruling, ruling)
    return what === null ? { state: 'same', saved } : { state: 'changed', saved, ruling, what }
  } catch (error) {
    return { state: 'failed', saved, message: messageOf(error) }
  }
}

/** Was this very answer seen before, and the kept one left as it is? */
const isSettled = ({ saved, ruling }: Replayed & { readonly state: 'changed' }): boolean =>
  saved.leftAs !== undefined && saved.leftAs.verdict === ruling.verdict && saved.leftAs.rule === (decidingRule(ruling) ?? '')

/** Asks them one after another; those that a person has settled already count as the same. */
export function* replayAll(
  rulings: readonly SavedRuling[],
  progress: (checked: number) => void
): Generator<undefined, readonly Replayed[]> {
  const found: Replayed[] = []
  for (const [index, saved] of rulings.entries()) {
    const one = replay(saved)
    if (one.state === 'failed' || (one.state === 'changed' && !isSettled(one))) found.push(one)
    progress(index + 1)
    yield
  }
  return found
}
