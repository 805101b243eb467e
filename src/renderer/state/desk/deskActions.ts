/** Keeping a question of the desk: among the saved rulings, or as a file. */
import type { App } from '../app.ts'
import { texts } from '../../i18n/texts.ts'
import { deskTitle } from './deskKinds.ts'

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export async function saveDeskRuling({ session, library, platform }: App): Promise<void> {
  const { desk } = session
  const value = desk.case
  if (desk.answer.state !== 'ruled') return
  const title = deskTitle(value)
  try {
    await library.saveRuling({
      id: crypto.randomUUID(), title, savedAt: new Date().toISOString(), engineVersion: platform.version, case: value, ruling: desk.answer.ruling
    })
    desk.saved = value
    session.notify('info', texts.notices.savedRuling(title))
  } catch (error) {
    session.notify('error', texts.notices.saveFailed(sentenceOf(error)))
  }
}

export async function saveDeskFile({ session, platform }: App): Promise<void> {
  const value = session.desk.case
  const title = deskTitle(value)
  const name = `${title.replace(/[^\p{L}\p{N} ._-]+/gu, '').trim().slice(0, 60) || texts.app}.clixcase`
  try {
    const saved = await platform.saveFile({ name, text: `${JSON.stringify({ ...value, title }, null, 2)}\n` })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', sentenceOf(error))
  }
}
