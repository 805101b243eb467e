/**
 * `npm run bench -- --app`: what the app itself costs in a real Chromium: a start, frames of a large board, and a long sitting.
 * Times are those of the page's main thread (`task`: all of its work, `script`: of it the calls of scripts), medians; the verdict is
 * counted from the navigation. `-- --app --edits 10000` for the sitting that `docs/performance.md` holds; without it a thousand edits.
 * `-- --app --boards` leaves out the starts, `-- --app --events` all but the opening of a large event, `-- --app --fields` all but keys and
 * pastes in fields, `-- --app --organiser` all but a day with 128 players.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { fields } from './benchFields.mjs'
import { organiser } from './benchOrganiser.mjs'
import { findChromium } from './chromium.mjs'
import { root, Stop } from './lib.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} Context */
/** @typedef {{ task: number, script: number, heap: number }} Spent milliseconds, and MiB after everything unused is gone where it is asked for */

const STARTS = 11
const FRAMES = 60
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** @param {readonly number[]} all */
export const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN
/** @param {string} what @param {string} figure @param {string} goal */
export const tell = (what, figure, goal = '') => {
  console.log(`| ${what} | ${figure} | ${goal} |`)
}
/** @param {number} ms */
export const ms = (ms) => (ms < 10 ? `${ms.toFixed(1)} ms` : `${ms.toFixed(0)} ms`)

/** What the page has cost since it was opened. @param {Page} page @returns {Promise<() => Promise<Spent>>} */
export async function meter(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }).catch(() => undefined)
  await client.send('Performance.enable')
  await client.send('HeapProfiler.enable')
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const of = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? 0
    return { task: of('TaskDuration') * 1000, script: of('ScriptDuration') * 1000, heap: of('JSHeapUsedSize') / 2 ** 20 }
  }
}

/** MiB of the heap with nothing unused in it. @param {Page} page */
async function heapOf(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize / 2 ** 20
}

/** Notes when the verdict is there, and when the frame with it has been drawn. @param {Context} context */
const watchVerdict = (context) =>
  context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-testid=verdict]')) return
      observer.disconnect()
      performance.mark('verdict')
      requestAnimationFrame(() => {
        setTimeout(() => {
          performance.mark('drawn')
        })
      })
    }).observe(document, { childList: true, subtree: true })
  })

/** @param {Page} page @param {string} origin */
async function start(page, origin) {
  const spent = await meter(page)
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  const at = await page.evaluate(() => performance.getEntriesByName('verdict')[0]?.startTime ?? 0)
  const { task, script } = await spent()
  await page.getByTestId('board').locator('canvas').first().waitFor()
  return { at, task, script }
}

/** A later start on a device that keeps what it had, and a first one on a device that has nothing. @param {string} origin */
async function starts(origin) {
  const profile = mkdtempSync(join(tmpdir(), 'linejudge-bench-'))
  const executablePath = findChromium() ?? undefined
  /** @param {string} what @param {readonly { at: number, task: number, script: number }[]} rows @param {string} goal */
  const print = (what, rows, goal) => {
    const of = (/** @type {'at' | 'task' | 'script'} */ key) => ms(median(rows.map((row) => row[key])))
    tell(what, `${of('at')}; until it is drawn ${of('task')} of work, ${of('script')} of it script`, goal)
  }
  const kept = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS, viewport: { width: 1280, height: 800 } })
  const later = []
  try {
    await watchVerdict(kept)
    for (let i = 0; i < STARTS + 3; i++) {
      const page = await kept.newPage()
      const one = await start(page, origin)
      await page.waitForTimeout(i < 3 ? 2500 : 400)
      if (i >= 3) later.push(one)
      await page.close()
    }
  } finally {
    await kept.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  print('from navigation to the verdict, a later start', later, '500 ms')
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const first = []
  try {
    for (let i = 0; i < STARTS; i++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await watchVerdict(context)
      first.push(await start(await context.newPage(), origin))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  print('from navigation to the verdict, a first start', first, '900 ms')
}

/** @param {Page} page @param {string} name @param {unknown} value a text, or what is written as JSON */
export async function drop(page, name, value) {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text ?? ''], name ?? '', { type: 'application/json' }))
      return transfer
    },
    [name, typeof value === 'string' ? value : JSON.stringify(value)]
  )
  await page.dispatchEvent('#app', 'drop', { dataTransfer: data })
}

/** Squares of which a tenth have something on them, and figures in the middle. @param {readonly [number, number]} size @param {number} count */
function tableOf([columns, rows], count) {
  const at = (/** @type {number} */ n) => [(columns >> 1) - 8 + (n % 8) * 2, (rows >> 1) - 6 + (n >> 3) * 3]
  const kind = (/** @type {number} */ n) => (n % 23 === 0 ? 'b' : n % 17 === 0 ? 'h' : n % 41 === 0 ? 'w' : '.')
  const terrain = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => kind(x * 7 + y * 13 + ((x * y) % 11))).join('')
  )
  const figures = Array.from({ length: count }, (_, n) => ({ id: `f${n}`, at: at(n), side: n % 2 ? 'red' : 'blue' }))
  const ask = { kind: 'line-of-fire', from: 'f0', to: 'f9' }
  return { format: 'clixcase/1', ruleset: 'heroclix-2012', map: { size: [columns, rows], terrain }, figures, ask }
}

