/** What the start does about the journal and the database that it found: decided here, before anything is written. */
import { fold, type JournalWrite, type Tables } from '../../../shared/journal/entries.ts'
import type { Restored } from '../interface/dataHealth.ts'
import type { Stamp } from '../rows/rows.ts'
import { chainOf, changesAfter, type JournalFound } from '../../../shared/journal/readSlots.ts'
import { holdsWork, sameTables } from './tables.ts'
import { tellRestored } from './tellRestored.ts'

export interface Plan {
  /** The rows as they shall be; null: as they are. */
  readonly tables: Tables | null
  /** Where the journal stands afterwards. */
  readonly generation: number
  readonly lineage: string
  /** The journal's file goes on as it is; otherwise a new one begins in the other place. */
  readonly goOn: boolean
  /** Files of the journal that are set aside before anything is written. */
  readonly aside: 'none' | 'damaged' | 'all'
  /** The database's rows are set aside as well: they say something else. */
  readonly keepRows: boolean
  readonly restored: Restored | null
}

export interface Situation {
  readonly found: JournalFound
  /** What the database says about itself. */
  readonly stamp: Stamp | null
  readonly rows: Tables
  /** The name of a journal that begins. */
  readonly newLineage: () => string
  /** When something was last saved on this device, as a third place remembers it. */
  readonly wasUsed: string | null
}

export function decide(situation: Situation): Plan {
  const { found, stamp, rows } = situation
  if (found.generation < 0) return withoutRecords(situation)
  if (Object.keys(rows).length === 0) return emptyDatabase(situation)
  return stamp !== null && stamp.lineage === found.lineage ? samePast(situation, stamp) : otherPast(situation)
}

/** A first start, the first one with a journal, or a journal that is gone. */
function withoutRecords({ found, stamp, rows, newLineage, wasUsed }: Situation): Plan {
  const isEmpty = Object.keys(rows).length === 0
  // Something was saved after what the database holds: then it was behind, and the journal had the rest.
  const isBehind = stamp !== null && wasUsed !== null && stamp.at < wasUsed
  const restored =
    isBehind && !isEmpty
      ? tellRestored('partly', rows, stamp.at)
      : found.files.length > 0
        ? isEmpty
          ? tellRestored('nothing', rows, null)
          : tellRestored('journalDamaged', rows, stamp?.at ?? null)
        : isEmpty && wasUsed !== null
          ? tellRestored('allGone', rows, wasUsed)
          : stamp && !isEmpty
            ? tellRestored('journalGone', rows, stamp.at)
            : null
  return { tables: null, generation: stamp?.generation ?? 0, lineage: newLineage(), goOn: false, aside: 'all', keepRows: false, restored }
}

function emptyDatabase({ found, newLineage }: Situation): Plan {
  const { tables, complete } = chainOf(found)
  const isNews = !complete || holdsWork(tables)
  const restored = isNews ? tellRestored(complete ? 'lost' : 'partly', tables, found.at) : null
  return { ...journalsWord(found, newLineage, complete), tables, keepRows: false, restored }
}

/**
 * The journal could not be opened for a while, and it has changes that the database never got: each row comes from the one that has
 * written it last. `null` if that is not the case, or not known.
 */
function wentTwoWays({ found, rows }: Situation, { lineage, generation, alone, since, written }: Stamp): Plan | null {
  if (!alone || since === undefined || written === undefined || found.generation <= since) return null
  const chain = chainOf(found)
  if (!chain.complete) return null
  const tables = overlaid(chain.tables, rows, written)
  const isSame = sameTables(rows, tables)
  return {
    tables: isSame ? null : tables,
    generation: Math.max(generation, found.generation),
    lineage,
    goOn: false,
    // A row that both have written is in the pieces that are set aside as the other one had it.
    aside: 'all',
    keepRows: !isSame,
    restored: tellRestored('behind', tables, found.at, found.generation - since)
  }
}

/** The tables with the named rows (`table/id`) as `over` has them, or without them. */
function overlaid(tables: Tables, over: Tables, named: readonly string[]): Tables {
  const writes = named.map((key): JournalWrite => {
    const cut = key.indexOf('/')
    const [table, id] = [key.slice(0, cut), key.slice(cut + 1)]
    const row = over[table]?.find((one) => one.id === id)
    return row ? { table, put: row } : { table, delete: id }
  })
  return fold([{ kind: 'changes', at: '', writes }], tables)
}

