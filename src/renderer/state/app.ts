/** The parts of the app as one value that panels reach through Svelte's context. Each part has its own small class. */
import { createContext } from 'svelte'
import type { Platform } from '../platform/platform.ts'
import type { DataDesk } from './backup/dataDesk.svelte.ts'
import type { Library } from './library.svelte.ts'
import type { RuleNotes } from './reference/notes.svelte.ts'
import type { Saving } from './saving.svelte.ts'
import type { SearchDesk } from './search/searchDesk.svelte.ts'
import type { Session } from './session.svelte.ts'
import type { SettingsStore } from './settings.svelte.ts'
import type { SystemTables } from './systems/systemTables.ts'
import type { Table } from './table.svelte.ts'
import type { TimelineDesk } from './timeline/timelineDesk.svelte.ts'
import type { Variants } from './variants/variants.svelte.ts'

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
