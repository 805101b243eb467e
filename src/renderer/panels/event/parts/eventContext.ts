/** The open event, for every view of its desk. */
import { createContext } from 'svelte'
import type { Dispute } from '../../../model/event/log/away.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'

export const [useEvent, provideEvent] = createContext<OpenEvent>()

/** The disputes of a round that nobody has settled, where another device keeps the log. */
export const disputes = (event: OpenEvent, round: number): readonly Dispute[] =>
  event.there((away) => away.disputes.filter(({ told }) => told.round === round)) ?? []
