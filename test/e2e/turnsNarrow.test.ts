/** Turns on narrow screens: later events that come out differently are marked in sight of the judge. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openCase, verdictIs } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('turns-narrow', 300)

const TABLE = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8] },
  figures: [
    { id: 'm11', name: 'M-11', side: 'red', at: [1, 1], dial: Array.from({ length: 12 }, () => ({})) },
    { id: 'hela', name: 'Hela', side: 'blue', at: [5, 5] }
  ],
  ask: { kind: 'timeline', events: Array.from({ length: 8 }, () => ({ do: 'damage', to: 'm11', amount: 1 })) }
}

/** Whether all of the part is in the window, with nothing over its middle. */
const isInSight = (page: Page, testid: string): Promise<boolean> =>
  page
    .getByTestId(testid)
    .first()
    .evaluate((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && there !== null && one.contains(there)
    })

describe.each([
  [390, 844],
  [768, 1024]
])('in a window of %i × %i', (width, height) => {
  it('the number of them is in sight, each is marked, and nothing is cut off', async () => {
    const { page } = await open({ context: { viewport: { width, height }, hasTouch: true, isMobile: true } })
    await openCase(page, 'turns', TABLE)
    await page.getByTestId('timeline').waitFor()
    await verdictIs(page, 'played')
    const expand = page.getByRole('button', { name: 'Show the reasons' })
    if (await expand.isVisible()) await expand.click()
    await page.getByTestId('event').first().getByRole('button').first().click()
    await page.getByRole('button', { name: /^Remove: / }).click()
    await page.getByTestId('steps-different').waitFor()
    await shot(page, `${width}`)
    await expect.poll(() => isInSight(page, 'steps-different')).toBe(true)
    const marks = page.getByTestId('came-out-differently')
    expect(await marks.count()).toBe(7)
    await page.getByTestId('steps-different').click()
    await expect.poll(() => isInSight(page, 'came-out-differently')).toBe(true)
    expect(await marks.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0)
    await shot(page, `${width}-shown`)
  })
})
