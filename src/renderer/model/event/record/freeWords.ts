/** What people wrote freely (an infraction, a reason, a prize), as it leaves the staff: players are called there as everywhere else on the paper. */
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { renaming } from '../forgetting/renaming.ts'

export interface FreeWords {
  /** Changes words of this event. */
  readonly own: (text: string) => string
  /** Changes words that may be about anybody, where a single word stays. */
  readonly ofNobody: (text: string) => string
}

/** @param called what players are called, by their ids */
export function freeWords({ players }: Pick<EventState, 'players'>, called: ReadonlyMap<string, string>): FreeWords {
  const all = [...players.values()].flatMap(({ id, name, members }) => {
    const instead = called.get(id) ?? name
    return [name, ...members].map((one) => [one, instead === name ? one : instead] as const)
  })
  // Who keeps a name keeps it whole, also where somebody else's stands in it.
  const names = all.toSorted(([a, b], [c, d]) => Number(a === b) - Number(c === d))
  return { own: renaming(names), ofNobody: renaming(names.filter(([name]) => name.includes(' '))) }
}
