/** Notes on rules as a file for another judge, and theirs looked at before anything of it comes in. */
import { formatNotesFile, NOTES_FORMAT, parseNotesFile } from '../../../shared/formats/documents/notesFile.ts'
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { referenceTexts, texts } from '../../i18n/texts.ts'
import type { RuleNote } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { newWords, noteRows, notesToTake, usualChoice, type NoteChoice } from '../../model/notes/notesPlan.ts'

/** Saves all notes, bookmarks and own words of search as one file. */
export async function exportNotes({
  notes,
  settings,
  platform,
  session
}: Pick<App, 'settings' | 'session' | 'notes' | 'platform'>): Promise<void> {
  await notes.writer.flush()
  const all = notes.all
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, text, bookmarked, changedAt }) => ({ id, text, bookmarked, changedAt }))
  try {
    const saved = await platform.saveFile({
      name: referenceTexts.share.fileName,
      text: formatNotesFile({ format: 'linejudge-notes/1', notes: all, words: settings.current.searchWords ?? [] })
    })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** Whether a file says of itself, near its beginning, that it is one. */
export const isNotes = (bytes: Uint8Array): boolean =>
  new RegExp(`"format"\\s*:\\s*"${NOTES_FORMAT.name}/`).test(String.fromCharCode(...bytes.subarray(0, 2000)))

/** Shows what a file of notes would bring; nothing comes in yet. */
export function offerNotes(
  { notes, settings, session }: Pick<App, 'settings' | 'session' | 'notes'>,
  file: { readonly name: string; readonly text: string }
): void {
  const json = parseJsonText(file.text)
  const parsed = json.ok ? parseNotesFile(json.value) : json
  if (!parsed.ok) {
    session.broken = { name: file.name, problems: parsed.problems }
    return
  }
  session.notesPreview = {
    name: file.name,
    rows: noteRows(parsed.value, (id) => notes.of(id)),
    words: newWords(parsed.value.words, settings.current.searchWords ?? [])
  }
}

/** Takes over what was chosen: the notes in one commit, with a way back. */
export async function takeNotes(app: Pick<App, 'settings' | 'session' | 'notes'>, choices: ReadonlyMap<string, NoteChoice>): Promise<void> {
  const { notes, settings, session } = app
  const preview = session.notesPreview
  if (!preview) return
  const taken = notesToTake(preview.rows, (row) => choices.get(row.id) ?? usualChoice(row), new Date().toISOString())
  const before = taken.map(({ id }) => [id, notes.of(id)] as const)
  const words = settings.current.searchWords
  try {
    await notes.take(taken)
  } catch (error) {
    session.notify('error', referenceTexts.share.failed(messageOf(error)))
    return
  }
  if (preview.words.length) settings.set({ searchWords: [...(words ?? []), ...preview.words] })
  session.notesPreview = null
  session.notify('info', referenceTexts.share.taken(taken.length), {
    label: texts.undo,
    valid: () => taken.every((note) => notes.of(note.id) === note),
    run: () => {
      void putBack(app, before)
      if (preview.words.length) settings.set({ searchWords: words ?? [] })
    }
  })
}

async function putBack(
  { notes, session }: Pick<App, 'session' | 'notes'>,
  before: readonly (readonly [string, RuleNote | undefined])[]
): Promise<void> {
  try {
    await notes.take(
      before.flatMap(([, note]) => note ?? []),
      before.flatMap(([id, note]) => (note ? [] : [id]))
    )
  } catch (error) {
    session.notify('error', referenceTexts.share.failed(messageOf(error)))
  }
}
