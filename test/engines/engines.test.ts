/** The browser edition in three engines: what a judge does, what is kept, what an engine cannot do and says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveApp, type ServedApp } from '../support/serve.ts'
import { chromium } from './chromium.ts'
import { EnginePage, type Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

for (const kind of [chromium, firefox, webkit]) {
  const missing = kind.missing()
  if (missing !== null) console.warn(`${kind.name} was NOT RUN: ${missing}.`)
  describe.skipIf(missing !== null)(`${kind.name}${missing === null ? '' : ` (NOT RUN: ${missing})`}`, () => {
    const profile = mkdtempSync(join(tmpdir(), 'linejudge-engine-'))
    let app: ServedApp
    let engine: Engine
    let page: EnginePage
    const open = async (): Promise<void> => {
      engine = await kind.start(profile)
      page = new EnginePage(engine)
    }
    beforeAll(async () => {
      app = await serveApp()
      await open()
      await page.open(`${app.origin}/`)
    })
    afterAll(async () => {
      await engine.close()
      await app.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    })

    it('opens and rules', async () => {
      await page.verdict('blocked')
      if (process.env.LINEJUDGE_PICTURES) writeFileSync(join(tmpdir(), `engine-${kind.name}.png`), await engine.shot())
    })

    it('tells what it cannot keep', async () => {
      const hasFiles = await engine.run(`try { await navigator.storage.getDirectory(); return true } catch { return false }`)
      if (hasFiles === true) expect(await page.text()).not.toContain('no file store')
      else await page.says('no file store')
    })

    it('the judge’s task by mouse', async () => {
      await page.button('New table')
      const at = await page.grid()
      await page.click(...at('M4'))
      await page.click(...at('M10'))
      await page.verdict('clear')
      await page.button('Wall')
      await page.click(...at('M7', [0.5, 0.92]))
      await page.verdict('blocked')
    })

    it('the judge’s task typed', async () => {
      await page.line('new')
      await page.line('+ E6 E16')
      await page.verdict('clear')
      await page.line('wall E10 s')
      await page.verdict('blocked')
    })

    it('a stroke on the map', async () => {
      await page.line('new')
      await page.line('+ E6 E16')
      await page.verdict('clear')
      await page.button('Hindering')
      const at = await page.grid()
      await page.drag([at('D9'), at('E9'), at('F9')])
      await page.verdict('hindered')
      await page.saved()
    })

    it('prints the page', async () => {
      const pdf = await engine.print()
      if (pdf === null) console.warn(`${kind.name}: its driver prints nothing; whether the page prints was NOT RUN.`)
      else expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    })

    it('keeps the table over a restart, and opens without the server', async () => {
      await page.saved()
      const kept = await page.until<string>(
        'the page to be kept on this device',
        `return 'serviceWorker' in navigator ? (await navigator.serviceWorker.ready, navigator.serviceWorker.controller ? 'kept' : 'ready') : 'never'`
      )
      await engine.close()
      await app.close()
      await open()
      if (kept === 'never') {
        console.warn(`${kind.name} keeps no pages: opening without the server was NOT RUN.`)
        app = await serveApp(Number(new URL(app.origin).port))
      }
      await page.open(`${app.origin}/`)
      await page.verdict('hindered')
    })
  })
}
