/** What was brought back, in a sentence that names it and from when it is. */
import type { Tables } from '../../../shared/journal/entries.ts'
import { language } from '../../i18n/spoken.ts'
import { storageTexts } from '../../i18n/texts.ts'
import type { Restored } from '../interface/dataHealth.ts'
import type { UserTable } from '../interface/storage.ts'
import { countsOf } from './tables.ts'

/** What is counted in the sentence, in its order. Older revisions come with their maps, versions of editions with their rulings, sessions are how a screen was left. */
const SAID = [
  'rulings',
  'maps',
  'pictures',
  'hexMaps',
  'figureSets',
  'elements',
  'specialTerrain',
  'editions',
  'teams',
  'owned',
  'ruleNotes',
  'events',
  'eventFacts',
  'leagues',
  'settings'
] as const satisfies readonly Exclude<UserTable, 'mapRevisions' | 'sessions' | 'editionVersions'>[]

/** From where each kind of news comes. */
const FROM: Readonly<Record<keyof typeof storageTexts.restored, Restored['from']>> = {
  behind: 'journal',
  lost: 'journal',
  partly: 'journal',
  disagreeJournal: 'journal',
  withoutDatabase: 'journal',
  nothing: 'journal',
  allGone: 'journal',
  journalGone: 'database',
  journalDamaged: 'database',
  journalBehind: 'database',
  disagreeDatabase: 'database'
}

/** @param n how many changes were brought back, where that is the news */
export function tellRestored(why: keyof typeof FROM, tables: Tables, savedAt: string | null, n = 0): Restored {
  const counts = countsOf(tables)
  const words = storageTexts.restored
  const message =
    why === 'behind'
      ? words.behind(n, timeOf(savedAt))
      : why === 'allGone' || why === 'journalGone'
        ? words[why](timeOf(savedAt))
        : why === 'lost' || why === 'partly' || why === 'disagreeJournal' || why === 'disagreeDatabase'
          ? words[why](listed(counts), timeOf(savedAt))
          : words[why]
  // A window that was closed between the two writes is everyday: the journal had the change all along.
  return { from: FROM[why], savedAt, counts, message, quiet: why === 'behind' }
}

function timeOf(at: string | null): string {
  const date = at === null ? Number.NaN : Date.parse(at)
  return Number.isNaN(date)
    ? storageTexts.unknownTime
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

function listed(counts: ReturnType<typeof countsOf>): string {
  const parts = SAID.flatMap((table) => ((counts[table] ?? 0) > 0 ? [storageTexts.counts[table](counts[table]!)] : []))
  return parts.length === 0 ? storageTexts.counts.none : new Intl.ListFormat(language).format(parts)
}
