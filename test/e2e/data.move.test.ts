/** Moving to another computer, damage and dark venues: the data screen in a real Chromium, with real files. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFile, goTo, savedTitles, saveRuling, verdictIs } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const openBoard = openedApps()
const shot = pictures('data')
async function open(): Promise<Page> {
  const { page } = await openBoard()
  // Downloads and an input instead of the system's pickers, which a test cannot press.
  await page.evaluate(() => {
    Object.assign(window, { showSaveFilePicker: undefined, showOpenFilePicker: undefined })
  })
  return page
}
const dialog = (page: Page) => page.getByRole('dialog')

async function goToData(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('Data and backups')
  await page.keyboard.press('Enter')
  await page.getByTestId('data-screen').waitFor()
}

async function exported(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return readFile(await download.path(), 'utf8')
}

describe('everything in one file', () => {
  it('opens on another computer, where the table is as it was; without names it names nobody', async () => {
    const first = await open()
    await saveRuling(first, 'Zacharias sees Yvonne')
    await first.keyboard.type('A1 P24')
    await first.keyboard.press('Enter')
    await verdictIs(first, 'blocked')
    await goToData(first)
    const whole = await exported(first, 'Export everything')
    expect(whole).toContain('Zacharias')
    const nameless = await exported(first, 'Export without names')
    expect(nameless).not.toContain('Zacharias')
    expect(nameless).toContain('linejudge-backup/1')

    const second = await open()
    await saveRuling(second, 'Already here')
    await dropFile(second, 'Linejudge.json', whole)
    const changes = dialog(second).getByTestId('changes')
    await changes.filter({ hasText: 'Zacharias sees Yvonne' }).waitFor()
    expect(await changes.innerText()).toContain('Already here')
    await shot(second, 'import')
    await dialog(second)
      .getByRole('radio', { name: /Only add what is missing/ })
      .click()
    expect(await changes.innerText()).not.toContain('Already here')
    await dialog(second).getByRole('button', { name: 'Add what is missing' }).click()
    await second.getByTestId('restored').waitFor()
    expect(await savedTitles(second)).toEqual(['Already here', 'Zacharias sees Yvonne'])

    await dropFile(second, 'Linejudge.json', whole)
    await dialog(second).getByRole('button', { name: 'Replace everything' }).click()
    await second.getByTestId('restored').waitFor()
    expect(await savedTitles(second)).toEqual(['Zacharias sees Yvonne'])
    await goTo(second, 'Table')
    await verdictIs(second, 'blocked')
    await second.getByRole('button', { name: 'Attacker: A1' }).waitFor()

    await dropFile(second, 'cut.json', whole.slice(0, whole.length / 2))
    await dialog(second).getByText('The backup is damaged').waitFor()
    await shot(second, 'broken-file')
  })
})

describe('a damaged backup', () => {
  it('is listed with its reason and cannot be put back; dark, bright and on a tablet', async () => {
    const page = await open()
    await saveRuling(page, 'One')
    await goToData(page)
    for (const count of [1, 2]) {
      await page.getByRole('button', { name: 'Back up now' }).click()
      await page
        .getByTestId('backup')
        .nth(count - 1)
        .waitFor()
    }
    await page.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('backups')
      const names: string[] = []
      for await (const name of folder.keys()) names.push(name)
      const handle = await folder.getFileHandle(names.sort()[0]!)
      const text = await (await handle.getFile()).text()
      const stream = await handle.createWritable()
      await stream.write(text.slice(0, text.length / 2))
      await stream.close()
    })
    await page.reload()
    await page.getByTestId('board').waitFor()
    await goToData(page)
    const damaged = page.getByTestId('backup').filter({ hasText: 'The backup is damaged' })
    await damaged.waitFor()
    expect(await damaged.getByRole('button').count()).toBe(0)
    expect(
      await page
        .getByTestId('backup')
        .filter({ has: page.getByRole('button', { name: /^Look inside/ }) })
        .count()
    ).toBe(1)
    await shot(page, 'damaged-bright')
    await page.emulateMedia({ colorScheme: 'dark' })
    await shot(page, 'damaged-dark')
    await page.setViewportSize({ width: 768, height: 1024 })
    await shot(page, 'damaged-tablet')
    await page.getByRole('button', { name: /^Look inside/ }).click()
    await dialog(page).getByText('What is in it').waitFor()
    await shot(page, 'inside-tablet')
  })
})

describe('a copy as a file', () => {
  it('is offered by itself where the browser forgets, not over a ruling, and saved by one tap', async () => {
    const page = await open()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
      Object.assign(navigator.storage, { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(false) })
      Object.assign(window, { showSaveFilePicker: undefined, showOpenFilePicker: undefined })
      localStorage.setItem('linejudge.copy', JSON.stringify({ from: 0, changes: 1, rounds: 0, unsaved: true, offeredAt: null }))
      localStorage.setItem('linejudge.language', 'es')
    })
    await page.reload()
    await page.getByTestId('verdict').waitFor()
    const offer = page.getByTestId('offer')
    expect(await offer.count()).toBe(0)
    await page.keyboard.press('Alt+2')
    await offer.getByText('Su última copia tiene más de un día.').waitFor()
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [768, 1024]
    ] as const) {
      await page.setViewportSize({ width, height })
      await shot(page, `offer-${width}`)
    }
    expect(await exported(page, 'Guardar una copia')).toContain('linejudge-backup')
    await offer.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('linejudge.copy'))).toContain('"unsaved":false')
  })
})