/** Both tell the same story; one of them may be further. */
function samePast(situation: Situation, stamp: Stamp): Plan {
  const { found, rows, newLineage } = situation
  const twoWays = wentTwoWays(situation, stamp)
  if (twoWays) return twoWays
  const asTheyAre = { tables: null, keepRows: false, lineage: stamp.lineage }
  if (stamp.generation > found.generation) {
    // Expected after a start without the journal; otherwise the journal's end was lost.
    const why = found.damaged.length > 0 || (found.current?.torn ?? 0) > 0 ? 'journalDamaged' : 'journalBehind'
    const restored = stamp.alone ? null : tellRestored(why, rows, stamp.at)
    return { ...asTheyAre, generation: stamp.generation, goOn: false, aside: stamp.alone ? 'damaged' : 'all', restored }
  }
  const n = found.generation - stamp.generation
  const chain = chainOf(found)
  if (chain.complete) {
    const plan = { ...journalsWord(found, newLineage, true), keepRows: false }
    if (n > 0) {
      // What the journal has beyond the database must lead from the one to the other; otherwise something else has changed the database.
      const missing = changesAfter(found, stamp.generation)
      return missing === null || sameTables(fold(missing, rows), chain.tables)
        ? { ...plan, tables: chain.tables, restored: tellRestored('behind', chain.tables, found.at, n) }
        : { ...plan, tables: chain.tables, keepRows: true, restored: tellRestored('disagreeJournal', chain.tables, found.at) }
    }
    if (!sameTables(rows, chain.tables)) {
      // The database says that it has everything, and has not: something else has changed it.
      return { ...plan, tables: chain.tables, keepRows: true, restored: tellRestored('disagreeJournal', chain.tables, found.at) }
    }
    return { ...plan, tables: null, restored: plan.goOn ? null : tellRestored('journalDamaged', rows, found.at) }
  }
  const missing = changesAfter(found, stamp.generation)
  if (missing) {
    const restored = n > 0 ? tellRestored('behind', rows, found.at, n) : tellRestored('journalDamaged', rows, found.at)
    return {
      ...journalsWord(found, newLineage, true),
      goOn: false,
      aside: 'all',
      tables: n > 0 ? fold(missing, rows) : null,
      keepRows: false,
      restored
    }
  }
  const tables = bestOf(found, rows, stamp.generation)
  return { ...journalsWord(found, newLineage, false), tables, keepRows: true, restored: tellRestored('partly', tables, found.at) }
}

/** The database does not know this journal. */
function otherPast({ found, stamp, rows, newLineage }: Situation): Plan {
  const { tables, complete } = chainOf(found)
  if (complete && sameTables(rows, tables))
    return { ...journalsWord(found, newLineage, true), tables: null, keepRows: false, restored: null }
  const isJournalNewer = complete && (stamp === null || (found.at ?? '') >= stamp.at)
  if (isJournalNewer) {
    const hasWork = holdsWork(rows)
    const restored = tellRestored(hasWork ? 'disagreeJournal' : 'lost', tables, found.at)
    return { ...journalsWord(found, newLineage, true), tables, keepRows: hasWork, restored }
  }
  const restored = tellRestored(complete ? 'disagreeDatabase' : 'journalDamaged', rows, stamp?.at ?? null)
  return {
    tables: null,
    generation: stamp?.generation ?? 0,
    lineage: stamp?.lineage ?? newLineage(),
    goOn: false,
    aside: 'all',
    keepRows: false,
    restored
  }
}

/** The journal goes on where it is whole; where it is not, it begins anew behind its last change. */
function journalsWord(
  found: JournalFound,
  newLineage: () => string,
  complete: boolean
): Pick<Plan, 'generation' | 'lineage' | 'goOn' | 'aside'> {
  const goOn = complete && found.current !== null
  return { generation: found.generation, lineage: found.lineage ?? newLineage(), goOn, aside: goOn ? 'none' : complete ? 'damaged' : 'all' }
}

/** Everything that can still be read, on top of whichever is further: the last base, or the database. */
function bestOf(found: JournalFound, rows: Tables, generation: number): Tables {
  const base = Math.max(-1, ...found.bases.keys())
  const from = Math.max(base, generation)
  const after = [...found.changes]
    .filter(([at]) => at > from)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry)
  return base > generation ? fold([found.bases.get(base)!, ...after]) : fold(after, rows)
}
