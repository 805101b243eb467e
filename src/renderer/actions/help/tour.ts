/** The tour of the first start: begun by hand, left at any time, and then not offered again but in the settings and the help. */
import type { App } from '../app.ts'

/** Begins it on the table, over no dialog. */
export function startTour({ session }: Pick<App, 'session'>): void {
  session.helpOpen = false
  session.paletteOpen = false
  session.screen = 'table'
  // In a small window the board alone lacks most of what it shows.
  session.board.showFull(false)
  session.tourOpen = true
}

/** Ends it, wherever it stands. */
export function endTour({ session, settings }: Pick<App, 'session' | 'settings'>): void {
  session.tourOpen = false
  settings.set({ tourSeen: true })
}
