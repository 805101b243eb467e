/** The answer to a checked case, of whatever kind. Pure: the same case gives the same bytes. */
import type { Ask } from '../contract/case.ts'
import type { Ruling } from '../contract/ruling.ts'
import { OutOfSteps } from '../engine/budget/budget.ts'
import type { Moment } from '../engine/timeline/timeline.ts'
import { answerWith, isUnfinished, stepsFor, type Answers, type Counted } from './answerWith.ts'
import type { CheckedCase } from './common/checkedCase.ts'
import { answerPreparation } from './common/preparedTurn.ts'
import type { TableQuestion } from './common/questionKind.ts'
import { tableQuestion } from './questions/onTable.ts'

/** The answers of the kinds that are ruled on beside the page, and stand apart for that. */
const BESIDE: Readonly<Partial<Record<Ask['kind'], Pick<TableQuestion, 'answer'>>>> = {
  preparation: { answer: answerPreparation }
}

const ALL: Answers = (ask) => BESIDE[ask.kind] ?? tableQuestion(ask)

/** The ruling on a checked case with so many steps, as `answerWithin` gives it, and how many it took. */
export function answerCounted(input: CheckedCase, steps: number, played: readonly Moment[] | null = null): Counted {
  const counted = answerWith(ALL, input, steps, played)
  if (!counted) throw new Error(`No answer to ${input.ask.kind}.`)
  return counted
}

/**
 * The ruling on a checked case, or that it is not finished after so many steps: pure, the same case gives the same bytes.
 * `played`: the moments of its timeline where they have been played already; left out, they are played here.
 */
export const answerWithin = (input: CheckedCase, steps: number, played: readonly Moment[] | null = null): Counted['answer'] =>
  answerCounted(input, steps, played).answer

/** The same with all the steps that a question may take. Throws `OutOfSteps` where there is nothing to tell after them. */
export function answerCase(input: CheckedCase, played: readonly Moment[] | null = null): Ruling {
  const answer = answerWithin(input, stepsFor(input.ask), played)
  if (isUnfinished(answer)) throw new OutOfSteps()
  return answer
}
