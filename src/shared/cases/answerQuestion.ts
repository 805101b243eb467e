/** The ruling on any checked question: about the table or not. */
import type { Ruling, RulingBase, UnfinishedRuling } from '../contract/ruling.ts'
import { answerGame } from '../games/answer.ts'
import { isGameCase } from '../games/all.ts'
import { inWords, plainSquare } from '../explain/toText.ts'
import { unknownParts } from '../explain/unknownParts.ts'
import { rulesetOf } from '../rules/catalog.ts'
import { answerWithin } from './answer.ts'
import { citationOf, stepsFor, whole } from './answerWith.ts'
import type { CheckedQuestion } from './parseQuestion.ts'
import { noBoardSchema } from './parse/noBoardSchema.ts'
import { isNoBoardCase, type NoBoardCase } from './question.ts'
import { noBoardQuestionOf } from './questions/noBoard.ts'

/** A ruling on a question that is not about the HeroClix table: its other fields are those of the case format. */
export type NoBoardRuling = RulingBase & { readonly [field: string]: unknown }

/** A ruling on any question. */
export type AnyRuling = Ruling | NoBoardRuling | UnfinishedRuling

function answerNoBoard(input: NoBoardCase): NoBoardRuling {
  const ruleset = rulesetOf(input.ruleset)
  const question = noBoardQuestionOf(input.ask)
  if (!ruleset || !question) throw new Error('The case was not checked.')
  const { own, because: bare } = question.answer(ruleset, input.ask)
  const because = inWords(bare, { figure: () => undefined, effect: (id) => ruleset.effects.get(id)?.name, square: plainSquare })
  const cites = [...new Set(because.map((reason) => reason.rule))].flatMap((rule) => citationOf(ruleset, ruleset.terrain, rule))
  return whole(own, { ruleset: input.ruleset, because, cites, notConsidered: unknownParts(noBoardSchema, input) })
}

/** The ruling on any checked question. Throws only for one that was not checked. */
export function answerQuestion(question: CheckedQuestion): AnyRuling {
  if (isGameCase(question)) return answerGame(question)
  return isNoBoardCase(question) ? answerNoBoard(question) : answerWithin(question, stepsFor(question.ask))
}
