/** What follows from the case on the table: its ruling, or why there is none yet. Nothing here is stored. */
import { answerWith, citationOf, openRulesetOf, type Answers } from '../../../../shared/cases/answerWith.ts'
import { checkedCase, underParams, type CheckedCase } from '../../../../shared/cases/common/checkedCase.ts'
import { beforeOtherReadings, inReadings } from '../../../../shared/cases/otherReadings.ts'
import { tableQuestion } from '../../../../shared/cases/questions/onTable.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { Ruling, UnfinishedRuling } from '../../../../shared/contract/ruling.ts'
import type { Moment } from '../../../../shared/engine/timeline/timeline.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import type { Ruleset } from '../../../../shared/rules/vocabulary/ruleset.ts'
import { missingPart } from '../ask/asks.ts'
import type { Missing } from '../../question/entry/askKind.ts'

export type Answer =
  | {
      readonly state: 'ruled'
      readonly ruling: Ruling
      /** Other readings of open points: still asked in the worker, or not to be had. Left out: they are in the ruling. */
      readonly others?: 'coming' | 'missing'
    }
  | { readonly state: 'incomplete'; readonly missing: Missing }
  /** It takes longer than a moment: it is worked on beside the page. */
  | { readonly state: 'working' }
  /** It is not asked until somebody says so: the last start did not get past it. */
  | { readonly state: 'held' }
  /** A good question that this version does not rule on, or not to its end: a sentence that says so. */
  | { readonly state: 'unruled'; readonly message: string }
  /** A bug of ours: shown, never swallowed, and the table goes on. */
  | { readonly state: 'failed'; readonly message: string }

/** The answers that a page has at hand. */
const HERE: Answers = tableQuestion

/** What is ruled in the page itself, in steps of the engine: a few frames. */
export const AT_ONCE = 20_000

/** The answer without other readings, if few steps suffice for it and the page has it; else `working`. */
export const answerAtOnce = (value: ClixCase, played: readonly Moment[] | null = null): Answer =>
  checked(value, (input) => bareAtOnce(input, played))

/** The same, with what other readings of open points would change as far as the steps suffice. */
export const answerInReadings = (value: ClixCase, played: readonly Moment[] | null = null): Answer =>
  checked(value, (input) => {
    const ruleset = openRulesetOf(input)
    if (!ruleset) return bareAtOnce(input, played)
    // The parameters that were read for moments already played are not known.
    if (!played) return inReadingsAtOnce(input, ruleset)
    const answer = bareAtOnce(input, played)
    return answer.state === 'ruled' ? { ...answer, ruling: beforeOtherReadings(answer.ruling, ruleset), others: 'coming' } : answer
  })

function checked(value: ClixCase, answer: (input: CheckedCase) => Answer): Answer {
  const missing = missingPart(value)
  if (missing) return { state: 'incomplete', missing }
  try {
    return answer(checkedCase(value))
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}

function bareAtOnce(input: CheckedCase, played: readonly Moment[] | null): Answer {
  const ruling = answerWith(HERE, input, AT_ONCE, played)?.answer
  return !ruling || ruling.verdict === 'unfinished' ? { state: 'working' } : { state: 'ruled', ruling }
}

/** The ruling with other readings, all of them with the steps of one answer; `coming` if these suffice for the ruling alone. */
function inReadingsAtOnce(input: CheckedCase, ruleset: Ruleset): Answer {
  let left = AT_ONCE
  let isOver = false
  const pieces = inReadings<Ruling | UnfinishedRuling>({
    ruleset,
    readings: input.readings,
    ask: (under, readings) => {
      const { answer, taken } = answerWith(HERE, underParams(input, under, readings), left, null)!
      left = Math.max(0, left - taken)
      isOver ||= answer.verdict === 'unfinished'
      return answer
    },
    citationsOf: (row) => citationOf(ruleset, ruleset.terrain, row)
  })
  const first = pieces.next().value
  if (!first || first.verdict === 'unfinished') return { state: 'working' }
  for (;;) {
    if (isOver) return { state: 'ruled', ruling: first, others: 'coming' }
    const piece = pieces.next()
    if (piece.done && !isOver) return { state: 'ruled', ruling: piece.value as Ruling }
  }
}
