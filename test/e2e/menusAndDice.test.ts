/** The controls that a judge in a hurry presses most: the menu of questions, dice, words of the toolbar, the field for typing. With fingers and with keys. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openedApps } from '../support/openedApps.ts'
import { askKind, openCase } from '../support/pageDriver.ts'

const open = openedApps()
const DUEL = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [10, 8] },
  figures: [
    { id: 'hest', name: 'Ironclad Hest', side: 'red', at: [2, 3], dial: [{ attack: 10, damage: 3 }, {}, {}, {}], defense: 14 },
    {
      id: 'silt',
      name: 'Silt',
      side: 'blue',
      at: [3, 3],
      powers: ['super-senses'],
      dial: [{ defense: 14 }, {}, {}, {}, {}, {}, {}]
    }
  ],
  ask: { kind: 'attack', from: 'hest', targets: ['silt'], attack: 'close', dice: null }
} as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const field = (page: Page) => page.locator('#ask-field')
const dice = (page: Page) => page.getByRole('spinbutton')
const rolled = (page: Page) => dice(page).evaluateAll((all) => all.map((die) => die.getAttribute('aria-valuenow')))
async function tap(page: Page, what: Locator): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

describe('dice', () => {
  for (const [name, viewport] of [
    ['phone', PHONE.viewport],
    ['tablet', { width: 768, height: 1024 }]
  ] as const) {
    it(`take a tap for each number by a pad that stays in its place (${name})`, async () => {
      const { page } = await open({ context: { ...PHONE, viewport } })
      await openCase(page, 'duel', DUEL)
      const pad = page.getByTestId('dice-pad')
      const number = (n: number) => pad.getByRole('button', { name: String(n), exact: true })
      await tap(page, dice(page).first())
      await pad.getByText('Die 1').waitFor()
      const place = await pad.boundingBox()
      // A roll of doubles as fast as fingers are: no press is lost, none counts for another die.
      await tap(page, number(5))
      await tap(page, number(5))
      await pad.getByText('Silt: Super Senses').waitFor()
      expect(await rolled(page)).toEqual(['5', '5', null])
      expect(await pad.boundingBox()).toEqual(place)
      // A second press of the last number meets the pad and nothing below it.
      await tap(page, number(2))
      await tap(page, number(2))
      await pad.waitFor({ state: 'detached' })
      expect(await rolled(page)).toEqual(['5', '5', '2'])
      await page.locator('[data-testid=verdict][data-verdict=hit]').waitFor()
      // One die is corrected alone.
      await tap(page, dice(page).first())
      await tap(page, number(1))
      await pad.waitFor({ state: 'detached' })
      expect(await rolled(page)).toEqual(['1', '5', '2'])
    })
  }

  it('take keys one after the other, with Tab between them or without, and say that they do', async () => {
    const { page } = await open()
    for (const typed of [
      ['4', '3', '6'],
      ['4', 'Tab', '3', 'Tab', '6']
    ]) {
      await openCase(page, 'duel', DUEL)
      await dice(page).first().focus()
      for (const key of typed) await page.keyboard.press(key)
      await expect.poll(() => rolled(page)).toEqual(['4', '3', '6'])
    }
    expect(await dice(page).first().getAttribute('title')).toContain('Keys 1 to 6')
    // Escape closes the pad and leaves the table as it is.
    await dice(page).first().click()
    await page.keyboard.press('Escape')
    await page.getByTestId('dice-pad').waitFor({ state: 'detached' })
    expect(await rolled(page)).toEqual(['4', '3', '6'])
  })
})

describe('keys with Alt, Control or Command', () => {
  it('belong to the window, and set no die and no number that has the focus', async () => {
    const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
    await openCase(page, 'duel', DUEL)
    for (const key of ['Alt+1', 'Alt+ArrowUp', 'Control+ArrowUp', 'Control+3']) {
      await dice(page).first().focus()
      await page.keyboard.press(key)
      expect(await rolled(page), key).toEqual([null, null, null])
    }
    await page.keyboard.press('5')
    expect(await rolled(page), 'a plain number').toEqual(['5', null, null])

    await page.keyboard.press('Alt+6')
    await page.getByRole('button', { name: 'New event' }).first().click()
    const number = page.locator('input.numbers').first()
    await number.waitFor()
    const before = await number.inputValue()
    for (const key of ['Alt+ArrowUp', 'Alt+ArrowDown', 'Control+ArrowUp']) {
      await number.focus()
      await page.keyboard.press(key)
      expect(await number.inputValue(), key).toBe(before)
    }
    await page.keyboard.press('ArrowUp')
    expect(await number.inputValue(), 'a plain arrow').not.toBe(before)
  })
})

describe('a result', () => {
  it('is not applied before the player has chosen, and says which rolls nobody has entered', async () => {
    const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
    const dial = [{ attack: 9, defense: 14, damage: 2 }, {}, {}, {}, {}]
    const choosing = {
      ...DUEL,
      figures: [
        DUEL.figures[0],
        { id: 'granny', name: 'Granny', side: 'blue', at: [3, 3], points: 100, powers: ['mastermind'], dial },
        { id: 'brand', name: 'Brand', side: 'blue', at: [3, 4], points: 50, dial }
      ],
      ask: { ...DUEL.ask, targets: ['granny'], dice: [5, 4] }
    }
    await openCase(page, 'choosing', choosing)
    const ruling = page.getByTestId('ruling')
    expect(await ruling.getByRole('button', { name: 'Choose first: Blue decides' }).isDisabled()).toBe(true)
    await ruling.getByRole('button', { name: /Mastermind to Brand/ }).click()
    await ruling.getByRole('button', { name: 'Apply result' }).click()
    await page.getByText('Brand, blue, in D5. On click 4.', { exact: false }).waitFor({ state: 'attached' })
    await openCase(page, 'due', { ...DUEL, ask: { ...DUEL.ask, dice: [5, 4] } })
    await ruling.getByRole('button', { name: 'Apply without the rolls still due' }).click()
    await page.getByText('Result applied to the board. Still to roll: Super Senses of Silt (5 or more).').waitFor()
  })
})

describe('the menu of questions', () => {
  it('shows every question once, all of them in sight, and finds one by its other name', async () => {
    const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
    await page.getByRole('button', { name: /^What is asked/ }).click()
    const options = page.getByRole('option')
    await options.first().waitFor()
    const names = await options.evaluateAll((all) => all.map((option) => (option as HTMLElement).innerText.trim()))
    expect(names.length).toBe(13)
    expect(names.filter((name) => name.includes('\n'))).toEqual([])
    const list = await page.getByRole('listbox').evaluate((all) => all.scrollHeight - all.clientHeight)
    expect(list).toBeLessThanOrEqual(1)
    await page.keyboard.type('break away')
    await expect.poll(() => options.allInnerTexts()).toEqual(['breaks away'])
    // It is called by its label, for a screen reader, too.
    expect(await page.getByRole('listbox').getAttribute('aria-label')).toBe('What is asked')
  })

  it('raises no keyboard over itself on a touch screen until its search is tapped', async () => {
    const { page } = await open({ context: PHONE })
    await tap(page, page.getByRole('button', { name: /^What is asked/ }))
    const search = page.getByRole('combobox')
    await search.waitFor()
    expect(await search.getAttribute('inputmode')).toBe('none')
    await tap(page, search)
    await expect.poll(() => search.getAttribute('inputmode')).toBe('search')
  })
})

describe('the field for typing', () => {
  it('says that Enter looks up a word that nobody on the table has, and looks it up', async () => {
    const { page } = await open()
    await page.keyboard.type('stealth', { delay: 12 })
    await page.locator('#ask-hint').getByText('Nothing on the table is called “stealth”. Enter: look it up').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Stealth', { exact: true }).first().waitFor()
  })

  it('has examples of this table only, and puts another map under it', async () => {
    const { page } = await open()
    await openCase(page, 'duel', DUEL)
    await expect.poll(() => field(page).getAttribute('placeholder')).toBe('ironclad > silt  or  B4 G7')
    await field(page).focus()
    const help = page.getByTestId('typed-help')
    await help.getByText('attack ironclad > silt 5 4').waitFor()
    expect(await help.innerText()).not.toMatch(/merrow|brine|thor/i)
    await page.keyboard.type('map helicarrier', { delay: 12 })
    await page.locator('#ask-hint').getByText('Enter: the map Helicarrier training map').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Map: Helicarrier training map' }).waitFor()
    await page.keyboard.type('map', { delay: 12 })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Maps', level: 1 }).waitFor()
  })
})

describe('text pasted on the table', () => {
  const paste = (page: Page, text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

  it('is opened, typed or refused, and never passed over in silence', async () => {
    const { page } = await open()
    await paste(page, JSON.stringify(DUEL))
    await page.getByText('Opened Pasted.clixcase.').waitFor()
    await page.getByRole('button', { name: 'Attacker: Ironclad Hest' }).waitFor()
    await paste(page, ' silt > ironclad ')
    await page.locator('#ask-hint').getByText('Enter: Silt to Ironclad Hest').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Attacker: Silt' }).waitFor()
    await paste(page, 'Thor 10 11 17 3\nLoki')
    const force = page.getByRole('dialog', { name: 'A force from a list' })
    await force.getByText('1 line is in doubt', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await force.waitFor({ state: 'detached' })
    await paste(page, 'x'.repeat(500))
    await page.getByText('The pasted text is no position and no line for the field.', { exact: false }).waitFor()
    // A position that is cut off leaves the table as it is and is reported.
    await paste(page, JSON.stringify(DUEL).slice(0, 80))
    await page.getByText('Pasted.clixcase', { exact: false }).last().waitFor()
    await page.getByRole('button', { name: 'Attacker: Silt' }).waitFor()
  })
})

describe('words', () => {
  for (const width of [1280, 1024, 768]) {
    it(`stand at the buttons over the board at ${width}`, async () => {
      const { page } = await open({ context: { viewport: { width, height: 900 } } })
      for (const word of ['New table', 'Open', 'Save file', 'Clear']) await page.locator('.bar .word', { hasText: word }).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }

  it('and icons and dice beside them grow with the size of texts', async () => {
    const { page } = await open()
    await openCase(page, 'duel', DUEL)
    const sizes = () =>
      page.evaluate(() => ['.icon-button svg', '.die svg'].map((one) => document.querySelector(one)!.getBoundingClientRect().width))
    const [icon, die] = await sizes()
    await page.evaluate(() => (document.documentElement.dataset.scale = 'larger'))
    expect(await sizes()).toEqual([expect.closeTo(icon! * 1.4, 0), expect.closeTo(die! * 1.4, 0)])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('name the page of rules, the attacker in the board as text, and close the quick answers', async () => {
    const { page } = await open()
    expect(await page.locator('body').innerText()).toContain('Attacker.')
    expect(await page.locator('body').innerText()).not.toContain('Asks.')
    await page.locator('nav').getByText('Rules').click()
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.keyboard.press('Alt+1')
    await page.locator('nav').getByText('Answers').click()
    const dialog = page.getByRole('dialog', { name: 'Quick answers' })
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await askKind(page, 'Reach')
    await page.getByRole('button', { name: 'What is asked: can reach' }).waitFor()
  })
})
