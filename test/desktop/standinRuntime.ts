/** The app on the stand-in: a Node process with our `electron`, above a Chromium of its own. */
import { fork } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { ensureBuilt } from '../../scripts/lib.mjs'
import { chromiumProfile } from '../standin/runtime/chromium.ts'
import { SETTINGS_NAME, type StandinSettings } from '../standin/runtime/settings.ts'
import { launchOptions } from '../support/browser.ts'
import type { Home, Runtime, StartOptions } from './driver.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const REGISTER = pathToFileURL(resolve(import.meta.dirname, '../standin/register.mjs')).href
const SCREEN = { id: 1, workArea: { x: 0, y: 0, width: 1600, height: 1000 } }

type Said = 'there' | { readonly id: number; readonly value?: unknown; readonly error?: string }

export async function startStandin(home: Home, options: StartOptions): Promise<Runtime> {
  await ensureBuilt('standin')
  mkdirSync(home.profile, { recursive: true })
  const portFile = join(chromiumProfile(home.profile), 'DevToolsActivePort')
  // What a killed one has left; not of one that runs: this may be a second start beside it.
  const left = readFileOrNull(portFile)
  const { executablePath, args = [] } = launchOptions(['--js-flags=--no-opt', '--headless', '--no-default-browser-check', '--disable-gpu'])
  const settings: StandinSettings = {
    chromium: { path: executablePath!, args },
    root: ROOT,
    home: home.folder,
    profile: home.profile,
    packaged: options.packaged ?? true,
    displays: options.displays ?? [SCREEN],
    hangMs: options.hangMs ?? 15_000,
    languages: options.languages ?? ['en-US']
  }
  const child = fork(join(ROOT, 'out/main/index.js'), options.args ?? [], {
    cwd: options.cwd ?? home.folder,
    execArgv: ['--import', REGISTER],
    // A group of its own, so that one signal ends it with its Chromium.
    detached: true,
    env: {
      ...process.env,
      ...options.environment,
      [SETTINGS_NAME]: JSON.stringify(settings),
      LINEJUDGE_STANDIN_MODULE: join(ROOT, 'out/standin/electron.js')
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  const waiting = new Map<number, { keep: (value: never) => void; fail: (error: Error) => void }>()
  let asks = 0
  const exited = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      for (const { fail } of waiting.values()) fail(new Error('The app has ended.'))
      done(code)
    })
  })
  await new Promise<void>((done, fail) => {
    child.on('message', (said: Said) => {
      if (said === 'there') {
        done()
        return
      }
      const asked = waiting.get(said.id)
      waiting.delete(said.id)
      if (said.error === undefined) asked?.keep(said.value as never)
      else asked?.fail(new Error(said.error))
    })
    void exited.then((code) => fail(new Error(`The app ended with ${String(code)} before it was there.`)))
  })
  let browser: Browser | null = null
  const connect = async (): Promise<Browser> => {
    if (browser?.isConnected()) await browser.close()
    const port = await portOf(portFile, left)
    // The address of the browser's own debugging port on this machine.
    return (browser = await chromium.connectOverCDP(['http', `//127.0.0.1:${port}`].join(':')))
  }
  const pages = async (): Promise<readonly Page[]> => (await connect()).contexts().flatMap((context) => context.pages())
  return {
    evaluate: (work, arg) =>
      new Promise((keep, fail) => {
        const id = ++asks
        waiting.set(id, { keep, fail })
        child.send({ id, work: work.toString(), arg }, (error) => {
          if (error) fail(error)
        })
      }),
    go: () => {
      child.send('go')
    },
    pages,
    page: async () => {
      for (;;) {
        const page = (await pages()).find((one) => new URL(one.url()).hash === '' && one.url() !== 'about:blank')
        if (page) return page
        await new Promise((later) => setTimeout(later, 50))
      }
    },
    kill: async () => {
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch {
        // It is gone already.
      }
      await exited
      await browser?.close().catch(() => undefined)
    },
    killPage: async () => {
      const session = await (browser ?? (await connect())).newBrowserCDPSession()
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      for (const { id, type } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
    },
    exited
  }
}

function readFileOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** @param left what a killed one before this has left there */
async function portOf(file: string, left: string | null): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const said = readFileOrNull(file)
    const [port, path] = said === left ? [] : (said ?? '').split('\n')
    if (port && path) return port
    await new Promise((later) => setTimeout(later, 50))
  }
  throw new Error('The browser did not open its debugging port within 30 s.')
}