/** Milliseconds a frame, of `FRAMES` frames each of which has one such event. @param {Page} page @param {(frame: number) => Promise<void>} act */
async function frames(page, act) {
  const spent = await meter(page)
  await act(0)
  const before = await spent()
  for (let i = 1; i <= FRAMES; i++) await act(i)
  const after = await spent()
  return { script: (after.script - before.script) / FRAMES, task: (after.task - before.task) / FRAMES }
}

/** @param {Page} page */
const nextFrame = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => {
          done(null)
        })
      })
  )

/** @param {Page} page */
async function panning(page) {
  await drop(page, 'large.clixcase', tableOf([200, 200], 40))
  await page.getByText('Opened large.clixcase.').waitFor()
  await page.waitForTimeout(1500)
  const box = await page.getByTestId('board').boundingBox()
  if (!box) throw new Stop('There is no board.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const { script, task } = await frames(page, async (frame) => {
    await page.mouse.wheel(frame % 20 < 10 ? 24 : -24, 16)
    await nextFrame(page)
  })
  tell('a frame while panning 200 x 200 squares', `${ms(script)} of script, ${ms(task)} of all work`, '8 ms of script')
}

/** One long stroke in the map room. @param {Page} page */
async function stroke(page) {
  const meta = { source: 'drawn', permission: 'own drawing', revision: 0 }
  const { map } = tableOf([200, 200], 0)
  await drop(page, 'large.map.json', {
    format: 'linejudge-map/2',
    id: 'large',
    name: 'Large',
    description: '',
    systems: ['heroclix'],
    map,
    meta
  })
  const take = page.getByRole('button', { name: 'Import 1 document' })
  await take.click()
  await take.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+2')
  await page.getByRole('button', { name: 'Edit Large' }).click()
  await page.getByTestId('map-room').waitFor()
  await page.getByTestId('board').locator('canvas').first().waitFor()
  await page.waitForTimeout(1500)
  const box = await page.getByTestId('board').boundingBox()
  if (!box) throw new Stop('There is no board.')
  await page.keyboard.press('x')
  await page.mouse.move(box.x + box.width / 2 - 150, box.y + box.height / 2)
  await page.mouse.down()
  const { script, task } = await frames(page, async (frame) => {
    await page.mouse.move(box.x + (box.width >> 1) - 150 + frame * 5, box.y + (box.height >> 1) + (frame % 9) * 4)
    await nextFrame(page)
  })
  await page.mouse.up()
  if (
    !(await page
      .getByRole('button', { name: /^Undo: / })
      .first()
      .isEnabled())
  )
    throw new Stop('The stroke has drawn nothing.')
  tell('a frame of a stroke on 200 x 200 squares', `${ms(script)} of script, ${ms(task)} of all work`, '8 ms of script')
}

/** Moves a figure there and back. @param {Page} page @param {number} edits @param {number} first */
const edit = (page, edits, first) =>
  page.evaluate(async ([edits, first]) => {
    const board = document.querySelector('[data-testid=board]')
    for (let i = first; i < first + edits; i++) {
      const key = i % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
      board?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }))
      // Every edit is a step of its own, ruled on and shown.
      await new Promise((done) => {
        requestAnimationFrame(() => {
          setTimeout(done)
        })
      })
    }
  }, /** @type {const} */ ([edits, first]))

/** @param {Page} page @param {number} edits */
async function sitting(page, edits) {
  await drop(page, 'sitting.clixcase', tableOf([24, 36], 12))
  await page.getByText('Opened sitting.clixcase.').waitFor()
  await page.getByTestId('tray').getByRole('button').filter({ hasText: 'f0' }).first().click()
  const spent = await meter(page)
  const verdicts = async (/** @type {number} */ first) => {
    const before = await spent()
    await edit(page, 100, first)
    return ((await spent()).script - before.script) / 100
  }
  await edit(page, 100, 0)
  const [heap, script] = [await heapOf(page), await verdicts(100)]
  for (let done = 0; done < edits; done += 500) await edit(page, Math.min(500, edits - done), 200 + done)
  await page.waitForTimeout(2000)
  const [grown, later] = [(await heapOf(page)) - heap, await verdicts(200 + edits)]
  tell(`the heap after ${edits} edits with undo`, `${grown.toFixed(1)} MiB more`, '20 MB')
  tell('script of one edit: at first, and after them', `${ms(script)}, ${ms(later)}`, 'the same')
}

