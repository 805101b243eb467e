/** The ruling on any checked question: about the table or not. */
import type { NotConsidered, Ruling, RulingBase, UnfinishedRuling } from '../contract/ruling.ts'
import { answerGame } from '../games/answer.ts'
import { isGameCase } from '../games/all.ts'
import { leftOut } from '../explain/leftOut.ts'
import { noBoardSentences } from '../explain/noBoardSentences.en.ts'
import { inWords, plainSquare } from '../explain/toText.ts'
import { unknownParts } from '../explain/unknownParts.ts'
import { withSteps } from '../engine/budget/budget.ts'
import { wordingOf } from '../editions/editionWords.ts'
import { rulesetFor } from '../editions/shelf.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import { answerWithin } from './answer.ts'
import { asBrought } from './brought.ts'
import { citationOf, MOST_STEPS, openRulesetOf, stepsFor, whole } from './answerWith.ts'
import { underParams, type CheckedCase } from './common/checkedCase.ts'
import { inReadings, openPointsOf } from './otherReadings.ts'
import type { CheckedQuestion } from './parseQuestion.ts'
import { noBoardSchema } from './parse/noBoardSchema.ts'
import { isNoBoardCase, type NoBoardCase } from './question.ts'
import { noBoardQuestionOf } from './questions/noBoard.ts'

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

function answerNoBoard(input: NoBoardCase, ruleset = rulesetFor(input)): NoBoardRuling {
  const question = noBoardQuestionOf(input.ask)
  if (!ruleset || !question) throw new Error('The case was not checked.')
  const { own, because: bare } = question.answer(ruleset, input.ask)
  const because = inWords(bare, {
    ...(ruleset.brought && { edition: wordingOf(ruleset.brought, 'en') }),
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
  const pieces = answerInPieces(question, steps)
  for (;;) {
    const piece = pieces.next()
    if (piece.done) return piece.value
  }
}

/**
 * The same piece by piece. Under an edition with open points, the first piece is the ruling without other readings and without its standing,
 * and each other piece is `null`; otherwise there are none.
 */
export function* answerInPieces(question: CheckedQuestion, steps?: number): Generator<AnyRuling | null, AnyRuling> {
  if (isGameCase(question)) return within(question, steps ?? MOST_STEPS, () => answerGame(question))
  if (isNoBoardCase(question)) {
    const most = steps ?? MOST_STEPS
    const ruleset = rulesetFor(question)
    if (!ruleset || openPointsOf(ruleset).length === 0 || noBoardQuestionOf(question.ask)?.askedOnce)
      return within(question, most, () => answerNoBoard(question))
    return yield* readIn(question, ruleset, (under, readings) => {
      const other = readings ? { ...question, readings } : question
      return within(other, most, () => answerNoBoard(other, under))
    })
  }
  const ruleset = openRulesetOf(question)
  if (!ruleset) return answerWithin(question, steps ?? stepsFor(question.ask))
  return yield* readIn(question, ruleset, (under, readings) =>
    answerWithin(underParams(question, under, readings), steps ?? stepsFor(question.ask))
  )
}

function* readIn(
  { readings }: CheckedCase | NoBoardCase,
  ruleset: Ruleset,
  ask: (ruleset: Ruleset, readings: Readonly<Record<string, unknown>> | undefined) => AnyRuling
): Generator<AnyRuling | null, AnyRuling> {
  return yield* inReadings<AnyRuling>({ ruleset, readings, ask, citationsOf: (row) => citationOf(ruleset, ruleset.terrain, row) })
}
