/** An event in a line, for the list: out of its log, which is folded for it. */
import type { Settings } from '../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { standingsOf } from '../../../shared/tournament/state/standings.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { headOf } from '../../model/event/eventFile.ts'
import { PageHost } from '../../model/event/eventHost.ts'
import { nextStep, roundsOf } from '../../model/event/nextStep.ts'
import { nameOf } from '../../model/event/people.ts'
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

export async function summaryOf(app: Pick<App, 'storage'>, stored: StoredEvent): Promise<string> {
  const state = await stateOf(app, stored)
  const t = eventTexts.list
  const made = Date.parse(headOf(stored).made)
  const day = Number.isNaN(made) ? [] : [new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(made)]
  const done = nextStep(state).do === 'finish' && state.rounds.length > 0
  const first = done ? (state.cut?.rounds.at(-1)?.[0]?.result?.winner ?? standingsOf(state).rows[0]?.player) : undefined
  const stands =
    state.rounds.length === 0
      ? t.notBegun
      : first === undefined
        ? eventTexts.desk.round(state.rounds.length, roundsOf(state))
        : t.finished(nameOf(state, first))
  return [...day, eventTexts.desk.players(state.players.size), stands].join(' · ')
}
