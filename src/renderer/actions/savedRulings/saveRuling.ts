/** The ruling that is on the table as it was kept, and what is done with a kept one. */
import { messageOf } from '../../../shared/base/result.ts'
import { uuidOf } from '../../../shared/base/text/uuid.ts'
import type { RulingOverride, SavedRuling } from '../../storage/interface/storage.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import type { App, AtTable } from '../app.ts'
import { caseBytes } from '../../model/table/caseFile.ts'
import { activeTable, activeTitle, lookOfSaved } from '../games/activeTable.ts'
import { sameCase } from '../../model/savedRulings/sameCase.ts'
import { savedSentence } from '../../model/ruling/oneSentence.ts'
import type { AnsweredCall } from '../../model/window/session.svelte.ts'

export type Kept = SavedRuling
export type Override = RulingOverride

export const newRulingId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)))

/** Whether a kept ruling is the one of a call, or of a table that has not called. */
export const belongsTo = (saved: SavedRuling, { event, call, ruling }: AnsweredCall): boolean =>
  saved.event === event && (call === undefined ? saved.id === ruling : saved.call === call)

/**
 * The kept ruling that the table shows just as it was kept; null where it has changed since or never was kept. While a call is answered,
 * only the ruling of that call is: the same position at another table is a ruling of its own.
 */
export function savedOnTable(app: AtTable & Pick<App, 'library'>): SavedRuling | null {
  const { session, library } = app
  if (!sameCase(session.savedCase, activeTable(app).asked)) return null
  const saved = library.rulings.find(({ id }) => id === session.savedId)
  return saved && (!session.answered || belongsTo(saved, session.answered)) ? saved : null
}

/** The ruling on the table, kept or not, as something to copy, share and print; null while there is none. */
export function rulingNow(app: App): SavedRuling | null {
  const kept = savedOnTable(app)
  if (kept) return kept
  const { ruling, asked: value } = activeTable(app)
  return (
    ruling && {
      id: '',
      title: activeTitle(app),
      savedAt: new Date().toISOString(),
      engineVersion: app.platform.version,
      case: value,
      ruling
    }
  )
}

/** One sentence of a ruling, kept or on the table. */
export const sentenceFor = (app: Pick<App, 'games'>, saved: SavedRuling): string => savedSentence(saved, lookOfSaved(app, saved).word)

export async function copySentence(app: Pick<App, 'games' | 'session' | 'platform'>, saved: SavedRuling): Promise<void> {
  try {
    const sentence = sentenceFor(app, saved)
    await app.platform.copy(sentence)
    app.session.notify('info', rulingTexts.kept.copied(sentence))
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** Hands the sentence and the case file to another app, where the system offers that. */
export async function shareRuling(app: Pick<App, 'games' | 'session' | 'platform'>, saved: SavedRuling): Promise<void> {
  const { share } = app.platform
  if (!share) return
  try {
    const text = sentenceFor(app, saved)
    await share.send({ title: saved.title, text, ...(share.takes('case') ? { file: caseBytes(saved) } : {}) })
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}
