/** The switches of the interface: its size, its language, its light; what was being done stays. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { saved } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('settings')

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: /^(Settings|Definições|Ajustes)$/ }).click()
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

describe('the interface', () => {
  it('grows apart from the board, and is as large after a restart', async () => {
    const { page } = await open()
    const height = async (): Promise<number> => (await page.getByTestId('verdict').boundingBox())?.height ?? 0
    const before = await height()
    await choose(page, /^Text size/, 'Very large')
    await page.keyboard.press('Escape')
    await expect.poll(height).toBeGreaterThan(before * 1.2)
    await shot(page, 'very-large')
    await saved(page)
    await page.reload()
    await expect.poll(height).toBeGreaterThan(before * 1.2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  it.each([360, 480, 640])('has every place and every switch in sight on a phone of %i pixels', async (width) => {
    const { page } = await open({ context: { viewport: { width, height: 740 } } })
    await page.getByRole('button', { name: 'Show everything again' }).click()
    const buttons = page.getByRole('navigation').getByRole('button')
    expect(await buttons.count()).toBe(10)
    for (const button of await buttons.all()) {
      const box = (await button.boundingBox())!
      expect([box.x >= 0, box.x + box.width <= width, box.y + box.height <= 740, box.height >= 40]).toEqual([true, true, true, true])
    }
  })

  it('speaks another language at once and keeps the table and its undo', async () => {
    const { page } = await open()
    await page.getByTestId('board').focus()
    await page
      .getByTestId('tray')
      .getByRole('button', { name: /^Hill Giant Orrin/ })
      .first()
      .click()
    await page.getByTestId('board').focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => page.getByTestId('tray').innerText()).not.toContain('Hill Giant Orrin')
    await choose(page, /^Language/, 'Português')
    await expect.poll(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('pt-BR')
    await page.getByTestId('board').waitFor()
    expect(await page.getByTestId('tray').innerText()).not.toContain('Hill Giant Orrin')
    await page.getByTestId('board').focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.getByTestId('tray').innerText()).toContain('Hill Giant Orrin')
    await shot(page, 'portuguese')
  })
})

describe('the licences', () => {
  it('of all that ships stand on a screen, and their words unfold', async () => {
    const { page } = await open({ context: { locale: 'es-ES' } })
    await page.getByRole('button', { name: 'Ajustes' }).click()
    await page.getByRole('button', { name: 'Licencias' }).click()
    const list = page.getByTestId('licences')
    await list.waitFor()
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(50)
    await list.getByText('pixi.js', { exact: true }).click()
    await list.getByText('Permission is hereby granted').filter({ visible: true }).first().waitFor()
    // What works beside the page in the desktop app has its words here, too.
    await list.getByText('lib0', { exact: true }).click()
    await list.getByText('Kevin Jahns').filter({ visible: true }).first().waitFor()
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [768, 1024]
    ] as const) {
      await page.setViewportSize({ width, height })
      await shot(page, `licences-${width}`)
    }
  })
})

describe.each([
  { locale: 'pt-BR', lang: 'pt-BR', verdict: 'Bloqueada' },
  { locale: 'es-ES', lang: 'es', verdict: 'Bloqueada' }
])('in the language of the browser ($lang)', ({ locale, lang, verdict }) => {
  it('everything has its place, in a wide window and upright', async () => {
    const { page } = await open({ context: { locale } })
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
    expect(await page.getByTestId('verdict').innerText()).toBe(verdict)
    const overflows = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 768, height: 1024 }
    ]) {
      await page.setViewportSize(viewport)
      for (const [n, name] of [
        [1, 'table'],
        [2, 'maps'],
        [4, 'rules'],
        [5, 'rulings']
      ] as const) {
        await page.keyboard.press(`Alt+${n}`)
        await page.waitForTimeout(300)
        expect(await overflows(), `${name} at ${viewport.width}`).toBe(false)
        await shot(page, `${lang}-${name}-${viewport.width}`)
      }
    }
  })
})
