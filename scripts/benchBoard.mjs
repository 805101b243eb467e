/**
 * `npm run bench -- --board`: a frame of the board beside a plain canvas that draws the same position, in one Chromium, by turns. Times are those
 * of the page's main thread, medians; what the canvas costs beyond it (handing pixels over) is in neither.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { median, meter, ms, tell } from './benchApp.mjs'
import { findChromium } from './chromium.mjs'
import { root, runPackage, Stop } from './lib.mjs'

const RUNS = 9
const FRAMES = 120

export async function benchBoard() {
  const built = await runPackage('vite/bin/vite.js', ['build', '--config', 'vite.benchPage.config.ts', '--logLevel', 'warn'])
  if (built.status !== 0) throw new Stop(`The page could not be built.\n${built.output.trim()}`)
  const { startServer } = await import(pathToFileURL(join(root, 'out/cli/server.js')).href)
  const server = await startServer({ root: join(root, 'out/benchPage'), port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  /** @type {Record<string, { task: number[], script: number[] }>} */
  const spent = { ours: { task: [], script: [] }, plain: { task: [], script: [] } }
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const [which, times] of Object.entries(spent)) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
        const page = await context.newPage()
        await page.goto(`${server.origin}/board.html`)
        await page.waitForFunction(() => 'frames' in globalThis)
        await page.evaluate(`frames.make('${which}').then(() => frames.run(30))`)
        const meterOf = await meter(page)
        const before = await meterOf()
        await page.evaluate(`frames.run(${FRAMES})`)
        const after = await meterOf()
        times.task.push((after.task - before.task) / FRAMES)
        times.script.push((after.script - before.script) / FRAMES)
        if (run === 0 && process.env.LINEJUDGE_PICTURES) await page.screenshot({ path: join(root, `out/benchPage/${which}.png`) })
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const [ours, plain] = [median(spent.ours?.task ?? []), median(spent.plain?.task ?? [])]
  console.log('| question | figure | goal |\n|---|---|---|')
  tell(
    'a frame of our board: sixty figures moved, all lines of a square',
    `${ms(ours)}, ${ms(median(spent.ours?.script ?? []))} of it script`
  )
  tell('the same on a plain canvas', `${ms(plain)}, ${ms(median(spent.plain?.script ?? []))} of it script`)
  tell('how many times as long', (ours / plain).toFixed(2), '1.5')
}
