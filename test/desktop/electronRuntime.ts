/** The app on the real Electron, whose program `LINEJUDGE_ELECTRON` names: driven by Playwright. */
import { resolve } from 'node:path'
import { _electron } from 'playwright-core'
import type { Home, Runtime, StartOptions } from './driver.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export async function startElectron(home: Home, options: StartOptions): Promise<Runtime> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const app = await _electron.launch({
    executablePath: process.env.LINEJUDGE_ELECTRON!,
    cwd: options.cwd ?? home.folder,
    env: { ...process.env, HOME: home.folder, USERPROFILE: home.folder },
    args: [...asRoot, `--user-data-dir=${home.profile}`, `--lang=${options.languages?.[0] ?? 'en-US'}`, ROOT, ...(options.args ?? [])]
  })
  const child = app.process()
  const exited = new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code))
  })
  const ours = (): ReturnType<typeof app.windows> => app.windows().filter((page) => !page.isClosed())
  return {
    evaluate: (work, arg) => app.evaluate(work as never, arg),
    // Playwright has held the app back until its hand was in.
    go: () => undefined,
    pages: () => Promise.resolve(ours()),
    page: async () => {
      for (;;) {
        const page = ours().find((one) => new URL(one.url()).hash === '')
        if (page) return page
        await app.waitForEvent('window')
      }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    killPage: () =>
      app.evaluate(({ BrowserWindow }) => {
        const pid = BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId()
        if (pid !== undefined) process.kill(pid, 'SIGKILL')
      }),
    exited
  }
}
