/** `BrowserWindow`: a page of Chromium, and a place on the displays of the test. */
import { EventEmitter } from 'node:events'
import { preventable, type StandinApp } from './app.ts'
import { StandinContents, type ContentsNeeds } from './contents.ts'
import type { PlayedArea, PlayedDisplay } from './settings.ts'
import { notPlayed, onlyOptions, strict } from './strict.ts'

export interface WindowWorld extends Omit<ContentsNeeds, 'preload'> {
  readonly app: StandinApp
  readonly displays: () => readonly PlayedDisplay[]
}

const OPTIONS = [
  'x',
  'y',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'title',
  'backgroundColor',
  'show',
  'fullscreen',
  'autoHideMenuBar',
  'webPreferences'
]
const PREFERENCES: Readonly<Record<string, unknown>> = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  spellcheck: false,
  navigateOnDragDrop: false
}

interface Options extends Partial<PlayedArea> {
  readonly show?: boolean
  readonly fullscreen?: boolean
  readonly title?: string
  readonly webPreferences?: { readonly preload?: string } & Readonly<Record<string, unknown>>
}

export interface OpeningAnswer {
  readonly action: string
  readonly overrideBrowserWindowOptions?: Options
}

type State = 'normal' | 'maximized' | 'minimized' | 'fullscreen'

/** A window that hangs while it is to close is told of sooner than one that merely hangs. */
const HANGS_CLOSING_MS = 5000

