/** Nothing serious for those who hear the screen or read it in other colours: axe on every screen, and the board in words. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from '../support/accessibility.ts'
import { goTo } from '../support/pageDriver.ts'
import { keptApp, openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('accessibility')

const screens = ['Maps', 'Figures', 'Rules', 'Rulings', 'Table']

async function palette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

const kept = keptApp()

describe.each(['dark', 'light'] as const)('in the %s', (colorScheme) => {
  it('no screen has anything serious', async () => {
    const { page } = await kept({ colorScheme })
    // The bright theme is looked at for its colours alone: all else is the same.
    const look = () => serious(page, colorScheme === 'light')
    const found: Record<string, readonly string[]> = { first: await look() }
    for (const name of screens) {
      await goTo(page, name)
      await page.waitForTimeout(200)
      found[name] = await look()
    }
    for (const [name, key] of [
      ['keys', '?'],
      ['help', 'F1'],
      ['palette', 'Control+k']
    ] as const) {
      await page.keyboard.press(key)
      await page.waitForTimeout(200)
      found[name] = await look()
      await page.keyboard.press('Escape')
    }
    if ((await page.getByTestId('variants').count()) === 0) await page.getByRole('button', { name: 'What if…' }).click()
    await page.getByRole('button', { name: 'Side by side' }).click()
    await page.waitForTimeout(300)
    found.variants = await look()
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
  })
})

describe('a screen reader', () => {
  it('reads the board in words, hears the square of the cursor and the verdict', async () => {
    const { page } = await open()
    const words = page.getByTestId('board-text')
    await expect.poll(() => words.innerText()).toMatch(/Hill Giant Orrin, blue, in [^.]*F17[^.]*\..* Size: Giant\./)
    expect(await words.innerText()).toMatch(/Merrow, red, in D20\..* Attacker\./)
    expect(await words.innerText()).toMatch(/Hindering terrain: .*D19/)
    await page.getByTestId('board').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.getByTestId('cursor-text').innerText()).toMatch(/^[A-P]\d+: ./)
    expect(await page.getByTestId('verdict').evaluate((node) => node.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite')
    await palette(page, 'read the board')
    const dialog = page.getByRole('dialog', { name: 'The board as text' })
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain('Blocked. Hill Giant Orrin stands in the way in F17.')
    expect(await serious(page)).toEqual([])
    await shot(page, 'board-text')
  })
})

describe('less motion', () => {
  it('is respected: nothing on the page moves by itself', async () => {
    const { page } = await open({ context: { reducedMotion: 'reduce' } })
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
          const lasts = (text: string): boolean => text.split(',').some((part) => Number.parseFloat(part) > 0.01)
          return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration))
        })
        .map((element) => element.className)
    )
    expect(moving).toEqual([])
  })
})
