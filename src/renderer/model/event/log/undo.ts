/** Taking back what was written last, and bringing it back: both are facts. What was written together goes together. */
import type { LogEntry, NewFact } from './eventHost.ts'

const isUndo = ({ fact }: LogEntry): boolean => fact.do === 'undo'

/** The facts that take back an entry and everything written with it, the last one first. */
export function undoOf(entries: readonly LogEntry[], entry: LogEntry): NewFact[] {
  const { group } = entry.fact.json
  const together = group === undefined ? [entry] : entries.filter(({ fact, undone }) => fact.json.group === group && !undone)
  return together.toReversed().flatMap(({ fact }) => (fact.id === null ? [] : [{ do: 'undo', fact: fact.id }]))
}

/** What nobody takes back by a key: paper stays printed. */
const STAYS: readonly string[] = ['undo', 'printed']

/** What undo takes back: the last entry that stands and can be named; null: nothing. @param device only what this one has written */
export const lastDone = (entries: readonly LogEntry[], device?: string): LogEntry | null =>
  entries.findLast((entry) => !entry.undone && !STAYS.includes(entry.fact.do) && entry.fact.id !== null && isBy(entry, device)) ?? null

const isBy = ({ fact }: LogEntry, device: string | undefined): boolean => device === undefined || fact.by.device === device

/** The undo that redo takes back: the last one that stands, as long as nothing has been written since; null: nothing. */
export function lastUndone(all: readonly LogEntry[], device?: string): LogEntry | null {
  const entries = all.filter((entry) => isBy(entry, device))
  const byId = new Map(entries.map((entry) => [entry.fact.id, entry]))
  for (const entry of entries.toReversed()) {
    if (!isUndo(entry)) {
      if (entry.undone || STAYS.includes(entry.fact.do)) continue
      return null
    }
    const target = byId.get(String(entry.fact.json.fact))
    if (!entry.undone && target && !isUndo(target)) return entry
  }
  return null
}
