/** The browser edition: it can be installed, opens without its server, and never changes its version by itself. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../src/cli/server.ts'
import { openApp, type OpenedApp } from '../support/browser.ts'
import { pictures } from '../support/openedApps.ts'
import { BUILT_RENDERER, type ServedApp } from '../support/serve.ts'

const shot = pictures('web')
const folder = mkdtempSync(join(tmpdir(), 'linejudge-web-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const keptReady = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => 'ready'))
const openSettings = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).click()
}
const inTheme = async (page: Page, theme: 'dark' | 'light', name: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme })
  await shot(page, `${name}-${theme === 'dark' ? 'dark' : 'bright'}`)
}

/** Makes another version of a served copy: its page differs, and the worker's list says so. */
function change(root: string, version: string): void {
  const html = join(root, 'index.html')
  writeFileSync(html, readFileSync(html, 'utf8').replace(/<html (data-version="\w+" )?/, `<html data-version="${version}" `))
  const digest = createHash('sha256').update(readFileSync(html)).digest()
  const worker = join(root, 'sw.js')
  const entry = /(url:`index\.html`,revision:`)[^`]+(`,integrity:`sha256-)[^`]+/
  const before = readFileSync(worker, 'utf8')
  expect(before).toMatch(entry)
  writeFileSync(worker, before.replace(entry, `$1${digest.toString('hex').slice(0, 20)}$2${digest.toString('base64')}`))
}

/** A copy of the built page that a test may change, served on its own. */
async function serveCopy(name: string): Promise<{ app: ServedApp; root: string }> {
  const root = join(folder, name)
  cpSync(BUILT_RENDERER, root, { recursive: true })
  return { root, app: await startServer({ root, port: 0 }) }
}

describe('what the browser is told about the app', () => {
  interface Manifest {
    readonly name: string
    readonly display: string
    readonly start_url: string
    readonly scope: string
    readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[]
    readonly file_handlers: readonly { accept: Record<string, string[]> }[]
  }
  const manifest = JSON.parse(readFileSync(join(BUILT_RENDERER, 'manifest.webmanifest'), 'utf8')) as Manifest

  it('names everything that installing needs, and nothing on another server', () => {
    expect(manifest).toMatchObject({ name: 'Linejudge', display: 'standalone', start_url: './', scope: './' })
    expect(manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat())).toContain('.clixcase')
    expect(JSON.stringify(manifest)).not.toMatch(/https?:/)
    expect(readFileSync(join(BUILT_RENDERER, 'index.html'), 'utf8')).toContain('<link rel="manifest" href="./manifest.webmanifest">')
  })

  it('has icons of the sizes it says, one of them for any shape of icon', () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
    for (const { src, sizes } of pictures) {
      const png = readFileSync(join(BUILT_RENDERER, src))
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  })

  it('keeps every file of the page, and its own list is whole', () => {
    const worker = readFileSync(join(BUILT_RENDERER, 'sw.js'), 'utf8')
    const page = readFileSync(join(BUILT_RENDERER, 'index.html'), 'utf8')
    const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map((match) => match[1]!)
    expect(named.length).toBeGreaterThan(3)
    for (const file of [...named, 'index.html']) {
      expect(existsSync(join(BUILT_RENDERER, file)), file).toBe(true)
      expect(worker, file).toContain(`url:\`${file}\``)
    }
    expect(worker).not.toContain('__LINEJUDGE_FILES__')
    // Complete in itself: it loads no further script.
    expect(worker).not.toContain('importScripts(')
  })
})

