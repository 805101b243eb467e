/** A part of the page that cannot be read: its file went when a new version came, or the server is away. */
import { texts, windowTexts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'

/** Says that a part cannot be opened, and offers to load the page again. The table goes on as it is. */
export function tellNotLoaded(app: Pick<App, 'session' | 'saving'>): void {
  const { session, saving } = app
  if (session.notices.some(({ text }) => text === texts.start.notLoaded)) return
  session.notify('error', texts.start.notLoaded, {
    label: windowTexts.edition.reload,
    run: () => {
      void saving.flush().then(() => {
        // What cannot be saved is not given up for a screen.
        if (saving.state === 'failed') tellNotLoaded(app)
        else location.reload()
      })
    }
  })
}
