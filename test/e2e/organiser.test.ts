/** The reports of the desk: a paused clock in every view, the cut with its tables, clock and papers, a shared first place, the news of a correction. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, sharedBrowser, type OpenedApp } from '../support/browser.ts'
import { enterDay } from '../reliability/daysUnderWay.ts'
import { dropFiles, jsonFile } from '../support/pageDriver.ts'
import { eventShot as shot } from '../support/eventShot.ts'
import { showView } from '../support/eventViews.ts'

let app: OpenedApp
beforeAll(async () => {
  app = await openApp({ browser: await sharedBrowser() })
})
afterAll(async () => {
  await app.close()
})

const view = (page: Page, name: string): Promise<void> => showView(page, name.toLowerCase())

const PLAYERS = ['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz', 'Dan Ek', 'Eve Fox', 'Flo Gil', 'Gus Ho']
const won = (table: number, winner: string, loser: string, points: number) => ({
  do: 'result',
  round: 1,
  table,
  winner,
  score: { [winner]: points, [loser]: 10 }
})
/** Eight players, a round played, a cut to four to come. */
const DAY = {
  format: 'linejudge-event/1',
  id: 'cut-to-come',
  name: 'Cup',
  settings: { rounds: 1, cut: 4 },
  log: [
    ...PLAYERS.map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })),
    { do: 'round', round: 1, pairs: [1, 2, 3, 4].map((n) => [`p${n}`, `p${n + 4}`]) },
    ...[1, 2, 3, 4].map((n) => won(n, `p${n}`, `p${n + 4}`, 300 - n * 20))
  ].map((fact, index) => ({ ...fact, id: `d1:${index + 1}` }))
}

describe('a paused clock', () => {
  it('is in amber in the header of every view, and Enter resumes it', async () => {
    const { page } = app
    await page.getByRole('button', { name: 'Event', exact: true }).click()
    await enterDay(page, 'round')
    await view(page, 'Clock')
    await page.getByRole('textbox', { name: 'Minutes that are left' }).fill('30')
    await page.locator('[data-view="clock"]').getByRole('button', { name: 'Set the clock' }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    for (const name of ['Floor', 'Standings', 'Results']) {
      await view(page, name)
      await expect.poll(() => page.getByTestId('paused').textContent()).toMatch(/^paused \d+:\d\d$/)
    }
    await shot(page, 'paused')
    await page.locator('#event-next').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByTestId('paused').count()).toBe(0)
    await expect.poll(() => page.locator('#event-next').textContent()).toContain('Enter results')
  })
})

describe('the cut', () => {
  it('has the line of the cut first in a correction', async () => {
    const { page } = app
    await dropFiles(page, [jsonFile('cup.event.json', DAY)])
    await page.locator('#arriving-take').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await view(page, 'Results')
    await page.locator('input[name="table"]').fill('4')
    await page.keyboard.press('Space')
    for (const typed of ['2', '10 ', '290']) await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByTestId('correction-news').waitFor()
    const text = (await dialog.getByTestId('correction').textContent())!
    expect(text.indexOf('Gus Ho')).toBeLessThan(text.indexOf('Standings'))
    await shot(page, 'correction')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('has tables, a clock of its own, a third place, and no result that both lose', async () => {
    const { page } = app
    await view(page, 'Cut')
    await page.getByText('Match for the third place').click()
    await page.getByRole('button', { name: 'Cut to the top 4' }).click()
    const bracket = page.getByTestId('bracket')
    await expect.poll(() => bracket.textContent()).toContain('Third place')
    expect(await bracket.textContent()).toContain('Table 1')
    expect(await page.getByText('Both lose').count()).toBe(0)
    await page.getByRole('button', { name: 'Start the clock: Semifinals' }).click()
    await view(page, 'Clock')
    await expect.poll(() => page.getByTestId('clock').textContent()).toContain('Semifinals · running')
    await view(page, 'Cut')
    await shot(page, 'cut')
    await page.getByRole('button', { name: 'Slips and bracket on paper' }).click()
    await expect.poll(() => page.getByTestId('event-paper').textContent()).toContain('Signature 1')
    await shot(page, 'cut-slips')
  })
})

describe('a shared first place', () => {
  it('is explained before it is entered; pods are swapped by seats, and no rounds are announced', async () => {
    const { page } = app
    await enterDay(page, 'pods')
    await view(page, 'Results')
    await page.locator('input[name="places"]').fill('1=')
    await expect.poll(() => page.getByTestId('shared-first').textContent()).toContain('a win for no one: each of them gets 6 points')
    await shot(page, 'shared-first')
  })
})
