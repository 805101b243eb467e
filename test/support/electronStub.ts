/** A stand-in for Electron that records what the shell does with it and lets a test raise its events. */
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import type { ElectronParts } from '../../src/main/shell.ts'

export interface StubOptions {
  /** Whether this is the first instance. */
  readonly first?: boolean
  readonly userData: string
  readonly packaged?: boolean
  /** What the save and open dialogs answer. */
  readonly picks?: { open?: readonly string[]; save?: string }
  /** The button pressed in message boxes. */
  readonly button?: number
  /** Those of the system. */
  readonly languages?: readonly string[]
  /** Switches that the app is started with. */
  readonly switches?: readonly string[]
  /** Folders that the system cannot name. */
  readonly unnamed?: readonly string[]
  /** What processes that are started answer, by the word of the order. */
  readonly utility?: Readonly<Record<string, unknown>>
}

export class StubFrame {
  readonly parent: StubFrame | null
  constructor(
    public url: string,
    readonly frameTreeNodeId: number,
    parent: StubFrame | null = null
  ) {
    this.parent = parent
  }
}

/** The frame of our own page. */
export const OUR_FRAME = new StubFrame('app://linejudge/', 7)

export class StubContents extends EventEmitter {
  readonly sent: [string, unknown][] = []
  readonly mainFrame = new StubFrame('app://linejudge/', 1)
  reloads = 0
  openHandler: ((details: { url: string }) => unknown) | null = null
  webRtc: string | null = null
  printed: unknown[] = []
  /** What printing gives, or how it fails. */
  pdf: () => Promise<Uint8Array> = () => Promise.resolve(new TextEncoder().encode('%PDF-stub'))
  printToPDF(options: unknown): Promise<Uint8Array> {
    this.printed.push(options)
    return this.pdf()
  }
  send(channel: string, payload: unknown): void {
    this.sent.push([channel, payload])
  }
  reload(): void {
    this.reloads++
  }
  crashed = 0
  forcefullyCrashRenderer(): void {
    this.crashed++
  }
  setWindowOpenHandler(handler: (details: { url: string }) => unknown): void {
    this.openHandler = handler
  }
  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtc = policy
  }
}

export class StubWindow extends EventEmitter {
  static readonly all: StubWindow[] = []
  readonly webContents = new StubContents()
  readonly calls: string[] = []
  loaded: string | null = null
  minimized = false
  bounds: { x: number; y: number; width: number; height: number }
  constructor(readonly options: Electron.BrowserWindowConstructorOptions) {
    super()
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 0, height: options.height ?? 0 }
    StubWindow.all.push(this)
  }

  destroyed = false
  isDestroyed(): boolean {
    return this.destroyed
  }
  destroy(): void {
    this.destroyed = true
    this.emit('closed')
  }
  getBounds(): StubWindow['bounds'] {
    return this.bounds
  }

  closes = 0
  close(): void {
    this.closes++
    this.emit('close', { preventDefault: () => undefined })
  }

  loads = 0
  loadURL(url: string): Promise<void> {
    this.loaded = url
    this.loads++
    return Promise.resolve()
  }

  show(): void {
    this.calls.push('show')
  }
  focus(): void {
    this.calls.push('focus')
  }
  restore(): void {
    this.calls.push('restore')
  }
  maximize(): void {
    this.calls.push('maximize')
  }
  isMinimized(): boolean {
    return this.minimized
  }
  isMaximized(): boolean {
    return false
  }
  isFullScreen(): boolean {
    return false
  }
  getNormalBounds(): StubWindow['bounds'] {
    return this.bounds
  }
}

class StubClipboardItem {
  constructor(readonly content: Record<string, unknown>) {}
}

export interface Stub {
  readonly parts: ElectronParts
  readonly app: EventEmitter & { readonly calls: string[]; readonly switches: [string, string?][] }
  readonly session: EventEmitter & {
    readonly handlers: Record<string, (...args: never[]) => unknown>
    readonly calls: [string, unknown][]
  }
  readonly ipc: Map<string, (event: { senderFrame: unknown }, ...args: unknown[]) => Promise<unknown>>
  readonly protocol: { readonly privileged: unknown[]; readonly handlers: Map<string, (request: Request) => Promise<Response>> }
  readonly boxes: Electron.MessageBoxOptions[]
  /** Where each save dialog began. */
  readonly proposed: string[]
  readonly clipboard: Record<string, unknown>[]
  menu: Electron.MenuItemConstructorOptions[] | null
  /** Processes that were started. */
  readonly utilities: StubUtility[]
}

/** A process that does what the test tells it to. */
export class StubUtility extends EventEmitter {
  readonly heard: Record<string, unknown>[] = []
  /** What it answers to an order, by its word; undefined: nothing. */
  answers: Readonly<Record<string, unknown>> = { start: { origin: 'http' + '://192.168.0.7:8080', aside: null }, end: null }
  postMessage(message: { id: number; do: string }): void {
    this.heard.push(message)
    const is = this.answers[message.do]
    if (is !== undefined) queueMicrotask(() => this.emit('message', { id: message.id, is }))
  }
  kill(): boolean {
    queueMicrotask(() => this.emit('exit', 0))
    return true
  }
}

