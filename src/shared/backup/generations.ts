/** Which backups may go when a new one has been written and read back. */
import { readBackupName, type NamedBackup } from './names.ts'

/** The newest of all, whatever their reason. */
export const GENERATIONS = 20
/** Besides them the last one of each of so many days that have any. */
export const DAYS = 7

/**
 * Names of backups that are old enough to go. Never among them: `written` (which has just been checked, so that a good
 * one is always left), what was taken before an upgrade, and files that are none of ours. A damaged one takes no good
 * one's place, and goes when it is older than all that stay. Those dated later than `written` come from a clock that went ahead: they
 * are counted among themselves, so that they take no place of what is written since the clock was set right.
 */
export function outlived(names: readonly string[], written: string, damaged: ReadonlySet<string>): readonly string[] {
  const known = names.flatMap((name) => readBackupName(name) ?? []).sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
  const now = readBackupName(written)?.takenAt ?? known[0]?.takenAt ?? ''
  const [ahead, past] = [known.filter(({ takenAt }) => takenAt > now), known.filter(({ takenAt }) => takenAt <= now)]
  return [ahead, past].flatMap((some) => outlivedOf(some, written, damaged))
}

function outlivedOf(known: readonly NamedBackup[], written: string, damaged: ReadonlySet<string>): readonly string[] {
  const good = known.filter(({ name }) => name === written || !damaged.has(name))
  const recent = good.filter(({ why }) => why !== 'before-upgrade').slice(0, GENERATIONS)
  const kept = new Set([written, ...recent.map(({ name }) => name), ...lastOfDays(good)])
  const oldest = recent.at(-1)?.takenAt ?? ''
  return known
    .filter(({ name, why, takenAt }) => why !== 'before-upgrade' && !kept.has(name) && (!damaged.has(name) || takenAt < oldest))
    .map(({ name }) => name)
}

function lastOfDays(newestFirst: readonly { readonly name: string; readonly takenAt: string }[]): readonly string[] {
  const days = new Map<string, string>()
  for (const { name, takenAt } of newestFirst) {
    const day = takenAt.slice(0, 10)
    if (!days.has(day) && days.size < DAYS) days.set(day, name)
  }
  return [...days.values()]
}
