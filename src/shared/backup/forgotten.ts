/** People who were forgotten on this device, in a backup that was taken before. */
import { isRecord } from '../base/validate.ts'
import type { SnapshotTables } from './snapshot.ts'

/** Every name in the logs of events, by event and player. */
interface Named {
  readonly names: ReadonlyMap<string, readonly string[]>
  /** Who was forgotten. */
  readonly forgotten: ReadonlySet<string>
}

function namedIn({ eventFacts = [] }: SnapshotTables): Named {
  const names = new Map<string, string[]>()
  const forgotten = new Set<string>()
  for (const { value } of eventFacts) {
    if (!isRecord(value) || !isRecord(value.fact)) continue
    const { do: kind, player, name, members } = value.fact
    const who = JSON.stringify([value.event, player])
    // An entry that was not taken has forgotten nobody.
    if (kind === 'forget' && value.left === undefined) forgotten.add(who)
    if (kind !== 'register' && kind !== 'edit-player') continue
    const told = [name, members].flat().flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? one.trim() : []))
    names.set(who, [...(names.get(who) ?? []), ...told])
  }
  return { names, forgotten }
}

/** The names of people who were forgotten, which putting the backup in the place of what is here would bring back. */
export function namesComingBack(present: SnapshotTables, backup: SnapshotTables): readonly string[] {
  const here = namedIn(present)
  if (here.forgotten.size === 0) return []
  const there = namedIn(backup)
  const back = [...here.forgotten].flatMap((who) => {
    const known = new Set(here.names.get(who))
    return (there.names.get(who) ?? []).filter((name) => !known.has(name))
  })
  return [...new Set(back)]
}
