/** What came in from files, into the library. */
import { messageOf } from '../../../shared/base/result.ts'
import { importingTexts } from '../../i18n/texts.ts'
import { changesOf, namesOfComing } from '../../model/importing/plan.ts'
import type { App } from '../app.ts'
import { putOnTable } from './importActions.ts'
import type { Done } from '../../model/importing/importStore.svelte.ts'
import { commitWithInverse, notifyUndoable } from './libraryUndo.ts'

/** What the preview shows, as the judge has chosen: one commit for all of it, or nothing. */
export async function confirmImport(app: App): Promise<void> {
  const { session } = app
  const store = session.imports
  const { preview } = store
  if (!preview || store.saving) return
  const changes = changesOf(preview.rows, store.decisions)
  const names = namesOfComing(preview.rows, store.decisions)
  const opens = preview.rows.find(({ key }) => key === store.onTable)
  store.saving = true
  let step: Done | null = null
  try {
    // A backup that cannot be made is told in its own place and stands in nobody's way.
    if (changes.length > 0) await app.dataStore.backups.backUpIfChanged('before-import')
    if (changes.length > 0) step = await commitWithInverse(app, importingTexts.stepImport(preview.files), changes)
  } catch (error) {
    session.notify('error', importingTexts.failed(messageOf(error)))
    return
  } finally {
    store.saving = false
  }
  // Another file may have been opened while this one was written.
  if (store.preview === preview) store.close()
  if (opens) putOnTable(app, opens.incoming)
  // Their tables are opened from the list.
  else if (changes.some(({ table }) => table === 'rulings')) session.screen = 'rulings'
  if (step) notifyUndoable(app, step, importingTexts.done(names), importingTexts.undo)
}
