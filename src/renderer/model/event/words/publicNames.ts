/** How players are called in public, in the words of the user's language. */
import { publicNames as namesOf } from '../../../../shared/tournament/state/publicNames.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'

/** By player, as the settings of the event say; a minor never in full. */
export const publicNames = (state: EventState): ReadonlyMap<string, string> => namesOf(state, eventTexts.paper.numbered)

/** The event with every minor as somebody who is forgotten, a number: for what is handed on after the day. */
export const minorsNumbered = (state: EventState): EventState => ({
  ...state,
  players: new Map([...state.players].map(([id, player]) => [id, player.minor ? { ...player, forgotten: true } : player]))
})
