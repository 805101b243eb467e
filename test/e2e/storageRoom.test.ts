/** A browser that gives little room: the app warns before it is used up, and offers a copy of everything. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { openedApps, pictures } from '../support/openedApps.ts'
import type { OpenedApp } from '../support/browser.ts'
import { goTo, saveRuling } from '../support/pageDriver.ts'

const open = openedApps()
const shot = pictures('room')
const MIB = 1024 * 1024

/** Gives the app so many bytes. A change of it is no full disk: small writes still fit into what the browser has allotted before. */
async function give({ context, page, app }: OpenedApp, bytes: number): Promise<void> {
  const chrome = await context.newCDPSession(page)
  await chrome.send('Storage.overrideQuotaForOrigin', { origin: app.origin, quotaSize: bytes })
}

async function goToData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Data and backups' }).click()
  await page.getByTestId('data-screen').waitFor()
}

/** The file that a press of the button saves. */
async function copied(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Save a copy of everything' }).first().click()
  ])
  return readFile(await download.path(), 'utf8')
}

it('is warned of while everything can still be saved, and a copy is one press away', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'linejudge-room-'))
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  // Present Chromium reports 10 GiB to pages, however full the disk is. Without that feature it reports what it gives, as other browsers do.
  const opened = await open({ profile, flags: ['--disable-features=StaticStorageQuota'] })
  const { page } = opened
  await page.evaluate(() => {
    // The picker of the system cannot be driven: without it the app downloads.
    Object.assign(window, { showSaveFilePicker: undefined })
  })
  await saveRuling(page, 'Thor sees Surtur')
  await goToData(page)
  const fact = page.locator('.fact', { hasText: 'Room in the browser' })
  await fact.filter({ hasText: 'free;' }).waitFor()
  expect(await page.getByRole('alert').innerText()).toBe('')

  await goTo(page, 'Table')
  await give(opened, 25 * MIB)
  await goToData(page)
  const notice = page.getByRole('alert').getByText('Little room is left')
  await notice.waitFor()
  await fact.filter({ hasText: 'Free some space on this disk' }).waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await shot(page, 'short')
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(page, 'short on a phone')
  await page.setViewportSize({ width: 1500, height: 900 })
  expect(await copied(page)).toContain('Thor sees Surtur')
  await notice.waitFor({ state: 'detached' })
})
