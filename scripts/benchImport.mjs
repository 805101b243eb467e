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
/** By then the digests of all sets lie beside them. */
const KEPT_MS = 5000

/** @param {readonly number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN

/**
 * A start of the app over what is kept: to the verdict, from there until the search has a figure, the longest task meanwhile.
 * @param {import('playwright-core').BrowserContext} context @param {string} origin @param {number} [stay] milliseconds after that
 */
async function startWith(context, origin, stay = 0) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    /** @type {number[]} */
    const tasks = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push(startTime, duration)
    }).observe({ type: 'longtask', buffered: true })
    // When it stands in the page, and not when somebody outside has asked for it.
    new MutationObserver((_changes, observer) => {
      const marked = (/** @type {string} */ name) => performance.getEntriesByName(name).length > 0
      if (!marked('verdict') && document.querySelector('[data-testid=verdict]')) performance.mark('verdict')
      if (!document.querySelector('.search-box')?.textContent.includes('Collection')) return
      observer.disconnect()
      performance.mark('found')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('verdict').length > 0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Captain Falcon', { delay: 0 })
  await page.getByText('Collection', { exact: false }).first().waitFor()
  const measured = await page.evaluate(() => {
    const found = performance.getEntriesByName('found')[0]?.startTime ?? Number.NaN
    const verdict = performance.getEntriesByName('verdict')[0]?.startTime ?? 0
    const tasks = /** @type {{ tasks?: number[] }} */ (globalThis).tasks ?? []
    const after = tasks.flatMap((start, at) => (at % 2 === 0 && start > verdict ? [tasks[at + 1] ?? 0] : []))
    return { verdict, found: found - verdict, longest: Math.max(0, ...after) }
  })
  await page.waitForTimeout(stay)
  await page.close()
  return measured
}

export async function benchImport() {
  const built = await runPackage('vite/bin/vite.js', ['build', '--config', 'vite.benchPage.config.ts', '--logLevel', 'warn'])
  if (built.status !== 0) throw new Stop(`The page could not be built.\n${built.output.trim()}`)
  const { startServer } = await import(pathToFileURL(join(root, 'out/cli/server.js')).href)
  let server = await startServer({ root: join(root, 'out/benchPage'), port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  /** @type {Record<string, number[]>} */
  const times = { whole: [], each: [], parsing: [] }
  /** @type {import('playwright-core').BrowserContext | null} */
  let kept = null
  /** @type {{ verdict: number, found: number, longest: number }[]} */
  const starts = []
  let first = { verdict: Number.NaN, found: Number.NaN, longest: Number.NaN }
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const [what, all] of Object.entries(times)) {
        const context = await browser.newContext()
        const page = await context.newPage()
        await page.goto(`${server.origin}/`)
        await page.waitForFunction(() => 'measures' in globalThis)
        all.push(Number(await page.evaluate(`measures.${what}()`)))
        if (what === 'whole' && run === 0) {
          await page.close()
          kept = context
        } else await context.close()
      }
    }
    // The app over what was brought in: the same address, and so the same data.
    await server.close()
    server = await startServer({ root: join(root, 'out/renderer'), port: Number(new URL(server.origin).port) })
    // The first one reads all figures for the search and keeps what it needs of them; the page is left when that is done.
    if (kept) first = await startWith(kept, server.origin, KEPT_MS)
    for (let run = 0; run < RUNS && kept; run++) starts.push(await startWith(kept, server.origin))
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
  const of = (/** @type {'verdict' | 'found' | 'longest'} */ key) => median(starts.map((one) => one[key]))
  console.log(`| a start with that library, to the verdict | ${ms(of('verdict'))} | |`)
  console.log(`| from there until a figure is found by its name | ${ms(of('found'))} | 300 ms |`)
  console.log(`| the same at the first start after they came in | ${ms(first.found)} | |`)
  console.log(`| the longest task meanwhile | ${ms(of('longest'))} | 50 ms |`)
}
