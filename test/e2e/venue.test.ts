/** Two browsers at the host of an event: let in by a code, a result at one appears at the other, cut off and back, two results are a dispute. */
import { mkdirSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeInAsStandBy, StandBy } from '../../src/host/follow/standBy.ts'
import { journalStore } from '../../src/host/log/journalStore.ts'
import { promote } from '../../src/host/promote.ts'
import type { StaffRole } from '../../src/shared/venue/rights.ts'
import { serious } from '../support/accessibility.ts'
import { openApp, sharedBrowser, type OpenedApp } from '../support/browser.ts'
import { showView, viewIds } from '../support/eventViews.ts'
import { BUILT_RENDERER } from '../support/serve.ts'
import { until } from '../support/until.ts'
import { freePort, openRoom, type Room } from '../support/venue.ts'

let room: Room
const apps: OpenedApp[] = []
beforeAll(async () => {
  room = await openRoom({ limits: { beat: 200 }, roots: { app: BUILT_RENDERER, player: null } })
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

/** Another code in the address of the open page is followed without loading it again. */
async function followsChangedCode(page: Page, screen: Locator): Promise<void> {
  const code = screen.getByLabel('Code: six letters')
  await code.waitFor()
  await page.evaluate(() => {
    location.hash = '#join-ABCDEFABCDEFABCDEFABCDEFAB'
  })
  await code.waitFor({ state: 'detached' })
  await page.evaluate(() => {
    location.hash = '#join-'
  })
  await code.waitFor()
}

/** Opens the address that the host shows; `typed`: without the code in it. */
async function comeIn(name: string, role: StaffRole, typed: boolean): Promise<Page> {
  const { host } = room
  const { code, long } = host.openJoining()
  const served = { origin: host.origin, port: host.port, address: '127.0.0.1', close: () => Promise.resolve() }
  // The address that people type alone, and the one that is scanned.
  const app = await openApp({ browser: await sharedBrowser(), app: served, path: typed ? '/' : `/#join-${long}` })
  apps.push(app)
  const { page } = app
  const screen = page.getByTestId('venue-join')
  if (typed) await followsChangedCode(page, screen)
  if (typed) await screen.getByLabel('Code: six letters').fill(code.toLowerCase())
  await screen.getByLabel('Name of this device').fill(name)
  await screen.getByText('Saturday is hosted here').waitFor()
  await shot(page, `join-${name}`)
  await page.keyboard.press('Enter')
  const letters = await page.getByTestId('venue-letters').textContent()
  const asking = await until(() => host.asking[0])
  expect([asking.name, asking.letters]).toEqual([name, letters])
  expect(page.url()).not.toContain('join')
  await shot(page, `waits-${name}`)
  await host.letIn(asking.request, role)
  await page.getByTestId('floor').waitFor()
  return page
}

const slip = async (page: Page, table: string, winner: string, a: string, b: string) => {
  await page.getByRole('button', { name: 'Results' }).click()
  const form = page.getByTestId('slip')
  await form.locator('[name="table"]').fill(table)
  await form.locator('[name="table"]').press('Enter')
  await page.keyboard.press(winner)
  await page.keyboard.type(a)
  await page.keyboard.press('Enter')
  await page.keyboard.type(b)
  await page.keyboard.press('Enter')
}

/** The host dies; its stand-by is made the host, and a device goes there with what it has not sent. */
async function goToStandBy(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-standby-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const store = await journalStore(folder, async () => {
    const coming = comeInAsStandBy({ origin: room.host.origin, code: room.host.openJoining().code, url, onLetters: () => undefined })
    const asking = await until(() => room.host.asking[0])
    await room.host.letIn(asking.request, 'head')
    return coming
  })
  const standBy = await StandBy.open({ store, url })
  await until(() => standBy.status.kept === room.host.lines.length && room.host.onTwo === room.host.lines.length)
  await page.getByRole('button', { name: 'Event', exact: true }).click()
  await page.getByTestId('venue-strip').getByText('saved on two devices').waitFor()
  await shot(page, 'on-two')
  await room.host.close()
  await page.getByTestId('venue-strip').getByText('No connection since').waitFor()
  await slip(page, '3', '1', '300', '15')
  await page.getByTestId('venue-strip').getByText('1 not sent').waitFor()
  const leader = await promote(standBy, {
    store,
    version: '0.0.0-test',
    port: Number(new URL(url).port),
    limits: { beat: 200 },
    roots: { app: BUILT_RENDERER, player: null }
  })
  room = { ...room, host: leader, close: () => leader.close() }
  await page.getByTestId('venue-move').getByText('The host does not come back?').click()
  await shot(page, 'move')
  await page.getByRole('button', { name: `Go to ${url}` }).click()
  await page.getByTestId('venue-strip').getByText('all sent').waitFor()
  expect(page.url()).not.toContain('go-on')
  await until(() => leader.state.rounds[0]!.tables.get(3)?.result?.winner === 'p5')
  await shot(page, 'at-the-new-host')
}

it('the staff works on the event of a host by role, on line and off, and two results for a table are a dispute that both see', async () => {
  const ann = await comeIn('Ann', 'scorekeeper', true)
  const cy = await comeIn('Cy', 'judge', false)
  // What a role may not do is not offered.
  expect(await viewIds(ann)).not.toContain('penalties')
  const ofJudge = await viewIds(cy)
  expect(ofJudge).toContain('penalties')
  expect(ofJudge).not.toContain('settings')

  await slip(ann, '1', '1', '300', '95')
  await cy.getByRole('button', { name: /^Table 1, result is in/ }).waitFor()
  await ann.getByTestId('venue-strip').getByText('all sent').waitFor()

  await ann.context().setOffline(true)
  await cy.context().setOffline(true)
  const { port } = room.host
  await room.host.close()
  await ann.getByTestId('venue-strip').getByText('No connection since').waitFor()
  await slip(ann, '2', '1', '300', '10')
  await slip(cy, '2', '2', '20', '300')
  await ann.getByTestId('venue-strip').getByText('1 not sent').waitFor()
  await shot(ann, 'offline')
  room = await openRoom({ limits: { beat: 200 }, roots: { app: BUILT_RENDERER, player: null }, folder: room.folder, port })
  await ann.context().setOffline(false)
  await ann.getByTestId('venue-strip').getByText('all sent').waitFor()
  await cy.context().setOffline(false)
  await cy
    .getByTestId('venue-refused')
    .or(cy.getByRole('button', { name: /not taken/ }))
    .waitFor()
  for (const page of [ann, cy]) {
    await page.getByRole('button', { name: /1 dispute/ }).click()
    await page.getByRole('button', { name: /^Table 2, two/ }).click()
    await page.getByTestId('dispute').waitFor()
  }
  await shot(ann, 'dispute')
  expect(await serious(ann)).toEqual([])
  expect(await cy.getByRole('button', { name: 'Use the other' }).count()).toBe(0)
  await ann.getByRole('button', { name: 'Use the other' }).click()
  await until(() => room.host.state.rounds[0]!.tables.get(2)?.result?.winner === 'p4')
  await cy.getByRole('button', { name: /1 dispute/ }).waitFor({ state: 'detached' })
  await cy.keyboard.press('Escape')
  await showView(cy, 'rulings')
  await cy
    .getByTestId('ruling-filters')
    .getByRole('button', { name: /^From other judges/ })
    .click()
  await cy.getByRole('heading', { name: 'Share something of this device' }).waitFor()
  expect(await cy.getByTestId('event-rulings').count()).toBe(0)
  await shot(cy, 'shared')

  // How far each fact has come stands in words; what the role may not do says who does it.
  await cy.getByRole('button', { name: 'Log', exact: true }).click()
  const result = cy.getByTestId('log').getByRole('listitem').filter({ hasText: 'Table 1' })
  await result.first().getByText('saved by the host').waitFor()
  expect(await result.getByRole('button', { name: /Take back/ }).count()).toBe(0)
  await shot(cy, 'log')
  await cy.getByRole('button', { name: 'Clock', exact: true }).click()
  await cy.getByText('Starts, pauses and ends the clock: head judge or scorekeeper.').waitFor()
  expect(await cy.getByRole('button', { name: 'Start the clock' }).count()).toBe(0)
  await shot(cy, 'clock-of-a-judge')
  await cy.getByRole('button', { name: 'Pairings' }).click()
  await cy.getByText('Pairs and publishes the next round: head judge or scorekeeper.').waitFor()
  await shot(cy, 'pairings-of-a-judge')

  // Opened again, it is where it was.
  await cy.reload()
  await cy.getByRole('button', { name: 'Event', exact: true }).click()
  await cy.getByRole('button', { name: /^Table 2, result is in/ }).waitFor()
  await ann.keyboard.press('Escape')
  expect(
    apps.flatMap(({ faults }) => faults).filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|503/.test(fault))
  ).toEqual([])
  // What is asked of another address counts as a fault before this.
  await goToStandBy(ann)
})
