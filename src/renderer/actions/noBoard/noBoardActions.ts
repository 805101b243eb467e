/** Keeping a question of the noBoard: among the saved rulings, or as a file. */
import { uuidOf } from '../../../shared/base/text/uuid.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { App } from '../app.ts'
import { saveCase } from '../table/fileActions.ts'
import { texts } from '../../i18n/texts.ts'
import { noBoardAnswer } from '../../model/noBoard/noBoardAnswer.ts'
import { noBoardTitle } from '../../model/noBoard/noBoardKinds.ts'

export async function saveNoBoardRuling({ session, library, platform }: Pick<App, 'library' | 'session' | 'platform'>): Promise<void> {
  const { noBoard } = session
  const value = noBoard.case
  const answer = noBoardAnswer(value)
  if (answer.state !== 'ruled') return
  const title = noBoardTitle(value)
  try {
    await library.saveRuling({
      id: uuidOf(crypto.getRandomValues(new Uint8Array(16))),
      title,
      savedAt: new Date().toISOString(),
      engineVersion: platform.version,
      case: value,
      ruling: answer.ruling
    })
    noBoard.saved = value
    session.notify('info', texts.notices.savedRuling(title))
  } catch (error) {
    session.notify('error', texts.notices.saveFailed(messageOf(error)))
  }
}

export async function saveNoBoardFile(app: Pick<App, 'session' | 'platform'>): Promise<void> {
  const value = app.session.noBoard.case
  await saveCase(app, value, noBoardTitle(value))
}
