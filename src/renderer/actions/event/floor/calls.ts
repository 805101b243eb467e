/** Calls for a judge: raised, taken, answered on the judge's table, and joined to the ruling that was kept. */
import { playersAt } from '../../../../shared/tournament/facts/factKind.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { eventRuleset } from '../../../model/event/log/eventRuleset.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import type { App, AtTable } from '../../app.ts'
import { timeNow } from '../clock/clockWatch.svelte.ts'
import { activeRuleset, chooseRuleset } from '../../games/activeTable.ts'
import { newRulingId } from '../../savedRulings/saveRuling.ts'
import { eventsOf } from '../events.ts'
import { write, writeAndTell } from '../write.ts'

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

/** Takes a call, unless somebody is there already, and opens the judge's table for it, under the rules of the event: what is kept there belongs to the call. */
export async function ruleOn(app: AtTable, event: OpenEvent, call: string, judge: string): Promise<void> {
  const found = event.host.state.calls.get(call)
  if (!found) return
  if (found.taken === null && !(await takeCall(app, event, call, judge))) return
  answer(app, event, found)
}

/** The same for a table where nobody has called: a judge who stands beside it. */
export function ruleAt(app: AtTable, event: OpenEvent, round: number, table: number): void {
  answer(app, event, { round, table, on: event.now() })
}

/** What is answered on the judge's table: a call, or a table without one. */
interface Answering {
  readonly call?: string
  readonly round: number
  readonly table: number
  /** Since when it waits, on the line of time of the log: milliseconds. */
  readonly on: number
}

function answer(app: AtTable, event: OpenEvent, { call, round, table, on }: Answering): void {
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
    join: (ruling) => {
      void joinRuling(app, event, { ...(call !== undefined && { call }), round, table, on }, ruling)
    }
  }
  const asked = activeRuleset(app)
  const ruleset = eventRuleset(event.host.state, asked)
  if (ruleset !== asked) chooseRuleset(app, ruleset)
  app.session.screen = 'table'
}

/** The ruling is part of the log, and the call, if there was one, is done. How long it took is offered as more time. */
async function joinRuling(app: Teller, event: OpenEvent, { call, round, table, on }: Answering, ruling: string): Promise<void> {
  const found = call === undefined ? null : event.host.state.calls.get(call)
  if (found === undefined) return
  const players = playersAt(event.host.state, { round, table })
  const facts = [
    { do: 'ruling', ruling, round, table, players, ...(found && { call }) },
    ...(found?.closed === null ? [{ do: 'close-call', call, ruling }] : [])
  ]
  if (!(await write(app, event, facts))) return
  app.session.answered = null
  app.session.screen = 'event'
  event.view = 'floor'
  const minutes = Math.max(1, Math.ceil((event.now() - on) / 60_000))
  app.session.notify('info', found ? eventTexts.floor.ruled(table) : eventTexts.floor.ruledHere(table), {
    label: eventTexts.floor.more(minutes),
    run: () => {
      void write(app, event, [{ do: 'extend', round, table, seconds: minutes * 60, ruling }])
    }
  })
}
