/** The parts of the app as one value that panels reach through Svelte's context. Each part has its own small class. */
import { createContext } from 'svelte'
import type { Platform } from '../platform/interface/platform.ts'
import type { DataDesk } from '../model/data/dataDesk.svelte.ts'
import type { Library } from '../model/library/library.svelte.ts'
import type { RuleNotes } from '../model/notes/notes.svelte.ts'
import type { Saving } from '../model/saving/saving.svelte.ts'
import type { SearchDesk } from '../model/search/searchDesk.svelte.ts'
import type { Session } from '../model/window/session.svelte.ts'
import type { SettingsStore } from '../model/settings/settings.svelte.ts'
import type { SystemTables } from '../model/games/systemTables.ts'
import type { Table } from '../model/table/table.svelte.ts'
import type { TimelineDesk } from '../model/timeline/timelineDesk.svelte.ts'
import type { Variants } from '../model/variants/variants.svelte.ts'

export interface App {
  readonly table: Table
  /** What if: other versions of it. */
  readonly variants: Variants
  /** What happens on it, where that is the question. */
  readonly timeline: TimelineDesk
  /** The tables of the neighbouring games. */
  readonly systems: SystemTables
  readonly library: Library
  /** The backups of this device, and putting them back. */
  readonly dataDesk: DataDesk
  readonly settings: SettingsStore
  /** Whether all of the user's work is written, and writing it now. */
  readonly saving: Saving
  readonly session: Session
  readonly search: SearchDesk
  /** Bookmarks and words of the judge's own on rules. */
  readonly notes: RuleNotes
  readonly platform: Platform
}

export const [useApp, provideApp] = createContext<App>()
