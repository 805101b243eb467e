/** The event desk as little in the way as it can be: views in groups, those without content under "More", one slip of four fields. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serious } from '../support/accessibility.ts'
import { openApp, sharedBrowser, type OpenedApp } from '../support/browser.ts'
import { eventShot as shot } from '../support/eventShot.ts'
import { outOfReach, showView, viewIds, WINDOW_SIZES } from '../support/eventViews.ts'
import { choose, dropFiles, jsonFile } from '../support/pageDriver.ts'

const NAMES = ['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz']
const REGISTERED = NAMES.map((name, index) => ({ do: 'register', player: `p${index + 1}`, name }))
const day = (id: string, settings: object, facts: readonly object[]) => ({
  format: 'linejudge-event/1',
  id,
  name: id,
  settings,
  log: [...REGISTERED, ...facts].map((fact, index) => ({ ...fact, id: `d1:${index + 1}` }))
})
const ROUND = { do: 'round', round: 1, pairs: [['p1', 'p2'], ['p3', 'p4']] } // prettier-ignore
/** The first round of a store night, with a hand that is up. */
const NIGHT = day('night', {}, [ROUND, { do: 'call', call: 'c1', round: 1, table: 2, at: '2026-03-07T10:00:00Z' }])
/** A day in which every view has content. */
const FULL = day('full', { cut: 2, rounds: 1, prizes: ['A mug'], practice: { seed: 1, players: 4 } }, [
  { do: 'list', player: 'p1', figures: [{ id: 'brine', name: 'Brine', points: 40 }] },
  ROUND,
  { do: 'penalty', player: 'p3', round: 1, table: 2, level: 'caution', infraction: 'Slow play' },
  { do: 'ruling', ruling: 'r1', round: 1, table: 2, players: ['p3', 'p4'], title: 'The wall blocks the line.' }
])

let app: OpenedApp
beforeAll(async () => {
  app = await openApp({ browser: await sharedBrowser() })
  await app.page.getByRole('button', { name: 'Event', exact: true }).click()
})
afterAll(async () => {
  await app.close()
})

async function bring(file: ReturnType<typeof day>): Promise<void> {
  const { page } = app
  await dropFiles(page, [jsonFile(`${file.id}.event.json`, file)])
  await page.locator('#arriving-take').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByTestId('event-desk').waitFor()
}
/** Ids of the views in the column, without opening anything. */
const column = () => app.page.locator('nav [data-id]').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')!))

