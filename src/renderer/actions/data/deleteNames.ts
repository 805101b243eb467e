/** Deletes the names of people on this device: in saved rulings, and with the backups that contain them. */
import { messageOf } from '../../../shared/base/result.ts'
import { dataTexts } from '../../i18n/texts.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'

/** The ruling without the fields that name people; the same value where it has none. */
export function withoutPeople(saved: SavedRuling): SavedRuling {
  const { players, table, override, ...rest } = saved
  const nameless = override && { ...override, author: '' }
  const same = players === undefined && table === undefined && (override?.author ?? '') === ''
  return same ? saved : { ...rest, ...(nameless && { override: nameless }) }
}

/** Reports an error and stops; what was deleted until then stays deleted. */
export async function deleteNames(app: Pick<App, 'library' | 'dataStore' | 'saving' | 'session'>): Promise<void> {
  const { library, dataStore, saving, session } = app
  try {
    await saving.flush()
    const named = library.rulings.flatMap((saved) => {
      const nameless = withoutPeople(saved)
      return nameless === saved ? [] : [nameless]
    })
    await saving.voidLeft((era) => library.commitDocuments([era]))
    for (const saved of named) await library.saveRuling(saved)
    const { shelf } = dataStore.backups.needs
    for (const { name } of await shelf.list()) await shelf.remove(name)
    await dataStore.backups.backUp('asked')
    session.notify('info', dataTexts.move.namesDeleted(named.length))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}
