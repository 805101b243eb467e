/** `webContents`: one page of Chromium, its loading, its requests, its crashes, and the preload between it and main. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { preventable } from './app.ts'
import type { CdpSession } from './chromium.ts'
import { HEAR, joinWorlds, runPreload } from './inPage.ts'
import { fromPlayed, isPlayed, toPlayed } from './origin.ts'
import type { OpeningAnswer } from './window.ts'
import { isCancelled, type StandinIpcMain, type StandinProtocol, type StandinSession } from './session.ts'
import { notPlayed, onlyOptions, strict } from './strict.ts'
import { makeWire } from './wire.ts'

export interface ContentsNeeds {
  readonly session: StandinSession
  readonly protocol: StandinProtocol
  readonly ipcMain: StandinIpcMain
  /** Sessions of the workers of this page. */
  readonly sessionOf: (id: string) => CdpSession
  readonly preload: string | null
  readonly hangMs: number
}

const WORLD = 'linejudgeStandinPreload'
const POST = 'linejudgeStandinPost'
const wire = makeWire()
let frames = 0

/** The page's first script in each world, as text. */
function scripts(preload: string): { readonly page: string; readonly isolated: string } {
  const [page, isolated] = ['linejudge-standin-page', 'linejudge-standin-isolated']
  const top = (code: string): string => `if (window === window.top) { ${code} }`
  return {
    page: top(
      `(${joinWorlds.toString()})('${page}', '${isolated}', (name, value) => Object.defineProperty(window, name, { value, enumerable: true }))`
    ),
    isolated: top(
      `const bridge = (${joinWorlds.toString()})('${isolated}', '${page}', () => undefined);
       (${runPreload.toString()})(function (require, module, exports) { ${preload}
       }, (${makeWire.toString()})(), (text) => ${POST}(text), bridge.expose, '${HEAR}')`
    )
  }
}

/** A request that waits for what is decided about it. */
interface Paused {
  readonly requestId: string
  readonly resourceType: string
  readonly frameId: string
  readonly request: { readonly url: string; readonly method: string }
}

interface Failure {
  readonly code: number
  readonly description: string
}
/** Of those that Chromium knows the ones that can happen here. */
const NET_ERRORS: Readonly<Record<string, number>> = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_HTTP_RESPONSE_CODE_FAILURE: -379
}
const failureOf = (text: string): Failure => {
  const description = text.replace(/^net::/, '')
  return { code: NET_ERRORS[description] ?? -2, description }
}

export class StandinContents extends EventEmitter {
  readonly id: number
  #cdp: CdpSession | null = null
  #url = ''
  #mainFrame = ''
  #context: number | null = null
  #own = false
  #failure: Failure | null = null
  #failedHere = false
  #openHandler: ((details: { url: string; frameName: string }) => OpeningAnswer) | null = null
  #visible: (() => void) | null = null
  #goes = false
  readonly #pings: { waiting: boolean; silent: boolean; timer: NodeJS.Timeout | null } = { waiting: false, silent: false, timer: null }
  readonly mainFrame: object
  /** Decided by the owner: the named windows that this page may open. */
  onOpenWindow: ((details: { url: string; frameName: string }, answer: OpeningAnswer) => void) | null = null

  constructor(private readonly needs: ContentsNeeds) {
    super()
    this.id = ++frames
    const frame = { parent: null, frameTreeNodeId: this.id, routingId: this.id, processId: 1 }
    Object.defineProperty(frame, 'url', { get: () => this.#url, enumerable: true })
    this.mainFrame = strict('webFrameMain', frame)
  }

  get cdp(): CdpSession {
    return this.#cdp ?? notPlayed('asking a page before it is there')
  }

  /** Takes a page of Chromium that waits before its first document. */
  async take(cdp: CdpSession, onFirstPaint: () => void): Promise<void> {
    this.#cdp = cdp
    this.#visible = onFirstPaint
    this.#listen(cdp)
    const { frameTree } = await cdp.send('Page.getFrameTree')
    this.#mainFrame = frameTree.frame.id
    await Promise.all([
      cdp.send('Page.enable'),
      cdp.send('Network.enable'),
      cdp.send('Runtime.enable'),
      cdp.send('Inspector.enable'),
      cdp.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
      ...(this.needs.preload === null ? [] : this.#addScripts(cdp, readFileSync(this.needs.preload, 'utf8')))
    ])
    await cdp.send('Runtime.runIfWaitingForDebugger')
    this.#pings.timer = setInterval(() => this.#ping(), Math.min(1000, this.needs.hangMs / 3))
    this.#pings.timer.unref()
  }

  #addScripts(cdp: CdpSession, preload: string): Promise<unknown>[] {
    const { page, isolated } = scripts(preload)
    return [
      cdp.send('Runtime.addBinding', { name: POST, executionContextName: WORLD }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: page }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: isolated, worldName: WORLD })
    ]
  }

