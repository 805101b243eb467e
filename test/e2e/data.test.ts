/** Backups as a person uses them: the built app in a real Chromium with its own file system and database. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp, type OpenAppOptions, type OpenedApp } from '../support/browser.ts'

const OUTPUT = resolve(import.meta.dirname, 'output')
mkdirSync(OUTPUT, { recursive: true })

let opened: OpenedApp[] = []
async function open(options: OpenAppOptions = {}): Promise<Page> {
  const app = await openApp(options)
  opened.push(app)
  await app.page.getByTestId('board').locator('canvas').first().waitFor()
  return app.page
}
afterEach(async () => {
  const faults = opened.flatMap(({ faults }) => faults)
  await Promise.all(opened.map(app => app.close().catch(() => undefined)))
  opened = []
  expect(faults).toEqual([])
})

const shot = (page: Page, name: string) => page.screenshot({ path: join(OUTPUT, `data-${name}.png`) })
const backups = (page: Page) => page.getByTestId('backup')
const dialog = (page: Page) => page.getByRole('dialog')

async function goToData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Data and backups' }).click()
  await page.getByTestId('data-screen').waitFor()
}

async function saveRuling(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByTestId('verdict').waitFor()
  await page.keyboard.press('Control+s')
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByRole('button', { name: 'Save ruling' }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

async function backUpNow(page: Page): Promise<void> {
  const before = await backups(page).count()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByText('The backup is made and has been read back.').waitFor()
  expect(await backups(page).count()).toBe(before + 1)
}

const rulings = async (page: Page): Promise<string[]> => {
  await page.getByRole('navigation').getByRole('button', { name: 'Rulings', exact: true }).click()
  await page.getByRole('heading', { name: 'Saved rulings' }).waitFor()
  return (await page.getByTestId('saved-ruling').locator('.title').allInnerTexts()).sort()
}

describe('backups', () => {
  it('are made by hand, looked into, tried out, put back and undone', async () => {
    const page = await open()
    await goToData(page)
    await page.getByText('No backups yet').waitFor()
    await shot(page, 'empty')
    await saveRuling(page, 'Thor sees Surtur')
    await goToData(page)
    await backUpNow(page)
    await shot(page, 'one')

    // Spoiled: the ruling is gone, another one is there.
    await rulings(page)
    await page.getByRole('button', { name: 'Delete: Thor sees Surtur' }).click()
    await page.getByText('No saved rulings yet').waitFor()
    await saveRuling(page, 'A mistake')

    await goToData(page)
    await backups(page).first().getByRole('button', { name: /^Look inside/ }).click()
    const changes = dialog(page).getByTestId('changes')
    expect(await changes.innerText()).toMatch(/will come back\s+Thor sees Surtur/)
    expect(await changes.innerText()).toMatch(/will go\s+A mistake/)
    await dialog(page).getByRole('button', { name: 'Try it out' }).click()
    await dialog(page).getByTestId('trial').filter({ hasText: /This backup is sound: all \d+ entries/ }).waitFor()
    await shot(page, 'inside')
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter(name => name?.includes('trial')))).toEqual([])

    await dialog(page).getByRole('button', { name: 'Put it back' }).click()
    await page.getByTestId('restored').waitFor()
    await shot(page, 'restored')
    expect(await backups(page).first().getAttribute('data-why')).toBe('before-restore')
    expect(await rulings(page)).toEqual(['Thor sees Surtur'])
    await goToData(page)
    await page.getByRole('button', { name: 'Undo it' }).click()
    await page.getByTestId('restored').filter({ hasText: 'Undone' }).waitFor()
    expect(await rulings(page)).toEqual(['A mistake'])
  })
})

