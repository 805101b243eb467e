/** Search is made ready after the start, so that the first key in it is not slow. */
import type { Searched } from '../../actions/search/searchOf.ts'
import { whenIdle } from '../../model/search/whenIdle.ts'
import { inTurn } from '../../model/window/later.ts'
import { SEARCH_BOX } from './searchBox.ts'

/** Reads it and makes its indexes while nobody does anything. Where that fails it is tried again, and told of, when search is opened. */
export function warmSearch(app: Searched): void {
  whenIdle(() => {
    SEARCH_BOX.load()
      .then(() => inTurn(() => import('../../actions/search/searchOf.ts')))
      .then(
        ({ searchOf }) => {
          searchOf(app).warm()
        },
        () => undefined
      )
  })
}
