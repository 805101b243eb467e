/** The door and the lists of an event: regulars of earlier events, everybody at once, and a rejected list that stays in sight. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { showView } from '../support/eventViews.ts'
import { openedApps, pictures } from '../support/openedApps.ts'
import { dropFiles, jsonFile } from '../support/pageDriver.ts'

const open = openedApps()
const picture = pictures('event-door', 300)
const SIZES = [[1280, 800], [1024, 768], [768, 1024], [390, 844]] as const // prettier-ignore

async function seen(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await picture(page, `${name}-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function bring(page: Page, id: string, settings: object, names: readonly (readonly [string, object?])[]): Promise<void> {
  const log = names.map(([name, more = {}], index) => ({ do: 'register', player: `p${index + 1}`, name, id: `d:${index + 1}`, ...more }))
  await dropFiles(page, [jsonFile(`${id}.event.json`, { format: 'linejudge-event/1', id, name: id, settings, log })])
  await page.locator('#arriving-take').click()
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  await page.getByTestId('event-desk').waitFor()
}

it('knows the regulars of earlier events, checks everybody in at once, and keeps a rejected list in sight', async () => {
  const { page } = await open()
  await page.keyboard.press('Alt+6')
  await bring(page, 'earlier', { fixedTables: { p1: 3 } }, [['Nia Ode', { club: 'Red', minor: true }], ['Sam Smith'], ['Sam Smithers']])
  await bring(page, 'today', { checkIn: true, buildTotal: 300 }, [['Ada Lo'], ['Bo Chen'], ['Cy Diaz'], ['Dan Ek']])
  const box = page.locator('#event-door')
  const row = (name: string) => page.locator('[data-view="door"] li', { hasText: name })
  // Letters begin a name wherever the focus is.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.type('nia')
  expect(await box.inputValue()).toBe('nia')
  await expect.poll(() => row('Nia Ode').textContent()).toContain('came before')
  await seen(page, 'regular')
  await page.keyboard.press('Enter')
  await expect.poll(() => row('Nia Ode').textContent()).toContain('here')
  for (const words of ['Red', 'Minor']) expect(await row('Nia Ode').textContent()).toContain(words)
  await row('Nia Ode').getByRole('button', { name: 'Edit: Nia Ode' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Always at table' }).inputValue()).toBe('3')
  await page.keyboard.press('Escape')
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  // Several fit: typing stops, and an arrow chooses.
  await box.focus()
  await page.keyboard.type('smi\nmax\n')
  expect(await page.getByTestId('door-note').textContent()).toContain('Which one: Sam Smith, Sam Smithers')
  await seen(page, 'which')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => row('Sam Smith').textContent()).toContain('here')

  const status = page.locator('[data-view="door"] p[role="status"]')
  await expect.poll(() => status.textContent()).toContain('2 playing')
  await page.getByRole('button', { name: 'Everybody is here: check 4 in' }).dblclick()
  await expect.poll(() => status.textContent()).toContain('6 playing')
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => status.textContent()).toContain('2 playing')
  await page.getByRole('button', { name: 'Everybody is here: check 4 in' }).click()
  await expect.poll(() => status.textContent()).toContain('6 playing')

  const nav = page.getByRole('navigation', { name: 'Views of the event' })
  await showView(page, 'lists')
  const lists = page.getByTestId('event-lists')
  await lists.getByRole('button', { name: /^Bo Chen/ }).click()
  const area = lists.getByRole('textbox').first()
  await area.fill('Captain Merrow (110)\n2x bri')
  await page.getByTestId('list-offered').getByRole('button', { name: '2x Brine; 79', exact: true }).click()
  expect(await area.inputValue()).toBe('Captain Merrow (110)\n2x Brine; 79')
  await area.press('Enter')
  await page.keyboard.type('- Stray Cat\nTotal: 312')
  await seen(page, 'lists')
  await lists.getByRole('button', { name: 'Save the list' }).click()
  await expect.poll(() => lists.textContent()).toContain('4 figures, 312 points')
  await lists.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => lists.textContent()).toContain('rejected')

  await nav.getByRole('button', { name: 'Pairings' }).click()
  await page.getByTestId('preview').waitFor()
  expect(await page.getByTestId('list-trouble').textContent()).toContain('1 rejected (Bo Chen), 5 missing')
  expect(await page.getByTestId('pairs').textContent()).toContain('list rejected: Bo Chen')
  await seen(page, 'rejected')
  await showView(page, 'cut')
  await expect.poll(() => page.locator('[data-view="cut"]').textContent()).toContain('1 rejected (Bo Chen)')
}, 120_000)
