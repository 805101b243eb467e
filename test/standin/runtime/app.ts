/** `app`: one instance a profile, ready when Chromium is, ended as Electron ends. */
import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { chromiumProfile, startChromium, type Chromium } from './chromium.ts'
import type { StandinSettings } from './settings.ts'
import { notPlayed } from './strict.ts'

/** An event as listeners get it. */
export interface Preventable {
  readonly defaultPrevented: boolean
  preventDefault(): void
}
export function preventable<T extends object>(more: T): T & Preventable {
  let prevented = false
  return Object.defineProperty(
    Object.assign(more, {
      preventDefault: () => {
        prevented = true
      }
    }),
    'defaultPrevented',
    { get: () => prevented }
  ) as T & Preventable
}

/** What quitting needs to know of a window. */
export interface Quittable {
  close(): void
  destroy(): void
}

const switchesIn = (argv: readonly string[]): Map<string, string> =>
  new Map(
    argv.filter((one) => one.startsWith('--')).map((one) => [one.slice(2).split('=')[0]!, one.slice(one.indexOf('=') + 1 || one.length)])
  )

export class StandinApp extends EventEmitter {
  readonly isPackaged: boolean
  readonly name: string
  readonly #switches = switchesIn(process.argv.slice(1))
  readonly #added: string[] = []
  readonly #userData: string
  readonly #windows = new Set<Quittable>()
  #server: Server | null = null
  #ready = false
  #quitting = false
  #ended = false
  #chromium: Chromium | null = null
  #whenReady: Promise<void> | null = null
  readonly recent: string[] = []

  constructor(
    private readonly settings: StandinSettings,
    /** The test has put its answers in place. */
    private readonly go: Promise<void>
  ) {
    super()
    this.isPackaged = settings.packaged
    const { productName } = JSON.parse(readFileSync(join(settings.root, 'package.json'), 'utf8')) as { productName: string }
    this.name = productName
    this.#userData = settings.profile
    // Ready comes by itself, whether anybody waits for it or not, after the first script has run through.
    setImmediate(() => void this.#becomeReady().catch((error: unknown) => this.#fail(error)))
  }

  readonly commandLine = {
    // Electron itself sets this one in every app, before the first script runs.
    hasSwitch: (name: string): boolean => this.#switches.has(name) || name === 'allow-file-access-from-files',
    getSwitchValue: (name: string): string => this.#switches.get(name) ?? '',
    appendSwitch: (name: string, value?: string): void => {
      this.#added.push(value === undefined ? `--${name}` : `--${name}=${value}`)
    }
  }

  get chromium(): Chromium {
    return this.#chromium ?? notPlayed('a window before the app is ready')
  }

  enableSandbox(): void {
    if (this.#ready) throw new Error('app.enableSandbox() can only be called before app is ready')
  }

  isReady(): boolean {
    return this.#ready
  }

  whenReady(): Promise<void> {
    return (this.#whenReady ??= this.#ready ? Promise.resolve() : new Promise((done) => this.once('ready', () => done())))
  }

  getPath(name: string): string {
    const paths: Readonly<Record<string, string>> = {
      userData: this.#userData,
      home: this.settings.home,
      documents: join(this.settings.home, 'Documents')
    }
    return paths[name] ?? notPlayed(`app.getPath('${name}')`)
  }

  getLocale(): string {
    return this.settings.languages[0] ?? 'en-US'
  }

  getPreferredSystemLanguages(): string[] {
    return [...this.settings.languages]
  }

  /** No list of recent documents here: Electron has none on Linux either. */
  addRecentDocument(path: string): void {
    this.recent.push(path)
  }

  /** A socket in the profile: whoever finds it answered hands its command line over. */
  requestSingleInstanceLock(): boolean {
    mkdirSync(this.#userData, { recursive: true })
    const place = join(this.#userData, 'standin.sock')
    const ours = { argv: process.argv, cwd: process.cwd() }
    // Decided without a turn of the loop, as Electron decides it: the file of a process that is gone is taken over.
    const owner = ownerOf(this.#userData)
    if (owner !== null && owner !== process.pid) {
      const socket = createConnection(place)
      socket.end(JSON.stringify(ours))
      this.#handedOver = new Promise((done) => socket.once('close', () => done()))
      return false
    }
    rmSync(place, { force: true })
    takeOwnership(this.#userData)
    this.#server = createServer((socket) => {
      let text = ''
      socket.on('data', (part) => {
        text += part.toString('utf8')
      })
      socket.on('end', () => {
        const { argv, cwd } = JSON.parse(text) as typeof ours
        // Electron hands them over when it is ready.
        void this.whenReady().then(() => this.emit('second-instance', preventable({}), argv, cwd, null))
      })
    }).listen(place)
    this.#server.unref()
    return true
  }

  #handedOver: Promise<void> = Promise.resolve()

  quit(): void {
    if (this.#ended) return
    const event = preventable({})
    this.emit('before-quit', event)
    if (event.defaultPrevented) return
    this.#quitting = true
    for (const window of [...this.#windows]) window.close()
    if (this.#windows.size === 0) this.#willQuit()
  }

  exit(code = 0): void {
    if (this.#ended) return
    this.#ended = true
    for (const window of [...this.#windows]) window.destroy()
    this.emit('quit', preventable({}), code)
    void Promise.all([this.#chromium?.close(), this.#handedOver]).finally(() => {
      releaseOwnership(this.#userData)
      process.exit(code)
    })
  }

  /** A window was made. */
  opened(window: Quittable): void {
    this.#windows.add(window)
  }

  /** A window is gone. */
  closed(window: Quittable): void {
    this.#windows.delete(window)
    if (this.#windows.size > 0 || this.#ended) return
    if (this.#quitting) this.#willQuit()
    else if (!this.emit('window-all-closed')) this.quit()
  }

  /** A window stays: then the app stays, too. */
  stays(): void {
    this.#quitting = false
  }

  #willQuit(): void {
    const event = preventable({})
    this.emit('will-quit', event)
    if (event.defaultPrevented) this.#quitting = false
    else this.exit(0)
  }

  async #becomeReady(): Promise<void> {
    await this.go
    if (this.#ended) return
    const { path, args } = this.settings.chromium
    this.#chromium = startChromium({
      path,
      args: [...args, ...this.#added],
      profile: chromiumProfile(this.#userData),
      onGone: () => process.exit(70)
    })
    await this.#chromium.root.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
    this.#ready = true
    this.emit('ready', preventable({}), {})
  }

  #fail(error: unknown): void {
    console.error(error)
    process.exit(71)
  }
}

const ownerFile = (folder: string): string => join(folder, 'standin.pid')

function ownerOf(folder: string): number | null {
  try {
    const pid = Number(readFileSync(ownerFile(folder), 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

function takeOwnership(folder: string): void {
  writeFileSync(ownerFile(folder), String(process.pid))
}

function releaseOwnership(folder: string): void {
  if (ownerOf(folder) === process.pid) rmSync(ownerFile(folder), { force: true })
}
