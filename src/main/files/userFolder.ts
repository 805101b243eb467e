/** Folders of the user that the system may refuse to name. */
import type { App } from 'electron'

/**
 * Returns the user's documents folder, or `null`: Electron throws if the folder cannot be determined, for example when Documents is
 * redirected to a network drive or a synchronised folder that is away.
 */
export function documentsFolder(app: Pick<App, 'getPath'>): string | null {
  try {
    return app.getPath('documents')
  } catch {
    return null
  }
}
