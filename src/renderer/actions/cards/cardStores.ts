/** The desk of card sentences and their view in rulings, one for each window. */
import { CardDesk } from '../../model/cards/cardDesk.svelte.ts'
import { FiguresAgain } from '../../model/cards/figuresAgain.svelte.ts'
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

const again = new WeakMap<App['session'], FiguresAgain>()

/** The one count of figures of this window that older versions read differently. */
export function againOf({ session }: Pick<App, 'session'>): FiguresAgain {
  const count = again.get(session) ?? new FiguresAgain()
  again.set(session, count)
  return count
}
