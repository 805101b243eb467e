/** An event in a line, for the list and for whoever watches its clock. */
import { Turns } from '../../../shared/base/turns.ts'
import type { ClockReading } from '../../../shared/tournament/state/clock.ts'
import type { Settings } from '../../../shared/tournament/state/settings.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { clockText } from '../../../shared/tournament/state/clockText.ts'
import { headOf } from '../../model/event/log/eventFile.ts'
import { keepLine, storedLine, lineOf, type EventLine } from '../../model/event/eventLines.ts'
import type { StoredEvent } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { eventsOf } from './events.ts'

/** How an event was run in the end. */
export const settingsOfEvent = async (app: Pick<App, 'storage'>, stored: StoredEvent): Promise<Settings> =>
  (await eventsOf(app).stateOf(stored)).settings

/** Lines that are being worked out: one after the other, so that none takes another one away. */
const turns = new Turns()

/** The line of an event. It is read out of the log only where no line of it is kept. */
export async function lineFor(app: Pick<App, 'storage'>, stored: StoredEvent): Promise<EventLine> {
  const { storage } = app
  // Where this device hosts it, others write into it while it stands in the list.
  const hosted = eventsOf(app).hostedOf(stored.id)
  if (hosted) return lineOf(hosted.event.host.state)
  return turns.run(async () => {
    const kept = await storedLine(storage, stored.id)
    if (kept) return kept
    const made = lineOf(await eventsOf(app).stateOf(stored))
    await storage.commit([await keepLine(storage, stored.id, made)]).catch(() => undefined)
    return made
  })
}

/** The line in words. @param clock what its clock shows */
export function lineText(stored: StoredEvent, line: EventLine, clock: ClockReading | null): string {
  const { players, rounds, planned, first, open } = line
  const t = eventTexts.list
  const made = Date.parse(headOf(stored).made)
  const day = Number.isNaN(made) ? [] : [new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(made)]
  const stands = rounds === 0 ? t.notBegun : first === null ? eventTexts.desk.round(rounds, planned) : t.finished(first)
  return [
    ...day,
    eventTexts.desk.players(players),
    stands,
    ...(clock && open > 0 ? [t.clock(clockText(clock.left), eventTexts.clock.states[clock.state])] : []),
    ...(open > 0 ? [eventTexts.standings.open(open)] : first === null && rounds > 0 ? [t.allIn] : [])
  ].join(' · ')
}
