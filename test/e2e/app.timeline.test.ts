/** The timeline in the built app: Hela and M-11 played by hand, stepped through, changed in the middle, and found again. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askKind, boardGrid, dropFile, openCase, saved, tapSquare, verdictIs } from '../support/pageDriver.ts'
import type { OpenAppOptions } from '../support/browser.ts'
import { keptApp, openedApps, pictures } from '../support/openedApps.ts'

const openAlone = openedApps()
const kept = keptApp()
const shot = pictures('app-timeline', 300)

const outwit = { powers: ['outwit'] }
const willpower = { powers: ['willpower'] }
const HELA = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2010',
  map: { size: [10, 8] },
  figures: [
    { id: 'm11', name: 'M-11', side: 'red', at: [5, 3], tokens: 1, dial: [willpower, willpower, willpower, {}, {}, {}] },
    {
      id: 'hela',
      name: 'Hela',
      side: 'blue',
      at: [6, 3],
      click: 4,
      teamAbilities: ['mystics'],
      dial: [outwit, outwit, outwit, outwit, outwit, outwit, outwit, outwit, {}, {}, {}, {}]
    },
    { id: 'thor', name: 'Thor', side: 'red', at: [2, 5], powers: ['charge'], speed: 8, damage: 2 }
  ],
  ask: { kind: 'line-of-fire', from: 'm11', to: 'hela' }
}
const EVENTS = [
  { do: 'begin-turn', side: 'blue' },
  { do: 'outwit', from: 'hela', to: 'm11', counter: 'willpower' },
  { do: 'end-turn' },
  { do: 'begin-turn', side: 'red' },
  { do: 'attack', from: 'm11', to: 'hela', hit: true, damage: 5 }
]
const played = { ...HELA, ask: { kind: 'timeline', events: EVENTS } }

async function open(value: unknown, options?: OpenAppOptions): Promise<Page> {
  const { page } = await (options ? openAlone(options) : kept())
  await openCase(page, 'hela', value)
  return page
}
const panel = (page: Page) => page.getByTestId('timeline')
const form = (page: Page) => page.getByTestId('event-form')
const event = (page: Page, n: number) => page.getByTestId('event').nth(n - 1)
const stands = (page: Page, name: string) => page.getByTestId('stands').filter({ hasText: name })
const says = (page: Page, name: string, ...words: string[]) =>
  words.reduce((row, word) => row.filter({ hasText: word }), stands(page, name)).waitFor()
const moment = (page: Page, words: string) => page.getByTestId('moment').filter({ hasText: words }).waitFor()
async function pick(page: Page, part: string | RegExp, option: string | RegExp): Promise<void> {
  await form(page).getByRole('button', { name: part }).first().click()
  await page.getByRole('option', { name: option }).first().click()
}
async function add(page: Page, kind: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: /^Add (an event|here)$/ })
    .click()
  await pick(page, /^What happens/, new RegExp(`^${kind}`))
}
const commit = (page: Page) => form(page).getByRole('button', { name: 'Add', exact: true }).click()

describe('a timeline', () => {
  it('is built by hand: turns by one tap, figures by tapping the board', async () => {
    const page = await open(HELA)
    await askKind(page, 'Play out turns')
    await panel(page).getByText('No events yet').first().waitFor()
    // The table begins with red: blue's turn is chosen in the form.
    await add(page, 'A turn begins')
    await pick(page, /^Whose turn/, 'Blue')
    await commit(page)
    await add(page, 'Outwit')
    await tapSquare(page, 'F4')
    await form(page).getByRole('button', { name: 'Who: Hela' }).waitFor()
    await pick(page, /^Power to counter/, 'Willpower')
    await shot(page, 'outwit')
    await commit(page)
    await says(page, 'M-11', 'Willpower countered until Blue’s next turn')
    await panel(page).getByRole('button', { name: 'End Blue’s turn' }).click()
    await panel(page).getByRole('button', { name: 'Begin Red’s turn' }).click()
    await add(page, 'Attack')
    await tapSquare(page, 'F4')
    await tapSquare(page, 'G4')
    // No result is assumed: the dice are empty, and the event cannot be added yet.
    expect(await form(page).getByRole('button', { name: 'Add', exact: true }).isDisabled()).toBe(true)
    await page.getByTestId('preview').getByText('Enter the dice, or choose Hit or Miss.').waitFor()
    const dice = form(page).getByRole('spinbutton')
    await dice.nth(0).press('4')
    await dice.nth(1).press('3')
    // Another press on the chosen kind of result changes nothing.
    await form(page).getByRole('button', { name: 'Dice', exact: true }).click()
    expect([await dice.nth(0).getAttribute('aria-valuenow'), await dice.nth(1).getAttribute('aria-valuenow')]).toEqual(['4', '3'])
    await form(page).getByRole('button', { name: 'Hit', exact: true }).click()
    await form(page)
      .getByRole('textbox', { name: /^Damage dealt/ })
      .fill('5')
    await page.getByTestId('preview').getByText('Hela −5, click 9').waitFor()
    await shot(page, 'attack')
    await commit(page)
    await verdictIs(page, 'played')
    await event(page, 5).getByText('Hela −5, click 9').waitFor()
    await event(page, 5).getByText('M-11 −1, click 2').waitFor()
    await says(page, 'Hela', 'click 9')
    await says(page, 'M-11', 'click 2', 'May not act')
    await page.keyboard.press('Control+z')
    await page.getByTestId('event').nth(3).waitFor()
    expect(await page.getByTestId('event').count()).toBe(4)
    await page.keyboard.press('Control+Shift+z')
    await event(page, 5).waitFor()
  })

  it('is stepped through by button and key, with the board as it stood then', async () => {
    const page = await open(played)
    await moment(page, '5 of 5')
    await says(page, 'Hela', 'click 9')
    await shot(page, 'whole')
    await page.getByRole('button', { name: 'One event back' }).click()
    await moment(page, '4 of 5')
    await says(page, 'Hela', 'click 4')
    await says(page, 'M-11', 'Willpower countered', 'May act')
    await shot(page, 'before-the-attack')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
    await moment(page, '2 of 5')
    await page.keyboard.press('Home')
    await moment(page, '0 of 5')
    // At the beginning the tray is there again: the table is edited there.
    await page.getByTestId('tray').waitFor()
    await page.keyboard.press('End')
    await moment(page, '5 of 5')
    await event(page, 2).getByRole('button').first().click()
    const reason = event(page, 2).getByTestId('reason').first()
    await reason.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
  })

  it('comes with its figures in sight, also where a hand was at work before and its panels leave less room', async () => {
    const page = await open(HELA, { context: { viewport: { width: 768, height: 1024 } } })
    await page.getByRole('button', { name: 'Show the reasons' }).click()
    await openCase(page, 'hela', played)
    await moment(page, '5 of 5')
    await event(page, 5).waitFor()
    const box = await page.getByTestId('board').boundingBox()
    // F4 and G4.
    const areInSight = async () => {
      const grid = await boardGrid(page)
      if (!grid || !box) return false
      const [left, top] = [grid.at[0] + 5 * grid.square, grid.at[1] + 3 * grid.square]
      return left >= box.x && top >= box.y && left + 2 * grid.square <= box.x + box.width && top + grid.square <= box.y + box.height
    }
    await expect.poll(areInSight).toBe(true)
    await shot(page, 'upright')
    // A notice beside a dialog covers none of it. On a slow machine the notice would have ended by itself.
    await page.evaluate(() => {
      const real = window.setTimeout
      const slow = (run: () => void, milliseconds?: number): number =>
        real(run, milliseconds !== undefined && milliseconds >= 5000 ? 600_000 : milliseconds)
      Object.assign(window, { setTimeout: slow })
    })
    await openCase(page, 'hela', played)
    await dropFile(page, 'broken.clixcase', '{"format":')
    await page.getByRole('dialog').waitFor()
    const dialog = await page.getByRole('dialog').boundingBox()
    const told = await page
      .getByText(/^Opened hela-/)
      .last()
      .boundingBox()
    expect(told && dialog && (told.y > dialog.y + dialog.height || told.y + told.height < dialog.y)).toBe(true)
    await page.keyboard.press('Escape')
  })

  it.each([
    [1280, 800],
    [768, 1024]
  ])('shows how everybody stands over the board, which stays where it is: %i x %i', async (width, height) => {
    const page = await open(played, { context: { viewport: { width, height } } })
    await moment(page, '5 of 5')
    const before = await page.getByTestId('board').boundingBox()
    await page.locator('#open-tray').click()
    const panel = await page.getByTestId('standing').boundingBox()
    const board = await page.getByTestId('board').boundingBox()
    expect(board).toEqual(before)
    expect(panel && board && [panel.x <= board.x, panel.y < board.y, panel.width < board.width, panel.y + panel.height <= height]).toEqual([
      true,
      true,
      true,
      true
    ])
    await shot(page, `standing-${width}`)
  })

  it('is changed in the middle: what follows is played again, and what the rules forbid then stays and says why', async () => {
    const page = await open({
      ...played,
      ask: {
        kind: 'timeline',
        events: [
          ...EVENTS,
          { do: 'end-turn' },
          { do: 'begin-turn', side: 'blue' },
          { do: 'attack', from: 'hela', to: 'm11', hit: true, damage: 1 }
        ]
      }
    })
    await verdictIs(page, 'played')
    await event(page, 5).getByRole('button').first().click()
    await page.getByRole('button', { name: /^Change: M-11 attacks Hela/ }).click()
    await form(page)
      .getByRole('textbox', { name: /^Damage dealt/ })
      .fill('2')
    await form(page).getByRole('button', { name: 'Change', exact: true }).click()
    await event(page, 5).getByText('Hela −2, click 6').waitFor()
    await says(page, 'Hela', 'click 6')
    await verdictIs(page, 'played')
    // Nine more clicks than Hela has: her own attack later is not allowed any more, and nothing is lost.
    await page.getByRole('button', { name: /^Change: M-11 attacks Hela/ }).click()
    await form(page)
      .getByRole('textbox', { name: /^Damage dealt/ })
      .fill('12')
    await form(page).getByRole('button', { name: 'Change', exact: true }).click()
    await event(page, 5).getByText('Hela −9, out of the game').waitFor()
    await verdictIs(page, 'illegal')
    await event(page, 8).getByText('Not allowed').waitFor()
    await event(page, 8).getByText('Hela is out of the game', { exact: false }).waitFor()
    expect(await page.getByTestId('event').count()).toBe(8)
    await shot(page, 'not-allowed')
    // An event in the middle goes, and comes back.
    await event(page, 2).getByRole('button').first().click()
    await page.getByRole('button', { name: /^Remove: Outwit: Hela counters/ }).click()
    expect(await page.getByTestId('event').count()).toBe(7)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await event(page, 8).waitFor()
  })

  it('moves a figure inside an action by tapping its destination, with an attack after it', async () => {
    const page = await open(played)
    await says(page, 'Hela', 'click 9')
    await add(page, 'Move or power action')
    await tapSquare(page, 'C6')
    await pick(page, /^Action:/, 'Charge')
    await tapSquare(page, 'F5')
    await form(page).getByRole('button', { name: 'Where to: F5' }).waitFor()
    await form(page).getByRole('button', { name: 'An attack' }).click()
    await tapSquare(page, 'G4')
    await form(page).getByRole('button', { name: 'Hit', exact: true }).click()
    await page.getByTestId('preview').getByText('Thor: C6 → F5').waitFor()
    await shot(page, 'charge')
    await commit(page)
    await says(page, 'Thor', 'F5')
    await says(page, 'Hela', 'click 11')
  })

  it('works by keyboard alone: names typed into the open parts, and Escape leaves the event', async () => {
    const page = await open(played)
    await moment(page, '5 of 5')
    await panel(page).getByRole('button', { name: 'Add an event' }).focus()
    await page.keyboard.press('Enter')
    await form(page).waitFor()
    await page.keyboard.type('thor')
    expect(await page.locator('#ask-field').inputValue()).toBe('thor')
    await page.keyboard.press('Enter')
    await form(page).getByRole('button', { name: 'Figure: Thor' }).waitFor()
    await page.keyboard.type('c7')
    await page.keyboard.press('Enter')
    await page.getByTestId('preview').getByText('Thor: C6 → C7').waitFor()
    await form(page).getByRole('button', { name: 'Add', exact: true }).focus()
    await page.keyboard.press('Enter')
    await moment(page, '6 of 6')
    await says(page, 'Thor', 'C7')
    await panel(page).getByRole('button', { name: 'Add an event' }).click()
    await form(page).waitFor()
    await page.keyboard.press('Escape')
    await form(page).waitFor({ state: 'detached' })
  })

  it('fits a tablet held upright: the board stays in sight while an event is tapped together', async () => {
    const page = await open(played, { context: { viewport: { width: 768, height: 1024 }, hasTouch: true } })
    await verdictIs(page, 'played')
    await page.getByRole('button', { name: 'Show the reasons' }).click()
    await shot(page, 'tablet')
    await add(page, 'Attack')
    await shot(page, 'tablet-form')
    const board = await page.getByTestId('board').boundingBox()
    expect(board?.height).toBeGreaterThan(200)
    for (const button of await page.getByTestId('steps').getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await tapSquare(page, 'C6')
    await form(page).getByRole('button', { name: 'Attacker: Thor' }).waitFor()
  })

  it('asks another question from a moment, and goes back', async () => {
    const page = await open(played)
    await page.getByRole('button', { name: 'One event back' }).click()
    await moment(page, '4 of 5')
    await panel(page)
      .getByRole('button', { name: /^Ask about this moment/ })
      .click()
    await page.getByRole('option', { name: 'Line of fire' }).click()
    await page.getByText('This asks about the moment after event 4. The turns are kept.').waitFor()
    await page.getByRole('button', { name: /^Attacker/ }).waitFor()
    await page.getByTestId('kept-turns').getByText('From the turns, after event 4 of 5').waitFor()
    await shot(page, 'kept-turns')
    await page.getByRole('button', { name: 'Back to the turns' }).click()
    await moment(page, '4 of 5')
    expect(await page.getByTestId('event').count()).toBe(5)
    await askKind(page, 'Legal targets')
    await saved(page)
    await page.reload()
    await page.getByTestId('kept-turns').getByText('after event 4 of 5').waitFor()
    await askKind(page, 'Play out turns')
    await moment(page, '4 of 5')
    expect(await page.getByTestId('event').count()).toBe(5)
    await saved(page)
    await page.reload()
    await moment(page, '4 of 5')
  })

  it('marks later events that come out differently, until they are seen', async () => {
    const page = await open({
      ...HELA,
      ask: {
        kind: 'timeline',
        events: [
          { do: 'damage', to: 'm11', amount: 1 },
          { do: 'damage', to: 'm11', amount: 1 }
        ]
      }
    })
    await event(page, 1).getByRole('button').first().click()
    await page.getByRole('button', { name: /^Remove: / }).click()
    const marked = page.getByTestId('came-out-differently')
    await marked.getByText(/Before: M-11 −1, click 3/).waitFor()
    await shot(page, 'different')
    await page.getByTestId('different').getByRole('button', { name: 'All seen' }).click()
    await marked.waitFor({ state: 'detached' })
  })

  it('is there again after a reload', async () => {
    const page = await open(played)
    await saved(page)
    await page.reload()
    await verdictIs(page, 'played')
    expect(await page.getByTestId('event').count()).toBe(5)
    await event(page, 5).getByText('Hela −5, click 9').waitFor()
  })
})
