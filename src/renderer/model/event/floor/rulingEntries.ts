/** The entries of the log that belong to a ruling, so that each can be undone next to it. */
import type { EventRuling, EventState, Penalty } from '../../../../shared/tournament/state/state.ts'
import type { LogEntry } from '../log/eventHost.ts'
import { rulingRecord } from './rulingRecord.ts'

export interface RulingEntries {
  /** The ruling itself. */
  readonly own: LogEntry | null
  /** Other words, penalties, more time, results and the word on an appeal, in the order of the log. */
  readonly more: readonly LogEntry[]
}

/** Entries that count, of one kind. */
const standing = (entries: readonly LogEntry[], kind: string): LogEntry[] =>
  entries.filter(({ fact, undone }) => !undone && fact.do === kind)

/** The entry of each penalty of the state. */
export function penaltyEntries({ penalties }: Pick<EventState, 'penalties'>, entries: readonly LogEntry[]): ReadonlyMap<Penalty, LogEntry> {
  const facts = standing(entries, 'penalty')
  return new Map(penalties.flatMap((one, index) => (facts[index] ? [[one, facts[index]] as const] : [])))
}

export function rulingEntries(state: EventState, entries: readonly LogEntry[], one: EventRuling): RulingEntries {
  const ofPenalties = penaltyEntries(state, entries)
  const penalties = new Set(rulingRecord(state, one).penalties.flatMap((penalty) => ofPenalties.get(penalty) ?? []))
  const names = ({ fact }: LogEntry): boolean => fact.json.ruling === one.ruling
  const kinds = ['edit-ruling', 'extend', 'result', 'correct', 'appeal']
  return {
    own: standing(entries, 'ruling').find(names) ?? null,
    more: entries.filter((entry) => penalties.has(entry) || (!entry.undone && kinds.includes(entry.fact.do) && names(entry)))
  }
}