  #listen(cdp: CdpSession): void {
    // Frames inside begin and end the spinner, too.
    cdp.on('Page.frameStartedLoading', () => this.emit('did-start-loading'))
    cdp.on('Page.frameStoppedLoading', () => this.emit('did-stop-loading'))
    cdp.on('Page.loadEventFired', () => this.emit('did-finish-load'))
    cdp.on('Page.domContentEventFired', () => this.emit('dom-ready', preventable({})))
    cdp.on('Page.frameNavigated', ({ frame }) => this.#navigated(frame))
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId !== this.#mainFrame) return
      this.#url = fromPlayed(url)
      this.emit('did-navigate-in-page', preventable({}), this.#url, true, 1, 1)
    })
    cdp.on('Page.lifecycleEvent', ({ frameId, name }) => {
      if (frameId === this.#mainFrame && name === 'firstContentfulPaint') this.#visible?.()
    })
    cdp.on('Network.loadingFailed', ({ type, errorText }) => {
      if (type === 'Document') this.#failure = failureOf(errorText)
    })
    cdp.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      if (name === WORLD && auxData !== undefined && Reflect.get(auxData, 'frameId') === this.#mainFrame) this.#context = id
    })
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      if (this.#context === executionContextId) this.#context = null
    })
    cdp.on('Runtime.executionContextsCleared', () => {
      this.#context = null
    })
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === POST) void this.#asked(payload, executionContextId)
    })
    cdp.on('Fetch.requestPaused', (params) => void this.#request(cdp, params))
    cdp.on('Page.windowOpen', (params) => this.#openWindow(params))
    cdp.on('Page.javascriptDialogOpening', ({ type }) => this.#dialog(type))
    cdp.on('Inspector.targetCrashed', () => this.#crashed())
    cdp.on('Target.attachedToTarget', ({ sessionId }) => {
      // A worker: what it asks for goes the same way.
      const worker = this.needs.sessionOf(sessionId)
      worker.on('Fetch.requestPaused', (params) => void this.#request(worker, params))
      void worker.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
      void worker.send('Runtime.runIfWaitingForDebugger')
    })
  }

  #navigated({ id, url, parentId, unreachableUrl }: { id: string; url: string; parentId?: string; unreachableUrl?: string }): void {
    if (parentId !== undefined) return
    this.#mainFrame = id
    this.#failedHere = unreachableUrl !== undefined
    this.#url = fromPlayed(unreachableUrl ?? url)
    if (unreachableUrl === undefined) {
      this.emit('did-navigate', preventable({}), this.#url, 200, 'OK')
      return
    }
    const { code, description } = this.#failure ?? failureOf('ERR_FAILED')
    // The page of the error itself is loaded after this, and told of like any other.
    this.emit('did-fail-load', preventable({}), code, description, this.#url, true, 1, 1)
  }

  /** Requests go through the app's own filter and its own handler; nothing goes any further. */
  async #request(cdp: CdpSession, { requestId, resourceType, frameId, request }: Paused): Promise<void> {
    const url = fromPlayed(request.url)
    const fail = (errorReason: 'Aborted' | 'BlockedByClient' | 'NameNotResolved'): Promise<unknown> =>
      cdp.send('Fetch.failRequest', { requestId, errorReason })
    if (resourceType === 'Document' && !this.#own && this.#isKept(url, frameId === this.#mainFrame)) {
      await fail('Aborted')
      return
    }
    if (frameId === this.#mainFrame && resourceType === 'Document') this.#own = false
    const details = { id: 1, url, method: request.method, resourceType: resourceType === 'Document' ? 'mainFrame' : 'other' }
    if (await isCancelled(this.needs.session, details)) {
      await fail('BlockedByClient')
      return
    }
    if (!isPlayed(request.url)) {
      if (/^(data|blob|about):/.test(request.url)) await cdp.send('Fetch.continueRequest', { requestId })
      else await fail('NameNotResolved')
      return
    }
    const handler = this.needs.protocol.handlers.get('app') ?? notPlayed('a page of app: before it is handled')
    const response = await handler(new Request(url, { method: request.method }))
    const body = Buffer.from(await response.arrayBuffer())
    await cdp
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: response.status,
        responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
        body: body.toString('base64')
      })
      // The page may have gone elsewhere meanwhile.
      .catch(() => undefined)
  }

  /** Whether the app keeps the page where it is. Only what the page itself began is asked about. */
  #isKept(url: string, isMainFrame: boolean): boolean {
    const details = preventable({ url, isSameDocument: false, isMainFrame, frame: this.mainFrame, initiator: this.mainFrame })
    this.emit('will-frame-navigate', details)
    if (isMainFrame) this.emit('will-navigate', details, url)
    return details.defaultPrevented
  }

  #openWindow({ url, windowName }: { url: string; windowName: string }): void {
    const details = { url: fromPlayed(url), frameName: windowName }
    const answer = this.#openHandler?.(details) ?? notPlayed('a window opened by a page that nobody decides about')
    if (answer.action === 'deny') return
    if (!this.onOpenWindow) notPlayed('a window opened by a page')
    this.onOpenWindow?.(details, answer)
  }

  #dialog(type: string): void {
    if (type !== 'beforeunload') notPlayed(`the dialog ${type} of a page`)
    const event = preventable({})
    this.emit('will-prevent-unload', event)
    void this.cdp.send('Page.handleJavaScriptDialog', { accept: event.defaultPrevented })
    if (!event.defaultPrevented) this.emit('standin-stays')
  }

  #crashed(): void {
    if (this.#goes) return
    this.#context = null
    this.#pings.silent = false
    this.#pings.waiting = false
    // One turn later, as Electron since June 2026 does it.
    setImmediate(() => this.emit('render-process-gone', preventable({}), { reason: 'crashed', exitCode: 5 }))
  }

  /** Electron notices a page that hangs by the input that it does not answer; here it is asked again and again. */
  #ping(): void {
    if (this.#pings.waiting || this.#context === null) return
    this.#pings.waiting = true
    const late = setTimeout(() => {
      this.#pings.silent = true
      this.emit('standin-unresponsive')
    }, this.needs.hangMs)
    void this.cdp
      .send('Runtime.evaluate', { expression: '0' })
      .catch(() => undefined)
      .then(() => {
        clearTimeout(late)
        if (this.#pings.silent) this.emit('standin-responsive')
        this.#pings.silent = false
        this.#pings.waiting = false
      })
  }

  async #asked(payload: string, executionContextId: number): Promise<void> {
    const { id, channel, args } = JSON.parse(payload) as { id: number; channel: string; args: string }
    const event = { type: 'frame', sender: this, senderFrame: this.mainFrame, processId: 1, frameId: this.id }
    const said = await this.needs.ipcMain.invoke(channel, event, wire.decode(args) as unknown[]).then(
      (value) => ({ id, ok: true, value: wire.encode(value) }),
      (error: unknown) => ({ id, ok: false, value: wire.encode(`Error invoking remote method '${channel}': ${String(error)}`) })
    )
    this.#say(executionContextId, said)
  }

  #say(executionContextId: number, said: object): void {
    void this.cdp.send('Runtime.callFunctionOn', {
      executionContextId,
      functionDeclaration: `function (text) { ${HEAR}(text) }`,
      arguments: [{ value: JSON.stringify(said) }]
    })
  }

  /** What is sent to a page that has no preload at that moment is lost, as it is in Electron. */
  send(channel: string, ...args: unknown[]): void {
    const value = wire.encode(args)
    if (this.#context !== null) this.#say(this.#context, { channel, value })
  }

  /** Resolves when it is loaded, rejects where it is not. */
  loadURL(url: string): Promise<void> {
    this.#own = true
    this.#failure = null
    return new Promise((done, fail) => {
      const end = (): void => {
        this.off('did-finish-load', end)
        if (this.#failedHere)
          fail(new Error(`${this.#failure?.description ?? 'ERR_FAILED'} (${this.#failure?.code ?? -2}) loading '${url}'`))
        else done()
      }
      this.on('did-finish-load', end)
      void this.cdp.send('Page.navigate', { url: toPlayed(url) })
    })
  }

  reload(): void {
    this.#own = true
    this.#failure = null
    void this.cdp.send('Page.reload')
  }

  getURL(): string {
    return this.#url
  }

  setWindowOpenHandler(handler: (details: { url: string; frameName: string }) => OpeningAnswer): void {
    this.#openHandler = handler
  }

  /** Of the protocol's settings there is none for it. */
  setWebRTCIPHandlingPolicy(policy: string): void {
    if (policy !== 'disable_non_proxied_udp') notPlayed(`the policy ${policy}`)
  }

  async printToPDF(options: object): Promise<Buffer> {
    onlyOptions('printToPDF', options, ['printBackground', 'preferCSSPageSize'])
    const { data } = await this.cdp.send('Page.printToPDF', { ...options })
    return Buffer.from(data, 'base64')
  }

  forcefullyCrashRenderer(): void {
    void this.cdp.send('Page.crash')
  }

  isDestroyed(): boolean {
    return this.#goes
  }

  /** The window is gone. */
  end(): void {
    this.#goes = true
    if (this.#pings.timer) clearInterval(this.#pings.timer)
    this.emit('destroyed')
  }
}
