/** The desk: one question that needs no board, and what follows from it. Nothing here is stored. */
import { answerQuestion, type NoBoardRuling } from '../../../shared/cases/answerQuestion.ts'
import { isNoBoardCase, parseQuestion, type NoBoardCase } from '../../../shared/cases/parseQuestion.ts'
import type { NoBoardAsk } from '../../../shared/cases/questions/all.ts'
import type { RulesetId } from '../../../shared/contract/case.ts'
import { blankAsk, blankCase, type NoBoardKind } from './noBoardKinds.ts'
import { problemText } from '../../i18n/texts.ts'

export type NoBoardAnswer =
  | { readonly state: 'ruled'; readonly ruling: NoBoardRuling }
  /** Something in the question is missing or wrong: a sentence that says what. */
  | { readonly state: 'incomplete'; readonly message: string }

function answerNoBoardAsk(value: NoBoardCase): NoBoardAnswer {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(value)))
  if (!parsed.ok) return { state: 'incomplete', message: problemText(parsed.problems[0]) }
  return isNoBoardCase(parsed.value)
    ? { state: 'ruled', ruling: answerQuestion(parsed.value) as NoBoardRuling }
    : { state: 'incomplete', message: '' }
}

export class NoBoardStore {
  isOpen = $state(false)
  case = $state.raw<NoBoardCase>(blankCase('combo', 'heroclix-2013'))
  readonly answer: NoBoardAnswer = $derived(answerNoBoardAsk(this.case))
  /** The question as it stands in a saved ruling. */
  saved = $state.raw<NoBoardCase | null>(null)

  /** Another question in the same words; its title was about the old one. */
  ask(ask: NoBoardAsk): void {
    const { title: _, ...rest } = this.case
    this.case = { ...rest, ask }
  }

  setKind(kind: NoBoardKind): void {
    if (kind !== this.case.ask.kind) this.ask(blankAsk(kind))
  }

  setRuleset(ruleset: RulesetId): void {
    this.case = { ...this.case, ruleset }
  }

  show(value: NoBoardCase): void {
    this.case = value
    this.isOpen = true
  }
}
