/** Players of earlier events, as the door offers them again. */
import { plainName } from '../../../../shared/base/text/plainName.ts'
import { namesOfPlayer } from '../../../../shared/tournament/league/people.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'

export interface Regular {
  readonly name: string
  readonly club: string | null
  readonly minor: boolean
  /** The table that was always theirs; null: any. */
  readonly fixedTable: number | null
}

type Earlier = Pick<EventState, 'players' | 'settings'>

/**
 * Everybody of some events once (NAM-01), as the last event with them has them; a club that was left out there is that of an earlier one.
 * Forgotten and made-up players are left out.
 * @param events the oldest first
 */
export function regularsOf(events: Iterable<Earlier>): Regular[] {
  const regulars = new Map<string, Regular>()
  for (const { players, settings } of events) {
    if (settings.practice !== null) continue
    for (const player of players.values()) {
      if (player.forgotten) continue
      for (const name of namesOfPlayer(player)) {
        const key = plainName(name)
        const club = player.club ?? regulars.get(key)?.club ?? null
        // A table of two who sat together belongs to neither of them alone.
        const fixedTable = player.members.length > 0 ? null : (settings.fixedTables.get(player.id) ?? null)
        regulars.set(key, { name, club, minor: player.minor, fixedTable })
      }
    }
  }
  return [...regulars.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The fields of a registration that come from a regular, without the name. */
export const regularFields = ({ club, minor }: Regular) => ({ ...(club !== null && { club }), ...(minor && { minor }) })

/** The fact that gives a regular their table again; none if they have none, or another player has it here. */
export function regularTable({ settings: { fixedTables } }: Pick<EventState, 'settings'>, player: string, regular: Regular): NewFact[] {
  const { fixedTable } = regular
  if (fixedTable === null || [...fixedTables.values()].includes(fixedTable)) return []
  return [{ do: 'settings', changes: { fixedTables: { ...Object.fromEntries(fixedTables), [player]: fixedTable } } }]
}
