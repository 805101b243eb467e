/** What panels show of the browser edition. A new version comes in when the judge asks for it, after everything is written. */
import { createSubscriber } from 'svelte/reactivity'
import type { Edition, EditionStatus } from '../../platform/interface/platform.ts'
import type { App } from '../app.ts'

/** The status of the edition as a value that panels follow; null in the desktop app. */
export function editionStatus(edition: Edition | null): () => EditionStatus | null {
  if (edition === null) return () => null
  const subscribe = createSubscriber((update) => edition.onChange(update))
  return () => {
    subscribe()
    return edition.status()
  }
}

/**
 * Writes what is not written yet, then opens the page in its new version. Where writing fails it stays, and the notice
 * says so; a window that cannot save at all because another one does has told so before, and loses nothing by it.
 */
export async function changeVersion({ saving, platform, dataStore }: Pick<App, 'saving' | 'platform' | 'dataStore'>): Promise<boolean> {
  await saving.flush()
  if (saving.state === 'failed' && dataStore.health.health.noJournal !== 'elsewhere') return false
  platform.edition?.change()
  return true
}
