/** Forgets somebody for good: the name goes out of the log, out of rulings, and what still holds it elsewhere is named. */
import { messageOf } from '../../../../shared/base/result.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { namesOf, ownFirstNames } from '../../../../shared/tournament/facts/namesIn.ts'
import { calledAfterwards, forgetting } from '../../../model/event/forgetting/forgetting.ts'
import { backupsWith, type HeldName } from '../../../model/event/forgetting/heldNames.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'
import type { App } from '../../app.ts'
import { eventsOf } from '../events.ts'
import { forgetEverywhere } from './forgetHere.ts'
import { write } from '../write.ts'

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
    const facts = await events.facts(event.id)
    const names = namesOf(id, facts)
    // Open tables before the rows: what a table wrote in between would bring the name back.
    await forgetEverywhere(app, { event: event.id, names, first: ownFirstNames(id, facts), instead: calledAfterwards(number) })
    const [sessions, leagues] = await Promise.all([app.storage.sessions(), app.storage.leagues()])
    const beside = { sessions, leagues }
    const hosted = events.hostedOf(event.id)
    await hosted?.forget(id, names, calledAfterwards(number))
    const { changes } = forgetting(event.id, id, number, await events.facts(event.id), app.library.rulings, beside)
    await app.saving.voidLeft((era) => events.rewrite([...changes, era]))
    await hosted?.readAnew()
    await app.library.load()
    const { backups } = app.dataStore
    await backups.refresh()
    const holding = await backupsWith(names, backups.generations, (name) => backups.needs.shelf.read(name))
    if (holding.length > 0) {
      events.held = { number, backups: holding }
      return true
    }
  } catch (error) {
    app.session.notify('error', eventTexts.notWritten(messageOf(error)))
    return false
  }
  app.session.notify('info', eventTexts.door.forgotten(number))
  return true
}

/** Deletes the backups that still hold the name of whoever was forgotten, once a new one without it lies there. */
export async function deleteHolding(
  app: Pick<App, 'session' | 'storage' | 'dataStore'>,
  { number, backups: holding }: HeldName
): Promise<void> {
  const { backups } = app.dataStore
  eventsOf(app).held = null
  try {
    if ((await backups.backUp('asked')) === null) throw new Error(backups.error ?? '')
    for (const { name } of holding) await backups.needs.shelf.remove(name)
    await backups.refresh()
    app.session.notify('info', eventTexts.door.held.deleted(holding.length, number))
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}
