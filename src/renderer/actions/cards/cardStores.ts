/** The desk of card sentences and their view in rulings, one for each window. */
import { CardDesk } from '../../model/cards/cardDesk.svelte.ts'
import { SentenceView } from '../../model/cards/sentenceView.svelte.ts'
import type { App } from '../app.ts'

const desks = new WeakMap<App['session'], CardDesk>()

/** The one desk of this window. */
export function deskOf({ session }: Pick<App, 'session'>): CardDesk {
  const desk = desks.get(session) ?? new CardDesk()
  desks.set(session, desk)
  return desk
}

const views = new WeakMap<App['session'], SentenceView>()

/** The one view of card sentences of this window. */
export function sentencesOf({ session }: Pick<App, 'session'>): SentenceView {
  const view = views.get(session) ?? new SentenceView()
  views.set(session, view)
  return view
}
