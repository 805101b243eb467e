/** Hands on the table that every desktop test uses: a question typed, and what is on the disk. */
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { saved } from '../support/pageDriver.ts'

/** Asks from A1 to this square, and waits until it is asked. */
export async function askTo(page: Page, square: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.type(`A1 ${square}`)
  await page.keyboard.press('Enter')
  await asks(page, square)
}

/** Until the table asks about this square. */
export const asks = (page: Page, square: string): Promise<void> => page.getByRole('button', { name: `Target: ${square}` }).waitFor()

/** Asks and waits until it is saved. */
export async function askAndSave(page: Page, square: string): Promise<void> {
  await askTo(page, square)
  await saved(page)
}

/** Which square the table asks about. */
export const askedAbout = async (page: Page): Promise<string> =>
  (
    (await page.getByRole('button', { name: /^Target: / }).getAttribute('aria-label')) ??
    (await page.getByRole('button', { name: /^Target: / }).innerText())
  ).replace(/^Target: /, '')

/** A case file with a line that nothing stands in. */
export function writeCase(path: string): void {
  writeFileSync(
    path,
    JSON.stringify({
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [5, 1], terrain: ['..h..'] },
      figures: [
        { id: 'Hedger', at: [0, 0] },
        { id: 'Target', at: [4, 0] }
      ],
      ask: { kind: 'line-of-fire', from: 'Hedger', to: 'Target' }
    })
  )
}
