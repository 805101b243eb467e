/**
 * One hand on the desktop app, whichever runtime it runs on: the real Electron where `LINEJUDGE_ELECTRON` names its program, the
 * stand-in everywhere else. What differs is in `Runtime`; all else is the same functions, run inside the main process.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Electron from 'electron'
import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { boardDrawn } from '../support/pageDriver.ts'
import type { PlayedDisplay } from '../standin/runtime/settings.ts'

export type ElectronParts = typeof Electron

export interface StartOptions {
  readonly args?: readonly string[]
  readonly cwd?: string
  /** The stand-in alone: a packed app refuses switches. */
  readonly packaged?: boolean
  /** The stand-in alone. */
  readonly displays?: readonly PlayedDisplay[]
  /** The stand-in alone; the real one waits for its own time. */
  readonly hangMs?: number
  readonly languages?: readonly string[]
  /** For the stand-in: more environment variables of its processes. */
  readonly environment?: Readonly<Record<string, string>>
  /** Buttons of the boxes that come while it starts. */
  readonly buttons?: readonly number[]
}

/** A started app, before anybody has put a hand on it. */
export interface Runtime {
  /** Runs in the main process; `work` uses nothing from around it. */
  evaluate<Result, Arg>(work: (electron: ElectronParts, arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>
  /** All answers are in place: the app may go on. */
  go(): void
  /** The page of the app's window, also one that crashed and was loaded again. */
  page(): Promise<Page>
  /** The pages of all windows. */
  pages(): Promise<readonly Page[]>
  /** Ends every process at once. */
  kill(): Promise<void>
  /** Kills the process of the page alone. */
  killPage(): Promise<void>
  /** The exit status, once it has ended. */
  readonly exited: Promise<number | null>
}

export interface Asked {
  readonly how: 'box' | 'open' | 'save' | 'error'
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
  readonly defaultPath: string
}

export interface Home {
  readonly folder: string
  readonly profile: string
  readonly documents: string
  /** A path in it. */
  at(...parts: readonly string[]): string
}

/** A user of this machine: documents, a profile. */
export function newHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'linejudge-desktop-'))
  const home = {
    folder,
    profile: join(folder, 'profile'),
    documents: join(folder, 'Documents'),
    at: (...parts: readonly string[]) => join(folder, ...parts)
  }
  mkdirSync(home.documents)
  return home
}

export const removeHome = ({ folder }: Home): void => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

const runtimes = {
  standin: async () => (await import('./standinRuntime.ts')).startStandin,
  electron: async () => (await import('./electronRuntime.ts')).startElectron
} as const

/** Which runtime this run is about. */
export const RUNTIME: keyof typeof runtimes = process.env.LINEJUDGE_ELECTRON ? 'electron' : 'standin'

/** The app, driven. */
export class Desktop {
  constructor(
    readonly runtime: Runtime,
    readonly home: Home
  ) {}

  page!: Page
  readonly faults: string[] = []

