/** The views of an open event, as a user goes to them: a view without content is under "More". */
import type { Page } from 'playwright-core'

const buttonOf = (page: Page, id: string) => page.locator(`nav [data-id="${id}"]`)

/** Opens what is under "More", if anything is and it is closed. */
export async function openMore(page: Page): Promise<void> {
  const more = page.getByTestId('more-views')
  if ((await more.count()) > 0 && (await more.getAttribute('aria-expanded')) === 'false') await more.click()
}

/** Ids of all views that the event has at this device. */
export async function viewIds(page: Page): Promise<string[]> {
  await openMore(page)
  const ids = await page.locator('nav [data-id]').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')!))
  if ((await page.getByTestId('views-under-more').count()) > 0) await page.getByTestId('more-views').click()
  return ids
}

/** Goes to a view by its id, and waits until it is shown. */
export async function showView(page: Page, id: string): Promise<void> {
  if ((await buttonOf(page, id).count()) === 0) await openMore(page)
  await buttonOf(page, id).click()
  await page.locator(`[data-view="${id}"] > *`).first().waitFor()
}

/** The sizes of windows at which every view is in reach. */
export const WINDOW_SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 }
] as const

/** Entries of the views that are out of reach in a window of a size, in words: scrolled, outside or too low for a finger. Leaves "More" open. */
export async function outOfReach(page: Page, size: (typeof WINDOW_SIZES)[number]): Promise<string[]> {
  await page.setViewportSize(size)
  const scroll = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight).find((more) => more > 0) ?? 0)
  await openMore(page)
  const column = await scroll('[data-testid="event-desk"] nav .column')
  const more = await scroll('[data-testid="views-under-more"]')
  const entries = await page.locator('[data-testid="event-desk"] nav button').evaluateAll(
    (all, { width, height }) =>
      all.flatMap((one) => {
        const { left, right, top, bottom, height: tall } = one.getBoundingClientRect()
        return left < 0 || top < 0 || right > width || bottom > height || tall < 44 ? [(one as HTMLElement).innerText] : []
      }),
    size
  )
  return [...(column > 0 ? [`the column scrolls by ${column}`] : []), ...(more > 0 ? [`"More" scrolls by ${more}`] : []), ...entries]
}
