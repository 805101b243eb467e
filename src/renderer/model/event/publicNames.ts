/** How players are called in public, in the words of the user's language. */
import { publicNames as namesOf } from '../../../shared/tournament/state/publicNames.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'

/** By player, as the settings of the event say; a minor never in full. */
export const publicNames = (state: EventState): ReadonlyMap<string, string> => namesOf(state, eventTexts.paper.numbered)
