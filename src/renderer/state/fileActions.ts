/** Opening and saving `.clixcase` files. A file that is broken leaves the table as it was. */
import { parseCaseText } from '../../shared/cases/parseCase.ts'
import { texts } from './texts.en.ts'
import type { TextFile } from '../platform/platform.ts'
import { readPickedFile } from '../platform/readPickedFile.ts'
import type { App } from './app.ts'
import { firstPick, missingPart } from './asks.ts'
import { boardCommands } from './boardCommands.ts'
import { caseTitle } from './title.ts'

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The file on the table, or what is wrong with it in a dialog. */
export function readFile(app: App, file: TextFile): void {
  const { session, table } = app
  const parsed = parseCaseText(file.text)
  if (!parsed.ok) {
    session.broken = { name: file.name, problems: parsed.problems }
    return
  }
  table.change(texts.steps.openFile(file.name), parsed.value)
  session.screen = 'table'
  session.selected = null
  session.editing = false
  session.pick = firstPick(table.case.ask)
  boardCommands.zoomFit()
  session.notify('info', texts.notices.opened(file.name))
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
  const { session, table, platform } = app
  const value = table.case
  if (missingPart(value)) {
    session.notify('info', texts.notices.notAskedYet)
    return
  }
  const name = `${caseTitle(value).replace(/[^\p{L}\p{N} ._-]+/gu, '').trim().slice(0, 60) || texts.app}.clixcase`
  try {
    const saved = await platform.saveFile({ name, text: `${JSON.stringify({ ...value, title: value.title ?? caseTitle(value) }, null, 2)}\n` })
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