it('shows the views of a store night, and takes one in when a view is changed, not while somebody works', async () => {
  const { page } = app
  await bring(NIGHT)
  await showView(page, 'floor')
  expect(await column()).toEqual(['door', 'pairings', 'results', 'floor', 'clock', 'standings', 'paper', 'log'])
  expect((await viewIds(page)).toSorted()).toEqual(
    ['clock', 'cut', 'display', 'door', 'floor', 'lists', 'log', 'pairings', 'paper', 'penalties', 'prizes', 'results', 'rulings', 'settings', 'standings', 'venue'] // prettier-ignore
  )
  await page.getByLabel('Your name as a judge').fill('Ann')
  await page.getByRole('button', { name: 'Rule in words' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What you rule, in a sentence').fill('The wall blocks the line.')
  await dialog.getByRole('button', { name: 'Save the ruling' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('complementary').textContent()).toContain('Nobody waits.')
  expect(await column()).not.toContain('rulings')
  await showView(page, 'results')
  expect(await column()).toContain('rulings')
  await shot(page, 'views-night')
})

it('opens what is under "More" by keys, goes there, and Escape gives the focus back', async () => {
  const { page } = app
  const more = page.getByTestId('more-views')
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('views-under-more').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('views-under-more').waitFor({ state: 'detached' })
  expect(await more.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await serious(page)).toEqual([])
  await shot(page, 'views-more')
  await showView(page, 'settings')
  // The open view is named, though it is not in the column.
  expect(await more.textContent()).toContain('Settings')
  expect(await more.getAttribute('aria-current')).toBe('page')
  await showView(page, 'prizes')
  await showView(page, 'results')
  // An opened part stays open.
  expect(await column()).toContain('prizes')
})

it('has four fields in a slip; first player and drops come on demand', async () => {
  const { page } = app
  const slip = page.getByTestId('slip')
  expect(await slip.getByRole('group', { name: 'Who went first' }).count()).toBe(0)
  expect(await slip.getByRole('switch').count()).toBe(0)
  expect(await slip.locator('input').evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    'table',
    'winner',
    'a',
    'b'
  ])
  await shot(page, 'slip')
  await slip.getByRole('button', { name: 'First player, drops' }).click()
  await slip.getByRole('button', { name: 'First: 2' }).click()
  expect(await slip.getByRole('switch').count()).toBe(2)
  await shot(page, 'slip-more')
  await slip.locator('input[name="table"]').fill('1')
  await slip.locator('input[name="winner"]').fill('1')
  await slip.locator('input[name="a"]').fill('300')
  await slip.locator('input[name="b"]').fill('120')
  await slip.locator('input[name="b"]').press('Enter')
  await expect.poll(() => page.getByTestId('results').textContent()).toContain('300 : 120')
  // The row keeps its place, so that the list below does not move.
  expect(await slip.getByRole('switch').count()).toBe(2)
})

it('has all views of a full day in reach at every size, without a scroll of the column', async () => {
  const { page } = app
  await bring(FULL)
  await showView(page, 'standings')
  for (const size of WINDOW_SIZES) {
    await page.setViewportSize(size)
    expect(await outOfReach(page, size), `at ${size.width}`).toEqual([])
    await shot(page, `views-full-${size.width}`)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize(WINDOW_SIZES[0])
  expect(app.faults).toEqual([])
})

it('shows whole names and words on a phone: none is cut, none broken into letters', async () => {
  const { page } = app
  await page.setViewportSize(WINDOW_SIZES[3])
  for (const view of ['pairings', 'results', 'standings', 'log']) {
    await showView(page, view)
    await page.locator(`[data-view="${view}"]`).getByText('Kim Park').first().waitFor()
    const broken = await page.locator(`[data-view="${view}"] :is(span, button, td)`).evaluateAll((all) =>
      all
        .filter((one) => one.childElementCount === 0 && one.clientWidth > 0 && (one.textContent ?? '').trim().length > 3)
        .filter((one) => (one.scrollWidth > one.clientWidth && !one.closest('.ui-hidden')) || one.clientHeight > 3 * one.clientWidth)
        .map((one) => one.textContent)
    )
    expect(broken, view).toEqual([])
    // Words of several lines have half of the width at least.
    const narrow = await page
      .locator(`[data-view="${view}"] .words`)
      .evaluateAll((all) => all.filter((one) => one.clientHeight > 60 && one.clientWidth < 180).length)
    expect(narrow, view).toBe(0)
    await shot(page, `phone-${view}`)
  }
  await page.setViewportSize(WINDOW_SIZES[0])
})

it('has one setting of names, which paper and files follow, and the event file in one place', async () => {
  const { page } = app
  await showView(page, 'paper')
  const paper = page.locator('[data-view="paper"]')
  expect(await paper.getByRole('group', { name: /Names|public/ }).count()).toBe(0)
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await shot(page, 'paper')
  await paper.getByRole('button', { name: 'Other names' }).click()
  const names = page.locator('[data-view="settings"]').getByRole('group', { name: 'Players in public' })
  await names.getByRole('button', { name: 'Number', exact: true }).click()
  await shot(page, 'settings')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The settings are saved.').first().waitFor()
  await showView(page, 'paper')
  await expect.poll(() => page.getByTestId('event-paper').textContent()).toContain('Player 1')
  expect(await page.getByTestId('event-paper').textContent()).not.toContain('Kim Park')
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save the event file', /^With names/)])
  expect(file.suggestedFilename()).toBe('full.event.json')
  await page.getByRole('button', { name: 'All events' }).click()
  await page.getByTestId('event-list').waitFor()
  expect(
    await page
      .getByTestId('event-list')
      .getByRole('button', { name: /file: / })
      .count()
  ).toBe(0)
})

it('asks for the same fields in the same order in a new event and in its settings', async () => {
  const { page } = app
  const fields = async () => {
    const form = page.locator('form').last()
    await form.getByText('More', { exact: true }).click()
    await form.getByText('Players at most').first().waitFor({ timeout: 5000 })
    return form
      .locator('input, [role="switch"], [role="group"], button[aria-haspopup]')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent)
      )
  }
  await page.getByRole('button', { name: 'New event' }).first().click()
  const made = await fields()
  await shot(page, 'new-event')
  await page.getByTestId('event-new').getByLabel('Name', { exact: true }).press('Enter')
  await page.getByTestId('event-desk').waitFor()
  await showView(page, 'settings')
  const settings = await fields()
  await shot(page, 'settings-more')
  const plain = (all: readonly string[]) => all.map((one) => one.replace(/:.*/s, '').trim())
  // A new event also asks whether it is a day of practice.
  expect(plain(made).filter((one) => !one.startsWith('Practice'))).toEqual(plain(settings))
  expect(app.faults).toEqual([])
})
