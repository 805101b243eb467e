/** Opening and saving `.clixcase` files. A file that is broken leaves the table as it was. */
import { parseQuestion } from '../../shared/cases/desk/deskCase.ts'
import { parseJsonText } from '../../shared/formats/jsonText.ts'
import type { Result } from '../../shared/result.ts'
import type { SavedRuling } from '../storage/storage.ts'
import { texts } from '../i18n/texts.ts'
import type { TextFile } from '../platform/platform.ts'
import { readPickedFile } from '../platform/readPickedFile.ts'
import type { App } from './app.ts'
import { missingPart } from './asks.ts'
import { isBackupText, offerImport } from './backup/transfer.ts'
import { activeTable, activeTitle, showCase, systemTable } from './systems/activeTable.ts'

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A case of whatever game, by the ruleset that it names. */
function parseAny(text: string): Result<SavedRuling['case']> {
  const json = parseJsonText(text)
  if (!json.ok) return json
  return parseQuestion(json.value)
}

/** The file on the table, or what is wrong with it in a dialog. */
export function readFile(app: App, file: TextFile): void {
  const { session } = app
  if (isBackupText(file.text)) {
    void offerImport(app, file)
    return
  }
  const parsed = parseAny(file.text)
  if (!parsed.ok) {
    session.broken = { name: file.name, problems: parsed.problems }
    return
  }
  if (showCase(app, texts.steps.openFile(file.name), parsed.value)) session.notify('info', texts.notices.opened(file.name))
  else session.notify('error', texts.notices.otherGame(parsed.value.ruleset))
}

export async function openFile(app: App): Promise<void> {
  try {
    const file = await app.platform.openFile()
    if (file) readFile(app, file)
  } catch (error) {
    app.session.notify('error', sentenceOf(error))
  }
}

export async function saveFile(app: App): Promise<void> {
  const { session, platform } = app
  const other = systemTable(app)
  const value = activeTable(app).case
  if (other ? other.desk.missing(other.case) !== null : missingPart(app.table.case)) {
    session.notify('info', texts.notices.notAskedYet)
    return
  }
  const title = activeTitle(app)
  const name = `${title.replace(/[^\p{L}\p{N} ._-]+/gu, '').trim().slice(0, 60) || texts.app}.clixcase`
  try {
    const saved = await platform.saveFile({ name, text: `${JSON.stringify({ ...value, title: value.title ?? title }, null, 2)}\n` })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', sentenceOf(error))
  }
}

/** Files dropped on the window. */
export async function dropFiles(app: App, files: FileList | undefined): Promise<void> {
  const [file] = files ?? []
  if (!file) return
  try {
    readFile(app, await readPickedFile(file))
  } catch (error) {
    app.session.notify('error', sentenceOf(error))
  }
}
