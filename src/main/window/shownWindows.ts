/**
 * Windows that show what the table says and ask for nothing: the board for the players, an event for everybody. They are the only
 * ones that a page may open; they have no preload, and go with the window that they came from.
 */
import type { Rectangle, Screen, WindowOpenHandlerResponse } from 'electron'
import { pagePreferences } from '../guard/guard.ts'
import { isOurPage } from '../guard/origin.ts'

/** What stands behind the address of our page in such a window. */
export const SHOWN_PLACES: readonly string[] = ['#players', '#display']

/** Whether this is the address of such a window. */
export function isShownWindow(address: string): boolean {
  if (!isOurPage(address)) return false
  const { pathname, search, hash } = new URL(address)
  return pathname === '/' && search === '' && SHOWN_PLACES.includes(hash)
}

/** Where it opens: on another display than the table, where there is one: that is what players look at. */
export function placeShown(screen: Pick<Screen, 'getAllDisplays' | 'getDisplayMatching'>, table: Rectangle): Partial<Rectangle> {
  const here = screen.getDisplayMatching(table)
  const other = screen.getAllDisplays().find(({ id }) => id !== here.id)
  return other ? { ...other.workArea } : { width: Math.min(1024, here.workArea.width), height: Math.min(768, here.workArea.height) }
}

/** The answer to a page that wants to open a window. */
export function decideOpening(address: string, place: () => Partial<Rectangle>, devTools: boolean): WindowOpenHandlerResponse {
  if (!isShownWindow(address)) return { action: 'deny' }
  return {
    action: 'allow',
    overrideBrowserWindowOptions: {
      ...place(),
      title: 'Linejudge',
      backgroundColor: '#14161a',
      autoHideMenuBar: true,
      webPreferences: pagePreferences(null, devTools)
    }
  }
}
