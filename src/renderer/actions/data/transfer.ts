/** Everything to one file, and everything from one: moving to another computer, and a copy that names nobody. */
import { anonymous } from '../../../shared/backup/anonymous.ts'
import { readSnapshot } from '../../../shared/backup/readSnapshot.ts'
import { makeSnapshot, formatSnapshot } from '../../../shared/backup/writeSnapshot.ts'
import type { Snapshot } from '../../../shared/backup/snapshot.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { dataTexts, texts } from '../../i18n/texts.ts'
import type { Change } from '../../storage/interface/storage.ts'
import type { TextFile } from '../../platform/interface/platform.ts'
import { noteCopied } from '../../model/data/copyNote.ts'
import type { App } from '../app.ts'

type Teller = Pick<App['session'], 'notify'>

/** Saves the present state, or a backup of the list, where the user wants it. */
export async function exportAll(
  app: Pick<App, 'dataStore' | 'saving' | 'session' | 'platform' | 'library'>,
  snapshot?: Snapshot
): Promise<void> {
  const { saving } = app
  await told(app, async () => {
    await saving.flush()
    if (snapshot) await save(app, snapshot, dataTexts.files.all)
    else await saveCopy(app)
  })
}

/**
 * Saves a copy of everything as a file, with the changes that could not be saved; from then on it counts as copied. If the storage cannot be
 * read any more, the copy has what is in memory. Rejects with an Error whose message can be shown.
 */
export async function saveCopy(
  app: Pick<App, 'dataStore' | 'saving' | 'platform' | 'library'> & { readonly session: Teller }
): Promise<void> {
  const { saving, library, dataStore } = app
  await saving.flush()
  const snapshot = await dataStore.backups.take('export', unsavedOf(saving), () => [...library.held(), ...unsavedOf(saving, true)])
  if (await save(app, snapshot, dataTexts.files.all)) noteCopied()
}

/** A window that cannot save because another one does has nothing unsaved of its own. */
function unsavedOf(saving: App['saving'], all = false): readonly Change[] {
  try {
    return saving.unsaved(all)
  } catch {
    return []
  }
}

/** The action of a notice that asks for a copy. */
export const copyAction = (app: Parameters<typeof saveCopy>[0]) => ({
  label: texts.save.copy,
  run: () => {
    void told(app, () => saveCopy(app))
  }
})

/** The same without a name, a note or a word of the user's own: for showing a fault to others. */
export async function exportWithoutNames(app: Pick<App, 'dataStore' | 'saving' | 'session' | 'platform'>): Promise<void> {
  const { saving, dataStore } = app
  await told(app, async () => {
    await saving.flush()
    const whole = await dataStore.backups.take('without-names')
    const snapshot = await makeSnapshot({ ...whole, tables: anonymous(whole.tables) }, dataStore.backups.needs.digest)
    await save(app, snapshot, dataTexts.files.withoutNames)
  })
}

/** Whether it was saved. */
async function save(
  app: Pick<App, 'dataStore' | 'platform'> & { readonly session: Teller },
  snapshot: Snapshot,
  name: (day: string) => string
): Promise<boolean> {
  const { platform, session, dataStore } = app
  const text = await formatSnapshot(snapshot, dataStore.backups.needs.digest)
  const saved = await platform.saveBytes({ name: name(snapshot.takenAt.slice(0, 10)), kind: 'json', bytes: new TextEncoder().encode(text) })
  if (saved) session.notify('info', dataTexts.notices.exported(saved.name))
  return saved !== null
}

/** Lets the user pick a file and shows what taking it in would change. */
export async function pickImport(app: Pick<App, 'dataStore' | 'session' | 'platform'>): Promise<void> {
  await told(app, async () => {
    const file = await app.platform.openFile()
    if (file) await offerImport(app, file)
  })
}

/** A backup that was picked or dropped; a broken one is explained and nothing is changed. */
export async function offerImport(app: Pick<App, 'dataStore' | 'session'>, file: TextFile): Promise<void> {
  const { dataStore, session } = app
  const { rows, digest } = dataStore.backups.needs
  const read = await readSnapshot(file.text, rows.known, digest)
  if (read.ok) {
    session.screen = 'data'
    await dataStore.offer(file.name, read.value)
  } else {
    session.broken = { name: file.name, problems: read.problems }
  }
}

async function told(app: { readonly session: Teller }, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}
