/** Everything on this device as one file, where nothing else of the app may be there. */
import { formatSnapshot } from '../../../shared/backup/writeSnapshot.ts'
import { dataTexts } from '../../i18n/texts.ts'
import type { Backups } from '../../model/data/backups.svelte.ts'
import type { Platform } from '../../platform/interface/platform.ts'

/** The name of the file, or null where that was cancelled. Rejects where the storage cannot be read. */
export async function copyOfAll(backups: Pick<Backups, 'take' | 'needs'>, platform: Pick<Platform, 'saveBytes'>): Promise<string | null> {
  const snapshot = await backups.take('export')
  const text = await formatSnapshot(snapshot, backups.needs.digest)
  const saved = await platform.saveBytes({
    name: dataTexts.files.all(snapshot.takenAt.slice(0, 10)),
    kind: 'json',
    bytes: new TextEncoder().encode(text)
  })
  return saved?.name ?? null
}
