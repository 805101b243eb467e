/** The open event, for every view of its desk. */
import { createContext } from 'svelte'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'

export const [useEvent, provideEvent] = createContext<OpenEvent>()
