/** What the pictures of the manual show, made in the running app in any language: each scene is reached as a user would reach it. */
import type { Page } from 'playwright-core'
import type { LanguageEntry } from '../../src/renderer/i18n/languages.ts'
import { showView } from '../support/eventViews.ts'
import { boardDrawn } from '../support/pageDriver.ts'

type Said = Awaited<ReturnType<typeof saidIn>>

/** Everything that is said in a language. */
export async function saidIn({ load, later }: LanguageEntry) {
  const [{ all }, { later: more }] = [await load(), await later()]
  return { ...all, ...more }
}

interface Scene {
  /** The file of the picture. */
  readonly name: string
  readonly go: (page: Page, said: Said) => Promise<void>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** They are reached one after the other in one window. */
export const SCENES: readonly Scene[] = [
  {
    name: 'judge-table',
    async go(page, { texts }) {
      await page.getByTestId('strip').getByRole('button', { name: texts.examples.stealth }).click()
      await page.getByTestId('strip').getByRole('button', { name: texts.strip.dismiss }).click()
      await page.getByTestId('verdict').waitFor()
      await boardDrawn(page)
    }
  },
  {
    name: 'judge-kept',
    async go(page, { texts, rulingTexts }) {
      await press(page, texts.ruling.save)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(rulingTexts.kept.tableLabel).fill('4')
      await dialog.getByLabel(rulingTexts.kept.round, { exact: true }).fill('2')
    }
  },
  {
    name: 'event-door',
    async go(page, { texts, eventTexts }) {
      await page.getByRole('dialog').getByRole('button', { name: texts.ruling.save }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.keyboard.press('Alt+6')
      await press(page, eventTexts.list.make)
      const form = page.getByTestId('event-new')
      await form.getByLabel(eventTexts.make.name).fill('Linejudge Open 300')
      await form.getByLabel(eventTexts.make.practice).click()
      await press(page, eventTexts.make.go)
      await page.getByTestId('event-desk').waitFor()
      for (let step = 0; step < 10; step++) await press(page, eventTexts.practice.next)
      await showView(page, 'door')
    }
  },
  {
    name: 'event-floor',
    async go(page, { eventTexts }) {
      await showView(page, 'practice')
      for (let step = 0; step < 6; step++) await press(page, eventTexts.practice.next)
      await showView(page, 'floor')
    }
  },
  {
    name: 'map-room',
    async go(page, { mapRoomTexts }) {
      await page.keyboard.press('Alt+2')
      await page
        .getByRole('button', { name: new RegExp(`^${mapRoomTexts.edit}`) })
        .nth(1)
        .click()
      await boardDrawn(page)
    }
  }
]
