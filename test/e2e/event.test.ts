/** An event as its organiser runs it, by keyboard alone: twelve players, three rounds, a correction; every input is counted. */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, sharedBrowser, type OpenedApp } from '../support/browser.ts'

const NAMES = [
  'Kim Park',
  'Ada Lo',
  'Bo Chen',
  'Cy Diaz',
  'Dan Ek',
  'Eve Fox',
  'Flo Gil',
  'Gus Ho',
  'Ida Jung',
  'Jo King',
  'Lea Mo',
  'Max Noor'
]

/** Taps keys and types words as a hand does; each of them is one input, and so is a word with the key that ends it. */
class Hand {
  inputs = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async key(key: string): Promise<void> {
    this.inputs++
    await this.#page.keyboard.press(key)
  }
  async type(words: string, end?: string): Promise<void> {
    this.inputs++
    await this.#page.keyboard.type(words)
    if (end !== undefined) await this.#page.keyboard.press(end)
  }
  /** How many inputs something takes. */
  async count(work: () => Promise<void>): Promise<number> {
    const before = this.inputs
    await work()
    return this.inputs - before
  }
}

const shots = process.env.EVENT_SHOTS
async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  const size = page.viewportSize()!
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${shots}/${name}-${width}.png` })
  }
  await page.setViewportSize(size)
}

let app: OpenedApp
let hand: Hand
beforeAll(async () => {
  app = await openApp({ browser: await sharedBrowser() })
  hand = new Hand(app.page)
})
afterAll(() => app.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('name') || '')

describe('an event of twelve players and three rounds, by keyboard alone', () => {
  it('is made with a name and everything else as it comes', async () => {
    const { page } = app
    await page.getByTestId('board').waitFor()
    await page.keyboard.press('Alt+6')
    await page.getByTestId('event-list').waitFor()
    await shot(page, '0-empty')
    await page.getByRole('button', { name: 'New event' }).first().focus()
    const inputs = await hand.count(async () => {
      await hand.key('Enter')
      await page.getByTestId('event-new').waitFor()
      await shot(page, '1-new')
      await hand.type('Saturday 300', 'Enter')
    })
    await page.getByTestId('event-desk').waitFor()
    expect(inputs).toBeLessThanOrEqual(3)
  })

  it('lets players in at the door: a walk-in is a name and Enter', async () => {
    const { page } = app
    const search = page.getByRole('searchbox', { name: 'Name: three letters' })
    await expect.poll(() => search.evaluate((node) => node === document.activeElement)).toBe(true)
    for (const [index, name] of NAMES.entries()) {
      const inputs = await hand.count(() => hand.type(name, 'Enter'))
      await expect.poll(() => page.locator('[data-view="door"] [role="status"]').textContent()).toContain(`${index + 1} playing`)
      expect(inputs).toBeLessThanOrEqual(3)
    }
    await shot(page, '2-door')
  })

  it('pairs, takes slips at five inputs and publishes the next round at three after the last one', async () => {
    const { page } = app
    const publish = async (round: number) => {
      await page.getByTestId('preview').waitFor()
      await shot(page, `3-preview-${round}`)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Publish')
      await hand.key('Enter')
      await expect.poll(() => focused(page)).toBe('publish-now')
      await hand.key('Enter')
      await expect.poll(() => page.getByTestId('preview').count()).toBe(0)
    }
    await hand.key('Alt+Enter')
    await publish(1)
    for (const round of [1, 2, 3]) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Start the clock')
      await hand.key('Enter')
      await page.getByTestId('slip').waitFor()
      for (let table = 1; table <= 6; table++) {
        await expect.poll(() => focused(page)).toBe('table')
        await expect.poll(() => page.locator('input[name="table"]').inputValue()).toBe(String(table))
        const inputs = await hand.count(async () => {
          await hand.type(String(table), ' ')
          await hand.key(table % 2 === 0 ? '1' : '2')
          await hand.type(String(300 - table * 10), ' ')
          await hand.type('95')
          await hand.key('Enter')
        })
        expect(inputs).toBeLessThanOrEqual(5)
      }
      await shot(page, `4-results-${round}`)
      if (round === 3) break
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(`Pair round ${round + 1}`)
      const inputs = await hand.count(async () => {
        await hand.key('Enter')
        await publish(round + 1)
      })
      expect(inputs).toBeLessThanOrEqual(3)
    }
    await expect.poll(() => page.locator('#event-next').textContent()).toContain('Pair round 4')
  })

  it('corrects a result of the first round at six inputs, says what would differ, and moves no pair', async () => {
    const { page } = app
    const pairs = () => page.getByTestId('results').allTextContents()
    await page.locator('input[name="table"]').focus()
    const before = (await pairs()).join().replaceAll(/\d+ : \d+/g, '')
    const inputs = await hand.count(async () => {
      await page.locator('input[name="table"]').selectText()
      await hand.type('1/3', ' ')
      await hand.key('1')
      await hand.type('210', ' ')
      await hand.type('120')
      await hand.key('Enter')
      await page.getByRole('dialog').getByText('Standings').waitFor()
      await shot(page, '5-correction')
      await hand.key('Enter')
    })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(inputs).toBeLessThanOrEqual(6)
    expect((await pairs()).join().replaceAll(/\d+ : \d+/g, '')).toBe(before)
  })

  it('is all there after the page is read anew: results, clock, what was half typed', async () => {
    const { page } = app
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByTestId('clock').waitFor()
    await shot(page, '6-clock')
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByTestId('standings').waitFor()
    const standings = await page.getByTestId('standings').textContent()
    await page.getByTestId('standings').getByRole('button').first().click()
    await shot(page, '7-standings')
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByTestId('log').waitFor()
    await shot(page, '8-log')
    await page.keyboard.press('Alt+ArrowUp')
    await page.reload()
    await page.getByTestId('board').waitFor()
    await page.keyboard.press('Alt+6')
    await page.getByTestId('standings').waitFor()
    expect(await page.getByTestId('standings').textContent()).toBe(standings)
    await page.locator('button.time').waitFor()
    expect(await page.locator('button.time').textContent()).toMatch(/^(50:00|49:\d\d|4\d:\d\d)$/)
    expect(app.faults).toEqual([])
  })
})
