/** An event in a line, for the list. */
import type { Settings } from '../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { headOf } from '../../model/event/eventFile.ts'
import { PageHost } from '../../model/event/eventHost.ts'
import { keepLine, keptLine, lineOf } from '../../model/event/eventLines.ts'
import type { StoredEvent } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'

async function stateOf({ storage }: Pick<App, 'storage'>, stored: StoredEvent): Promise<EventState> {
  const { settings } = headOf(stored)
  const { host } = await PageHost.open({ storage, event: stored.id, settings, device: 'list', now: () => Date.now() })
  return host.state
}

/** How an event was run in the end. */
export const settingsOfEvent = async (app: Pick<App, 'storage'>, stored: StoredEvent): Promise<Settings> =>
  (await stateOf(app, stored)).settings

/** Lines that are being worked out: one after the other, so that none takes another one away. */
let working: Promise<unknown> = Promise.resolve()

/** An event in a line. It is read out of the log only where no line of it is kept. */
export async function summaryOf(app: Pick<App, 'storage'>, stored: StoredEvent): Promise<string> {
  const { storage } = app
  const work = working.then(async () => {
    const kept = await keptLine(storage, stored.id)
    if (kept) return kept
    const made = lineOf(await stateOf(app, stored))
    await storage.commit([await keepLine(storage, stored.id, made)]).catch(() => undefined)
    return made
  })
  working = work.catch(() => undefined)
  const { players, rounds, planned, first } = await work
  const t = eventTexts.list
  const made = Date.parse(headOf(stored).made)
  const day = Number.isNaN(made) ? [] : [new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(made)]
  const stands = rounds === 0 ? t.notBegun : first === null ? eventTexts.desk.round(rounds, planned) : t.finished(first)
  return [...day, eventTexts.desk.players(players), stands].join(' · ')
}
