/** The journal under the real app in a real Chromium: what comes back when the database is gone, and two windows on one journal. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { boardDrawn, goTo, saved } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('journal')

/** Saves the ruling on the table under this title, by hand. */
async function saveRuling(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save ruling' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(title)
  await dialog.getByRole('button', { name: 'Save ruling' }).click()
  await dialog.waitFor({ state: 'detached' })
  await saved(page)
}

/** Sizes of the journal's files, as the page's own origin sees them from outside the app. */
const journalNames = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const names: string[] = []
    for await (const name of (await root.getDirectoryHandle('linejudge')).keys()) names.push(name)
    return names.sort()
  })

const deleteDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.deleteDatabase('linejudge')
        request.onsuccess = () => {
          done()
        }
        request.onerror = () => {
          failed(new Error('not deleted'))
        }
      })
  )

describe('the journal', () => {
  it('brings everything back, with a word about it, when the database is gone', async () => {
    const { page } = await open()
    await saveRuling(page, 'Kept in the journal')
    expect(await journalNames(page)).toContain('journal-a.ljj')
    await deleteDatabase(page)
    await page.reload()
    await boardDrawn(page)
    await page.getByRole('alert').filter({ hasText: 'brought back from the journal' }).waitFor()
    await shot(page, 'brought-back')
    await goTo(page, 'Rulings')
    await page.getByText('Kept in the journal').waitFor()
    await page.reload()
    await boardDrawn(page)
    // Once is enough.
    expect(await page.getByRole('alert').filter({ hasText: 'journal' }).count()).toBe(0)
  })

  it('begins without a word over the database of an earlier version', async () => {
    const { page } = await open()
    await saveRuling(page, 'From before')
    // As an earlier version left it: no journal, and a database that knows of none.
    const { origin } = new URL(page.url())
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(`${origin}/icon.svg`)
    await page.evaluate(async () => {
      await (await navigator.storage.getDirectory()).removeEntry('linejudge', { recursive: true })
      await new Promise<void>((done, failed) => {
        const request = indexedDB.open('linejudge')
        request.onsuccess = () => {
          const transaction = request.result.transaction('meta', 'readwrite')
          transaction.objectStore('meta').clear()
          transaction.oncomplete = () => {
            request.result.close()
            done()
          }
          transaction.onerror = () => {
            failed(new Error('not cleared'))
          }
        }
      })
    })
    await page.goto(origin)
    await boardDrawn(page)
    expect(await page.getByRole('alert').innerText()).toBe('')
    await goTo(page, 'Rulings')
    await page.getByText('From before').waitFor()
    expect(await journalNames(page)).toContain('journal-a.ljj')
  })

  it('is written by one window; a second one says so, and takes over when the first is closed', async () => {
    const { page: first, context } = await open()
    await saveRuling(first, 'By the first')
    const second = await context.newPage()
    await second.goto(first.url())
    await boardDrawn(second)
    await second.getByRole('alert').filter({ hasText: 'already open in another window' }).waitFor()
    await second.keyboard.type('A1 A9')
    await second.keyboard.press('Enter')
    await second.locator('[data-testid=save-state][data-state=failed]').waitFor()
    // One word about one thing, and no try that cannot help.
    const alert = second.getByRole('alert')
    expect(await alert.locator('.notice').count()).toBe(1)
    expect(await alert.getByRole('button').allInnerTexts()).toContain('Save as a file')
    expect(await alert.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    for (const scheme of ['dark', 'light'] as const) {
      await second.emulateMedia({ colorScheme: scheme })
      await second.setViewportSize({ width: 1280, height: 800 })
      await shot(second, `second-window-${scheme}`)
      await second.setViewportSize({ width: 768, height: 1024 })
      await shot(second, `second-window-${scheme}-tablet`)
    }
    await second.setViewportSize({ width: 1280, height: 800 })
    await second.getByRole('button', { name: 'Settings' }).click()
    await second.getByRole('button', { name: 'Data and backups' }).click()
    await second.getByTestId('data-screen').getByText('only that one saves').waitFor()
    // The menu makes room for what it has opened.
    await second.getByLabel('Text size').waitFor({ state: 'detached' })
    await shot(second, 'second-window-data')
    await goTo(second, 'Rulings')
    await second.getByText('By the first').waitFor()
    await goTo(second, 'Table')
    await first.keyboard.type('A1 A5')
    await first.keyboard.press('Enter')
    await saveRuling(first, 'By the first, later')
    await first.close()
    await second.getByText('this one saves now').waitFor()
    await saved(second)
    // What is no longer so is no longer said.
    expect(await alert.innerText()).toBe('')
    // The newer table goes on, and what it had changed itself stands beside it.
    await second.getByText('What this window had stands beside it').waitFor()
    await second.getByRole('button', { name: 'Target: A5' }).waitFor()
    await second.getByRole('button', { name: 'Undo: Change the question' }).waitFor()
    await second.getByRole('button', { name: /This window’s version/ }).click()
    await second.getByRole('button', { name: 'Target: A9' }).waitFor()
    await saved(second)
    await saveRuling(second, 'By the second')
    await goTo(second, 'Rulings')
    await second.getByText('By the first, later').waitFor()
    await second.reload()
    await boardDrawn(second)
    await goTo(second, 'Rulings')
    await second.getByText('By the second').waitFor()
    await second.getByText('By the first', { exact: true }).waitFor()
  })

  it('tells a save that nobody answers, calmly and at once, and as failed in the end; then saves it by itself', async () => {
    const { context, page, app } = await open()
    const hung = await context.newPage()
    await page.close()
    await hung.addInitScript(() => {
      /** The journal's first worker keeps what it is sent while the page says so. */
      class Hanging extends Worker {
        #held: unknown[] = []
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          if (options?.name === 'journal') Reflect.set(window, 'worker', this)
        }

        override postMessage(message: unknown): void {
          if (Reflect.get(window, 'worker') === this && Reflect.get(window, 'hang') === true) this.#held.push(message)
          else super.postMessage(message)
        }

        wake(): void {
          for (const message of this.#held.splice(0)) super.postMessage(message)
        }
      }
      Reflect.set(window, 'Worker', Hanging)
    })
    await hung.goto(app.origin)
    await boardDrawn(hung)
    const state = hung.getByTestId('save-state')
    const slow = hung.getByTestId('save-slow')
    const hang = (on: boolean) =>
      hung.evaluate((hangs) => {
        Reflect.set(window, 'hang', hangs)
      }, on)
    const change = async (line: string) => {
      await hung.keyboard.type(line)
      await hung.keyboard.press('Enter')
    }
    await saved(hung)
    expect(await slow.count()).toBe(0)

    await hang(true)
    await change('A1 A9')
    await slow.waitFor()
    expect(await state.getAttribute('data-state')).toBe('saving')
    expect(await hung.getByRole('alert').innerText()).toBe('')
    for (const scheme of ['dark', 'light'] as const) {
      await hung.emulateMedia({ colorScheme: scheme })
      await shot(hung, `slow-${scheme}`)
    }
    await hung.setViewportSize({ width: 768, height: 1024 })
    await shot(hung, 'slow-tablet')
    await hang(false)
    await hung.evaluate(() => {
      ;(Reflect.get(window, 'worker') as { wake: () => void }).wake()
    })
    await slow.waitFor({ state: 'detached' })
    await saved(hung)

    // The worker never answers: it is given up, and a new one in its place takes what was not saved.
    await hang(true)
    await change('A1 A5')
    await slow.waitFor()
    await hung.locator('[data-testid=save-state][data-state=failed]').waitFor()
    expect(await slow.count()).toBe(0)
    await hung.getByRole('alert').filter({ hasText: 'has stopped' }).waitFor()
    await shot(hung, 'given-up')
    await hang(false)
    await saved(hung)
    await hung.reload()
    await boardDrawn(hung)
    await hung.getByTestId('question').or(hung.locator('main')).first().getByText('A5').first().waitFor()
  }, 60_000)
})
