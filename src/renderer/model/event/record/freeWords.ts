/** What people wrote freely (an infraction, a reason, a prize), as it leaves the staff: players are called there as everywhere else on the paper. */
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { renaming, renamingFreely, type Instead } from '../forgetting/renaming.ts'

export interface FreeWords {
  /** Changes words of this event, where who is not to be named is not named by a first name or a former one either. */
  readonly own: (text: string) => string
  /** Changes words that may be about anybody, where a single word stays. */
  readonly ofNobody: (text: string) => string
}

/** @param called what players are called, by their ids */
export function freeWords({ players }: Pick<EventState, 'players'>, called: ReadonlyMap<string, string>): FreeWords {
  const [gone, kept]: [[string, string][], [string, string][]] = [[], []]
  for (const { id, name, members, formerNames } of players.values()) {
    const instead = called.get(id) ?? name
    const stays = instead === name
    for (const one of [name, ...members]) (stays ? kept : gone).push([one, stays ? one : instead])
    for (const one of formerNames) (stays ? kept : gone).push([one, instead])
  }
  const whole: Instead = [...gone, ...kept]
  return { own: renamingFreely(gone, kept), ofNobody: renaming(whole.filter(([name]) => name.includes(' '))) }
}