describe('the page in a browser that keeps it', () => {
  let opened: OpenedApp
  let served: { app: ServedApp; root: string }
  beforeAll(async () => {
    served = await serveCopy('versions')
    opened = await openApp({ app: served.app, context: { serviceWorkers: 'allow' } })
  })
  afterAll(async () => {
    await opened.close()
    await served.app.close()
  })

  it('says when it opens without a network, and offers to be installed where the browser does', async () => {
    const { page } = opened
    await page.getByTestId('board').waitFor()
    expect(await keptReady(page)).toBe('ready')
    await openSettings(page)
    await page.getByTestId('on-this-device').getByText('Opens without a network from now on.').waitFor()
    const chrome = await opened.context.newCDPSession(page)
    expect(
      (await chrome.send('Page.getInstallabilityErrors')).installabilityErrors
        .map(({ errorId }) => errorId)
        // A private profile, as tests have, installs nothing; everything else is ours to get right.
        .filter((id) => id !== 'in-incognito')
    ).toEqual([])
    // The browser's own offer cannot be answered from a test: one of the same kind stands in for it.
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      Object.assign(event, {
        prompt: () => {
          ;(window as unknown as { asked: number }).asked = 1
          return Promise.resolve({ outcome: 'accepted' })
        }
      })
      window.dispatchEvent(event)
    })
    const install = page.getByRole('button', { name: 'Install as an app' })
    await install.waitFor()
    await inTheme(page, 'dark', 'install')
    await inTheme(page, 'light', 'install')
    await install.click()
    await page.evaluate(() => {
      window.dispatchEvent(new Event('appinstalled'))
    })
    await page.getByText('Installed as an app.').waitFor()
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1)
    expect(await install.count()).toBe(0)
    await inTheme(page, 'dark', 'installed')
    await page.keyboard.press('Escape')
    expect(opened.faults).toEqual([])
  })

  it('announces a new version, goes on with the old one, and changes when it is asked to', async () => {
    const { page } = opened
    change(served.root, 'next')
    await page.reload()
    await page.getByTestId('board').waitFor()
    const version = (): Promise<string | null> => page.evaluate(() => document.documentElement.dataset['version'] ?? null)
    const notice = page.getByTestId('update-notice')
    await notice.waitFor()
    expect(await version()).toBeNull()
    await inTheme(page, 'dark', 'update')
    await inTheme(page, 'light', 'update')
    await page.setViewportSize({ width: 768, height: 1024 })
    await inTheme(page, 'dark', 'update-tablet')
    await page.setViewportSize({ width: 1280, height: 800 })
    // Put aside it stays reachable, and opening the page again does not bring the new one in behind the judge's back.
    await notice.getByRole('button', { name: 'Later' }).click()
    expect(await notice.count()).toBe(0)
    await page.reload()
    await page.getByTestId('board').waitFor()
    expect(await version()).toBeNull()
    await openSettings(page)
    await page.getByTestId('on-this-device').getByRole('button', { name: 'Reload', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('update-notice').getByRole('button', { name: 'Reload', exact: true }).click()
    await page.waitForFunction(() => document.documentElement.dataset['version'] === 'next')
    await page.getByTestId('board').waitFor()
    expect(await page.getByTestId('update-notice').count()).toBe(0)
    expect(opened.faults).toEqual([])
  })

  it('keeps no mixture: a version whose files are not what its list says is not taken at all', async () => {
    const { page } = opened
    const html = join(served.root, 'index.html')
    change(served.root, 'torn')
    writeFileSync(html, readFileSync(html, 'utf8').replace('torn', 'mixed'))
    const ended = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return new Promise<string>((done) => {
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing
          worker?.addEventListener('statechange', () => {
            if (worker.state !== 'installing') done(worker.state)
          })
        })
        void registration.update()
      })
    })
    expect(await ended).toBe('redundant')
    expect(await page.getByTestId('update-notice').count()).toBe(0)
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset['version'])).toBe('next')
  })

  it('tells a second window that the first one has changed the version', async () => {
    const { page, context } = opened
    const second = await context.newPage()
    await second.goto(served.app.origin)
    await second.getByTestId('board').waitFor()
    change(served.root, 'later')
    await page.reload()
    await page.getByTestId('update-notice').getByRole('button', { name: 'Reload', exact: true }).click()
    await second.getByText('Another window has changed to a new version').waitFor()
    await shot(second, 'changed-elsewhere')
    await second.close()
  })
})
