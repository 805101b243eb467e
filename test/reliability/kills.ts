/** Kills a real browser while it writes, again and again on one profile, and looks for every acknowledged change. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { build } from 'vite'
import { startServer } from '../../src/cli/server.ts'
import { chanceFrom } from '../support/seeded.ts'
import { launchOptions } from '../support/browser.ts'
import type { Seen } from './killPage/main.ts'

export interface KillFigures {
  readonly kills: number
  /** Changes that were acknowledged in all. */
  readonly acknowledged: number
  /** Acknowledged and not there afterwards. */
  readonly lost: number
  /** Starts after which everything was gone. */
  readonly totalLosses: number
  /** States that are not the one after some whole change: sentences. */
  readonly torn: readonly string[]
  /** What the starts said, each sentence with how often. */
  readonly said: ReadonlyMap<string, number>
  /** The slowest start, from opening to everything read, in milliseconds. */
  readonly slowest: number
}

/** The store's own folder must be young enough: a profile is used for so many kills. */
const KILLS_PER_PROFILE = 25

/** @param journal without it: plain Dexie, as the storage was before */
export async function killWhileWriting(kills: number, journal: boolean, onKill: (done: number) => void = () => undefined): Promise<KillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-kill-page-'))
  await build({
    root: resolve(import.meta.dirname, 'killPage'), base: './', configFile: false, logLevel: 'warn', worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    define: { __LINEJUDGE_VERSION__: '"kill"' }
  })
  const server = await startServer({ root: folder, port: 0 })
  const address = `${server.origin}/index.html${journal ? '' : '?journal=no'}`
  const chance = chanceFrom(7)
  const figures = { kills, acknowledged: 0, lost: 0, totalLosses: 0, torn: [] as string[], said: new Map<string, number>(), slowest: 0 }
  let profile = ''
  let before = 0
  try {
    for (let done = 0; done < kills; done++) {
      if (done % KILLS_PER_PROFILE === 0) {
        if (profile !== '') await rm(profile, { recursive: true, force: true, maxRetries: 10 })
        profile = await mkdtemp(join(tmpdir(), 'linejudge-kill-'))
        before = 0
      }
      const last = await oneLife(profile, address, chance.whole(60, 760), (seen) => { look(seen, before, done, figures) })
      figures.acknowledged += last.acknowledged - last.begunAt
      before = last.acknowledged
      onKill(done + 1)
    }
    const seen = await oneLook(profile, address)
    look(seen, before, kills, figures)
  } finally {
    await server.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    await rm(folder, { recursive: true, force: true })
  }
  return figures
}

interface Figures { lost: number; totalLosses: number; torn: string[]; said: Map<string, number>; slowest: number }

function look(seen: Seen, acknowledged: number, done: number, figures: Figures): void {
  figures.slowest = Math.max(figures.slowest, seen.took)
  if (seen.count < acknowledged) {
    figures.lost += acknowledged - seen.count
    if (seen.count === 0) figures.totalLosses++
  }
  // More may be there: what was acknowledged just before the browser died may not have reached this process any more.
  for (const sentence of seen.wrong) figures.torn.push(`after kill ${done}: ${sentence}`)
  for (const notice of seen.notices) {
    const kind = notice.replace(/\d[\d,:]*( [AP]M)?/g, '…')
    figures.said.set(kind, (figures.said.get(kind) ?? 0) + 1)
  }
}

/** Opens the page, looks, writes for `time` milliseconds and kills everything. */
async function oneLife(profile: string, address: string, time: number, onSeen: (seen: Seen) => void): Promise<{ begunAt: number; acknowledged: number }> {
  const { browser, kill } = await openBrowser(profile)
  const page = browser.contexts()[0]!.pages()[0] ?? await browser.contexts()[0]!.newPage()
  let acknowledged = -1
  page.on('console', (message) => {
    const n = /^saved (\d+)$/.exec(message.text())?.[1]
    if (n !== undefined) acknowledged = Number(n)
  })
  await page.goto(address)
  const seen = await page.evaluate(() => window.kill.seen)
  onSeen(seen)
  const begunAt = seen.count
  acknowledged = Math.max(acknowledged, begunAt)
  void page.evaluate((from) => window.kill.write(from), begunAt + 1).catch(() => undefined)
  await new Promise((resume) => { setTimeout(resume, time) })
  await kill()
  return { begunAt, acknowledged }
}

async function oneLook(profile: string, address: string): Promise<Seen> {
  const { browser, kill } = await openBrowser(profile)
  try {
    const page = browser.contexts()[0]!.pages()[0] ?? await browser.contexts()[0]!.newPage()
    await page.goto(address)
    return await page.evaluate(() => window.kill.seen)
  } finally {
    await kill()
  }
}

/** A browser with all its processes in one group, so that one signal ends them all at once. */
async function openBrowser(profile: string): Promise<{ browser: Browser; kill: () => Promise<void> }> {
  const { executablePath, args } = launchOptions()
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const child = spawn(executablePath!, [
    ...args!, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-default-browser-check', '--disable-gpu', 'about:blank'
  ], { detached: true, stdio: 'ignore' })
  const ended = new Promise<void>((done) => { child.once('exit', () => { done() }) })
  const kill = async (): Promise<void> => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // It is gone already.
    }
    await ended
  }
  try {
    const port = await portOf(portFile)
    // The address of the browser's own debugging port on this machine.
    return { browser: await chromium.connectOverCDP(['http', `//127.0.0.1:${port}`].join(':')), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

async function portOf(file: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const [port, path] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (port && path) return port
    await new Promise((resume) => { setTimeout(resume, 50) })
  }
  throw new Error('The browser did not open its debugging port within 30 s.')
}
