/** People who were forgotten on this device, in a backup that was taken before. */
import { isRecord } from '../base/validate.ts'
import { holdsName } from '../tournament/facts/holdsName.ts'
import type { SnapshotRow, SnapshotTables } from './snapshot.ts'

/** Every name in the logs of events, by event and player. */
interface Named {
  readonly names: ReadonlyMap<string, readonly string[]>
  /** Who was forgotten. */
  readonly forgotten: ReadonlySet<string>
}

/** The row of `sessions` that says who was forgotten in events that were taken away since: by their ids, without a name. */
export const FORGOTTEN_BEFORE = 'forgotten-before'

const whoIs = (event: unknown, player: unknown): string => JSON.stringify([event, player])

/** Whom an entry of a log forgets; null: nobody. One that was not taken has forgotten nobody. */
const forgottenIn = ({ fact, left }: { readonly fact?: unknown; readonly left?: unknown }): string | null =>
  isRecord(fact) && fact.do === 'forget' && left === undefined && typeof fact.player === 'string' ? fact.player : null

/** What of that row stays true, and who is forgotten in the event that goes now; null: nobody was, and nothing has to be written. */
export function forgottenBefore(
  state: Readonly<Record<string, unknown>> | undefined,
  event: string,
  facts: readonly { readonly fact: unknown; readonly left?: unknown }[]
): { readonly who: readonly (readonly [event: string, player: string])[] } | null {
  const players = facts.flatMap((row) => forgottenIn(row) ?? [])
  if (players.length === 0) return null
  const others = beforeIn(state).filter(([of]) => of !== event)
  return { who: [...others, ...[...new Set(players)].map((player) => [event, player] as const)] }
}

const beforeIn = (state: unknown): readonly (readonly [event: string, player: string])[] =>
  isRecord(state) && Array.isArray(state.who)
    ? state.who.flatMap((one: unknown) =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string' ? [[one[0], one[1]] as const] : []
      )
    : []

function namedIn({ eventFacts = [], sessions = [] }: SnapshotTables): Named {
  const names = new Map<string, string[]>()
  const before = sessions.find(({ id }) => id === FORGOTTEN_BEFORE)?.value
  const forgotten = new Set(beforeIn(isRecord(before) ? before.state : null).map(([event, player]) => whoIs(event, player)))
  for (const { value } of eventFacts) {
    if (!isRecord(value) || !isRecord(value.fact)) continue
    const { do: kind, player, name, members } = value.fact
    const who = whoIs(value.event, player)
    if (forgottenIn(value) !== null) forgotten.add(who)
    if (kind !== 'register' && kind !== 'edit-player') continue
    const told = [name, members].flat().flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? one.trim() : []))
    names.set(who, [...(names.get(who) ?? []), ...told])
  }
  return { names, forgotten }
}

/**
 * The names of people who were forgotten here, which taking the backup in would bring back.
 * @param coming the rows that would come in; left out: all of the backup, in the place of what is here
 */
export function namesComingBack(present: SnapshotTables, backup: SnapshotTables, coming?: readonly SnapshotRow[]): readonly string[] {
  const here = namedIn(present)
  if (here.forgotten.size === 0) return []
  const there = namedIn(backup)
  const back = [...here.forgotten].flatMap((who) => {
    const known = new Set(here.names.get(who))
    return (there.names.get(who) ?? []).filter((name) => !known.has(name))
  })
  const names = [...new Set(back)]
  if (!coming || names.length === 0) return names
  const texts = coming.map((row) => JSON.stringify(row))
  return names.filter((name) => texts.some((text) => holdsName(text, [name])))
}
