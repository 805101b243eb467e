/** A ruling as a file: saved and shared, imported after everything else of it is gone. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { boardDrawn, dropFile, goTo, saved } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('ruling-file')

/** A system that shares files: what is shared is left on the page. Files come as downloads. */
async function withSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, text, files = [] }: ShareData) => {
        const [file] = files
        Object.assign(window, { shared: { title, text, name: file?.name, content: await file?.text() } })
      }
    })
  })
  await page.reload()
  await boardDrawn(page)
}

/** All that the app has stored on this device. */
async function deleteEverything(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await page.goto('about:blank')
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
  await page.goto(origin)
  await boardDrawn(page)
}

const dialog = (page: Page) => page.getByRole('dialog')

it('has its verdict, note, table, round, players and overruling again after the data of the app was deleted', async () => {
  const { page } = await open()
  await withSharing(page)
  await page.getByTestId('verdict').waitFor()
  await page.keyboard.press('Control+s')
  await dialog(page).getByLabel('Title').fill('Over the giant')
  await dialog(page).getByLabel('Table', { exact: true }).fill('12')
  await dialog(page).getByLabel('Round').fill('3')
  await dialog(page).getByLabel('Players').fill('Ana, Bruno')
  await dialog(page).getByLabel('Note').fill('The giant stood half off its square.')
  await dialog(page)
    .getByRole('switch', { name: /^Overrule/ })
    .click()
  await dialog(page)
    .getByRole('button', { name: /^Your verdict/ })
    .click()
  await page.getByRole('option', { name: 'Clear' }).click()
  await dialog(page).getByLabel('Your reason').fill('Both players agreed that it stood in F18.')
  await dialog(page).getByLabel('Rule', { exact: true }).fill('LOF-09')
  await dialog(page).getByLabel('Judge', { exact: true }).fill('Marta')
  await dialog(page).getByRole('button', { name: 'Save ruling' }).click()
  await dialog(page).waitFor({ state: 'detached' })

  const openDetails = async (): Promise<string> => {
    await goTo(page, 'Rulings')
    await page.getByTestId('saved-ruling').waitFor()
    await page.getByRole('button', { name: 'Details: Over the giant' }).click()
    await dialog(page).getByText('The giant stood half off its square.').waitFor()
    return dialog(page).innerText()
  }
  const before = await openDetails()
  for (const part of ['Blocked', 'Clear', 'Marta', 'Both players agreed', '12', '3', 'Ana', 'Bruno']) expect(before).toContain(part)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save as a file' }).click()
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ format: 'linejudge-ruling/1', title: 'Over the giant' })
  await dialog(page).getByRole('button', { name: 'Share' }).click()
  const shared = await page
    .waitForFunction(() => (window as unknown as { shared?: Record<string, string> }).shared)
    .then((it) => it.jsonValue())
  expect(shared).toMatchObject({ title: 'Over the giant', content: file })
  expect(shared?.text).toContain('Judge Marta overrules: Clear.')
  await page.keyboard.press('Escape')
  await saved(page)

  await deleteEverything(page)
  await goTo(page, 'Rulings')
  await page.getByText('No saved rulings yet').waitFor()
  await dropFile(page, download.suggestedFilename(), file)
  await dialog(page).getByRole('button', { name: 'Import 1 document' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await openDetails()).toBe(before)
  await shot(page, 'imported')
})
