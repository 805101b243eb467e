/** What leaves the desktop app: PDF, pictures, files, the clipboard, backups; and a backup that is put back. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { savedTitles, saveRuling, verdictIs } from '../support/pageDriver.ts'
import { home, start } from './driver.ts'

it('what is printed is saved as a PDF that can be read', async () => {
  const at = home()
  const app = await start(at)
  await app.opened()
  await app.menu('keys')
  await app.answer(at.at('Documents', 'printed'))
  await app.page.getByRole('dialog').getByRole('button', { name: /print/i }).click()
  await expect.poll(async () => (await app.asked()).map(({ how }) => how)).toContain('save')
  await expect.poll(() => readdirSync(at.documents)).toContain('printed.pdf')
  const pdf = await PDFDocument.load(readFileSync(at.at('Documents', 'printed.pdf')), { updateMetadata: false })
  expect(pdf.getPageCount()).toBeGreaterThan(0)
})

it('a ruling is a sheet as PDF and PNG, and its sentence is on the clipboard', async () => {
  const at = home()
  const app = await start(at)
  await app.opened()
  await verdictIs(app.page, 'blocked')
  const { page } = app
  await page.getByRole('button', { name: 'Copy', exact: false }).first().click()
  await expect.poll(() => app.evaluate(async ({ clipboard }) => await clipboard.readText())).toContain('Hill Giant Orrin')
  await page.getByRole('button', { name: /sheet/i }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [button, name, start] of [
    [/PDF/, 'sheet.pdf', '%PDF-'],
    [/PNG|picture/i, 'sheet.png', '\u0089PNG']
  ] as const) {
    await app.answer(at.at('Documents', name))
    await dialog.getByRole('button', { name: button }).first().click()
    await expect.poll(() => readdirSync(at.documents)).toContain(name)
    expect(readFileSync(join(at.documents, name)).toString('latin1').startsWith(start)).toBe(true)
  }
})

it('a backup lies in the documents, and brings back what was deleted', async () => {
  const at = home()
  const app = await start(at)
  await app.opened()
  const { page } = app
  await saveRuling(page, 'Thor sees Surtur')
  const goToData = async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Data and backups' }).click()
    await page.getByTestId('data-screen').waitFor()
  }
  await goToData()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByText('The backup is made and has been read back.').waitFor()
  expect(readdirSync(join(at.documents, 'Linejudge backups')).filter((name) => name.endsWith('.json'))).not.toEqual([])
  await savedTitles(page)
  await page.getByRole('button', { name: 'Delete: Thor sees Surtur' }).click()
  await page.getByText('No saved rulings yet').waitFor()
  await goToData()
  await page
    .getByTestId('backup')
    .first()
    .getByRole('button', { name: /^Look inside/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await app.again()
  await app.page.getByTestId('restored').waitFor()
  expect(await savedTitles(app.page)).toEqual(['Thor sees Surtur'])
})
