/** Denies what a page could ask of the system or the network. Linejudge needs none of it but to fill the screen. */
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

/** Shuts a session off from the network, the devices and every permission. */
export async function guardSession(session: GuardedSession, devTools: boolean): Promise<void> {
  session.webRequest.onBeforeRequest((details, decide) => {
    decide({ cancel: !mayLoad(details.url, devTools) })
  })
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) => {
    // The display in the room fills its screen; everything else is refused.
    decide(permission === 'fullscreen' && isOurPage(requestingUrl))
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, decide) => {
    decide({})
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

/** What the page's window may do: everything that could be switched off is, in so many words. */
/** @param preload null: a page that asks for nothing */
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
  // IndexedDB on SQLite survives a killed process better than the default store does; a second belt only.
  app.commandLine.appendSwitch('enable-features', 'IdbSqliteBackingStore')
}
