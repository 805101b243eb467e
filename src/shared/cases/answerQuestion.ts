/** The ruling on any checked question: about the table or not. */
import type { Ruling, RulingBase } from '../contract/ruling.ts'
import { inWords, plainSquare } from '../explain/toText.ts'
import { rulesetOf } from '../rules/catalog.ts'
import { isSystemCase } from '../games/all.ts'
import { answerSystem } from '../games/answer.ts'
import { answerCase, citationOf } from './answer.ts'
import { answerDesk } from './noBoard/answerNoBoard.ts'
import { isDeskCase, type DeskCase, type Question } from './noBoard/noBoardCase.ts'

/** A ruling on a question that is not about the HeroClix table: its other fields are those of the case format. */
export type DeskRuling = RulingBase & { readonly [field: string]: unknown }

function answerDeskCase(question: DeskCase): DeskRuling {
  const ruleset = rulesetOf(question.ruleset)!
  const { kind, verdict, because: bare, ...fields } = answerDesk(ruleset, question.ask)
  const because = inWords(bare, { figure: () => undefined, effect: (id) => ruleset.effects.get(id)?.name, square: plainSquare })
  const cites = [...new Set(because.map((reason) => reason.rule))].flatMap((rule) => citationOf(ruleset, ruleset.terrain, rule))
  return { kind, verdict, ruleset: question.ruleset, ...fields, because, cites, notConsidered: [] }
}

/** The ruling on any checked question. Throws only for one that was not checked. */
export function answerQuestion(question: Question): Ruling | DeskRuling {
  if (isSystemCase(question)) return answerSystem(question)
  return isDeskCase(question) ? answerDeskCase(question) : answerCase(question)
}
