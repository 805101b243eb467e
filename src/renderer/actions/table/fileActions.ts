/** Opening files of every kind and saving `.clixcase` files. A file that is broken leaves everything as it was. */
import { droppedFiles, type DroppedFile } from '../importing/droppedFiles.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { texts } from '../../i18n/texts.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { App, AtTable } from '../app.ts'
import { missingPart } from '../../model/table/ask/asks.ts'
import { caseFile } from '../../model/table/caseFile.ts'
import { openFiles, openPicked } from '../importing/openFiles.ts'
import { activeTable, activeTitle, gameTable } from '../games/activeTable.ts'
import { LENGTHS } from '../../text/lengths.ts'

/** Files that the person picks: positions, documents, packs. */
export async function openFile(app: App): Promise<void> {
  try {
    await openFiles(app, await app.platform.openFiles())
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

export async function saveFile(app: AtTable & Pick<App, 'platform'>): Promise<void> {
  const { session } = app
  const other = gameTable(app)
  const value = activeTable(app).case
  if (other ? other.adapter.missing(other.case) !== null : missingPart(app.table.case)) {
    session.notify('info', texts.notices.notAskedYet)
    return
  }
  await saveCase(app, value, activeTitle(app))
}

/** Saves a position or a question of the adapter where the person wants it. */
export async function saveCase(
  { session, platform }: Pick<App, 'session' | 'platform'>,
  value: SavedRuling['case'],
  title: string
): Promise<void> {
  try {
    const saved = await platform.saveFile(caseFile(value, title))
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** Files and folders dropped on the window. */
export async function dropFiles(app: App, dropped: DataTransfer | null): Promise<void> {
  const waiting = droppedFiles(dropped)
  const files = await waiting.catch((): readonly DroppedFile[] => Array.from(dropped?.files ?? [], (file) => ({ file, path: file.name })))
  await openPicked(
    app,
    files.map(({ file }) => file),
    new Map(files.map(({ file, path }) => [file, path]))
  )
}

/** Teams of other programs as JSON, and decks as XML. */
const FORCE = /^<|^\{[^]{0,400}"(?:main_force|linejudge-team\/\d+)"/

/**
 * Handles text that is pasted while no field has the focus: a team and a list of several lines are shown as a force, the text of any other file is
 * opened as a file, one line is put into the field for typing, and what is too long is refused with a message.
 * @param type puts a line into the field for typing
 */
export async function pasteOnTable(app: App, text: string, type: (line: string) => void): Promise<void> {
  const pasted = text.trim()
  const isList = FORCE.test(pasted) || (pasted.includes('\n') && !/^[{[]/.test(pasted))
  if (isList && pasted.length <= LENGTHS.paste) app.session.pastedForce = pasted
  else if (/^[{[]/.test(pasted)) await openFiles(app, [{ name: `${texts.files.pasted}.clixcase`, bytes: new TextEncoder().encode(pasted) }])
  else if (isList || pasted.length > LENGTHS.line) app.session.notify('error', texts.notices.pastedUnknown)
  else if (pasted !== '') type(pasted)
}
