/**
 * `npm run bench -- --import`: bringing in 15,000 dials in a real Chromium, beside Dexie's bulkPut of one record a figure in the same
 * run. Each run is a profile of its own; medians.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from './chromium.mjs'
import { root, runPackage, Stop } from './lib.mjs'

const RUNS = 7

/** @param {readonly number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN

export async function benchImport() {
  const built = await runPackage('vite/bin/vite.js', ['build', '--config', 'vite.benchPage.config.ts', '--logLevel', 'warn'])
  if (built.status !== 0) throw new Stop(`The page could not be built.\n${built.output.trim()}`)
  const { startServer } = await import(pathToFileURL(join(root, 'out/cli/server.js')).href)
  const server = await startServer({ root: join(root, 'out/benchPage'), port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  /** @type {Record<string, number[]>} */
  const times = { whole: [], each: [], parsing: [] }
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const [what, all] of Object.entries(times)) {
        const context = await browser.newContext()
        const page = await context.newPage()
        await page.goto(`${server.origin}/`)
        await page.waitForFunction(() => 'measures' in globalThis)
        all.push(Number(await page.evaluate(`measures.${what}()`)))
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const [whole, each, parsing] = [times.whole ?? [], times.each ?? [], times.parsing ?? []].map(median)
  const ms = (/** @type {number | undefined} */ one) => `${(one ?? Number.NaN).toFixed(0)} ms`
  console.log('| question | figure | goal |\n|---|---|---|')
  console.log(`| 15,000 dials from files into journal and database, all checks | ${ms(whole)} | a fifth of the next row |`)
  console.log(`| the same figures, unchecked, by bulkPut of Dexie, one record each | ${ms(each)} | |`)
  console.log(`| how many times as fast | ${((each ?? 0) / (whole ?? 1)).toFixed(1)} | 5 |`)
  console.log(`| reading their JSON alone | ${ms(parsing)} | |`)
}
