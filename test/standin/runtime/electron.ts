/**
 * What the main process imports as `electron` where the real one is not there: the parts of it that Linejudge uses, on a real
 * Chromium over its debugging protocol. What differs from Electron is listed in docs/desktop.md.
 */
import { StandinApp } from './app.ts'
import { hearTest } from './control.ts'
import { clipboard as playedClipboard, ClipboardItem, dialog as playedDialog, makeMenus, makeScreen } from './parts.ts'
import { StandinIpcMain, StandinProtocol, StandinSession } from './session.ts'
import { readSettings } from './settings.ts'
import { notPlayed, strict } from './strict.ts'
import { makePowerSaveBlocker, makeUtility } from './utility.ts'
import { windowClass } from './window.ts'

const settings = readSettings()
// A packed app has no script in its command line.
process.argv.splice(1, 1)
const { go, listen } = hearTest()
const playedApp = new StandinApp(settings, go)
const playedSession = new StandinSession()
const playedProtocol = new StandinProtocol(() => playedApp.isReady())
const playedIpc = new StandinIpcMain()

const PlayedWindow = windowClass({
  app: playedApp,
  session: playedSession,
  protocol: playedProtocol,
  ipcMain: playedIpc,
  sessionOf: (id) => playedApp.chromium.session(id),
  displays: () => settings.displays,
  hangMs: settings.hangMs
})

const DEEDS: Readonly<Record<string, () => void>> = {
  quit: () => playedApp.quit(),
  close: () => PlayedWindow.getFocusedWindow()?.close(),
  togglefullscreen: () => {
    const window = PlayedWindow.getFocusedWindow()
    window?.setFullScreen(!window.isFullScreen())
  }
}

export const app = strict('app', playedApp)
export const session = strict('session', { defaultSession: strict('session.defaultSession', playedSession) })
export const protocol = strict('protocol', playedProtocol)
export const ipcMain = strict('ipcMain', playedIpc)
export const dialog = strict('dialog', playedDialog)
export const clipboard = strict('clipboard', playedClipboard)
export const screen = strict('screen', makeScreen(settings.displays))
export const Menu = strict(
  'Menu',
  makeMenus((role) => (DEEDS[role] ?? ((): never => notPlayed(`the deed of the role ${role}`)))())
)
export const BrowserWindow = strict('BrowserWindow', PlayedWindow)
export const utilityProcess = strict('utilityProcess', makeUtility(settings.root))
export const powerSaveBlocker = strict('powerSaveBlocker', makePowerSaveBlocker())
export { ClipboardItem }

listen({ app, session, protocol, ipcMain, dialog, clipboard, screen, Menu, BrowserWindow, ClipboardItem, utilityProcess, powerSaveBlocker })
