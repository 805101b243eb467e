/** The public answer on an event file: which facts were refused, and what each ask comes to (`linejudge-event-answer/1`). */
import { ASKS, type Ask, type AskAnswer } from './all.ts'
import type { ForceRules } from '../force/list.ts'
import { EventLog } from '../log/eventLog.ts'
import { refusalText, type RefusalCode } from '../state/refusals.ts'
import type { EventFile } from './readEvent.ts'

export interface EventAnswer {
  readonly format: 'linejudge-event-answer/1'
  readonly id: string
  readonly refused: readonly { readonly at: number; readonly code: RefusalCode; readonly message: string }[]
  /** Facts that were delivered twice: they count once. */
  readonly ignored: readonly number[]
  readonly answers: readonly AskAnswer[]
}

/**
 * Takes the facts of a file in their order and answers what it asks.
 * @param rulesOf by what the lists of an event of this edition are checked; left out, or where it says nothing: as since 2010
 */
export function answerEvent(file: EventFile, rulesOf?: (edition: string | null) => ForceRules | undefined): EventAnswer {
  const log = new EventLog(file.settings)
  const refused: EventAnswer['refused'][number][] = []
  const ignored: number[] = []
  file.log.forEach((fact, at) => {
    const decision = log.append(fact)
    if (decision.taken) return
    if (decision.refusal === null) ignored.push(at)
    else refused.push({ at, code: decision.refusal.code, message: refusalText(decision.refusal) })
  })
  return {
    format: 'linejudge-event-answer/1',
    id: file.id,
    refused,
    ignored,
    answers: file.ask.map((ask) => answerAsk(log, ask, rulesOf?.(log.state.settings.ruleset)))
  }
}

const answerAsk = (log: EventLog, ask: Ask, rules?: ForceRules): AskAnswer => ({
  ...ask.json,
  ...ASKS.get(ask.kind)!.answer(log.state, ask.json, rules)
})
