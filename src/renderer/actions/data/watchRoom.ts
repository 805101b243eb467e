/** Warns before the room that the browser gives is used up: then nothing can be saved, and the browser may delete everything. */
import { dataTexts } from '../../i18n/texts.ts'
import { freeOf, isShort, LARGE_IMPORT, mayNotFit } from '../../model/data/room.ts'
import type { DataHealth } from '../../storage/interface/dataHealth.ts'
import type { App } from '../app.ts'
import { copyAction } from './transfer.ts'

type Watching = Parameters<typeof copyAction>[0] & { readonly storage: Pick<App['storage'], 'health' | 'onHealth'> }

/**
 * Warns as soon as room is short, and again each time that half of the rest is used. The notice stays until it is dismissed, and saves a
 * copy of everything. Returns how to end it.
 */
export function watchRoom(app: Watching): () => void {
  const { session, storage } = app
  /** Bytes that were free at the last warning; `null` while there is enough room. */
  let warnedAt: number | null = null
  const look = ({ room, bytes }: DataHealth): void => {
    if (room === null) return
    if (!isShort(room, bytes)) {
      warnedAt = null
      return
    }
    const free = freeOf(room)
    if (warnedAt !== null && free > warnedAt / 2) return
    warnedAt = free
    session.notify('error', dataTexts.room.short(dataTexts.list.size(free)), copyAction(app))
  }
  look(storage.health())
  return storage.onHealth(look)
}

/** Measures the room before an import and warns if the files may not fit. @param size bytes of all files together */
export async function warnOfImport(
  app: Parameters<typeof copyAction>[0] & { readonly storage: Pick<App['storage'], 'measureRoom'> },
  size: number
): Promise<void> {
  if (size < LARGE_IMPORT) return
  const room = await app.storage.measureRoom()
  if (room === null || !mayNotFit(room, size)) return
  const { size: inWords } = dataTexts.list
  app.session.notify('error', dataTexts.room.largeImport(inWords(size), inWords(freeOf(room))), copyAction(app))
}