/** The class for this app: Electron's has one world, too. */
export function windowClass(world: WindowWorld) {
  const all = new Set<StandinWindow>()
  let focused: StandinWindow | null = null
  let made = 0
  const next = (): number => ++made

  class StandinWindow extends EventEmitter {
    readonly id = next()
    readonly #contents: StandinContents
    #bounds: PlayedArea
    #state: State = 'normal'
    #visible: boolean
    #title: string
    #target: string | null = null
    #gone = false
    #closing = false
    #asking: NodeJS.Timeout | null = null
    readonly #there: Promise<void>
    /** Windows that this one has opened, by their names. */
    readonly #shown = new Map<string, StandinWindow>()
    readonly webContents: StandinContents

    constructor(options: Options) {
      super()
      onlyOptions('BrowserWindow', options, OPTIONS)
      const { preload = null, devTools: _devTools, ...preferences } = options.webPreferences ?? {}
      for (const [name, value] of Object.entries(preferences))
        if (!(name in PREFERENCES) || PREFERENCES[name] !== value) notPlayed(`webPreferences.${name}: ${String(value)}`)
      const { width = 800, height = 600 } = options
      const area = world.displays()[0]!.workArea
      this.#bounds = {
        x: options.x ?? area.x + Math.round((area.width - width) / 2),
        y: options.y ?? area.y + Math.round((area.height - height) / 2),
        width,
        height
      }
      this.#visible = options.show ?? true
      this.#title = options.title ?? ''
      if (options.fullscreen === true) this.#state = 'fullscreen'
      this.#contents = new StandinContents({ ...world, preload })
      this.webContents = strict('webContents', this.#contents)
      all.add(this)
      world.app.opened(this)
      world.app.emit('web-contents-created', preventable({}), this.webContents)
      this.#contents.on('standin-unresponsive', () => this.emit('unresponsive'))
      this.#contents.on('standin-responsive', () => this.emit('responsive'))
      this.#contents.on('standin-stays', () => this.#stays())
      this.#contents.onOpenWindow = (details, answer) => this.#show(details, answer)
      this.#there = this.#open()
      // oxlint-disable-next-line no-constructor-return -- what is not played is noticed on the window itself, too
      return this.seen
    }

    static getAllWindows(): StandinWindow[] {
      return [...all].map((window) => window.seen)
    }

    static getFocusedWindow(): StandinWindow | null {
      return focused?.seen ?? null
    }

    /** As the app sees it. */
    get seen(): StandinWindow {
      return (this.#seen ??= strict('BrowserWindow', this))
    }
    #seen: StandinWindow | null = null

    /** A window that the page opens: one of a name that is there comes to the front. */
    #show(details: { url: string; frameName: string }, { overrideBrowserWindowOptions = {}, ...answer }: OpeningAnswer): void {
      onlyOptions('the answer to a page that opens a window', answer, ['action'])
      const there = this.#shown.get(details.frameName)
      if (there && !there.isDestroyed()) {
        there.show()
        return
      }
      const window = new StandinWindow(overrideBrowserWindowOptions)
      this.#shown.set(details.frameName, window)
      void window.loadURL(details.url)
      this.#contents.emit('did-create-window', window, { ...details, options: overrideBrowserWindowOptions })
    }

    async #open(): Promise<void> {
      const { root } = world.app.chromium
      const { width, height } = this.#bounds
      const attached = new Promise<{ sessionId: string }>((done) => {
        waiting.push(done)
      })
      hearTargets()
      const [{ targetId }, { sessionId }] = await Promise.all([
        root.send('Target.createTarget', { url: 'about:blank', width, height, newWindow: true }),
        attached
      ])
      this.#target = targetId
      targets.set(this.#target, this)
      let painted = false
      await this.#contents.take(world.sessionOf(sessionId), () => {
        if (painted) return
        painted = true
        this.emit('ready-to-show')
      })
    }

    async loadURL(url: string): Promise<void> {
      this.#alive('loadURL')
      await this.#there
      return this.#contents.loadURL(url)
    }

    #alive(what: string): void {
      if (this.#gone) throw new TypeError(`Object has been destroyed (${what})`)
    }

    close(): void {
      this.#alive('close')
      const event = preventable({})
      this.emit('close', event)
      if (event.defaultPrevented) {
        this.#stays()
        return
      }
      this.#closing = true
      this.#asking ??= setTimeout(() => this.emit('unresponsive'), HANGS_CLOSING_MS)
      // The page is asked, and goes by itself where it agrees.
      void this.#there.then(() => this.#contents.cdp.send('Page.close')).catch(() => undefined)
    }

    #stays(): void {
      this.#closing = false
      this.#endAsking()
      world.app.stays()
    }

    #endAsking(): void {
      if (this.#asking) clearTimeout(this.#asking)
      this.#asking = null
    }

    destroy(): void {
      if (this.#gone) return
      const target = this.#target
      if (target !== null) void world.app.chromium.root.send('Target.closeTarget', { targetId: target })
      this.end()
    }

    /** Its page is gone. */
    end(): void {
      if (this.#gone) return
      this.#gone = true
      this.#endAsking()
      all.delete(this)
      if (focused === this) focused = null
      this.#contents.end()
      // What it has opened goes with it.
      for (const window of this.#shown.values()) window.destroy()
      this.emit('closed')
      world.app.closed(this)
    }

    /** A page that crashes while it is asked whether it may go cannot answer: the window goes. */
    get isClosing(): boolean {
      return this.#closing
    }

    isDestroyed(): boolean {
      return this.#gone
    }

    #became(state: State, event?: string): void {
      this.#alive('changing its size')
      if (this.#state === state) return
      this.#state = state
      if (event) this.emit(event)
      if (state !== 'minimized') this.#resized()
    }

    #resized(): void {
      const { width, height } = this.getBounds()
      this.emit('resize')
      if (this.#target === null) return
      const { root } = world.app.chromium
      void root
        .send('Browser.getWindowForTarget', { targetId: this.#target })
        .then(({ windowId }) => root.send('Browser.setWindowBounds', { windowId, bounds: { width, height } }))
    }

    show(): void {
      this.#alive('show')
      const before = this.#visible
      this.#visible = true
      if (!before) this.emit('show')
      this.focus()
    }
    hide(): void {
      this.#alive('hide')
      this.#visible = false
      this.emit('hide')
    }
    focus(): void {
      this.#alive('focus')
      if (focused === this) return
      // oxlint-disable-next-line typescript/no-this-alias -- which of them has the focus
      focused = this
      this.emit('focus')
    }
    maximize(): void {
      this.#visible = true
      this.#became('maximized', 'maximize')
    }
    unmaximize(): void {
      this.#became('normal', 'unmaximize')
    }
    minimize(): void {
      this.#became('minimized', 'minimize')
    }
    restore(): void {
      this.#became('normal', 'restore')
    }
    setFullScreen(on: boolean): void {
      this.#became(on ? 'fullscreen' : 'normal', on ? 'enter-full-screen' : 'leave-full-screen')
    }
    isVisible(): boolean {
      return this.#visible
    }
    isFocused(): boolean {
      return focused === this
    }
    isMinimized(): boolean {
      return this.#state === 'minimized'
    }
    isMaximized(): boolean {
      return this.#state === 'maximized'
    }
    isFullScreen(): boolean {
      return this.#state === 'fullscreen'
    }
    getTitle(): string {
      return this.#title
    }
    setBounds(bounds: Partial<PlayedArea>): void {
      this.#alive('setBounds')
      const before = this.#bounds
      this.#bounds = { ...before, ...bounds }
      if (before.x !== this.#bounds.x || before.y !== this.#bounds.y) this.emit('move')
      if (before.width !== this.#bounds.width || before.height !== this.#bounds.height) this.#resized()
    }
    getNormalBounds(): PlayedArea {
      this.#alive('getNormalBounds')
      return { ...this.#bounds }
    }
    /** Maximized it fills the display that most of it lies on. */
    getBounds(): PlayedArea {
      this.#alive('getBounds')
      if (this.#state !== 'maximized' && this.#state !== 'fullscreen') return { ...this.#bounds }
      const { x, y, width } = this.#bounds
      const middle = x + width / 2
      const on = world.displays().find(({ workArea: area }) => middle >= area.x && middle < area.x + area.width && y >= area.y - 8)
      return { ...(on ?? world.displays()[0]!).workArea }
    }
  }

  const targets = new Map<string, StandinWindow>()
  const waiting: ((attached: { sessionId: string }) => void)[] = []
  let hears = false

  /** Pages are there, and go, by what Chromium says of its targets. */
  function hearTargets(): void {
    if (hears) return
    hears = true
    const { root } = world.app.chromium
    root.on('Target.attachedToTarget', (params) => {
      if (params.targetInfo.type === 'page') waiting.shift()?.(params)
      else void world.sessionOf(params.sessionId).send('Runtime.runIfWaitingForDebugger')
    })
    root.on('Target.detachedFromTarget', ({ targetId = '' }) => {
      targets.get(targetId)?.end()
      targets.delete(targetId)
    })
  }

  return StandinWindow
}
