/** The ruling as a judge uses it: what would change it, other rules, keeping, replaying and printing it. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type OpenedApp } from '../support/browser.ts'
import { serveApp, type ServedApp } from '../support/serve.ts'

const OUT = join(import.meta.dirname, 'output')
let served: ServedApp
let app: OpenedApp | undefined

beforeAll(async () => {
  await mkdir(OUT, { recursive: true })
  served = await serveApp()
})
afterAll(() => served.close())
afterEach(async () => {
  const faults = app?.faults ?? []
  await app?.close()
  app = undefined
  expect(faults).toEqual([])
})

const SIZES = [[1280, 800], [768, 1024]] as const

/** The page in both lights and both sizes, for the eye. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const theme of ['dark', 'bright']) {
      await page.evaluate(one => { document.documentElement.dataset.theme = one }, theme)
      await page.waitForTimeout(150)
      await page.screenshot({ path: join(OUT, `ruling-${name}-${width}-${theme}.png`) })
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

const verdict = (page: Page) => page.getByTestId('verdict')

describe('what would change it, and other rules', () => {
  it('tells the smallest changes, shows one on the board and makes it so, with a way back', async () => {
    app = await openApp({ app: served })
    const { page } = app
    await verdict(page).waitFor()
    expect(await verdict(page).getAttribute('data-verdict')).toBe('blocked')
    await page.getByTestId('change').getByText('What would change it').click()
    const gone = page.getByRole('button', { name: 'If Frost Giant were not there' })
    await gone.waitFor()
    await gone.scrollIntoViewIfNeeded()
    await gone.hover()
    await page.getByTestId('preview').waitFor()
    expect(await verdict(page).getAttribute('data-verdict')).toBe('blocked')
    await gone.click()
    await shoot(page, 'change')
    await page.getByRole('button', { name: 'Make it so' }).click()
    expect(await verdict(page).getAttribute('data-verdict')).not.toBe('blocked')
    await page.keyboard.press('Control+z')
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('blocked')
  })

  it('lists every edition with its verdict and marks what differs', async () => {
    app = await openApp({ app: served })
    const { page } = app
    await verdict(page).waitFor()
    await page.getByTestId('editions').getByText('Under other rules').click()
    await page.getByTestId('edition').nth(4).waitFor()
    await page.locator('[data-testid=edition][data-ruleset=clix-campaign] button').first().click()
    await page.getByRole('button', { name: 'Use Clix Campaign' }).scrollIntoViewIfNeeded()
    await shoot(page, 'editions')
    await page.getByRole('button', { name: 'Use Clix Campaign' }).click()
    await page.getByRole('button', { name: /^Rules: Clix Campaign/ }).waitFor()
  })
})
