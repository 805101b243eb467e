/** Problems of the team lists of active players: reported before a round is published and in the cut; they stop neither. */
import type { FigureSetFile } from '../../../../shared/formats/documents/documents.ts'
import { isActive, type EventState } from '../../../../shared/tournament/state/state.ts'
import { hasRejectedList } from '../words/people.ts'
import { listRows } from './teamLists.ts'

export interface ListTrouble {
  /** Ids of players whose list a judge has rejected. */
  readonly rejected: readonly string[]
  /** How many lists have a problem that no judge has decided on. */
  readonly wrong: number
  readonly missing: number
}

/** `null` if nothing is wrong, or if no lists are handed in at this event. @param sets what is known of figures */
export function listTrouble(state: EventState, sets: readonly FigureSetFile[]): ListTrouble | null {
  const players = [...state.players.values()]
  if (!players.some((player) => player.list !== null || player.listCheck !== null)) return null
  const rows = listRows(state, sets).filter(({ player }) => isActive(state, player))
  const rejected = rows.filter(({ player }) => hasRejectedList(player)).map(({ player }) => player.id)
  const wrong = rows.filter((row) => row.state === 'wrong').length
  const missing = rows.filter((row) => row.state === 'none').length
  return rejected.length + wrong + missing > 0 ? { rejected, wrong, missing } : null
}
