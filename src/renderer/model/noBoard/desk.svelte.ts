/** The desk: one question that needs no board, and what follows from it. Nothing here is stored. */
import { answerQuestion, type DeskRuling } from '../../../shared/cases/answerQuestion.ts'
import { isDeskCase, parseQuestion, type DeskAsk, type DeskCase } from '../../../shared/cases/noBoard/noBoardCase.ts'
import type { RulesetId } from '../../../shared/contract/case.ts'
import { blankAsk, blankCase, type DeskKind } from './deskKinds.ts'

export type DeskAnswer =
  | { readonly state: 'ruled'; readonly ruling: DeskRuling }
  /** Something in the question is missing or wrong: a sentence that says what. */
  | { readonly state: 'incomplete'; readonly message: string }

function answerAtDesk(value: DeskCase): DeskAnswer {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(value)))
  if (!parsed.ok) return { state: 'incomplete', message: parsed.problems[0]?.message ?? '' }
  return isDeskCase(parsed.value)
    ? { state: 'ruled', ruling: answerQuestion(parsed.value) as DeskRuling }
    : { state: 'incomplete', message: '' }
}

export class Desk {
  isOpen = $state(false)
  case = $state.raw<DeskCase>(blankCase('combo', 'heroclix-2013'))
  readonly answer: DeskAnswer = $derived(answerAtDesk(this.case))
  /** The question as it stands in a saved ruling. */
  saved = $state.raw<DeskCase | null>(null)

  /** Another question in the same words; its title was about the old one. */
  ask(ask: DeskAsk): void {
    const { title: _, ...rest } = this.case
    this.case = { ...rest, ask }
  }

  setKind(kind: DeskKind): void {
    if (kind !== this.case.ask.kind) this.ask(blankAsk(kind))
  }

  setRuleset(ruleset: RulesetId): void {
    this.case = { ...this.case, ruleset }
  }

  show(value: DeskCase): void {
    this.case = value
    this.isOpen = true
  }
}
