/** A saved ruling as a file: saved, shared and imported. */
import { problem } from '../../../shared/base/problem.ts'
import { messageOf, type Problem } from '../../../shared/base/result.ts'
import { fileOfRuling, formatRulingFile, rowOfRuling, type RulingFile } from '../../../shared/formats/documents/rulingFile.ts'
import type { SavedRulingRow } from '../../../shared/formats/documents/savedRuling.ts'
import { bytesOf } from '../../../shared/json/utf8.ts'
import { texts } from '../../i18n/texts.ts'
import { fileName } from '../../model/table/caseFile.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { lookOfSaved } from '../games/activeTable.ts'
import { sentenceFor } from './saveRuling.ts'

const textOf = (saved: SavedRuling): string => formatRulingFile(fileOfRuling(saved as SavedRulingRow))
const nameOf = ({ title }: SavedRuling): string => `${fileName(title)}.ruling.json`

/** Saves the ruling with its note, table, players and overruling. */
export async function saveRulingFile({ platform, session }: Pick<App, 'platform' | 'session'>, saved: SavedRuling): Promise<void> {
  try {
    const written = await platform.saveFile({ name: nameOf(saved), text: textOf(saved) })
    if (written) session.notify('info', texts.notices.savedFile(written.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** Hands the sentence and the file to another app, if the system offers that. */
export async function shareRulingFile(app: Pick<App, 'games' | 'session' | 'platform'>, saved: SavedRuling): Promise<void> {
  const { share } = app.platform
  if (!share) return
  try {
    const file = { name: nameOf(saved), kind: 'json', bytes: bytesOf(textOf(saved)) } as const
    await share.send({ title: saved.title, text: sentenceFor(app, saved), ...(share.takes('json') ? { file } : {}) })
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** Why an imported ruling cannot be shown: it is none that an engine gave. `null` if it can. */
export function unshowable(app: Pick<App, 'games'>, file: RulingFile): Problem | null {
  try {
    const saved = rowOfRuling(file) as SavedRuling
    lookOfSaved(app, saved)
    sentenceFor(app, saved)
    return null
  } catch {
    return problem('ruling-unreadable', '/ruling', 'ruling-unreadable', {})
  }
}
