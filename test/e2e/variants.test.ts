/** What if: versions of a position side by side, and an undo that is there again after a restart. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drag, saved } from '../support/pageDriver.ts'
import { newDevice, openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('variants')

const verdict = (page: Page): Promise<string | null> => page.getByTestId('ruling').getByTestId('verdict').getAttribute('data-verdict')

async function removeFigure(page: Page, name: string): Promise<void> {
  await page
    .getByTestId('tray')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await page.getByTestId('board').focus()
  await page.keyboard.press('Delete')
}

describe('a what-if', () => {
  it('keeps the position as it stands, rules on the copy, and shows both side by side', async () => {
    const { page } = await open()
    expect(await verdict(page)).toBe('blocked')
    await page.getByRole('button', { name: 'What if…' }).click()
    await removeFigure(page, 'Hill Giant Orrin')
    await expect.poll(() => verdict(page)).toBe('hindered')
    const strip = page.getByTestId('variants')
    expect(await strip.getByRole('button', { name: /^Current position/ }).innerText()).toContain('Blocked')
    await shot(page, 'strip')
    await strip.getByRole('button', { name: /^Current position/ }).click()
    await expect.poll(() => verdict(page)).toBe('blocked')
    await page.keyboard.press(']')
    await expect.poll(() => verdict(page)).toBe('hindered')

    await strip.getByRole('button', { name: 'Side by side' }).click()
    const cards = page.getByTestId('variant')
    await expect.poll(() => cards.count()).toBe(2)
    expect(await cards.nth(1).innerText()).toContain('Hill Giant Orrin is gone.')
    expect(await cards.nth(0).innerText()).toContain('Blocked')
    await page.waitForTimeout(300)
    await shot(page, 'compare')
    await page.getByRole('button', { name: 'Rename What if A' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Giant gone')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'What if…' }).click()
    await page.getByTestId('board').waitFor()
    await drag(page, 'C17', 'C20')
    await page.getByTestId('variants').getByRole('button', { name: 'Side by side' }).click()
    await expect.poll(() => cards.count()).toBe(3)
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.waitForTimeout(300)
    await shot(page, 'compare-tablet')
    await page.getByRole('button', { name: 'Remove What if B' }).click()
    await expect.poll(() => cards.count()).toBe(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect.poll(() => cards.count()).toBe(3)
    await page.keyboard.press('Escape')
    await page.getByTestId('board').waitFor()
  })
})

describe('after a restart', () => {
  it('every version is there with its own undo and redo', async () => {
    const device = await newDevice()
    const first = await open(device)
    let { page } = first
    await drag(page, 'C17', 'C20')
    await page.getByRole('button', { name: 'What if…' }).click()
    await removeFigure(page, 'Hill Giant Orrin')
    await removeFigure(page, 'Lamplighter')
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.getByTestId('tray').innerText()).toContain('Lamplighter')
    await saved(page)
    await first.close()

    page = (await open(device)).page
    await expect.poll(() => verdict(page)).toBe('hindered')
    const tray = page.getByTestId('tray')
    await page.getByTestId('board').focus()
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => tray.innerText()).not.toContain('Lamplighter')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => tray.innerText()).toContain('Hill Giant Orrin')
    await expect.poll(() => verdict(page)).toBe('blocked')
    await page
      .getByTestId('variants')
      .getByRole('button', { name: /^Current position/ })
      .click()
    await expect.poll(() => tray.innerText()).toContain('C20')
    await page.keyboard.press('Control+z')
    await expect.poll(() => tray.innerText()).toContain('C17')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => tray.innerText()).toContain('C20')
    await shot(page, 'after-restart')
  })
})
