/** The ruling on any checked question: about the table or not. */
import type { NotConsidered, Ruling, RulingBase, UnfinishedRuling } from '../contract/ruling.ts'
import { answerGame } from '../games/answer.ts'
import { isGameCase } from '../games/all.ts'
import { leftOut } from '../explain/leftOut.ts'
import { noBoardSentences } from '../explain/noBoardSentences.en.ts'
import { inWords, plainSquare } from '../explain/toText.ts'
import { unknownParts } from '../explain/unknownParts.ts'
import { withSteps } from '../engine/budget/budget.ts'
import { rulesetFor } from '../editions/shelf.ts'
import { answerWithin } from './answer.ts'
import { asBrought } from './brought.ts'
import { citationOf, MOST_STEPS, stepsFor, whole } from './answerWith.ts'
import { checkedCase, type CheckedCase } from './common/checkedCase.ts'
import { withOtherReadings } from './otherReadings.ts'
import type { CheckedQuestion } from './parseQuestion.ts'
import { noBoardSchema } from './parse/noBoardSchema.ts'
import { isNoBoardCase, type NoBoardCase } from './question.ts'
import { noBoardQuestionOf } from './questions/noBoard.ts'
import { tableQuestion } from './questions/onTable.ts'

/** A ruling on a question that is not about the HeroClix table: its other fields are those of the case format. */
export type NoBoardRuling = RulingBase & { readonly [field: string]: unknown }

/** A ruling on any question. */
export type AnyRuling = Ruling | NoBoardRuling | UnfinishedRuling

/** The work of a question that is not about the HeroClix table, with as many steps as one that is: what it comes to, or that it is not finished. */
const within = (
  { ruleset, ask }: { readonly ruleset: string; readonly ask: { readonly kind: string } },
  steps: number,
  work: () => NoBoardRuling
): NoBoardRuling =>
  withSteps(steps, work).done ?? {
    kind: ask.kind,
    verdict: 'unfinished',
    ruleset,
    tried: steps,
    because: [],
    cites: [],
    notConsidered: []
  }

/** Battlefield conditions: none of these questions looks at what they do. */
const conditionsIn = ({ conditions = [] }: NoBoardCase): readonly NotConsidered[] =>
  conditions.map((one, index) => {
    const id = typeof one === 'string' ? one : one.id
    return leftOut({ kind: 'condition', id, path: `/conditions/${index}` }, 'condition-without-table', { id })
  })

function answerNoBoard(input: NoBoardCase): NoBoardRuling {
  const ruleset = rulesetFor(input)
  const question = noBoardQuestionOf(input.ask)
  if (!ruleset || !question) throw new Error('The case was not checked.')
  const { own, because: bare } = question.answer(ruleset, input.ask)
  const because = inWords(bare, {
    figure: () => undefined,
    effect: (id) => ruleset.effects.get(id)?.name,
    square: plainSquare,
    also: noBoardSentences
  })
  const cites = [...new Set(because.map((reason) => reason.rule))].flatMap((rule) => citationOf(ruleset, ruleset.terrain, rule))
  const ruling = whole(own, {
    ruleset: input.ruleset,
    because,
    cites,
    notConsidered: [...(question.leftOut?.(input.ask, ruleset) ?? []), ...conditionsIn(input), ...unknownParts(noBoardSchema, input)]
  })
  return asBrought(ruling, ruleset, (row) => citationOf(ruleset, ruleset.terrain, row))
}

/** The ruling on any checked question. Throws only for one that was not checked. @param steps left out: as many as its kind may take */
export function answerQuestion(question: CheckedQuestion, steps?: number): AnyRuling {
  if (isGameCase(question)) return within(question, steps ?? MOST_STEPS, () => answerGame(question))
  if (isNoBoardCase(question)) {
    const answered = (input: NoBoardCase): AnyRuling => within(input, steps ?? MOST_STEPS, () => answerNoBoard(input))
    const ruling = answered(question)
    return noBoardQuestionOf(question.ask)?.askedOnce
      ? ruling
      : readOtherwise(question, ruling, (readings) => answered({ ...question, readings }))
  }
  const answered = (input: CheckedCase): AnyRuling => answerWithin(input, steps ?? stepsFor(input.ask))
  // Long searches, which `answerWith` runs, are not repeated.
  if (tableQuestion(question.ask).answer === undefined) return answered(question)
  return readOtherwise(question, answered(question), (readings) => answered(checkedCase({ ...question, readings })))
}

/** The ruling, and what other readings of the open points of its edition would change. */
function readOtherwise(
  question: CheckedCase | NoBoardCase,
  ruling: AnyRuling,
  again: (readings: Readonly<Record<string, unknown>>) => AnyRuling
): AnyRuling {
  const ruleset = rulesetFor(question)
  if (!ruleset || ruling.verdict === 'unfinished') return ruling
  return withOtherReadings(
    ruling,
    ruleset,
    question.readings,
    (readings) => {
      const other = again(readings)
      return other.verdict === 'unfinished' ? null : other
    },
    (row) => citationOf(ruleset, ruleset.terrain, row)
  )
}
