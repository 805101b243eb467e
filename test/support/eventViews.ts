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
