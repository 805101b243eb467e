/** Calls for a judge: raised, taken, answered on the judge's table, and joined to the ruling that was kept. */
import { playersAt } from '../../../../shared/tournament/facts/factKind.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { rulesIn } from '../../../model/library/ownEditions.ts'
import { eventRules } from '../../../model/event/log/eventRuleset.ts'
import { fieldsInWords, type RulingFields } from '../../../model/event/floor/rulingWords.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import type { App, AtTable } from '../../app.ts'
import { timeNow } from '../clock/clockWatch.svelte.ts'
import { gameTable, useRules } from '../../games/activeTable.ts'
import { emptyBoard } from '../../games/openRuling.ts'
import { newRulingId } from '../../savedRulings/saveRuling.ts'
import { eventsOf } from '../events.ts'
import { write, writeAndTell } from '../write.ts'
import { savedFields } from './rulings.ts'

type Teller = Pick<App, 'session'>

/** A hand goes up at a table. */
export function callJudge(app: Teller & Pick<App, 'storage'>, event: OpenEvent, round: number, table: number): Promise<boolean> {
  return writeAndTell(app, event, [{ do: 'call', call: eventsOf(app).newId(), round, table }], eventTexts.floor.called(table))
}

export function takeCall(app: Teller, event: OpenEvent, call: string, judge: string): Promise<boolean> {
  return write(app, event, [{ do: 'take-call', call, judge }])
}

export async function closeCall(app: Teller, event: OpenEvent, call: string): Promise<boolean> {
  const found = event.host.state.calls.get(call)
  return found !== undefined && (await writeAndTell(app, event, [{ do: 'close-call', call }], eventTexts.floor.closed(found.table)))
}

/** A table that a judge rules on: because of a call, or without one. */
export interface RuledPlace {
  readonly call?: string
  readonly round: number
  readonly table: number
  /** Since when it waits, on the line of time of the log: milliseconds. */
  readonly on: number
}

/** The place of a call; takes the call unless a judge has taken it. `null` if the call is gone or cannot be taken. */
export async function placeOfCall(app: Teller, event: OpenEvent, call: string, judge: string): Promise<RuledPlace | null> {
  const found = event.host.state.calls.get(call)
  if (!found || (found.taken === null && !(await takeCall(app, event, call, judge)))) return null
  return { call, round: found.round, table: found.table, on: found.on }
}

/** A table without a call: the judge is there already. */
export const placeOfTable = (event: OpenEvent, round: number, table: number): RuledPlace => ({ round, table, on: event.now() })

/** Takes a call, unless a judge has taken it, and opens the judge's table for it, under the rules of the event: a ruling saved there belongs to the call. */
export async function ruleOn(app: AtTable, event: OpenEvent, call: string, judge: string): Promise<void> {
  const place = await placeOfCall(app, event, call, judge)
  if (place) ruleOnBoard(app, event, place)
}

/** The same for a table without a call. */
export function ruleAt(app: AtTable, event: OpenEvent, round: number, table: number): void {
  ruleOnBoard(app, event, placeOfTable(event, round, table))
}

/** Opens the judge's table for a ruling: empty, unless the judge comes back to the position of the same call. */
export function ruleOnBoard(app: AtTable, event: OpenEvent, place: RuledPlace): void {
  const { call, round, table, on } = place
  app.session.answered = {
    event: event.id,
    ...(call !== undefined && { call }),
    ruling: newRulingId(),
    round,
    table,
    waits: () => timeNow(event) - on,
    players: playersAt(event.host.state, { round, table })
      .map((id) => nameOf(event.host.state, id))
      .join(' – '),
    join: (saved) => {
      void recordRuling(app, event, place, saved.id, savedFields(app, saved))
    }
  }
  const shown = gameTable(app)
  useRules(app, eventRules(event.host.state, shown ? { ruleset: shown.adapter.ruleset } : rulesIn(app.table.case)))
  const of = [event.id, call ?? '', round, table].join(' ')
  if (app.session.boardOf !== of) emptyBoard(app)
  app.session.boardOf = of
  app.session.screen = 'table'
}

/** A ruling in words: what was ruled, and the rule. Whether it was written. */
export const ruleInWords = (app: Teller, event: OpenEvent, place: RuledPlace, sentence: string, rule: string): Promise<boolean> =>
  recordRuling(app, event, place, newRulingId(), fieldsInWords(sentence, rule, eventRules(event.host.state).ruleset))

/** The ruling is part of the log, and the call, if there was one, is done. How long it took is offered as more time. */
async function recordRuling(
  app: Teller,
  event: OpenEvent,
  { call, round, table, on }: RuledPlace,
  ruling: string,
  fields: RulingFields
): Promise<boolean> {
  const found = call === undefined ? null : event.host.state.calls.get(call)
  if (found === undefined) return false
  const players = playersAt(event.host.state, { round, table })
  const facts = [
    { do: 'ruling', ruling, round, table, players, ...(found && { call }), ...fields },
    ...(found?.closed === null ? [{ do: 'close-call', call, ruling }] : [])
  ]
  if (!(await write(app, event, facts))) return false
  app.session.answered = null
  app.session.boardOf = null
  app.session.screen = 'event'
  event.view = 'floor'
  const minutes = Math.max(1, Math.ceil((event.now() - on) / 60_000))
  app.session.notify('info', found ? eventTexts.floor.ruled(table) : eventTexts.floor.ruledHere(table), {
    label: eventTexts.floor.more(minutes),
    run: () => {
      void write(app, event, [{ do: 'extend', round, table, seconds: minutes * 60, ruling }])
    }
  })
  return true
}
