/** A store with tablets alone: the browser of the head judge is the desk of a host without a window. */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '../../src/shared/venue/rights.ts'
import { serious } from '../support/accessibility.ts'
import { openApp, sharedBrowser, type OpenedApp } from '../support/browser.ts'
import { outOfReach, showView, viewIds, WINDOW_SIZES } from '../support/eventViews.ts'
import { BUILT_RENDERER } from '../support/serve.ts'
import { until } from '../support/until.ts'
import { openRoom, type Room } from '../support/venue.ts'

let room: Room
const apps: OpenedApp[] = []
beforeAll(async () => {
  room = await openRoom({ limits: { beat: 200 }, roots: { app: BUILT_RENDERER, player: resolve(import.meta.dirname, '../../out/player') } })
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await room.close()
})

const shots = process.env.VENUE_SHOTS
async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  const size = page.viewportSize()!
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024],
    [390, 844]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${shots}/${name}-${width}.png` })
  }
  await page.setViewportSize(size)
}

/** Types the address of the host alone, then code and name. */
async function asks(name: string, code: string): Promise<Page> {
  const { host } = room
  const served = { origin: host.origin, port: host.port, address: '127.0.0.1', close: () => Promise.resolve() }
  const app = await openApp({ browser: await sharedBrowser(), app: served, path: '/' })
  apps.push(app)
  const { page } = app
  const screen = page.getByTestId('venue-join')
  await screen.getByText('Saturday is hosted here').waitFor()
  await shot(page, `hosted-here-${name}`)
  await screen.getByLabel('Code: six letters').fill(code)
  await screen.getByLabel('Name of this device').fill(name)
  await screen.getByRole('button', { name: 'Join' }).click()
  await page.getByTestId('venue-letters').waitFor()
  return page
}
async function letInAtHost(name: string, role: StaffRole): Promise<void> {
  const asking = await until(() => room.host.asking.find((one) => one.name === name))
  await room.host.letIn(asking.request, role)
}

it('lets devices in, sets displays up, prints slips with their codes, and a judge takes a call under the name of the tablet', async () => {
  const head = await asks('Head', room.host.openJoining().code)
  await letInAtHost('Head', 'head')
  await head.getByTestId('floor').waitFor()
  await showView(head, 'venue')
  const joining = head.getByTestId('venue-joining')
  await joining.getByRole('button', { name: 'Show a code' }).click()
  const code = await joining.getByTestId('venue-code').textContent()
  const ann = await asks('Ann tablet', code!)
  await joining.getByRole('button', { name: 'Let in' }).click()
  await ann.getByTestId('floor').waitFor()
  await head.getByTestId('venue-devices').getByText('Ann tablet').first().waitFor()
  await shot(head, 'venue-of-the-head')
  expect(await serious(head)).toEqual([])
  // A judge has no such view.
  expect(await viewIds(ann)).not.toContain('venue')

  await head.getByTestId('venue-players').getByText('Players’ phones').click()
  await head.getByTestId('venue-slips').locator('svg').first().waitFor()
  const display = await (await (await sharedBrowser()).newContext()).newPage()
  await display.goto(`${room.host.origin}/display`)
  await head.getByTestId('venue-displays').getByText('1', { exact: true }).waitFor()
  await head.getByTestId('venue-displays').getByText('Displays').click()
  await head
    .getByTestId('venue-displays')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await until(() => room.host.displays.some(({ accepted }) => accepted))
  await display.context().close()

  await room.host.append([{ do: 'call', call: 'c1', round: 1, table: 2 }])
  await ann.getByRole('button', { name: 'Take it' }).click()
  await until(() => room.host.state.calls.get('c1')?.taken?.judge === 'Ann tablet')
  // A judge without a name gives one first, and then the work is done.
  await ann.getByLabel('Your name as a judge').fill('')
  await room.host.append([{ do: 'call', call: 'c2', round: 1, table: 3 }])
  await ann.getByRole('button', { name: 'Take it' }).click()
  const dialog = ann.getByRole('dialog', { name: 'Your name as a judge' })
  await dialog.getByLabel('Your name as a judge').fill('Cy')
  await shot(ann, 'name-of-the-judge')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await until(() => room.host.state.calls.get('c2')?.taken?.judge === 'Cy')
  await dialog.waitFor({ state: 'detached' })
  expect(apps.flatMap(({ faults }) => faults)).toEqual([])
})

it('has all views of a hosted day with everything in it in reach at every size, below the strip of the venue', async () => {
  const { page } = apps[0]!
  await room.host.append([
    { do: 'settings', changes: { practice: { seed: 1, players: 4 }, cut: 2, rounds: 1, prizes: ['A mug'] } },
    { do: 'list', player: 'p1', figures: [{ id: 'brine', name: 'Brine', points: 40 }] },
    { do: 'penalty', player: 'p3', round: 1, table: 2, level: 'caution', infraction: 'Slow play' },
    { do: 'ruling', ruling: 'r1', round: 1, table: 2, players: ['p3', 'p4'], title: 'The wall blocks the line.' }
  ])
  await until(async () => (await viewIds(page)).includes('practice'))
  await showView(page, 'standings')
  for (const size of WINDOW_SIZES) {
    expect(await outOfReach(page, size), `at ${size.width}`).toEqual([])
    await shot(page, `views-hosted-${size.width}`)
    await page.keyboard.press('Escape')
  }
  expect((await viewIds(page)).length).toBeGreaterThan(15)
  expect(apps.flatMap(({ faults }) => faults)).toEqual([])
})
