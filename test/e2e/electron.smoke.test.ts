/**
 * The real desktop app, wherever its binary is and a window can open. Elsewhere the tests are skipped, and the name
 * says why, so that the list of skipped tests that `npm test` prints tells it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { electronBinary } from '../../scripts/electron.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const binary = electronBinary()
const noDisplay = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
const why = binary === null ? 'NOT RUN: the Electron binary is not on this machine' : noDisplay ? 'NOT RUN: there is no display here' : null
if (why !== null) console.warn(`The smoke test of the desktop app was ${why}.`)

describe.skipIf(why !== null)(`the desktop app${why === null ? '' : ` (${why})`}`, () => {
  let folder: string
  let electron: ElectronApplication
  let page: Page

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linejudge-electron-'))
    await writeFile(join(folder, 'handed.clixcase'), '{}')
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    electron = await _electron.launch({
      executablePath: binary!,
      cwd: ROOT,
      args: [...asRoot, `--user-data-dir=${join(folder, 'profile')}`, ROOT]
    })
    page = await electron.firstWindow()
    await page.waitForLoadState('load')
  })
  afterAll(async () => {
    await electron.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('opens its own page from the bundle', async () => {
    expect(page.url()).toBe('app://linejudge/')
    expect(await page.title()).toContain('Linejudge')
    await page.locator('#app > *').first().waitFor()
  })

  it('gives the page the bridge and nothing of Node', async () => {
    const found: unknown = await page.evaluate(() => ({
      bridge: Object.keys((window as unknown as { linejudge: object }).linejudge).sort(),
      node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window)
    }))
    expect(found).toEqual({
      bridge: ['copy', 'left', 'onFile', 'onLeave', 'onMenu', 'openFile', 'openFiles', 'printPdf', 'saveBytes', 'saveFile'],
      node: []
    })
  })

  it('keeps data in IndexedDB, draws with WebGL or canvas, and sends nothing out', async () => {
    const reached: unknown = await page.evaluate(async () => {
      const opened = await new Promise<boolean>((done) => {
        const request = indexedDB.open('smoke')
        request.onsuccess = () => {
          request.result.close()
          done(true)
        }
        request.onerror = () => {
          done(false)
        }
      })
      const out = await fetch(['http:', '', '127.0.0.1:9', ''].join('/')).then(
        () => 'sent',
        () => 'refused'
      )
      return { opened, canvas: document.createElement('canvas').getContext('2d') !== null, out }
    })
    expect(reached).toEqual({ opened: true, canvas: true, out: 'refused' })
  })

  it('stays on its page and opens no other window', async () => {
    await page.evaluate(() => {
      window.open('https://example.org/')
    })
    await page.evaluate(() => {
      location.href = 'https://example.org/'
    })
    await page.waitForTimeout(300)
    expect(page.url()).toBe('app://linejudge/')
    expect(electron.windows()).toHaveLength(1)
  })
})
