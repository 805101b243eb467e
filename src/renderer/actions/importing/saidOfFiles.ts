/** What the judge says of files that do not say everything themselves: it is remembered, and they are read again. */
import type { ImportChoices } from '../../../shared/formats/foreign/importer.ts'
import { readThroughGate } from '../../import/gate.ts'
import { rowsOf } from '../../model/importing/plan.ts'
import { wantColumns, withColumns, type TableColumns } from '../../model/importing/tableColumns.ts'
import type { App } from '../app.ts'
import { bringIn, showBroken, withStoredPicture } from './importActions.ts'

/** So many files are remembered with what was chosen for them. */
const REMEMBERED = 20

/** Reads what is in the preview again, one file with other choices; they are remembered for the next time that a file of this name comes. @param read what reads the files */
export async function chooseForFile(app: App, file: string, choice: ImportChoices, read = readThroughGate): Promise<void> {
  const { session, settings, library } = app
  const store = session.imports
  const { preview } = store
  if (!preview) return
  const choices = { ...preview.choices, [file]: choice }
  const { [file]: _, ...others } = settings.current.importChoices ?? {}
  settings.set({ importChoices: Object.fromEntries([...Object.entries(others), [file, choice] as const].slice(-REMEMBERED)) })
  const signal = store.begin(preview.files)
  const reading = await read(
    preview.source.map((file) => ({ ...file, bytes: file.bytes.slice() })),
    { signal, choices, columns: settings.current.tableColumns }
  )
  if (reading === null || signal.aborted) return
  store.stop()
  if (!reading.ok) {
    showBroken(app, reading.broken)
    return
  }
  const documents = await Promise.all(reading.documents.map(withStoredPicture))
  store.show({ ...preview, rows: rowsOf(documents, library), broken: reading.broken ?? [], choices })
}

/** What the columns of the tables hold is remembered, and all files are read again. */
export async function nameColumns(app: App, said: TableColumns): Promise<void> {
  const { settings, session } = app
  const { unnamed } = session.imports
  session.imports.naming = false
  if (!unnamed) return
  settings.set({ tableColumns: withColumns(settings.current.tableColumns, said) })
  await bringIn(app, unnamed.source, true)
}

/** Nobody says what the columns hold: what can be read without that is shown. */
export async function leaveColumns(app: App): Promise<void> {
  const { imports } = app.session
  const { unnamed } = imports
  imports.naming = false
  if (!unnamed) return
  if (unnamed.source.length > 1 || !wantColumns(unnamed)) await bringIn(app, unnamed.source, true)
}
