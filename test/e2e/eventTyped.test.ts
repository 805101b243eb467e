/** Input at the desk stays until it is saved, through double presses, closing, opening and other writes. Sheets follow the names of the event. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { showView } from '../support/eventViews.ts'
import { openedApps, pictures } from '../support/openedApps.ts'
import { dropFiles, jsonFile } from '../support/pageDriver.ts'

const open = openedApps()
const picture = pictures('event-typed', 300)

const PAIRS = [['p1', 'p2'], ['p3', 'p4']] // prettier-ignore
const DAY = {
  format: 'linejudge-event/1',
  id: 'typed',
  name: 'Typed',
  settings: { rounds: 3 },
  log: [
    ...['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })),
    { do: 'round', round: 1, pairs: PAIRS },
    { do: 'ruling', ruling: 'first', round: 1, table: 1, players: PAIRS[0], verdict: 'The line of fire is blocked.' },
    { do: 'ruling', ruling: 'later', round: 1, table: 2, players: PAIRS[1], verdict: 'It is adjacent.' }
  ].map((fact, index) => ({ ...fact, id: `d1:${index + 1}` }))
}

async function opened(): Promise<Page> {
  const { page } = await open()
  await page.keyboard.press('Alt+6')
  await dropFiles(page, [jsonFile('typed.event.json', DAY)])
  await page.locator('#arriving-take').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByTestId('event-desk').waitFor()
  return page
}

it('keeps the typed words of a ruling while its form is closed, and while other rulings come and go', async () => {
  const page = await opened()
  await showView(page, 'rulings')
  const ruling = page.locator('[data-ruling="first"]')
  const edit = ruling.getByRole('button', { name: 'Edit the words' })
  const words = ruling.getByRole('textbox', { name: 'What you rule, in a sentence' })
  await edit.click()
  expect(await words.inputValue()).toBe('The line of fire is blocked.')
  await words.fill('It is hindered.')
  for (const isOpen of [false, true]) {
    // Later than a double press.
    await page.waitForTimeout(600)
    await edit.click()
    await expect.poll(() => edit.getAttribute('aria-expanded')).toBe(String(isOpen))
  }
  expect(await words.inputValue()).toBe('It is hindered.')
  const other = page.locator('[data-ruling="later"]')
  await other.getByRole('button', { name: 'Undo the ruling' }).click()
  await other.waitFor({ state: 'detached' })
  expect(await words.inputValue()).toBe('It is hindered.')
  await picture(page, 'words')
  await ruling.getByRole('button', { name: 'Save the words' }).click()
  await expect.poll(() => ruling.textContent()).toContain('The words of a ruling were changed: It is hindered.')
})

it('keeps the team list of each player while its row is closed or another one is open', async () => {
  const page = await opened()
  await showView(page, 'lists')
  const row = (name: string) => page.getByTestId('event-lists').locator('> li', { hasText: name })
  const header = (name: string) => row(name).locator('button.row')
  const list = (name: string) => row(name).locator('textarea')
  await header('Kim Park').click()
  await list('Kim Park').fill('Brine 79')
  await header('Ada Lo').click()
  await list('Ada Lo').fill('Wren 75')
  await header('Ada Lo').click()
  await header('Kim Park').click()
  expect(await list('Kim Park').inputValue()).toBe('Brine 79')
  await row('Kim Park').getByRole('button', { name: 'Save the list' }).click()
  await expect.poll(() => header('Kim Park').textContent()).toContain('79 points')
  await header('Ada Lo').click()
  expect(await list('Ada Lo').inputValue()).toBe('Wren 75')
})

it('keeps a slip if the row of its table is pressed, and the typed map of a table while more time is given there', async () => {
  const page = await opened()
  await showView(page, 'results')
  const field = (name: string) => page.locator(`input[name="${name}"]`)
  await expect.poll(() => field('table').inputValue()).toBe('1')
  for (const keys of [' ', '1', '280']) await page.keyboard.type(keys, { delay: 60 })
  await page.getByTestId('results').getByRole('button').first().click()
  await expect.poll(() => field('a').inputValue()).toBe('280')
  expect(await field('winner').inputValue()).toBe('1')
  // Another table takes its place: what was typed is listed, also after another view was shown.
  await page.getByTestId('results').getByRole('button').nth(1).click()
  await expect.poll(() => field('table').inputValue()).toBe('2')
  expect(await field('a').inputValue()).toBe('')
  await showView(page, 'standings')
  await showView(page, 'results')
  expect(await page.getByTestId('slip-unsaved').textContent()).toContain('Not saved: table 1, winner 1, 280 : 0')
  await picture(page, 'unsaved')
  await page.getByTestId('slip-unsaved').getByRole('button', { name: 'Enter again' }).click()
  await expect.poll(() => field('a').inputValue()).toBe('280')
  expect(await page.getByTestId('slip-unsaved').count()).toBe(0)

  await showView(page, 'floor')
  await page.getByTestId('floor').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  const map = dialog.getByRole('combobox')
  await map.fill('Old harbour')
  await dialog.getByTestId('more-time').getByRole('button').first().click()
  await expect.poll(() => dialog.locator('li').count()).toBeGreaterThan(0)
  expect(await map.inputValue()).toBe('Old harbour')
})

it('names people on the sheet of a ruling as the event does, without a switch of its own', async () => {
  const page = await opened()
  await showView(page, 'floor')
  await page.getByTestId('floor').getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'On the board' }).click()
  await page.getByTestId('answered-call').waitFor()
  // A question to rule on: what was on the board before.
  await expect.poll(() => page.getByTestId('verdict').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await page.getByTestId('verdict').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
  await page.getByTestId('floor').waitFor()
  const sheet = async () => {
    await page.keyboard.press('Alt+5')
    await page.getByTestId('saved-ruling').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Print sheet' }).click()
    await page.getByTestId('sheet').locator('svg').first().waitFor()
    return page.getByTestId('sheet').textContent()
  }
  // A long line may break inside a name.
  expect(await sheet()).toMatch(/Kim ?Park/)
  expect(await page.getByRole('group', { name: 'Names in the file' }).count()).toBe(0)
  expect(await page.getByTestId('sheet-names').textContent()).toBe('Names in full, minors as numbers.')
  await picture(page, 'sheet')
  await page.getByRole('button', { name: 'Other names' }).click()
  await page.getByRole('group', { name: 'Players in public' }).getByRole('button', { name: 'Number', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The settings are saved.').first().waitFor()
  const numbered = await sheet()
  expect(numbered).toContain('Player 1')
  expect(numbered).not.toMatch(/Kim ?Park/)
})

it('takes no part of a number that does not fit, and says which ones do', async () => {
  const page = await opened()
  await showView(page, 'clock')
  await page.getByRole('button', { name: 'Start the clock' }).last().click()
  const view = page.locator('[data-view="clock"]')
  await view.getByRole('button', { name: /^Table:/ }).click()
  // Behind the one for all tables.
  await page.getByRole('option').nth(1).click()
  const minutes = view.getByRole('textbox', { name: 'Minutes', exact: true })
  await minutes.click({ clickCount: 3 })
  await page.keyboard.type('70', { delay: 60 })
  await page.keyboard.press('Enter')
  expect([await minutes.inputValue(), await minutes.getAttribute('aria-invalid')]).toEqual(['70', 'true'])
  expect(await minutes.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe('A whole number from 1 to 60.')
  await picture(page, 'number')
  await view.getByRole('button', { name: 'Give', exact: true }).click()
  expect(await minutes.inputValue()).toBe('70')
  await minutes.fill('7')
  await page.keyboard.press('Enter')
  await view.getByText('More time', { exact: true }).waitFor()
  await showView(page, 'log')
  const given = await page.getByTestId('log').locator('li', { hasText: 'minutes more' }).allTextContents()
  expect(given).toHaveLength(1)
  expect(given[0]).toContain('7 minutes more')
})