/** A fresh stand-in. */
export function electronStub({
  first = true,
  userData,
  packaged = true,
  picks = {},
  button = 0,
  languages = ['en-US'],
  switches: given = [],
  unnamed = [],
  utility
}: StubOptions): Stub {
  StubWindow.all.length = 0
  const calls: string[] = []
  const switches: [string, string?][] = []
  let ready = false
  const app = Object.assign(new EventEmitter(), {
    calls,
    switches,
    isPackaged: packaged,
    name: 'Linejudge',
    commandLine: {
      // Electron itself sets this one in every app, before the first script runs.
      hasSwitch: (name: string) => given.includes(name) || name === 'allow-file-access-from-files',
      appendSwitch: (name: string, value?: string) => {
        switches.push([name, value])
      }
    },
    enableSandbox: () => {
      calls.push('enableSandbox')
    },
    requestSingleInstanceLock: () => {
      calls.push('requestSingleInstanceLock')
      return first
    },
    quit: () => {
      calls.push('quit')
    },
    exit: (code: number) => {
      calls.push(`exit ${code}`)
    },
    relaunch: ({ execPath, args }: { execPath: string; args: readonly string[] }) => {
      calls.push(['relaunch', execPath, ...args].join(' '))
    },
    isReady: () => ready,
    getPreferredSystemLanguages: () => [...languages],
    whenReady: () => {
      calls.push('whenReady')
      return Promise.resolve().then(() => {
        ready = true
      })
    },
    getPath: (name: string) => {
      if (unnamed.includes(name)) throw new Error(`Failed to get '${name}' path`)
      return name === 'userData' ? userData : `${userData}/${name}`
    },
    addRecentDocument: (path: string) => {
      calls.push(`recent ${path}`)
    }
  })
  const handlers: Stub['session']['handlers'] = {}
  const sessionCalls: [string, unknown][] = []
  const keep =
    (name: string) =>
    (handler: (...args: never[]) => unknown): void => {
      handlers[name] = handler
    }
  const session = Object.assign(new EventEmitter(), {
    handlers,
    calls: sessionCalls,
    webRequest: { onBeforeRequest: keep('beforeRequest') },
    setPermissionRequestHandler: keep('permissionRequest'),
    setPermissionCheckHandler: keep('permissionCheck'),
    setDevicePermissionHandler: keep('device'),
    setDisplayMediaRequestHandler: keep('displayMedia'),
    setSpellCheckerEnabled: (on: boolean) => {
      sessionCalls.push(['spellChecker', on])
    },
    setProxy: (options: unknown) => {
      sessionCalls.push(['proxy', options])
      return Promise.resolve()
    }
  })
  const ipc: Stub['ipc'] = new Map()
  const protocol: Stub['protocol'] = { privileged: [], handlers: new Map() }
  const boxes: Electron.MessageBoxOptions[] = []
  const stub: Stub = {
    app,
    session,
    ipc,
    protocol,
    boxes,
    proposed: [],
    clipboard: [],
    menu: null,
    utilities: [],
    parts: {
      app,
      BrowserWindow: StubWindow,
      clipboard: {
        writeText: (text: string) => {
          stub.clipboard.push({ 'text/plain': text })
          return Promise.resolve()
        },
        write: (items: readonly StubClipboardItem[]) => {
          stub.clipboard.push(...items.map(({ content }) => content))
          return Promise.resolve()
        }
      },
      ClipboardItem: StubClipboardItem,
      powerSaveBlocker: {
        start: () => {
          calls.push('stay awake')
          return 1
        },
        stop: () => calls.push('sleep') > 0
      },
      utilityProcess: {
        fork: (script: string) => {
          calls.push(`fork ${script}`)
          const started = new StubUtility()
          if (utility) started.answers = utility
          stub.utilities.push(started)
          return started
        }
      },
      dialog: {
        showErrorBox: (title: string, content: string) => {
          boxes.push({ message: title, detail: content })
        },
        showMessageBox: (...args: unknown[]) => {
          boxes.push(args.at(-1) as Electron.MessageBoxOptions)
          return Promise.resolve({ response: button, checkboxChecked: false })
        },
        showOpenDialog: () => Promise.resolve({ canceled: picks.open === undefined, filePaths: picks.open ?? [] }),
        showSaveDialog: (...args: unknown[]) => {
          stub.proposed.push((args.at(-1) as Electron.SaveDialogOptions).defaultPath ?? '')
          return Promise.resolve({ canceled: picks.save === undefined, filePath: picks.save ?? '' })
        }
      },
      ipcMain: {
        handle: (channel: string, handler: never) => {
          ipc.set(channel, handler)
        }
      },
      Menu: {
        buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
        setApplicationMenu: (menu: Electron.MenuItemConstructorOptions[]) => {
          stub.menu = menu
        }
      },
      protocol: {
        registerSchemesAsPrivileged: (schemes: unknown[]) => {
          protocol.privileged.push(...schemes)
        },
        handle: (scheme: string, handler: never) => {
          protocol.handlers.set(scheme, handler)
        }
      },
      screen: {
        getDisplayMatching: () => ({ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }),
        getPrimaryDisplay: () => ({ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }),
        getAllDisplays: () => [{ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }]
      },
      session: { defaultSession: session }
    } as unknown as ElectronParts
  }
  return stub
}
