/** What is kept with a ruling, and the ruling that is on the table as it was kept. */
import { uuidOf } from '../../../shared/base/uuid.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { RulingOverride, SavedRuling } from '../../storage/interface/storage.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import type { AnsweredCall } from '../../model/window/session.svelte.ts'
import type { App, AtTable } from '../app.ts'
import { caseBytes } from '../../model/table/caseFile.ts'
import { activeTable, activeTitle, lookOfSaved } from '../games/activeTable.ts'
import { sameCase } from '../../model/savedRulings/sameCase.ts'
import { savedSentence } from '../../model/ruling/oneSentence.ts'

export type Kept = SavedRuling
export type Override = RulingOverride

/** What a judge writes beside a ruling; an empty text is nothing. */
export interface SavedWords {
  readonly title: string
  readonly table: string
  readonly round: string
  readonly players: string
  readonly note: string
  readonly override: RulingOverride | null
}

/** The kept ruling that the table shows just as it was kept; null where it has changed since or never was kept. */
export function savedOnTable(app: AtTable & Pick<App, 'library'>): SavedRuling | null {
  const { session, library } = app
  if (!sameCase(session.savedCase, activeTable(app).case)) return null
  return library.rulings.find(({ id }) => id === session.savedId) ?? null
}

/** @param answered the call at a table of an event that a new ruling answers */
export const wordsOf = (saved: SavedRuling | null, title: string, answered: AnsweredCall | null = null): SavedWords => ({
  title: saved?.title ?? title,
  table: saved?.table ?? (answered && !saved ? String(answered.table) : ''),
  round: saved?.round ?? (answered && !saved ? String(answered.round) : ''),
  players: saved?.players ?? (answered && !saved ? answered.players : ''),
  note: saved?.note ?? '',
  override: saved?.override ?? null
})

/** Only the fields with something in them. */
function filled(
  { title, override, ...words }: SavedWords,
  fallback: string
): Pick<SavedRuling, 'title' | 'table' | 'round' | 'players' | 'note' | 'override'> {
  const said: Partial<Omit<SavedWords, 'override'>> = Object.fromEntries(
    Object.entries(words)
      .map(([key, text]: [string, string]) => [key, text.trim()] as const)
      .filter(([, text]) => text !== '')
  )
  return { ...said, title: title.trim() || fallback, ...(override ? { override } : {}) }
}

/** Keeps the ruling on the table, or changes what stands beside one that is kept. True only after the storage has it. */
export async function saveRuling(app: App, words: SavedWords, saved: SavedRuling | null): Promise<boolean> {
  const { library, session, platform } = app
  const { ruling, case: value } = activeTable(app)
  const { answered } = session
  const fields = filled(words, saved?.title ?? activeTitle(app))
  if (!saved && !ruling) return false
  const kept: SavedRuling = saved
    ? {
        id: saved.id,
        savedAt: saved.savedAt,
        engineVersion: saved.engineVersion,
        case: saved.case,
        ruling: saved.ruling,
        ...fields,
        ...(saved.event !== undefined && { event: saved.event }),
        ...(saved.call !== undefined && { call: saved.call }),
        ...(saved.earlier ? { earlier: saved.earlier } : {}),
        ...(saved.leftAs ? { leftAs: saved.leftAs } : {})
      }
    : {
        id: uuidOf(crypto.getRandomValues(new Uint8Array(16))),
        savedAt: new Date().toISOString(),
        engineVersion: platform.version,
        case: value,
        ruling: ruling!,
        ...fields,
        ...(answered && { event: answered.event, call: answered.call })
      }
  try {
    await library.saveRuling(kept)
  } catch (error) {
    // The table and what was written stay as they are: it can be tried again.
    session.notify('error', texts.notices.saveFailed(messageOf(error)), {
      label: texts.save.retry,
      run: () => {
        void saveRuling(app, words, saved)
      }
    })
    return false
  }
  if (!saved) {
    session.savedCase = value
    session.savedId = kept.id
    answered?.join(kept.id)
  }
  session.notify('info', texts.notices.savedRuling(kept.title), {
    label: texts.rulings.show,
    run: () => {
      session.screen = 'rulings'
    }
  })
  return true
}

/** The ruling on the table, kept or not, as something to copy, share and print; null while there is none. */
export function rulingNow(app: App): SavedRuling | null {
  const kept = savedOnTable(app)
  if (kept) return kept
  const { ruling, case: value } = activeTable(app)
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
