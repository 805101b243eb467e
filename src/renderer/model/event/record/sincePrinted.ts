/** What has changed since a paper was given out: the event as it was then, and the rows that are others now. */
import { EventLog } from '../../../../shared/tournament/log/eventLog.ts'
import type { SomeSettings } from '../../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { LogEntry } from '../log/eventHost.ts'
import type { PublicList } from './publicLists.ts'

export interface WhenPrinted {
  /** The event as the paper has it. */
  readonly state: EventState
  /** Milliseconds; null where nobody has told the time. */
  readonly at: number | null
}

/** The event as it was when a paper of a round was given out last; null: it never was. @param round 0 for papers of no round */
export function whenPrinted(entries: readonly LogEntry[], settings: SomeSettings, paper: string, round: number): WhenPrinted | null {
  const index = entries.findLastIndex(
    ({ fact: { do: kind, json }, undone }) => !undone && kind === 'printed' && json.paper === paper && (json.round ?? 0) === round
  )
  if (index === -1) return null
  const log = new EventLog(settings)
  for (const { fact } of entries.slice(0, index)) log.append(fact)
  return { state: log.state, at: entries[index]!.fact.at }
}

/** The rows of a list that an earlier one does not have, and those of the earlier one that are gone. */
export interface ChangedRows {
  readonly rows: PublicList['rows']
  readonly gone: PublicList['rows']
}

export function changedRows(before: PublicList, now: PublicList): ChangedRows {
  const key = (row: readonly string[]): string => JSON.stringify(row)
  const [had, has] = [new Set(before.rows.map(key)), new Set(now.rows.map(key))]
  const rows = now.rows.filter((row) => !had.has(key(row)))
  // What stands at the same place with something else in it is told by its new row.
  const told = new Set(rows.map(([first]) => first))
  return { rows, gone: before.rows.filter((row) => !has.has(key(row)) && !told.has(row[0])) }
}
