/**
 * `npm run bench -- --app --organiser`: what an organiser waits for on a day with 128 players, from a press to what it leads to being painted:
 * the list of players, six rounds paired, published and typed, the views, a correction of the first round after the sixth.
 */
import { drop, median, ms, tell, until } from './benchApp.mjs'

/** @typedef {import('playwright-core').Page} Page */

const PLAYERS = 128
const ROUNDS = 6
/** The pairings of a round that is published. */
const PUBLISHED = '[data-view=pairings]:not(:has([data-testid=preview])) [data-testid=pairs] li'

/** @param {readonly number[]} all */
const told = (all) => `${ms(median(all))} (${all.map((one) => Math.round(one)).join(', ')})`
/** @param {string} view */
const nav = (view) => `nav button[data-id=${view}]`

/** @param {Page} page @param {string} view */
async function show(page, view) {
  await page.locator(nav(view)).click()
  await page.locator(`[data-view=${view}] > *`).first().waitFor()
}

/** The results of all tables, as fast as keys come. Returns when the last one was typed and when it was in, in milliseconds. @param {Page} page @param {number} round */
async function slips(page, round) {
  await page.locator('input[name=table]').focus()
  await page.locator('input[name=table]').fill('')
  const start = performance.now()
  for (let table = 1; table <= PLAYERS / 2; table++) {
    const isFirst = (table * 7 + round * 3) % 5 < 3
    const [won, lost] = [300 - ((table * 13 + round * 29) % 120), (table * 17 + round * 11) % 150]
    await page.keyboard.type(`${table} ${isFirst ? 1 : 2}${isFirst ? won : lost} ${isFirst ? lost : won}`)
    await page.keyboard.press('Enter')
  }
  const typed = performance.now() - start
  await page.waitForFunction((count) => {
    const scores = [...document.querySelectorAll('[data-testid=results] .score')]
    return scores.length === count && scores.every((one) => one.textContent?.includes(':'))
  }, PLAYERS / 2)
  return [typed, performance.now() - start - typed]
}

/** A list of players from a file, as it is dropped. @param {Page} page */
async function list(page) {
  const rows = Array.from({ length: PLAYERS }, (_, n) => `Anna${n} Player${(n * 37) % PLAYERS},Club ${n % 12},9${1000 + n}`)
  const start = performance.now()
  await drop(page, 'players.csv', ['Name,Club,WIN number', ...rows].join('\n'))
  const take = page.getByRole('button', { name: `Import ${PLAYERS}`, exact: true })
  await take.waitFor()
  tell(`a list of ${PLAYERS} players, from its file to the preview`, ms(performance.now() - start))
  const pressed = performance.now()
  await take.click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForFunction(
    (count) => document.querySelector('[data-testid=event-desk] header')?.textContent?.includes(`${count} `),
    PLAYERS
  )
  tell('from there until all are at the door', ms(performance.now() - pressed))
}

/** @param {Page} page */
export async function organiser(page) {
  const settings = { rounds: ROUNDS + 1, checkIn: false }
  await drop(
    page,
    'regional.event.json',
    JSON.stringify({ format: 'linejudge-event/1', id: 'regional', name: 'Regional', settings, log: [] })
  )
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByTestId('event-desk').waitFor()
  await list(page)
  /** @type {Record<'pair' | 'publish' | 'typed' | 'after', number[]>} */
  const times = { pair: [], publish: [], typed: [], after: [] }
  for (let round = 1; round <= ROUNDS; round++) {
    await page.waitForTimeout(500)
    times.pair.push(await until(page, '#event-next', '[data-view=pairings] [data-testid=preview] [data-testid=pairs] li'))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.locator('#publish-now').waitFor()
    await page.waitForTimeout(500)
    times.publish.push(await until(page, '#publish-now', PUBLISHED))
    await show(page, 'results')
    const [typed = 0, after = 0] = await slips(page, round)
    times.typed.push(typed)
    times.after.push(after)
  }
  tell(`${PLAYERS} players: from the press to the preview of rounds 1 to ${ROUNDS}`, told(times.pair))
  tell('from publishing to the pairings painted', told(times.publish))
  tell('64 slips typed by a machine', told(times.typed))
  tell('from the last key until the last of them is in', told(times.after))
  for (const view of ['pairings', 'standings', 'results', 'floor', 'door', 'log']) {
    await show(page, view)
    await page.waitForTimeout(800)
    await show(page, 'clock')
    await page.waitForTimeout(300)
    tell(`first paint of ${view}`, ms(await until(page, nav(view), `[data-view=${view}] > *`)))
  }
  await correction(page)
}

/** @param {Page} page */
async function correction(page) {
  await show(page, 'results')
  await page.locator('input[name=table]').fill('')
  await page.locator('input[name=table]').focus()
  await page.keyboard.type('1/5 1300 20')
  await page.waitForTimeout(500)
  const start = performance.now()
  await page.keyboard.press('Enter')
  await page.getByTestId('correction').waitFor()
  tell('a correction of round 1 after round 6, until what it changes is shown', ms(performance.now() - start))
  await page.waitForTimeout(1500)
  const pressed = performance.now()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  tell('from its confirmation until it is saved', ms(performance.now() - pressed))
}
