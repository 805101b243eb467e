/** Keeping a question of the desk: among the saved rulings, or as a file. */
import { messageOf } from '../../../shared/base/result.ts'
import type { App } from '../app.ts'
import { saveCase } from '../table/fileActions.ts'
import { texts } from '../../i18n/texts/texts.ts'
import { deskTitle } from '../../model/noBoard/deskKinds.ts'

export async function saveDeskRuling({ session, library, platform }: App): Promise<void> {
  const { desk } = session
  const value = desk.case
  if (desk.answer.state !== 'ruled') return
  const title = deskTitle(value)
  try {
    await library.saveRuling({
      id: crypto.randomUUID(),
      title,
      savedAt: new Date().toISOString(),
      engineVersion: platform.version,
      case: value,
      ruling: desk.answer.ruling
    })
    desk.saved = value
    session.notify('info', texts.notices.savedRuling(title))
  } catch (error) {
    session.notify('error', texts.notices.saveFailed(messageOf(error)))
  }
}

export async function saveDeskFile(app: App): Promise<void> {
  const value = app.session.desk.case
  await saveCase(app, value, deskTitle(value))
}
