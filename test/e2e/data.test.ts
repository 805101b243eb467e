/** Backups as a person uses them: the built app in a real Chromium with its own file system and database. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, savedTitles, saveRuling } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('data')
const backups = (page: Page) => page.getByTestId('backup')
const dialog = (page: Page) => page.getByRole('dialog')

async function goToData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Data and backups' }).click()
  await page.getByTestId('data-screen').waitFor()
}

async function saveAtTheTable(page: Page, title: string): Promise<void> {
  await goTo(page, 'Table')
  await saveRuling(page, title)
}

async function backUpNow(page: Page): Promise<void> {
  const before = await backups(page).count()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByText('The backup is made and has been read back.').waitFor()
  expect(await backups(page).count()).toBe(before + 1)
}

describe('backups', () => {
  it('are made by hand, looked into, tried out, put back and undone', async () => {
    const { page } = await open()
    await goToData(page)
    await page.getByText('No backups yet').waitFor()
    await shot(page, 'empty')
    await saveAtTheTable(page, 'Thor sees Surtur')
    await goToData(page)
    await backUpNow(page)
    await shot(page, 'one')

    // Spoiled: the ruling is gone, another one is there.
    await savedTitles(page)
    await page.getByRole('button', { name: 'Delete: Thor sees Surtur' }).click()
    await page.getByText('No saved rulings yet').waitFor()
    await saveAtTheTable(page, 'A mistake')

    await goToData(page)
    await backups(page)
      .first()
      .getByRole('button', { name: /^Look inside/ })
      .click()
    const changes = dialog(page).getByTestId('changes')
    expect(await changes.innerText()).toMatch(/will come back\s+Thor sees Surtur/)
    expect(await changes.innerText()).toMatch(/will go\s+A mistake/)
    await dialog(page).getByRole('button', { name: 'Try it out' }).click()
    await dialog(page)
      .getByTestId('trial')
      .filter({ hasText: /This backup is sound: all \d+ entries/ })
      .waitFor()
    await shot(page, 'inside')
    expect(
      await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('trial')))
    ).toEqual([])

    await dialog(page).getByRole('button', { name: 'Restore' }).click()
    await page.getByTestId('restored').waitFor()
    await shot(page, 'restored')
    expect(await backups(page).first().getAttribute('data-why')).toBe('before-restore')
    expect(await savedTitles(page)).toEqual(['Thor sees Surtur'])
    await goToData(page)
    await page.getByRole('button', { name: 'Undo it' }).click()
    await page.getByTestId('restored').filter({ hasText: 'Undone' }).waitFor()
    expect(await savedTitles(page)).toEqual(['A mistake'])
  })
})
