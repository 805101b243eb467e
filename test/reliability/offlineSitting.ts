/**
 * A sitting without a network: the app is opened once, its server is stopped and the network cut; then a judge sets up a
 * position, asks, keeps a ruling, reads the rules, changes the game, takes a step back, and opens the page again.
 * Nothing leaves the origin, and everything that was saved is there.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { boardDrawn, drag, dropFile, goTo, saved, verdictIs } from '../support/pageDriver.ts'
import { openApp } from '../support/browser.ts'
import { serveApp } from '../support/serve.ts'

const SHOTS = resolve(import.meta.dirname, '../e2e/output')
const shot = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: join(SHOTS, `offline-${name}.png`) })

/** Two figures in the open, and one that is not in their way yet. */
const POSITION = JSON.stringify({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8] },
  figures: [
    { id: 'ann', name: 'Ann', side: 'red', at: [1, 4] },
    { id: 'ben', name: 'Ben', side: 'blue', at: [6, 4] },
    { id: 'cay', name: 'Cay', side: 'blue', at: [3, 6] }
  ],
  ask: { kind: 'line-of-fire', from: 'ann', to: 'ben' }
})

export interface SittingFigures {
  /** Requests to anywhere but the app's own origin. */
  readonly elsewhere: readonly string[]
  /** What answered besides the browser's own copy. */
  readonly answered: readonly string[]
  readonly faults: readonly string[]
  /** Saved rulings at the end; one was saved. */
  readonly rulings: number
}

/** Rejects where a step of the sitting does not work. */
export async function offlineSitting(): Promise<SittingFigures> {
  mkdirSync(SHOTS, { recursive: true })
  const app = await serveApp()
  const opened = await openApp({ app, context: { serviceWorkers: 'allow' } })
  const { page, context, faults } = opened
  try {
    await boardDrawn(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await app.close()
    await context.setOffline(true)
    const elsewhere: string[] = []
    const answered: string[] = []
    context.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== app.origin) elsewhere.push(request.url())
    })
    context.on('response', (response) => {
      if (response.url().startsWith('http') && !response.fromServiceWorker()) answered.push(response.url())
    })

    await page.reload()
    await boardDrawn(page)
    await page.getByTestId('verdict').waitFor()
    await shot(page, 'opened')

    // A position from a file, a figure moved into the line.
    await dropFile(page, 'sitting.clixcase', POSITION)
    await verdictIs(page, 'clear')
    await drag(page, 'D7', 'D5')
    await verdictIs(page, 'blocked')

    // The ruling is kept.
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').getByLabel('Title').fill('Cay in the way')
    await page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
    await page.getByText('Saved “Cay in the way”.').waitFor()

    // The rules are there to read.
    await goTo(page, 'Rules')
    await page
      .locator('main')
      .getByText(/lines? of fire/i)
      .first()
      .waitFor()
    await shot(page, 'rules')

    // Another game and back again.
    await goTo(page, 'Table')
    const rules = page.getByRole('button', { name: /^Rules:/ })
    const before = await rules.innerText()
    await rules.click()
    await page.getByRole('option', { name: 'HeroScape knockback' }).click()
    await page.getByRole('button', { name: /^Rules: .*HeroScape/ }).waitFor()
    await boardDrawn(page)
    await shot(page, 'other-game')
    await page.getByRole('button', { name: /^Rules:/ }).click()
    await page.getByRole('option', { name: before }).click()
    await verdictIs(page, 'blocked')

    // A step back: the figure stands beside the line again.
    await page.getByTestId('board').focus()
    await page.keyboard.press('Control+z')
    await verdictIs(page, 'clear')
    await saved(page)

    await page.reload()
    await verdictIs(page, 'clear')
    await page.getByRole('button', { name: 'Attacker: Ann' }).waitFor()
    await goTo(page, 'Rulings')
    await page.getByTestId('saved-ruling').getByText('Cay in the way').waitFor()
    const rulings = await page.getByTestId('saved-ruling').count()
    await shot(page, 'opened-again')

    return { elsewhere, answered, faults, rulings }
  } finally {
    await opened.close()
    await app.close()
  }
}
