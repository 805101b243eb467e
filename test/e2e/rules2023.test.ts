/** The rules that are played today, as the app has them: on a first start, and with what another reading would change. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openedApps } from '../support/openedApps.ts'
import { boardDrawn, openCase } from '../support/pageDriver.ts'

const open = openedApps()
const line = (page: Page) => page.getByTestId('rules-line')

/** Falcon is knocked back down a level: whether that hurts a flier is an open point. */
const FALL = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2023',
  map: { size: [12, 8], level: Array.from({ length: 8 }, () => '222111111111') },
  figures: [
    { id: 'A', name: 'Hulk', at: [1, 1], side: 'red', abilities: ['knockback'] },
    { id: 'T', name: 'Falcon', at: [2, 1], side: 'blue', abilities: ['flight'] }
  ],
  ask: { kind: 'knock-back', from: 'A', hits: [{ figure: 'T', damageTaken: 2 }], attack: 'close', choices: { knockBack: { T: true } } }
}

describe('a first start in a small window', () => {
  it('names the rules in a line, which is gone for good once it is closed', async () => {
    const { page } = await open({ context: { viewport: { width: 390, height: 844 } } })
    expect(await line(page).textContent()).toContain('You play by HeroClix 2023.')
    const board = async () => (await page.getByTestId('board').boundingBox())!
    const before = await board()
    const covered = (await line(page).boundingBox())!
    expect(covered.y + covered.height).toBeLessThanOrEqual(before.y)
    await line(page).getByRole('button', { name: 'Hide this line' }).click()
    await line(page).waitFor({ state: 'detached' })
    expect((await board()).height).toBeGreaterThan(before.height)
    await page.locator('[data-testid=save-state][data-state=saved]').waitFor({ state: 'attached' })
    await page.reload()
    await boardDrawn(page)
    expect(await line(page).count()).toBe(0)
  })

  it('leads from that line to other rules', async () => {
    const { page } = await open({ context: { viewport: { width: 390, height: 844 } } })
    await line(page).getByRole('button', { name: 'Change' }).click()
    await page.getByRole('option', { name: '2013 rules' }).click()
    await line(page).waitFor({ state: 'detached' })
    await page.getByTestId('reason').first().waitFor({ state: 'attached' })
    expect(await page.getByTestId('reason').first().textContent()).toContain('LOF-')
    expect(await page.getByTestId('ruling-edition').count()).toBe(0)
  })
})

describe('another reading', () => {
  it('is a mark beside the standing, which leads to what would change', async () => {
    const { page } = await open()
    await openCase(page, 'fall', FALL)
    const edition = page.getByTestId('ruling-edition')
    await edition.getByRole('button', { name: /open point/ }).click()
    const reading = page.getByTestId('other-reading')
    await reading.waitFor()
    expect(await reading.textContent()).toContain('A fall does not hurt figures with Flight.')
    expect(await reading.isVisible()).toBe(true)
    await reading.getByRole('button', { name: /P8-03/ }).click()
    await page.getByRole('dialog').getByRole('heading', { name: /P8-03/ }).waitFor()
  })

  it('comes later to a timeline, and nothing moves when it is there', async () => {
    const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
    await openCase(page, 'timeline', {
      ...FALL,
      ask: {
        kind: 'timeline',
        events: [
          { do: 'begin-turn', side: 'red' },
          { do: 'attack', from: 'A', to: 'T', attack: 'close', dice: [6, 5], choices: { knockBack: { T: true } } }
        ]
      }
    })
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-testid=event], [data-testid=reason], [data-testid=other-readings]')].map((node) => {
          const { top, height } = node.getBoundingClientRect()
          return [Math.round(top), Math.round(height)]
        })
      )
    const edition = page.getByTestId('ruling-edition')
    await edition.waitFor()
    const before = (await edition.getByRole('button').count()) === 0 ? await places() : null
    await edition.getByRole('button', { name: /open point/ }).waitFor()
    if (before && before.length > 2) expect(await places()).toEqual(before)
    expect(await page.getByTestId('other-readings').textContent()).toContain('would change it')
  })
})
