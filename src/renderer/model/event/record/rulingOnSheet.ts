/**
 * A ruling as it stands on a sheet that leaves the staff: with the event, the round, the table and the players it was given for, everybody
 * called as the event says. A minor is a number there, and so is everybody where no names are asked for.
 */
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { SavedRuling } from '../../../storage/interface/storage.ts'
import { minorsNumbered, publicNames } from '../words/publicNames.ts'
import { savedWith } from '../forgetting/forgetting.ts'
import { freeWords } from './freeWords.ts'

export interface SheetRuling extends SavedRuling {
  /** The name of the event; absent: it was given in none, or in one that is not here. */
  readonly eventName?: string
}

/** The event in which a ruling was given. */
export interface RulingEvent {
  readonly name: string
  readonly state: EventState
}

/** @param event null: it was given in none, or in one that is not here */
export function rulingOnSheet(saved: SavedRuling, event: RulingEvent | null, withNames: boolean): SheetRuling {
  if (event === null) return withNames ? saved : nameless(saved, eventTexts.paper.aRuling)
  const { name, state } = event
  const numbered: EventState = withNames ? state : { ...state, settings: { ...state.settings, names: 'number' } }
  const called = publicNames(minorsNumbered(numbered))
  const index = state.rulings.findIndex(({ ruling }) => ruling === saved.id)
  const fact = state.rulings[index]
  const { own, ofNobody } = freeWords(state, called)
  const renamed = savedWith(saved, own, ofNobody)
  const players = fact?.players.map((id) => called.get(id) ?? id).join(' – ')
  const place: SheetRuling = {
    ...renamed,
    eventName: name,
    ...(fact && fact.round !== null && { round: renamed.round ?? String(fact.round) }),
    ...(fact && fact.table !== null && { table: renamed.table ?? String(fact.table) })
  }
  const told = (words: string | undefined): Pick<SavedRuling, 'players'> => (words ? { players: words } : {})
  if (withNames) return { ...place, ...told(renamed.players ?? players) }
  const title = index < 0 ? eventTexts.paper.aRuling : eventTexts.paper.rulingOf(index + 1)
  return { ...nameless(place, title), ...told(players) }
}

/** Without what somebody may have written into it about people. */
function nameless<S extends SavedRuling>({ players: _players, note: _note, override, ...saved }: S, title: string) {
  return { ...saved, title, ...(override && { override: { ...override, author: '–' } }) }
}
