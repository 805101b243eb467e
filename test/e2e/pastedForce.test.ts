/** A force out of a pasted list: two inputs put it into its starting area, and one step takes it off again. In the built app. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openedApps } from '../support/openedApps.ts'
import { dropFiles, jsonFile, openCase } from '../support/pageDriver.ts'

const open = openedApps()

const squares = (columns: number, rows: readonly number[]) => rows.flatMap((y) => Array.from({ length: columns }, (_, x) => [x + 2, y]))
const TABLE = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2023',
  map: { size: [12, 12], starting: { red: squares(8, [10, 11]), blue: squares(8, [0, 1]) } },
  figures: [
    { id: 'one', name: 'One', side: 'green', at: [0, 5] },
    { id: 'two', name: 'Two', side: 'gold', at: [11, 5] }
  ],
  ask: { kind: 'line-of-fire', from: 'one', to: 'two' }
}
const GEAR = {
  format: 'linejudge-elements/1',
  id: 'dk',
  name: 'Docks',
  elements: [{ id: 'dks01', type: 'equipment', name: 'Grapnel', number: 's01', points: 10, text: 'A hook on a rope.' }]
}
const FORCE = 'Main Force\nlrk012\n2x Lamplighter\nWarden Thrice 100\nPolice Wagon 75\nSideline\nStray Cat'

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    ;(document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    )
  }, text)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A force from a list' })
/** The figures on the table, each with its square. */
const standing = (page: Page) =>
  page
    .getByTestId('tray')
    .locator('.side-pick')
    .evaluateAll((all) => all.map((one) => `${one.querySelector('.name')!.textContent} ${one.querySelector('.numbers')!.textContent}`))

describe('a list pasted on the table', () => {
  it('is in its starting area after Enter, once however often Enter is pressed, and gone with one Undo', async () => {
    const { page } = await open()
    await openCase(page, 'areas', TABLE)
    await paste(page, FORCE)
    await dialog(page).getByText('343 points').first().waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByText('5 figures of Red on the table.').waitFor()
    const there = (await standing(page)).slice(2)
    expect(there.map((one) => one.replace(/ \S+$/, ''))).toEqual([
      'Ironmonger',
      'Lamplighter',
      'Lamplighter 2',
      'Warden Thrice',
      'Police Wagon'
    ])
    // Rows 10 and 11 from the top: two rows at the edge of red.
    for (const one of there) expect(one).toMatch(/ [C-J]1[12]$/)
    await page.keyboard.press('Control+z')
    await expect.poll(() => standing(page).then((all) => all.length)).toBe(2)
    // The other side is the next one without figures.
    await page.keyboard.press('Control+y')
    await expect.poll(() => standing(page).then((all) => all.length)).toBe(7)
    await paste(page, 'Brine\nBrine')
    await dialog(page).getByRole('button', { name: 'Blue', pressed: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('2 figures of Blue on the table.').waitFor()
    expect((await standing(page)).slice(7).map((one) => one.replace(/[12]$/, ''))).toEqual(['Brine F', 'Brine 2 G'])
  })

  it('stops at what is in doubt until it is chosen or left out', async () => {
    const { page } = await open()
    await dropFiles(page, [jsonFile('docks.elements.json', GEAR)])
    await page
      .getByRole('button', { name: /^(Import|Take in|Bring in)/ })
      .first()
      .click()
    await page.getByText(/ is imported\./).waitFor()
    await page.keyboard.press('Alt+1')
    await openCase(page, 'areas', TABLE)
    await paste(page, 'My team\nLamplighter 50\nIronmonger\n+ Grapnel\nGrapnel')
    const put = dialog(page).getByRole('button', { name: 'Add to table' })
    await dialog(page).getByText('3 lines are in doubt', { exact: false }).waitFor()
    expect(await put.isDisabled()).toBe(true)
    await dialog(page).getByRole('button', { name: 'Leave out My team' }).click()
    await dialog(page).getByRole('button', { name: '48 points' }).click()
    await dialog(page).getByRole('button', { name: 'Whose is Grapnel?: Whose is it?' }).click()
    await page.getByRole('option', { name: 'Lamplighter' }).click()
    await put.click()
    await page.getByText('2 figures of Red on the table.').waitFor()
    expect(await page.getByTestId('tray').innerText()).toMatch(/with Grapnel/)
  })

  it('changes one row only, however fast Enter is pressed at its button', async () => {
    const { page } = await open()
    await openCase(page, 'areas', TABLE)
    await paste(page, 'Lamplighter\nIronmonger\nStranger')
    await dialog(page).getByText('1 line is in doubt', { exact: false }).waitFor()
    for (const key of ['Tab', 'Enter', 'Enter', 'Enter']) await page.keyboard.press(key, { delay: 20 })
    await dialog(page).getByRole('button', { name: 'Leave out Lamplighter' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Leave out Ironmonger' }).waitFor()
    expect(await dialog(page).getByText('left out', { exact: true }).count()).toBe(1)
  })

  it('comes in on a phone by a button', async () => {
    const { page } = await open({ context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })
    await openCase(page, 'areas', TABLE)
    await page.getByRole('button', { name: 'Show the figures' }).tap()
    await page.getByRole('button', { name: 'Add to table' }).tap()
    await page.getByRole('button', { name: 'A force from a list' }).tap()
    await dialog(page).getByRole('textbox', { name: 'The list' }).waitFor()
    await paste(page, FORCE)
    await dialog(page).getByRole('button', { name: 'Add to table' }).tap()
    await page.getByText('5 figures of Red on the table.').waitFor()
  })
})
