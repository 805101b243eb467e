/** The parts of the app as one value that panels reach through Svelte's context. Each part has its own small class. */
import { createContext } from 'svelte'
import type { Platform } from '../platform/interface/platform.ts'
import type { WatchedStorage } from '../storage/interface/storage.ts'
import type { DataStore } from '../model/data/dataStore.svelte.ts'
import type { Library } from '../model/library/library.svelte.ts'
import type { RuleNotes } from '../model/notes/notes.svelte.ts'
import type { Saving } from '../model/saving/saving.svelte.ts'
import type { Session } from '../model/window/session.svelte.ts'
import type { SettingsStore } from '../model/settings/settings.svelte.ts'
import type { GameTables } from '../model/games/gameTables.svelte.ts'
import type { Table } from '../model/table/table.svelte.ts'
import type { TimelineStore } from '../model/timeline/timelineStore.svelte.ts'
import type { Variants } from '../model/variants/variants.svelte.ts'

export interface App {
  readonly table: Table
  /** What if: other versions of it. */
  readonly variants: Variants
  /** What happens on it, where that is the question. */
  readonly timeline: TimelineStore
  /** The tables of the neighbouring games. */
  readonly games: GameTables
  readonly library: Library
  /** The backups of this device, and putting them back. */
  readonly dataStore: DataStore
  readonly settings: SettingsStore
  /** Whether all of the user's work is written, and writing it now. */
  readonly saving: Saving
  readonly session: Session
  /** Bookmarks and words of the judge's own on rules. */
  readonly notes: RuleNotes
  readonly platform: Platform
  /** For what is read and written by a screen of its own, such as events. */
  readonly storage: WatchedStorage
}

/** The table that is shown, of whatever game, and what the window does with it. */
export type AtTable = Pick<App, 'table' | 'games' | 'settings' | 'session' | 'library'>

export const [useApp, provideApp] = createContext<App>()
