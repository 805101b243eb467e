/** The page of help and the tour of the first start: reached, left, and not in the way. */
import { describe, expect, it } from 'vitest'
import { serious } from '../support/accessibility.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('help')

describe('somebody new', () => {
  it('takes the tour by keyboard, leaves it by Esc, and is not asked again; the help is one key away', async () => {
    const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
    const tour = page.getByTestId('tour')
    const strip = page.getByTestId('strip')
    await strip.getByRole('button', { name: 'Show me around' }).click()
    await tour.getByText('Step 1 of 4').waitFor()
    // The list of figures is folded away here: the step is about its button.
    await tour.getByText('The marked button opens the list of everyone on the table.', { exact: false }).waitFor()
    expect(await serious(page)).toEqual([])
    for (const [step, title] of ['The figures', 'The question', 'The answer', 'Everything else'].entries()) {
      await tour.getByRole('heading', { name: title }).waitFor()
      // What it is about is marked, also where it is folded away.
      expect(await page.getByTestId('tour-ring').count(), title).toBe(1)
      await shot(page, `step-${step + 1}`)
      if (step < 3) await tour.getByRole('button', { name: 'Next' }).press('Enter')
    }
    await tour.getByRole('button', { name: 'Back' }).click()
    // What is typed on the way means nothing to the table.
    await page.keyboard.press('Escape')
    await tour.waitFor({ state: 'detached' })
    expect(await strip.getByRole('button', { name: 'Show me around' }).count()).toBe(0)

    await page.keyboard.press('F1')
    const help = page.getByTestId('help')
    await help.getByRole('heading', { name: 'What it will not do' }).waitFor()
    await shot(page, 'page')
    await page.getByRole('dialog').getByRole('button', { name: 'Show me around' }).click()
    await tour.getByText('Step 1 of 4').waitFor()
    // The dialog is still seen to go for a moment.
    await help.waitFor({ state: 'detached' })
    for (const [width, height] of [
      [1024, 768],
      [768, 1024]
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(async () => (await tour.boundingBox())!.y + (await tour.boundingBox())!.height).toBeLessThanOrEqual(height)
      await shot(page, `tour-${width}`)
    }
    await tour.getByRole('button', { name: 'Leave the tour' }).click()
    await tour.waitFor({ state: 'detached' })
    // With the list open the first step is about the list.
    await page.setViewportSize({ width: 1500, height: 900 })
    if (!(await page.getByTestId('tray').isVisible())) await page.locator('#open-tray').click()
    await page.keyboard.press('F1')
    await page.getByRole('dialog').getByRole('button', { name: 'Show me around' }).click()
    await tour.getByText('Everyone on the table is listed here.', { exact: false }).waitFor()
  })
})
