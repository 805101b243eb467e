/** Joins saved rulings to the events that they were given in: a saved ruling that was edited has its new words in the log. */
import { messageOf } from '../../../../shared/base/result.ts'
import type { App } from '../../app.ts'

export function rulingsReachEvents(app: Pick<App, 'library' | 'session' | 'storage' | 'games'>): void {
  app.library.onRuling = async (saved) => {
    if (saved.event === undefined) return
    try {
      // Read only if there is an event: the first screen does not need it.
      await (await import('./rulings.ts')).tellEvent(app, saved)
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }
}
