/** Finds figures that an older version imported with other powers: for the screen of figures, and once after an update. */
import { figuresTexts } from '../../i18n/laterTexts.ts'
import { countingAgain } from '../../model/cards/countingAgain.ts'
import { IMPORTS, isCheckDue } from '../../model/cards/figuresAgain.svelte.ts'
import { inSlices } from '../../model/ruling/slices.ts'
import type { App } from '../app.ts'
import { againOf } from './cardStores.ts'
import { readCards } from './readCards.ts'

const t = figuresTexts.cards.again

/** Counts them for the screen. Returns what stops the counting. @param done called with their number */
export function countAgain(app: App, done: (count: number) => void = () => undefined): () => void {
  const { library, session } = app
  const again = againOf(app)
  const own = library.figureSets.filter(({ id }) => library.isOwn('figureSets', id))
  return inSlices(
    countingAgain(own),
    (bySet) => {
      again.bySet = bySet
      done(again.countOf(undefined))
    },
    (message) => {
      session.notify('error', message)
    }
  )
}

/** Reports them once on a device that has imported figures. */
export function reportAgain(app: App): void {
  const { library, session, settings } = app
  if (!isCheckDue(settings.current.figuresRead, library)) return
  countAgain(app, (count) => {
    settings.set({ figuresRead: IMPORTS })
    if (count === 0) return
    session.notify('info', t.found(count), {
      label: t.show,
      run: () => {
        session.screen = 'figures'
        void readCards(app, {})
      }
    })
  })
}