  evaluate<Result>(work: (electron: ElectronParts) => Result | Promise<Result>): Promise<Result>
  evaluate<Result, Arg>(work: (electron: ElectronParts, arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>
  evaluate(work: (electron: ElectronParts, arg: unknown) => unknown, arg: unknown = null): Promise<unknown> {
    return this.runtime.evaluate(work, arg)
  }

  /** Takes the window's page and waits for the board. */
  async opened(): Promise<this> {
    await this.again()
    await boardDrawn(this.page)
    return this
  }

  /** The page after a crash, or of a new window. */
  async again(): Promise<Page> {
    this.page = await this.runtime.page()
    this.page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.stack ?? error.message}`))
    return this.page
  }

  /** What the next dialogs answer: paths, or the number of a button; null cancels. */
  async answer(...answers: readonly (string | readonly string[] | number | null)[]): Promise<void> {
    await this.evaluate((_electron, more) => {
      ;(Reflect.get(globalThis, 'linejudgeAnswers') as unknown[]).push(...more)
    }, answers)
  }

  /** Every dialog so far. */
  asked(): Promise<readonly Asked[]> {
    return this.evaluate(() => Reflect.get(globalThis, 'linejudgeAsked') as readonly Asked[])
  }

  /** The sentences of the dialogs so far. */
  async boxes(): Promise<readonly string[]> {
    return (await this.asked()).map(({ message }) => message)
  }

  /** Waits for a box with this sentence. */
  async box(message: string): Promise<void> {
    await expect.poll(() => this.boxes(), { timeout: 30_000 }).toContain(message)
  }

  /** Chooses an item of the application's menu. */
  async menu(id: string): Promise<void> {
    await this.evaluate(({ Menu }, name) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById(name)
      if (!item) throw new Error(`The menu has no ${name}.`)
      ;(item.click as () => void)()
    }, id)
  }

  /**
   * Presses a chord as its user does: the page has it first, and what the page leaves goes to the menu. The protocol's keys
   * never reach a native menu, so that this second half is done here, by the menu's own list.
   */
  async press(chord: string): Promise<'page' | 'menu' | 'nobody'> {
    const keys = chord.split('+')
    for (const key of keys.slice(0, -1)) await this.page.keyboard.down(key)
    await this.page.evaluate(() => {
      Reflect.deleteProperty(window, 'linejudgeTaken')
      window.addEventListener(
        'keydown',
        (event) => {
          // After everybody who listens.
          setTimeout(() => Reflect.set(window, 'linejudgeTaken', event.defaultPrevented))
        },
        { capture: true, once: true }
      )
    })
    await this.page.keyboard.press(keys.at(-1)!)
    const taken = await this.page.waitForFunction(() => ('linejudgeTaken' in window ? [Reflect.get(window, 'linejudgeTaken')] : null))
    const [isTaken] = (await taken.jsonValue()) as [boolean]
    for (const key of keys.slice(0, -1).toReversed()) await this.page.keyboard.up(key)
    if (isTaken) return 'page'
    const accelerator = chord.replace('Control', 'CmdOrCtrl')
    const found = await this.evaluate(({ Menu }, wanted) => {
      const all = (items: readonly Electron.MenuItem[]): Electron.MenuItem[] =>
        items.flatMap((item) => [item, ...all(item.submenu?.items ?? [])])
      const same = (name: string) => name.toLowerCase().replace('commandorcontrol', 'cmdorctrl').replace(/^ctrl/, 'cmdorctrl')
      const item = all(Menu.getApplicationMenu()?.items ?? []).find(
        ({ accelerator: keys }) => typeof keys === 'string' && same(keys) === same(wanted)
      )
      ;(item?.click as (() => void) | undefined)?.()
      return item !== undefined
    }, accelerator)
    return found ? 'menu' : 'nobody'
  }

  /** Closes the window as its user does. */
  async close(): Promise<void> {
    await this.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.close()
    }).catch(() => undefined)
  }

  async quit(): Promise<void> {
    await this.evaluate(({ app }) => {
      app.quit()
    }).catch(() => undefined)
  }
}

const open: Desktop[] = []
const homes: Home[] = []
afterEach(async () => {
  const faults = open.flatMap((desktop) => desktop.faults)
  await Promise.all(open.splice(0).map(({ runtime }) => runtime.kill()))
  for (const home of homes.splice(0)) removeHome(home)
  expect(faults).toEqual([])
})

/** A home that goes with the test. */
export function home(): Home {
  const made = newHome()
  homes.push(made)
  return made
}

/** Starts the app without an answer to any of its boxes: it may have ended before one could be given. It ends with the test at the latest. */
export async function startAlone(at: Home, options: StartOptions = {}): Promise<Desktop> {
  const desktop = new Desktop(await (await runtimes[RUNTIME]())(at, options), at)
  open.push(desktop)
  return desktop
}

/** Starts the app; it ends with the test at the latest. */
export async function start(at: Home, options: StartOptions = {}): Promise<Desktop> {
  const desktop = await startAlone(at, options)
  const { runtime } = desktop
  await runtime.evaluate(({ dialog }, buttons) => {
    const asked: unknown[] = []
    const answers: unknown[] = [...buttons]
    Reflect.set(globalThis, 'linejudgeAsked', asked)
    Reflect.set(globalThis, 'linejudgeAnswers', answers)
    const note = (how: string, args: readonly unknown[]): void => {
      const options = args.at(-1) as Record<string, unknown>
      const { message = '', detail = '', buttons: names = [], defaultPath = '' } = options
      asked.push({ how, message, detail, buttons: names, defaultPath })
    }
    // Whoever asks waits until the test has an answer.
    const next = async (): Promise<unknown> => {
      while (answers.length === 0) await new Promise((later) => setTimeout(later, 20))
      return answers.shift()
    }
    Object.assign(dialog, {
      showMessageBox: async (...args: unknown[]) => {
        note('box', args)
        return { response: await next(), checkboxChecked: false }
      },
      showSaveDialog: async (...args: unknown[]) => {
        note('save', args)
        const path = await next()
        return { canceled: path === null, filePath: path ?? '' }
      },
      showOpenDialog: async (...args: unknown[]) => {
        note('open', args)
        const paths = await next()
        return { canceled: paths === null, filePaths: paths === null ? [] : [paths].flat() }
      },
      showErrorBox: (message: string, detail: string) => {
        note('error', [{ message, detail }])
      }
    })
  }, options.buttons ?? [])
  runtime.go()
  return desktop
}
