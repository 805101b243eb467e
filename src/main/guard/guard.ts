/** Denies everything that a page could request from the system or the network, except filling the screen. */
import type { App, Session, WebContents, WebPreferences } from 'electron'
import { isOurPage } from './origin.ts'

/** Whether the page may load this address: the bundle, and data that the page itself made. */
export function mayLoad(address: string, devTools: boolean): boolean {
  if (address.startsWith('data:')) return true
  if (address.startsWith('blob:')) return isOurPage(address.slice('blob:'.length))
  if (devTools && address.startsWith('devtools://')) return true
  return isOurPage(address)
}

type GuardedSession = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setSpellCheckerEnabled'
  | 'on'
  | 'setProxy'
> & { readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'> }

/** Permissions that the display in the room needs for `requestFullscreen`: the first is requested, both can be checked before. */
const FULLSCREEN: readonly string[] = ['fullscreen', 'automatic-fullscreen']

/** Shuts a session off from the network, the devices and every permission except filling the screen. */
export async function guardSession(session: GuardedSession, devTools: boolean): Promise<void> {
  session.webRequest.onBeforeRequest((details, decide) => {
    decide({ cancel: !mayLoad(details.url, devTools) })
  })
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) => {
    decide(FULLSCREEN.includes(permission) && isOurPage(requestingUrl))
  })
  // Chromium checks before it requests. If the check were refused, `requestFullscreen` would fail with "Permissions check failed".
  session.setPermissionCheckHandler(
    (_contents, permission, origin, { requestingUrl = origin }) => FULLSCREEN.includes(permission) && isOurPage(requestingUrl)
  )
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, decide) => {
    // An empty object would throw in the main process if the page has asked for video.
    decide(null)
  })
  session.on('will-download', (event, item) => {
    event.preventDefault()
    item.cancel()
  })
  // The spelling checker would fetch its dictionaries, and a proxy would be looked for in the network.
  session.setSpellCheckerEnabled(false)
  await session.setProxy({ mode: 'direct' })
}

type GuardedContents = Pick<WebContents, 'on' | 'setWindowOpenHandler' | 'setWebRTCIPHandlingPolicy'>

/** Keeps a page where it is: no other address, no further window, no embedded page. */
export function guardContents(contents: GuardedContents): void {
  const stay = (event: { preventDefault: () => void; readonly url: string }): void => {
    if (!isOurPage(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
}

/** Guards whatever contents the app ever makes. */
export function guardAllContents(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => {
    guardContents(contents)
  })
}

/** Preferences of every window: everything that can be switched off is off, written out. @param preload `null` for a page without requests */
export function pagePreferences(preload: string | null, devTools: boolean): WebPreferences {
  return {
    ...(preload === null ? {} : { preload }),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    spellcheck: false,
    navigateOnDragDrop: false,
    devTools
  }
}

/** Switches of Chromium, set before the app is ready. */
export function setSwitches(app: Pick<App, 'commandLine' | 'enableSandbox'>): void {
  app.enableSandbox()
  // No name is ever looked up, and nothing is fetched in the background.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('disable-background-networking')
  app.commandLine.appendSwitch('disable-component-update')
  // IndexedDB on SQLite survives a killed process better than Chromium's default store. Every version of the desktop app has set this, and
  // none may stop: when Chromium is started with the other choice it deletes the store in use, and all rows have to come from the journal.
  app.commandLine.appendSwitch('enable-features', 'IdbSqliteBackingStore')
}
