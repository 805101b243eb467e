/** One question that needs no board (what follows from it: `noBoardAnswer.ts`). Nothing here is stored. */
import type { NoBoardCase } from '../../../shared/cases/question.ts'
import type { NoBoardAsk } from '../../../shared/cases/questions/noBoard.ts'
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import { rulesIn, type TableRules } from '../library/ownEditions.ts'
import { formatsOfRules } from '../library/formatsOfRules.ts'
import type { ForceAsk } from './force.ts'
import { blankAsk, blankCase, type NoBoardKind } from './noBoardKinds.ts'

/** The question without a format that these rules do not have. */
function withoutMissingFormat(ask: ForceAsk, rules: TableRules): ForceAsk {
  const { format, ...rest } = ask
  return format === undefined || formatsOfRules(rules).some(({ id }) => id === format) ? ask : rest
}

export class NoBoardStore {
  isOpen = $state(false)
  case = $state.raw<NoBoardCase>(blankCase('combo', USUAL_EDITION))
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

  setRules(rules: TableRules): void {
    const { editions: _, ...rest } = this.case
    const ask = rest.ask.kind === 'force' ? withoutMissingFormat(rest.ask, rules) : rest.ask
    this.case = { ...rest, ...rulesIn(rules), ask }
  }

  /** Opens it by the rules of the table. */
  open(rules: TableRules): void {
    if (canonicalJson(rulesIn(rules)) !== canonicalJson(rulesIn(this.case))) this.setRules(rules)
    this.isOpen = true
  }

  show(value: NoBoardCase): void {
    this.case = value
    this.isOpen = true
  }
}
