/** Actions on a ruling of an event: its position opened on any device. */
import type { EventRuling } from '../../../../shared/tournament/state/state.ts'
import { problemText } from '../../../i18n/texts.ts'
import { rulingTitle } from '../../../model/event/floor/rulingWords.ts'
import type { SavedRuling } from '../../../storage/interface/storage.ts'
import type { App, AtTable } from '../../app.ts'
import { openRuling } from '../../games/openRuling.ts'

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
