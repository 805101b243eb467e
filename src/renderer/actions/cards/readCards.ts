/** Opens the desk of card sentences; the reader is loaded with it. */
import { messageOf } from '../../../shared/base/result.ts'
import type { CardScope } from '../../model/cards/cardDesk.svelte.ts'
import { later } from '../../model/window/later.ts'
import type { App } from '../app.ts'

export async function readCards(app: App, scope: CardScope): Promise<void> {
  try {
    const { openCards } = await later(() => import('./cardDesk.ts'))
    await openCards(app, scope)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}
