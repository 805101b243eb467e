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

/** A round of two tables under way. */
const by = { role: 'head', device: 'd' }
const EVENT = {
  format: 'linejudge-event/1',
  id: 'saturday',
  name: 'Saturday',
  settings: {},
  log: [
    ...['Kim', 'Ada', 'Bo', 'Cy'].map((name, index) => ({ do: 'register', player: `p${index}`, name })),
    { do: 'round', round: 1, pairs: [['p0', 'p1'], ['p2', 'p3']], bye: null, seed: 1 } // prettier-ignore
  ].map((fact, index) => ({ ...fact, id: `d:${index + 1}`, at: '2026-03-07T10:00:00.000Z', by })),
  ask: []
}

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

    it('a slip of an event', async () => {
      await page.drop('saturday.event.json', JSON.stringify(EVENT))
      await page.shown('dialog[open], [role=dialog]')
      await page.button('Import')
      await page.until('the dialog to be gone', `return document.querySelector('dialog[open], [role=dialog]') === null`)
      await page.shown('[data-testid=event-desk]')
      await page.button('Results')
      const at = (field: string) => page.until(`the field ${field}`, `return document.activeElement?.getAttribute('name') === '${field}'`)
      await at('table')
      await page.type('2', 'Enter')
      await at('winner')
      await page.type('1')
      await at('a')
      await page.type('300', 'Enter')
      await at('b')
      await page.type('15', 'Enter')
      await page.says('300 : 15')
      await page.saved()
      await page.button('Table')
      await page.verdict('hindered')
    })

    it('prints the page', async () => {
      const pdf = await engine.print()
      if (pdf === null) console.warn(`${kind.name}: its driver prints nothing; whether the page prints was NOT RUN.`)
      else expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    })

    it(`${kind.forgets === undefined ? 'keeps the table over a restart, and ' : ''}opens without the server`, async () => {
      await page.saved()
      const kept = await page.until<string>(
        'the page to be kept on this device',
        `return 'serviceWorker' in navigator ? (await navigator.serviceWorker.ready, navigator.serviceWorker.controller ? 'kept' : 'ready') : 'never'`
      )
      await app.close()
      if (kind.forgets === undefined) {
        await engine.close()
        await open()
      } else console.warn(`${kind.name}: ${kind.forgets}; whether the table is kept over a restart was NOT RUN.`)
      if (kept === 'never') {
        console.warn(`${kind.name} keeps no pages: opening without the server was NOT RUN.`)
        app = await serveApp(Number(new URL(app.origin).port))
      }
      await page.open(`${app.origin}/`)
      await page.verdict('hindered')
      await page.button('Event')
      await page.button('Results')
      await page.says('300 : 15')
    })
  })
}
