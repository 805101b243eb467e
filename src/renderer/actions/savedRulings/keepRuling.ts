/** Keeping the ruling on the table, with what a judge writes beside it. Read with the dialog of it. */
import { messageOf } from '../../../shared/base/result.ts'
import type { RulingOverride, SavedRuling } from '../../storage/interface/storage.ts'
import { texts } from '../../i18n/texts.ts'
import type { AnsweredCall } from '../../model/window/session.svelte.ts'
import type { App } from '../app.ts'
import { activeTable, activeTitle } from '../games/activeTable.ts'
import { belongsTo, newRulingId } from './saveRuling.ts'

/** What a judge writes beside a ruling; an empty text is nothing. */
export interface SavedWords {
  readonly title: string
  readonly table: string
  readonly round: string
  readonly players: string
  readonly note: string
  readonly override: RulingOverride | null
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

/** A record of its own; the first that is kept for a call has the id that penalties know it by. */
const idFor = ({ library }: App, answered: AnsweredCall | null): string =>
  answered && library.rulings.every(({ id }) => id !== answered.ruling) ? answered.ruling : newRulingId()

/** Keeps the ruling on the table, or changes what stands beside one that is kept. True only after the storage has it. */
export async function saveRuling(app: App, words: SavedWords, saved: SavedRuling | null): Promise<boolean> {
  const { library, session, platform } = app
  const { ruling, asked: value } = activeTable(app)
  const { answered } = session
  const fields = filled(words, saved?.title ?? activeTitle(app))
  if (!saved && !ruling) return false
  const told: SavedRuling = saved
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
        ...(saved.leftAs ? { leftAs: saved.leftAs } : {}),
        ...(saved.more ? { more: saved.more } : {})
      }
    : {
        id: idFor(app, answered),
        savedAt: new Date().toISOString(),
        engineVersion: platform.version,
        case: value,
        ruling: ruling!,
        ...fields,
        ...(answered && { event: answered.event }),
        ...(answered?.call !== undefined && { call: answered.call })
      }
  const kept = session.forgotten.reduce((one, without) => without(one), told)
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
  }
  // Kept before, but not joined: the log could not be written then.
  if (answered && belongsTo(kept, answered)) answered.join(kept)
  session.notify('info', texts.notices.savedRuling(kept.title), {
    label: texts.rulings.show,
    run: () => {
      session.screen = 'rulings'
    }
  })
  return true
}
