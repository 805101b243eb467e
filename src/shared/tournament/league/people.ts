/** Who is who over the events of a league: somebody is the same person under the same name (NAM-01). */
import { plainName } from '../../base/text/plainName.ts'
import { numbersOfMembers } from '../state/memberNumbers.ts'
import type { EventState, PlayerState } from '../state/state.ts'

/** An event of a league; null: it is not here. */
export interface LeagueEvent {
  readonly id: string
  readonly state: EventState | null
}

export interface LeaguePerson {
  /** 1 for the first who was registered in any of the events. */
  readonly number: number
  /** A minor in one event is a minor in the league. */
  minor: boolean
  /** The number by which the publisher knows them: the last one of the events; `null`: none is known. */
  publisher: string | null
}

/** Everybody of a league. */
export interface LeaguePeople {
  /** The person of a name in an event; undefined: there is nobody of it. @param player whose name it is there */
  of(event: string, player: Pick<PlayerState, 'id' | 'forgotten'>, name: string): LeaguePerson | undefined
  /** The person of a name that was written beside the events; undefined: nobody of it plays in them. */
  called(name: string): LeaguePerson | undefined
}

/** The names of those who stand behind a player: one, or those who play together. */
export const namesOfPlayer = ({ name, members }: Pick<PlayerState, 'name' | 'members'>): readonly string[] =>
  members.length > 0 ? members : [name]

/** @param same names of one person, a list each */
export function leaguePeople(events: readonly LeagueEvent[], same: readonly (readonly string[])[] = []): LeaguePeople {
  const first = new Map(same.flatMap((names) => names.map((name) => [plainName(name), plainName(names[0] ?? name)] as const)))
  const keyOf = (name: string): string => first.get(plainName(name)) ?? plainName(name)
  // Who was forgotten is nobody else's "Player 7".
  const keyIn = (event: string, { id, forgotten }: Pick<PlayerState, 'id' | 'forgotten'>, name: string): string =>
    forgotten ? `${event}/${id}` : keyOf(name)
  const people = new Map<string, LeaguePerson>()
  for (const { id, state } of events) {
    for (const player of state?.players.values() ?? []) {
      const names = namesOfPlayer(player)
      const numbers = numbersOfMembers(player.publisher, names.length)
      for (const [index, name] of names.entries()) {
        const key = keyIn(id, player, name)
        const person = people.get(key) ?? { number: people.size + 1, minor: false, publisher: null }
        person.minor ||= player.minor
        person.publisher = numbers[index] ?? person.publisher
        people.set(key, person)
      }
    }
  }
  return {
    of: (event, player, name) => people.get(keyIn(event, player, name)),
    called: (name) => people.get(keyOf(name))
  }
}
