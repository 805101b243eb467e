/** Lists of players at the door, and several lines pasted into a field of one line. In the built app. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFiles, goTo, jsonFile } from '../support/pageDriver.ts'
import { editionFile } from '../support/editions.ts'
import { openedApps } from '../support/openedApps.ts'

const openApp = openedApps()

/** Pastes a text as Ctrl+V does: the field gets the event first, then the text as a browser puts it into a field of one line. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const target = document.activeElement as HTMLInputElement
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    if (target.dispatchEvent(event)) document.execCommand('insertText', false, pasted.replaceAll('\n', ' '))
  }, text)
}

async function openDoor(): Promise<Page> {
  const { page } = await openApp()
  await goTo(page, 'Event')
  await page.getByRole('button', { name: 'New event' }).first().click()
  await page.getByRole('button', { name: 'To the door' }).click()
  await page.locator('#event-door').waitFor()
  return page
}

describe('several lines pasted at the door', () => {
  it('open the list with a row each', async () => {
    const page = await openDoor()
    await page.locator('#event-door').focus()
    await paste(page, 'Garcia, Ana\nGarcia, Luis\n3. Park, Kim\n')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.locator('textarea').inputValue()).toContain('Garcia, Luis')
    expect(await dialog.getByRole('status').last().innerText()).toBe('3 new')
    await dialog.getByRole('button', { name: 'Import 3' }).click()
    for (const name of ['Ana Garcia', 'Luis Garcia', 'Kim Park']) await page.getByText(name, { exact: true }).first().waitFor()
    expect(await page.locator('#event-door').inputValue()).toBe('')
  })

  it('are refused in any other field of one line, and one line goes in', async () => {
    const { page } = await openApp()
    const field = page.locator('#ask-field')
    await field.fill('')
    await field.focus()
    await paste(page, 'one\ntwo\n')
    expect(await page.locator('.field-refused').innerText()).toBe('Not inserted: that is 2 lines. This field takes one line.')
    expect(await field.inputValue()).toBe('')
    await paste(page, 'B4\n')
    expect((await field.inputValue()).trim()).toBe('B4')
  })
})

describe('the button that checks everybody in', () => {
  it('does so once for two presses at once', async () => {
    const { page } = await openApp()
    const players = ['Ana Lima', 'Bo Chen', 'Cy Diaz'].map((name, at) => ({ do: 'register', player: `p${at}`, name }))
    const file = { format: 'linejudge-event/1', id: 'listed', name: 'Listed', settings: { checkIn: true }, log: players }
    await dropFiles(page, [jsonFile('listed.event.json', file)])
    await page.locator('#arriving-take').click()
    await page.getByTestId('event-desk').waitFor()
    await page.getByText('0 of 3 players here').waitFor()
    const all = page.getByRole('button', { name: 'Everybody is here: check 3 in' })
    // Both presses come before the page is drawn again.
    await all.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await page.getByText('3 players are checked in.').waitFor()
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await expect.poll(() => page.locator('[data-view="log"]').innerText()).toContain('6')
    await expect.poll(() => page.locator('[data-view="log"]').innerText()).toContain('Ana Lima')
    const log = await page.locator('[data-view="log"]').innerText()
    expect(log.match(/Ana Lima/g)).toHaveLength(2)
    expect((await page.getByRole('alert').allInnerTexts()).join('').trim()).toBe('')
  })
})

it('an event that chooses a format of its edition has the lists of its day in its log', async () => {
  const { page } = await openApp()
  await dropFiles(page, [jsonFile('club.json', editionFile('club'))])
  await page.getByRole('dialog').getByRole('button', { name: 'Import 1 document' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await goTo(page, 'Event')
  await page.getByRole('button', { name: 'New event' }).first().click()
  const fields = page.getByTestId('event-new')
  await fields.getByRole('button', { name: /Rules/ }).first().click()
  await page.getByRole('option', { name: /Club rules/ }).click()
  await fields
    .getByRole('button', { name: /Format/ })
    .first()
    .click()
  await page.getByRole('option', { name: /Club night/ }).click()
  await fields.locator('input[type=date]').fill('2026-12-01')
  await page.getByRole('button', { name: 'To the door' }).click()
  await page.locator('#event-door').waitFor()
  const events = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('linejudge')
        opening.onsuccess = () => {
          const asked = opening.result.transaction(['events']).objectStore('events').getAll()
          asked.onsuccess = () => {
            done(JSON.stringify(asked.result))
          }
        }
      })
  )
  expect(events).toContain('"format":{"id":"club","name":"Club night"}')
  expect(events).toContain('"from":"2026-12-01","banned":["set:zz","figure:yy/001"]')
})
