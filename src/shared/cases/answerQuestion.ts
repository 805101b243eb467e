/** The ruling on any checked question: about the table or not. */
import type { Ruling, RulingBase } from '../contract/ruling.ts'
import { inWords, plainSquare } from '../explain/toText.ts'
import { rulesetOf } from '../rules/catalog.ts'
import { isGameCase } from '../games/all.ts'
import { answerGame } from '../games/answer.ts'
import { answerCase, citationOf } from './answer.ts'
import { answerNoBoard } from './noBoard/answerNoBoard.ts'
import { isNoBoardCase, type NoBoardCase, type Question } from './noBoard/noBoardCase.ts'

/** A ruling on a question that is not about the HeroClix table: its other fields are those of the case format. */
export type NoBoardRuling = RulingBase & { readonly [field: string]: unknown }

function answerNoBoardCase(question: NoBoardCase): NoBoardRuling {
  const ruleset = rulesetOf(question.ruleset)!
  const { kind, verdict, because: bare, ...fields } = answerNoBoard(ruleset, question.ask)
  const because = inWords(bare, { figure: () => undefined, effect: (id) => ruleset.effects.get(id)?.name, square: plainSquare })
  const cites = [...new Set(because.map((reason) => reason.rule))].flatMap((rule) => citationOf(ruleset, ruleset.terrain, rule))
  return { kind, verdict, ruleset: question.ruleset, ...fields, because, cites, notConsidered: [] }
}

/** The ruling on any checked question. Throws only for one that was not checked. */
export function answerQuestion(question: Question): Ruling | NoBoardRuling {
  if (isGameCase(question)) return answerGame(question)
  return isNoBoardCase(question) ? answerNoBoardCase(question) : answerCase(question)
}
