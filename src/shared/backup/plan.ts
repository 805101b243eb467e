/**
 * What taking a backup in would do to what is there now: the writes that make it so, and the same in names for a person
 * to look at before. Nothing is read or written here.
 */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { isRecord } from '../base/validate.ts'
import { namesComingBack } from './forgotten.ts'
import { nameOfRow } from './rowNames.ts'
import type { SnapshotRow, SnapshotTables } from './snapshot.ts'

/** `replace`: afterwards it is as in the backup. `add`: only what is missing comes in, nothing that is there changes. */
export type Mode = 'replace' | 'add'

export type RowWrite = { readonly table: string; readonly put: SnapshotRow } | { readonly table: string; readonly delete: string }

export interface TableChange {
  readonly table: string
  /** Come in, by name. */
  readonly added: readonly string[]
  /** There and in the backup, with different content: replaced, or (`add`) left as they are. */
  readonly changed: readonly string[]
  /** There and not in the backup. */
  readonly removed: readonly string[]
}

export interface Plan {
  readonly writes: readonly RowWrite[]
  /** Tables in which something differs. */
  readonly changes: readonly TableChange[]
  /** Sentences about entries of the backup that this Linejudge cannot read: they are set aside, not lost. */
  readonly setAside: readonly string[]
  /** Names of people who were forgotten here and that come back with it. */
  readonly namesBack: readonly string[]
}

/** Rows that could not be read once are evidence: no restore takes them away. */
const NEVER_REMOVED: readonly string[] = ['setAside']
/** What belongs to a device and not to a collection. */
const NOT_ADDED: readonly string[] = ['settings', 'sessions', 'starters', 'setAside']

/** Rows that belong to a row of another table, by a field of theirs: they come in with it or not at all. Two logs are never mixed. */
const BELONGS: Readonly<Record<string, { readonly table: string; readonly by: string }>> = { eventFacts: { table: 'events', by: 'event' } }

export interface PlanNeeds {
  readonly present: SnapshotTables
  readonly backup: SnapshotTables
  readonly mode: Mode
  /** What is wrong with a row in the eyes of its table, or null. */
  readonly problemOf: (table: string, row: SnapshotRow) => string | null
  /** ISO 8601, UTC. */
  readonly now: string
}

export function planFor({ present, backup, mode, problemOf, now }: PlanNeeds): Plan {
  const writes: RowWrite[] = []
  const changes: TableChange[] = []
  const setAside: string[] = []
  for (const [table, wanted] of Object.entries(backup)) {
    if (mode === 'add' && NOT_ADDED.includes(table)) continue
    const there = new Map((present[table] ?? []).map((row) => [row.id, row]))
    const added: string[] = []
    const changed: string[] = []
    const owner = mode === 'add' ? BELONGS[table] : undefined
    const owned = new Set(owner ? (present[owner.table] ?? []).map(({ id }) => id) : [])
    for (const row of wanted) {
      if (owner && isRecord(row.value) && owned.has(String(row.value[owner.by]))) continue
      const old = there.get(row.id)
      if (old && canonicalJson(old) === canonicalJson(row)) continue
      const problem = problemOf(table, row)
      if (problem !== null) {
        setAside.push(problem)
        writes.push({ table: 'setAside', put: { id: `${table}/${row.id}@${now}`, value: { row, why: problem } } })
        continue
      }
      ;(old ? changed : added).push(nameOfRow(table, row))
      if (!old || mode === 'replace') writes.push({ table, put: row })
    }
    const inBackup = new Set(wanted.map(({ id }) => id))
    const gone = NEVER_REMOVED.includes(table) || mode === 'add' ? [] : [...there.values()].filter(({ id }) => !inBackup.has(id))
    for (const { id } of gone) writes.push({ table, delete: id })
    const removed = gone.map((row) => nameOfRow(table, row))
    if (added.length + changed.length + removed.length > 0) changes.push({ table, added, changed, removed })
  }
  // Adding changes no event that is here, but what comes in may name whoever was forgotten in it.
  const coming = mode === 'add' ? writes.flatMap((write) => ('put' in write ? [write.put] : [])) : undefined
  return { writes, changes, setAside, namesBack: namesComingBack(present, backup, coming) }
}
