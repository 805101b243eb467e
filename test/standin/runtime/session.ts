/** `session.defaultSession`, `protocol`, `ipcMain`: what the app registers there, kept for the contents to ask. */
import { EventEmitter } from 'node:events'
import { notPlayed } from './strict.ts'

export interface RequestDetails {
  readonly id: number
  readonly url: string
  readonly method: string
  readonly resourceType: string
}
type BeforeRequest = (details: RequestDetails, decide: (response: { cancel?: boolean }) => void) => void

export class StandinSession extends EventEmitter {
  beforeRequest: BeforeRequest | null = null
  /** What was set; nothing of Chromium's debugging protocol asks for it. */
  readonly settings: Record<string, unknown> = {}

  readonly webRequest = {
    onBeforeRequest: (listener: BeforeRequest | null): void => {
      this.beforeRequest = listener
    }
  }

  setPermissionRequestHandler(handler: unknown): void {
    this.settings.permissionRequest = handler
  }
  setPermissionCheckHandler(handler: unknown): void {
    this.settings.permissionCheck = handler
  }
  setDevicePermissionHandler(handler: unknown): void {
    this.settings.devicePermission = handler
  }
  setDisplayMediaRequestHandler(handler: unknown): void {
    this.settings.displayMedia = handler
  }
  setSpellCheckerEnabled(on: boolean): void {
    this.settings.spellChecker = on
  }
  setProxy(proxy: unknown): Promise<void> {
    this.settings.proxy = proxy
    // As in Electron it takes a turn or two.
    return new Promise((done) => setImmediate(done))
  }
}

type ServeRequest = (request: Request) => Response | Promise<Response>

export class StandinProtocol {
  readonly handlers = new Map<string, ServeRequest>()
  readonly privileged: unknown[] = []

  constructor(private readonly isReady: () => boolean) {}

  registerSchemesAsPrivileged(schemes: readonly unknown[]): void {
    if (this.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    this.privileged.push(...schemes)
  }

  handle(scheme: string, handler: ServeRequest): void {
    if (this.handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    this.handlers.set(scheme, handler)
  }
}

type InvokeHandler = (event: object, ...args: unknown[]) => unknown

export class StandinIpcMain {
  readonly #handlers = new Map<string, InvokeHandler>()

  handle(channel: string, handler: InvokeHandler): void {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }

  /** What a page's `invoke` comes to; rejects with the words that Electron has for it. */
  invoke(channel: string, event: object, args: readonly unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel)
    if (!handler) return Promise.reject(new Error(`No handler registered for '${channel}'`))
    return Promise.resolve().then(() => handler(event, ...args))
  }
}

/** The decision of the app's own filter. */
export function isCancelled({ beforeRequest }: StandinSession, details: RequestDetails): Promise<boolean> {
  return new Promise((done) => {
    if (beforeRequest === null) done(false)
    else
      beforeRequest(details, ({ cancel, ...more }) => {
        if (Object.keys(more).length > 0) notPlayed(`webRequest.onBeforeRequest answered with ${Object.keys(more).join(', ')}`)
        done(cancel === true)
      })
  })
}
