/** A browser of our own on a profile, all its processes in one group, and the pages that work with the app's storage. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { startServer } from '../../src/cli/server.ts'
import { launchOptions } from '../support/browser.ts'
import type { Seen } from './killPage/main.ts'

/** Builds a page, a folder beside this file, and serves it; `close` stops the server and removes what was built. */
export async function servePage(page: 'killPage' | 'upgradePage'): Promise<{ address: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `linejudge-${page}-`))
  await build({
    root: resolve(import.meta.dirname, page),
    base: './',
    configFile: false,
    plugins: [svelte()],
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    define: { __LINEJUDGE_VERSION__: '"kill"', __LINEJUDGE_BUILT__: '""' }
  })
  const server = await startServer({ root: folder, port: 0 })
  return {
    address: `${server.origin}/index.html`,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Counts what a start said, dates and numbers left out. */
export function countNotices({ notices }: Seen, said: Map<string, number>): void {
  for (const notice of notices) {
    const kind = notice.replace(/\d[\d,:]*( [AP]M)?/g, '…')
    said.set(kind, (said.get(kind) ?? 0) + 1)
  }
}

export const pageOf = async (browser: Browser): Promise<Page> =>
  browser.contexts()[0]!.pages()[0] ?? (await browser.contexts()[0]!.newPage())

/** Opens a page of the tests and waits until it is ready: its script may wait for the language before it runs to its end. */
export async function goTo(page: Page, address: string, ready: 'kill' | 'upgrade'): Promise<void> {
  await page.goto(address)
  await page.waitForFunction((name) => name in window, ready)
}

/** Opens the page on a profile, looks at what is there, and kills the browser. */
export async function lookAt(profile: string, address: string): Promise<Seen> {
  const { browser, kill } = await openBrowser(profile)
  try {
    const page = await pageOf(browser)
    await goTo(page, address, 'kill')
    return await page.evaluate(() => window.kill.seen)
  } finally {
    await kill()
  }
}

export interface OwnBrowser {
  readonly browser: Browser
  /** Ends all its processes at once, in the middle of whatever they do. */
  readonly kill: () => Promise<void>
  /** Closes it as its user would: what it still had in memory is written. */
  readonly quit: () => Promise<void>
}

/** A browser with all its processes in one group, so that one signal ends them all at once. */
export async function openBrowser(profile: string): Promise<OwnBrowser> {
  const { executablePath, args } = launchOptions()
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const child = spawn(
    executablePath!,
    [
      ...args!,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-default-browser-check',
      '--disable-gpu',
      'about:blank'
    ],
    { detached: true, stdio: 'ignore' }
  )
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      done()
    })
  })
  const kill = async (): Promise<void> => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // It is gone already.
    }
    await ended
  }
  const quit = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    // What it started may outlive it for a moment and write beside whoever comes next.
    await kill()
  }
  try {
    const port = await portOf(portFile)
    // The address of the browser's own debugging port on this machine.
    return { browser: await chromium.connectOverCDP(['http', `//127.0.0.1:${port}`].join(':')), kill, quit }
  } catch (error) {
    await kill()
    throw error
  }
}

async function portOf(file: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const [port, path] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (port && path) return port
    await new Promise((resume) => {
      setTimeout(resume, 50)
    })
  }
  throw new Error('The browser did not open its debugging port within 30 s.')
}
