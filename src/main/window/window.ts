/** The one window: placed as it was left, kept from everything that the page does not need. */
import type { BrowserWindow, BrowserWindowConstructorOptions, Screen } from 'electron'
import { pagePreferences } from '../guard/guard.ts'
import { START_PAGE } from '../guard/origin.ts'
import { placeWindow, readWindowState, SMALLEST, writeWindowState, type WindowState } from './windowState.ts'

export interface WindowNeeds {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>
  readonly preload: string
  readonly stateFile: string
  readonly devTools: boolean
}

/** Opens the window and starts loading the page. It is shown when the page has something to show. */
export function openWindow({ BrowserWindow, screen, preload, stateFile, devTools }: WindowNeeds): BrowserWindow {
  const primary = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
  const state = placeWindow(
    readWindowState(stateFile),
    [primary, ...others].map(({ workArea }) => workArea)
  )
  const window = new BrowserWindow({
    x: state.x,
    y: state.y,
    width: state.width,
    height: state.height,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: 'Linejudge',
    backgroundColor: '#14161a',
    show: false,
    // Said to be false it would take the button for it away on a Mac.
    ...(state.fullScreen ? { fullscreen: true } : {}),
    webPreferences: pagePreferences(preload, devTools)
  })
  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize()
    window.show()
  })
  keepState(window, stateFile)
  // What fails is told by the event of its own.
  window.loadURL(START_PAGE).catch(() => undefined)
  return window
}

const SETTLED_MS = 500

/** Keeps the place when the window has been moved or resized, and at the end. */
function keepState(window: BrowserWindow, file: string): void {
  let timer: NodeJS.Timeout | undefined
  const keep = (): void => {
    writeWindowState(file, stateOf(window))
  }
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keep, SETTLED_MS)
  }
  window.on('resize', soon)
  window.on('move', soon)
  window.on('close', () => {
    clearTimeout(timer)
    keep()
  })
  // What still moves while it closes must not be kept when it is gone.
  window.on('closed', () => {
    clearTimeout(timer)
  })
}

function stateOf(window: BrowserWindow): WindowState {
  const { x, y, width, height } = window.getNormalBounds()
  return { x, y, width, height, maximized: window.isMaximized(), fullScreen: window.isFullScreen() }
}
