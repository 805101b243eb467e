/** A headless Chromium and the built app for end-to-end tests: `openApp` gives a page that is watched for faults. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type LaunchOptions, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import { serveApp, type ServedApp } from './serve.ts'

/**
 * What of Chromium is switched off. The first two are pages of the address field, which nobody sees here: each window would
 * start them in a process of their own that works as long as the app takes to open. The others, up to the last, are what Playwright 1.65.1
 * switches off: Chromium listens to the last `--disable-features` alone, so they have to be said again.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Scripts would be compiled beside the page each time it opens, although its process still has what it compiled before: a sixth of a start.
  'ScriptStreaming'
]
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`
]

/**
 * A page of a test lives for seconds: code that is made faster the longer it runs costs more there than it gives. The pages of a
 * private window are one process, so that what the first of them has compiled is there for the next.
 */
const FOR_SHORT_LIVES = ['--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1']

/** How to launch the Chromium of this machine. Throws where there is none: `npm test` installs one. */
export function launchOptions(extraFlags: readonly string[] = []): LaunchOptions {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('No Chromium was found: run `npm test`, which installs one or says how.')
  return { executablePath, headless: true, args: [...FLAGS, ...extraFlags] }
}

let shared: Promise<Browser> | null = null

/**
 * One browser for all files of a worker: starting one takes longer than many a test. Each test has private windows of its own in it.
 * It ends with the worker's process.
 */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= chromium.launch(launchOptions(FOR_SHORT_LIVES)))
}

export interface OpenAppOptions {
  /** Open it in a private window of this browser, which keeps nothing, instead of in a browser of its own. */
  readonly browser?: Browser
  /** Keep the profile of an earlier run (a folder): what was stored is there again. Default: a new, empty one. */
  readonly profile?: string
  readonly context?: BrowserContextOptions
  readonly flags?: readonly string[]
  /** Serve from the same app as before, so that the origin and its stored data stay the same. */
  readonly app?: ServedApp
  /** Path and query to open, default `/`. */
  readonly path?: string
}

export interface OpenedApp {
  readonly page: Page
  readonly context: BrowserContext
  readonly app: ServedApp
  /** Errors, uncaught rejections, policy violations and requests to elsewhere, as sentences. Empty in a sound run. */
  readonly faults: readonly string[]
  /** Once is enough; what is closed stays closed. */
  close(): Promise<void>
}

/** Opens the built app with a real IndexedDB, in a profile of its own or in a private window. */
export async function openApp(options: OpenAppOptions = {}): Promise<OpenedApp> {
  if (options.browser && !options.app && canBeUsedAgain(options.context)) return openAgain(options)
  const app = options.app ?? (await serveApp())
  const settings: BrowserContextOptions = {
    // Wide enough for the figures beside the board.
    viewport: { width: 1500, height: 900 },
    // A page that the browser keeps is a matter of its own tests: elsewhere every test meets what was just built.
    serviceWorkers: 'block',
    ...options.context
  }
  const profile = options.profile ?? (options.browser ? null : await mkdtemp(join(tmpdir(), 'linejudge-profile-')))
  const context =
    profile === null
      ? await options.browser!.newContext(settings)
      : await chromium.launchPersistentContext(profile, { ...launchOptions(options.flags), ...settings })
  const faults: string[] = []
  context.on('page', (page) => {
    watch(page, app.origin, faults)
  })
  const page = context.pages()[0] ?? (await context.newPage())
  watch(page, app.origin, faults)
  await page.goto(app.origin + (options.path ?? '/'))
  const close = async (): Promise<void> => {
    await context.close()
    if (options.app === undefined) await app.close()
    if (profile !== null && options.profile === undefined) await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  let closing: Promise<void> | null = null
  return {
    page,
    context,
    app,
    faults,
    close: () => (closing ??= close())
  }
}

/** A private window that one test after the other has, and what serves the app to it. */
interface UsedAgain {
  readonly app: ServedApp
  readonly context: BrowserContext
  /** Where the faults of the test that has it go. */
  faults: string[]
}

/** Windows that no test has now. */
const free: UsedAgain[] = []

/** Whether a window with these settings is like any other once its page has its size and its colours. */
function canBeUsedAgain({ viewport: _viewport, colorScheme: _colorScheme, ...others }: BrowserContextOptions = {}): boolean {
  return Object.keys(others).length === 0
}

/**
 * Opens the app in a window that an earlier test is done with, where there is one: emptied of all that was stored, with a new page. That
 * takes two thirds of what a new window takes.
 */
async function openAgain({ browser, context: settings = {}, path = '/' }: OpenAppOptions): Promise<OpenedApp> {
  const used = free.pop() ?? (await newUsedAgain(browser!))
  const { app, context } = used
  const faults: string[] = []
  used.faults = faults
  const page = await context.newPage()
  const chrome = await context.newCDPSession(page)
  await chrome.send('Storage.clearDataForOrigin', { origin: app.origin, storageTypes: 'all' })
  await chrome.detach()
  await page.setViewportSize(settings.viewport ?? { width: 1500, height: 900 })
  await page.emulateMedia({ colorScheme: settings.colorScheme ?? 'light' })
  await page.goto(app.origin + path)
  const close = async (): Promise<void> => {
    const [, ...opened] = context.pages()
    await Promise.all(opened.map((one) => one.close()))
    free.push(used)
  }
  let closing: Promise<void> | null = null
  return { page, context, app, faults, close: () => (closing ??= close()) }
}

async function newUsedAgain(browser: Browser): Promise<UsedAgain> {
  const app = await serveApp()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  // A page of the same origin that stays: without one the process would end with each test's page.
  const kept = await context.newPage()
  await kept.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await kept.goto(`${app.origin}/kept`)
  const used: UsedAgain = { app, context, faults: [] }
  context.on('page', (page) => {
    watch(page, app.origin, used.faults)
  })
  return used
}

const watched = new WeakSet<Page>()

function watch(page: Page, origin: string, faults: string[]): void {
  if (watched.has(page)) return
  watched.add(page)
  page.on('pageerror', (error) => {
    faults.push(`uncaught: ${error.stack ?? error.message}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const url = request.url()
    const own = url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url)
    if (!own) faults.push(`request to elsewhere: ${url}`)
  })
}
