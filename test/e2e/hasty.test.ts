/** A judge who is faster than what he looks at: letters at any moment, double presses of every button. Only what he meant changes the table. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import typedTexts from '../../src/renderer/i18n/en/typedTexts.json' with { type: 'json' }
import { openedApps } from '../support/openedApps.ts'
import { openCase, tapSquare } from '../support/pageDriver.ts'
import { chanceFrom } from '../support/seeded.ts'

const open = openedApps()
const DUEL = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [10, 8] },
  figures: [
    { id: 'merrow', name: 'Merrow', side: 'red', at: [2, 3], dial: [{ attack: 10, damage: 3 }, {}, {}, {}], defense: 14 },
    { id: 'brine', name: 'Brine', side: 'blue', at: [3, 3], dial: [{ defense: 14 }, {}, {}, {}, {}, {}, {}] }
  ],
  objects: [{ id: 'crate', kind: 'heavy', at: [6, 6] }],
  ask: { kind: 'attack', from: 'merrow', targets: ['brine'], attack: 'close', dice: [5, 4] }
} as const

const field = (page: Page) => page.locator('#ask-field')
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first()

/** Places of focus and selection before typing begins. */
const BEFORE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing chosen': (page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  'a figure clicked': (page) => tapSquare(page, 'C4'),
  'an object clicked': (page) => tapSquare(page, 'G7'),
  'an empty square clicked': (page) => tapSquare(page, 'H2'),
  'the board reached by keys': async (page) => {
    await page.getByTestId('board').focus()
    await page.keyboard.press('ArrowRight')
  },
  'a brush in the hand': async (page) => {
    await page.keyboard.press('F2')
  }
}

describe('letters on the table', () => {
  it('always begin a typed line, whatever is chosen and wherever the focus is, and change nothing before Enter', async () => {
    const { page } = await open()
    const chance = chanceFrom(48)
    const words = [
      ...Object.values(typedTexts.words).flat(),
      'attack merrow > brine',
      'charge',
      'line b4 g7',
      'tokens',
      'wall b4 south',
      'damage',
      'Captain',
      'Iron',
      'Larkhaven',
      'Rook'
    ]
    for (const [where, before] of Object.entries(BEFORE)) {
      await openCase(page, 'duel', DUEL)
      await before(page)
      for (const word of chance.shuffled(words).slice(0, 9)) {
        if (!/^\p{L}/u.test(word)) continue
        await before(page)
        const shown = await undo(page).isEnabled()
        await page.keyboard.type(word, { delay: chance.pick([0, 20]) })
        expect(await field(page).inputValue(), `${where}: ${word}`).toBe(word)
        expect(await undo(page).isEnabled(), `${where}: ${word}`).toBe(shown)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
    }
  }, 240_000)

  it('a key that edits a figure takes Alt, and says what it did with a way back', async () => {
    const { page } = await open()
    await openCase(page, 'duel', DUEL)
    await tapSquare(page, 'C4')
    await page.keyboard.press('Alt+c')
    await page.getByText('Merrow, red, in C4. On click 2.').waitFor({ state: 'attached' })
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Merrow, red, in C4. On click 2.').waitFor({ state: 'detached' })
  })
})

describe('a double press', () => {
  it('applies a result once, by mouse and by keyboard, and the ruling stays as it was given', async () => {
    const { page } = await open()
    for (const press of ['mouse', 'keyboard'] as const) {
      await openCase(page, 'duel', DUEL)
      const apply = page.getByRole('button', { name: 'Apply result' })
      await apply.waitFor()
      const before = await page.getByTestId('ruling').innerText()
      if (press === 'mouse') await apply.dblclick()
      else {
        await apply.focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
      }
      const applied = page.getByRole('button', { name: 'Result applied' })
      await applied.waitFor()
      expect(await applied.isDisabled()).toBe(true)
      expect((await page.getByTestId('ruling').innerText()).replace('Result applied', 'Apply result')).toBe(before)
      expect(await page.locator('body').innerText()).toContain('Brine, blue, in D4. On click 4.')
    }
  }, 120_000)
})
