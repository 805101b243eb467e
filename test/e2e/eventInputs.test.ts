/** How many inputs the steps of a day take, counted out of the keys that the page gets, at the speed of a hand. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openedApps } from '../support/openedApps.ts'
import { countInputs, type Inputs } from '../support/inputs.ts'
import { dropFiles, jsonFile } from '../support/pageDriver.ts'
import { showView } from '../support/eventViews.ts'

const open = openedApps()
const NAMES = ['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz', 'Dan Ek', 'Eve Fox']
/** Six players; the seventh has left before the first round. */
const DAY = {
  format: 'linejudge-event/1',
  id: 'inputs',
  name: 'Inputs',
  settings: { rounds: 3 },
  log: [
    ...NAMES.map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })),
    { do: 'register', player: 'p7', name: 'Gus Ho' },
    { do: 'drop', player: 'p7' },
    { do: 'round', round: 1, pairs: [['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']] }, // prettier-ignore
    { do: 'clock', round: 1, action: 'start' }
  ].map((fact, index) => ({ ...fact, id: `d1:${index + 1}` }))
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('name') || '')
const type = (page: Page, ...keys: readonly string[]) =>
  keys.reduce(async (before, words) => {
    await before
    await (words.length > 1 && /^[A-Z]/.test(words) ? page.keyboard.press(words) : page.keyboard.type(words, { delay: 60 }))
  }, Promise.resolve())

it('takes five inputs for a slip, three for a round, six for a correction, two for a walk-in and for who returns', async () => {
  const { page } = await open()
  const counted: Record<string, Inputs> = {}
  await page.keyboard.press('Alt+6')
  await dropFiles(page, [jsonFile('inputs.event.json', DAY)])
  await page.locator('#arriving-take').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await showView(page, 'results')
  await expect.poll(() => focused(page)).toBe('table')
  const taken = await countInputs(page)
  const results = () => page.getByTestId('results').textContent()

  // The table is proposed: Space moves to the next field.
  await type(page, ' ', '1', '300', ' ', '120', 'Enter')
  await expect.poll(results).toContain('300 : 120')
  counted['slip, table proposed'] = await taken()
  await type(page, '3', ' ', '2', '80', ' ', '240', 'Enter')
  await expect.poll(results).toContain('80 : 240')
  counted['slip, table typed'] = await taken()
  await type(page, '2', ' ', '1', '150', ' ', '95', 'Enter')
  await expect.poll(results).toContain('150 : 95')
  await taken()

  await expect.poll(() => focused(page)).toBe('event-next')
  await type(page, 'Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Publish')
  await type(page, 'Enter')
  await expect.poll(() => focused(page)).toBe('publish-now')
  await type(page, 'Enter')
  await expect.poll(() => page.getByTestId('preview').count()).toBe(0)
  counted['round, from its last result to the next one published'] = await taken()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Start the clock')
  await type(page, 'Enter')
  await page.getByTestId('slip').waitFor()
  await expect.poll(() => focused(page)).toBe('table')
  await taken()

  await type(page, '1/3', ' ', '1', '240', ' ', '80', 'Enter')
  await page.getByRole('dialog').getByTestId('correction').waitFor()
  await type(page, 'Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  counted['correction of an earlier round'] = await taken()

  await showView(page, 'door')
  await expect.poll(() => focused(page)).toBe('event-door')
  await taken()
  const rows = () => page.locator('[data-view="door"]').textContent()
  await type(page, 'max Noor', 'Enter')
  await expect.poll(rows).toContain('7 playing')
  counted['walk-in'] = await taken()
  await type(page, 'gus', 'Enter')
  await expect.poll(rows).toContain('8 playing')
  counted['return'] = await taken()

  if (process.env.LINEJUDGE_PICTURES) console.table(counted)
  expect(Object.fromEntries(Object.entries(counted).map(([what, { inputs }]) => [what, inputs]))).toEqual({
    'slip, table proposed': 5,
    'slip, table typed': 5,
    'round, from its last result to the next one published': 3,
    'correction of an earlier round': 6,
    'walk-in': 2,
    return: 2
  })
})
