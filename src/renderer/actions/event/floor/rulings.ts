/** Actions on a ruling of an event: its position opened on any device, its words changed on all of them. */
import type { EventRuling } from '../../../../shared/tournament/state/state.ts'
import { problemText } from '../../../i18n/texts.ts'
import { changedWords, fieldsOfSaved, rulingTitle, type RulingFields } from '../../../model/event/floor/rulingWords.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'
import { decidingReason } from '../../../model/ruling/readRuling.ts'
import type { SavedRuling } from '../../../storage/interface/storage.ts'
import type { App, AtTable } from '../../app.ts'
import { openRuling } from '../../games/openRuling.ts'
import { sentenceFor } from '../../savedRulings/saveRuling.ts'
import { eventsOf } from '../events.ts'
import { write } from '../write.ts'

const savedHere = ({ library }: Pick<App, 'library'>, { ruling }: EventRuling): SavedRuling | undefined =>
  library.rulings.find(({ id }) => id === ruling)

/** Whether this device has a position of the ruling: as it was saved here, or as the log has it. */
export const hasPosition = (app: Pick<App, 'library'>, one: EventRuling): boolean =>
  one.said.position !== null || savedHere(app, one) !== undefined

/** Puts the position of a ruling on the table. One that another device wrote is checked first. */
export async function openPosition(app: AtTable & Pick<App, 'library'>, one: EventRuling): Promise<void> {
  const saved = savedHere(app, one)
  if (saved) {
    openRuling(app, saved)
    return
  }
  const position = structuredClone(one.said.position)
  const { parseQuestion } = await import('../../../../shared/cases/parseQuestion.ts')
  const checked = parseQuestion(position)
  if (!checked.ok) {
    app.session.notify('error', problemText(checked.problems[0]))
    return
  }
  openRuling(app, { id: one.ruling, title: rulingTitle(one, app.library.rulings), case: position as unknown as SavedRuling['case'] })
}

/** The words of a saved ruling as a fact has them. */
export const savedFields = (app: Pick<App, 'games'>, saved: SavedRuling): RulingFields =>
  fieldsOfSaved(saved, sentenceFor(app, saved), decidingReason(saved.ruling)?.rule ?? null)

/** Other words for a ruling of the event. Whether they were written; true as well if they are the same as before. */
export async function changeWords(
  app: Pick<App, 'session'>,
  event: OpenEvent,
  ruling: string,
  fields: Pick<RulingFields, 'title' | 'verdict' | 'note' | 'rule'>
): Promise<boolean> {
  const one = event.host.state.rulings.find((each) => each.ruling === ruling)
  const words = one && changedWords(one.said, fields)
  return !words || write(app, event, [{ do: 'edit-ruling', ruling, ...words }])
}

/** A saved ruling was changed: its event, if it is on this device or open here, gets the new words. */
export async function tellEvent(app: Pick<App, 'session' | 'storage' | 'games'>, saved: SavedRuling): Promise<void> {
  if (saved.event === undefined) return
  const event = await eventsOf(app).toWrite(saved.event)
  if (event) await changeWords(app, event, saved.id, savedFields(app, saved))
}
