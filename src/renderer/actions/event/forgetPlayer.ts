/** Forgets somebody for good: the name goes out of the log, out of rulings, and what still holds it elsewhere is named. */
import { messageOf } from '../../../shared/base/result.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { calledAfterwards, forgetting, namesOf } from '../../model/event/forgetting.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import type { App } from '../app.ts'
import { eventsOf } from './events.ts'
import { forgetEverywhere } from './forgetHere.ts'
import { write } from './write.ts'

/** Whether it was done. The record keeps the number; nothing brings the name back. */
export async function forgetPlayer(
  app: Pick<App, 'session' | 'storage' | 'library' | 'dataStore' | 'table' | 'variants' | 'games' | 'saving'>,
  event: OpenEvent,
  id: string
): Promise<boolean> {
  const player = event.host.state.players.get(id)
  if (!player) return false
  const { number } = player
  const events = eventsOf(app)
  // The fact first: from then on nobody is called by the name, whatever happens to the rows.
  if (!player.forgotten && !(await write(app, event, [{ do: 'forget', player: id }]))) return false
  try {
    const names = namesOf(id, await events.facts(event.id))
    // Open tables before the rows: what a table wrote in between would bring the name back.
    await forgetEverywhere(app, { event: event.id, names, instead: calledAfterwards(number) })
    const [sessions, leagues] = await Promise.all([app.storage.sessions(), app.storage.leagues()])
    const beside = { sessions, leagues }
    const hosted = events.hostedOf(event.id)
    await hosted?.forget(id, names, calledAfterwards(number))
    const { changes } = forgetting(event.id, id, number, await events.facts(event.id), app.library.rulings, beside)
    await events.rewrite(changes)
    await hosted?.readAnew()
    await app.library.load()
    await app.dataStore.backups.refresh()
  } catch (error) {
    app.session.notify('error', eventTexts.notWritten(messageOf(error)))
    return false
  }
  app.session.notify('info', eventTexts.door.forgotten(number, app.dataStore.backups.generations.length))
  return true
}
