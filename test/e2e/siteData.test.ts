/** The browser removes the data of the site while the app is open (a full disk, "clear site data"): nothing reads "saved" that is not on the disk. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openedApps } from '../support/openedApps.ts'
import { boardDrawn, saved } from '../support/pageDriver.ts'

const open = openedApps()

it.each(['file_systems', 'indexeddb,file_systems,local_storage,cache_storage'])(
  'without %s it says so, or has written everything again',
  async (storageTypes) => {
    const profile = await mkdtemp(join(tmpdir(), 'linejudge-cleared-'))
    onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
    const { page, context, app } = await open({ profile })
    const addFigure = async (name: string, square: string): Promise<void> => {
      await page.getByPlaceholder(/>/).first().click()
      await page.keyboard.type(`+ ${name} ${square}`)
      await page.keyboard.press('Enter')
      await page.getByText(name).first().waitFor()
    }
    await addFigure('Zebedee', 'B2')
    await saved(page)
    const chrome = await context.newCDPSession(page)
    await chrome.send('Storage.clearDataForOrigin', { origin: app.origin, storageTypes })
    await addFigure('Yolanda', 'C7')
    // The state after every write has ended: some seconds for the journal, the database and what they try again.
    const state = page.getByTestId('save-state')
    await page.waitForTimeout(1500)
    await expect.poll(() => state.getAttribute('data-state'), { timeout: 40_000 }).not.toBe('saving')
    const said = await state.getAttribute('data-state')
    if (said !== 'saved') {
      // The notice offers what is left to do; it never is to load the page again.
      const notice = (await page.getByRole('alert').allInnerTexts()).join(' ')
      expect(notice).toMatch(/copy of everything/)
      expect(notice).not.toMatch(/reload|load the page again/i)
      return
    }
    await page.reload()
    await boardDrawn(page)
    await page.getByText('Yolanda').first().waitFor()
    await page.getByText('Zebedee').first().waitFor()
  }
)