/** An event of 500 players and nine rounds, all but the last with its results, with notes up to so many facts. @param {number} count */
function eventOf(count) {
  /** @type {object[]} */
  const log = []
  const take = (/** @type {object} */ fact) => {
    log.push({ ...fact, id: `d:${log.length + 1}`, at: '2026-03-07T10:00:00.000Z', by: { role: 'head', device: 'd' } })
  }
  const id = (/** @type {number} */ n) => `p${n % 500}`
  for (let n = 0; n < 500; n++) take({ do: 'register', player: id(n), name: `Player Number ${n}`, club: `Club ${n % 40}` })
  for (let round = 1; round <= 9; round++) {
    // Evens meet odds, shifted by one pair a round: nobody meets anybody twice.
    const pairs = Array.from({ length: 250 }, (_, n) => /** @type {const} */ ([id(2 * n), id(2 * n + 2 * round + 1)]))
    take({ do: 'round', round, pairs, bye: null, seed: round })
    for (const [n, [a, b]] of round === 9 ? [] : pairs.entries())
      take({ do: 'result', round, table: n + 1, winner: (n * 7 + round) % 3 ? a : b, score: { [a]: (n * 37) % 301, [b]: (n * 53) % 301 } })
  }
  take({ do: 'clock', round: 9, action: 'start' })
  while (log.length < count) take({ do: 'note', text: `note ${log.length}` })
  return { format: 'linejudge-event/1', id: 'large', name: 'Large', settings: {}, log, ask: [] }
}

/** Milliseconds from a tap to what it leads to being drawn. @param {Page} page @param {string} press @param {string} shown */
export const until = (page, press, shown) =>
  page.evaluate(async ([press, shown]) => {
    const start = performance.now()
    const pressed = document.querySelector(press)
    if (pressed instanceof HTMLElement) pressed.click()
    await new Promise((done) => {
      const look = () => {
        if (document.querySelector(shown))
          requestAnimationFrame(() => {
            setTimeout(done)
          })
        else setTimeout(look, 1)
      }
      look()
    })
    return performance.now() - start
  }, /** @type {const} */ ([press, shown]))

/** Opening an event of 5,000 facts from the list, and its views. @param {Page} page */
async function events(page) {
  await drop(page, 'large.event.json', eventOf(5000))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByTestId('event-desk').waitFor()
  const nav = (/** @type {string} */ view) => `nav button[data-id=${view}]`
  const back = async () => {
    await page.locator('[data-testid=event-desk] header button').first().click()
    await page.getByTestId('event-list').waitFor()
    await page.waitForTimeout(500)
  }
  await page.waitForTimeout(1500)
  for (const view of ['floor', 'results', 'standings']) {
    await page.locator(nav(view)).click()
    await page.waitForTimeout(1500)
  }
  const opened = []
  /** @type {Record<string, number[]>} */
  const views = { floor: [], results: [], pairings: [], standings: [] }
  for (let run = 0; run < 7; run++) {
    await back()
    opened.push(await until(page, '[data-testid=event-list] .card-open', '[data-testid=event-desk] [data-view] > *'))
    for (const [view, times] of Object.entries(views)) times.push(await until(page, nav(view), `[data-view=${view}] > *`))
    await page.locator(nav('door')).click()
  }
  const least = (/** @type {readonly number[]} */ all) => Math.min(...all)
  const told = (/** @type {readonly number[]} */ all) => `${ms(median(all))}, least ${ms(least(all))}`
  tell('an event of 5,000 facts, 500 players, from the list to its desk', told(opened), '300 ms')
  for (const [view, times] of Object.entries(views)) tell(`from there to ${view}`, told(times))
  tell('from the list to the floor of 250 tables', told(opened.map((time, index) => time + (views['floor']?.[index] ?? 0))), '300 ms')
}

/** Prints the rows. @param {readonly string[]} args */
export async function benchApp(args) {
  const { startServer } = await import(pathToFileURL(join(root, 'out/cli/server.js')).href)
  const server = await startServer({ root: join(root, 'out/renderer'), port: 0 })
  const edits = Number(args[args.indexOf('--edits') + 1]) || 1000
  console.log('| question | figure | goal |\n|---|---|---|')
  try {
    if (!['--boards', '--events', '--fields', '--organiser'].some((part) => args.includes(part))) await starts(server.origin)
    const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: FLAGS })
    try {
      const page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
      await page.goto(`${server.origin}/`)
      await page.getByTestId('board').locator('canvas').first().waitFor()
      if (args.includes('--organiser')) {
        await organiser(page)
        return
      }
      await fields(page)
      if (args.includes('--fields')) return
      await events(page)
      if (args.includes('--events')) return
      await page.keyboard.press('Alt+1')
      await panning(page)
      await stroke(page)
      await page.keyboard.press('Alt+1')
      await sitting(page, edits)
      await organiser(page)
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}
