/** The list of errors of this device as a file that can be sent: versions and places in our own files, no names. */
import { ErrorLog, logFile } from '../../model/window/errorLog.ts'
import type { Platform } from '../../platform/interface/platform.ts'

/** The name of the file, or null where that was cancelled. Rejects with a sentence fit to show. */
export async function saveErrorLog(platform: Pick<Platform, 'saveBytes' | 'version' | 'kind'>): Promise<string | null> {
  const text = logFile(new ErrorLog(), platform.version, platform.kind, navigator.userAgent, new Date())
  const saved = await platform.saveBytes({ name: 'linejudge-errors', kind: 'json', bytes: new TextEncoder().encode(text) })
  return saved?.name ?? null
}
