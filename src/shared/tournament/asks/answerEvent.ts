/** The public answer on an event file: which facts were refused, and what each ask comes to (`linejudge-event-answer/1`). */
import type { Settings } from '../state/settings.ts'
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
  /** Where the clock of a writer was set, by so many seconds: above 0, it went ahead; below 0, it went back. Left out if it never was. */
  readonly clockChanges?: readonly { readonly at: number; readonly seconds: number }[]
}

/** By what lists are checked under the edition of an event; `undefined`: it says none that is known. */
export type RulesOfEvent = (settings: Pick<Settings, 'ruleset' | 'editions'>) => ForceRules | undefined

/**
 * Takes the facts of a file in their order and answers what it asks.
 * @param rulesOf by what the lists of an event of this edition are checked; left out, or where it says nothing: as since 2010
 */
export const answerEvent = (file: EventFile, rulesOf?: RulesOfEvent): EventAnswer => answerWithLog(file, rulesOf).answer

/** The same with the log that the facts came to. */
export function answerWithLog(file: EventFile, rulesOf?: RulesOfEvent): { readonly answer: EventAnswer; readonly log: EventLog } {
  const log = new EventLog(file.settings)
  const refused: EventAnswer['refused'][number][] = []
  const ignored: number[] = []
  /** Places in the file of the facts that were taken. */
  const taken: number[] = []
  file.log.forEach((fact, at) => {
    const decision = log.append(fact)
    if (decision.taken) {
      taken.push(at)
      return
    }
    if (decision.refusal === null) ignored.push(at)
    else refused.push({ at, code: decision.refusal.code, message: refusalText(decision.refusal) })
  })
  const { jumps } = log.state.times
  const answer: EventAnswer = {
    format: 'linejudge-event-answer/1',
    id: file.id,
    refused,
    ignored,
    answers: file.ask.map((ask) => answerAsk(log, ask, rulesOf?.(log.state.settings))),
    ...(jumps.length > 0 && { clockChanges: jumps.map(({ entry, by }) => ({ at: taken[entry]!, seconds: Math.round(by / 1000) })) })
  }
  return { answer, log }
}

const answerAsk = (log: EventLog, ask: Ask, rules?: ForceRules): AskAnswer => ({
  ...ask.json,
  ...ASKS.get(ask.kind)!.answer(log.state, ask.json, rules)
})
