/** The reasons of a question without a board, in the language of the page. */
import type { NoBoardCase } from '../../../shared/cases/question.ts'
import type { Reason } from '../../../shared/contract/ruling.ts'
import { noBoardSentences } from '../../../shared/explain/noBoardSentences.en.ts'
import { namedSquare, sentenceOf } from '../../../shared/explain/toText.ts'
import { rulesetFor } from '../../../shared/editions/shelf.ts'
import { wordingFor } from '../table/sentence/editionTexts.ts'
import { phrases } from '../../i18n/texts.ts'
import { figureIn } from './force.ts'
import { powerName } from '../table/figures/powerNames.ts'

/** A reason as a sentence, with the figures of the question by their names. */
export function noBoardReason(value: NoBoardCase, reason: Reason): string {
  const { ask } = value
  return sentenceOf(reason, {
    phrases,
    edition: wordingFor(rulesetFor(value)),
    also: noBoardSentences,
    figure: (id) => figureIn(ask, id),
    effect: powerName,
    square: namedSquare
  })
}
