/** The ruling on any checked question: about the table or not. */
import type { Ruling, RulingBase } from '../../engine/ruling.ts'
import { plainSquare, sentenceOf, type Words } from '../../explain/toText.ts'
import { rulesetOf } from '../../rules/catalog.ts'
import { isSystemCase } from '../../systems/all.ts'
import { answerSystem } from '../../systems/answer.ts'
import { answerCase, citationOf } from '../answer.ts'
import { answerDesk, type BareDesk } from './answerDesk.ts'
import { isDeskCase, type DeskCase, type Question } from './deskCase.ts'

/** A ruling on a question that is not about the HeroClix table: its other fields are those of the case format. */
export type DeskRuling = RulingBase & { readonly [field: string]: unknown }

const PLAIN: Words = { figure: () => undefined, effect: () => undefined, square: plainSquare }

function dressed(question: DeskCase, bare: BareDesk, words: Words): DeskRuling {
  const ruleset = rulesetOf(question.ruleset)!
  const because = bare.because.map((reason) => ({ ...reason, text: sentenceOf(reason, words) }))
  const cites = [...new Set(because.map((reason) => reason.rule))].flatMap((rule) => citationOf(ruleset, ruleset.terrain, rule))
  const { kind, verdict, because: _, ...fields } = bare
  return { kind, verdict, ruleset: question.ruleset, ...fields, because, cites, notConsidered: [] }
}

function answerDeskCase(question: DeskCase): DeskRuling {
  const { ask } = question
  const ruleset = rulesetOf(question.ruleset)!
  const words: Words = { ...PLAIN, effect: (id) => ruleset.effects.get(id)?.name }
  return dressed(question, answerDesk(ruleset, ask), words)
}

/** The ruling on any checked question. Throws only for one that was not checked. */
export function answerQuestion(question: Question): Ruling | DeskRuling {
  if (isSystemCase(question)) return answerSystem(question)
  return isDeskCase(question) ? answerDeskCase(question) : answerCase(question)
}
