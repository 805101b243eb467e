/** The host dies and a stand-by is made the host: the pages of players and displays are there again by themselves, with the same links. */
import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolve } from 'node:path'
import type { RunningHost } from '../../src/host/runningHost.ts'
import { serious } from '../support/accessibility.ts'
import { launchOptions } from '../support/browser.ts'
import { BUILT_RENDERER } from '../support/serve.ts'
import { secondComputer, type SecondComputer } from '../support/standBySeat.ts'
import { until } from '../support/until.ts'
import { openRoom, type Room } from '../support/venue.ts'

const roots = { app: BUILT_RENDERER, player: resolve(import.meta.dirname, '../../out/player') }
const limits = { beat: 200 }
let browser: Browser
let room: Room
let second: SecondComputer
let isHosting = true
const contexts: BrowserContext[] = []

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  room = await openRoom({ limits, roots })
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  await browser.close()
  await second.close()
  if (isHosting) await room.close()
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

/** A separate device, with the messages of its page on the console. */
async function opened(path: string, size = { width: 390, height: 844 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: 'en-US' })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

const hostOf = ({ seat }: SecondComputer): RunningHost => {
  const { sits } = seat
  if (sits?.is !== 'host') throw new Error('It is no host.')
  return sits.host
}

it('phones and displays follow to the new host by themselves, with what was typed and sent in between, and standings are those of the display', async () => {
  const { host } = room
  // The first phone opens before there is a stand-by, the others after it.
  const early = await opened(`${host.origin}${host.playerPath('p1')}`)
  await early.getByText('Table 1', { exact: true }).waitFor()
  const loadedAt = () => early.evaluate(() => performance.timeOrigin)
  const opens = await loadedAt()
  second = await secondComputer(host, { limits, roots })
  await second.hasAll()
  const phones = [early]
  for (const player of ['p2', 'p3', 'p4']) phones.push(await opened(`${host.origin}${host.playerPath(player)}`))
  const displays = [await opened(`${host.origin}/display`, { width: 1280, height: 800 })]
  displays.push(await opened(`${host.origin}/display`, { width: 1280, height: 800 }))
  for (const page of phones) await page.getByText('Standings').waitFor()
  for (const page of displays) await page.getByText('Saturday · Round 1').first().waitFor()
  const [set] = host.displays
  await host.setDisplay({ ...set!, name: 'Hall', pages: ['standings'], message: 'Lunch' })
  await Promise.any(displays.map((page) => page.getByText('Lunch').waitFor()))

  // A result of another table reaches every phone.
  await host.append([{ do: 'result', round: 1, table: 4, winner: 'p7', score: { p7: 321, p8: 12 } }])
  for (const page of phones) await page.getByRole('cell', { name: '321' }).waitFor()
  await shot(phones[0]!, 'phone')
  await shot(displays[0]!, 'display')
  expect(await serious(phones[1]!)).toEqual([])
  // The first one was open before there was a stand-by: it may ask it only after it has loaded again, which is within some seconds.
  await expect.poll(() => loadedAt().catch(() => opens), { timeout: 20_000 }).toBeGreaterThan(opens)
  await early.getByRole('cell', { name: '321' }).waitFor()

  const [first, claims, types] = [phones[0]!, phones[1]!, phones[2]!]
  // One player types while the host is there, and another sends when it is gone.
  await types.getByRole('button', { name: 'I won' }).click()
  await types.getByLabel('My points').fill('123')
  await room.close()
  isHosting = false
  for (const page of [...phones, ...displays]) await page.getByText('No connection to the host').waitFor()
  await first.getByRole('heading', { name: /^Standings · as of/ }).waitFor()
  await claims.getByRole('button', { name: 'I lost' }).click()
  await claims.getByLabel('My points').fill('50')
  await claims.getByLabel('Points of Player 1').fill('300')
  await claims.getByRole('button', { name: 'Send' }).click()
  await claims.getByText('Not sent yet.').waitFor()
  await shot(first, 'phone-no-host')

  await second.seat.promote(false)
  for (const page of phones) await page.waitForURL(`${second.origin}/play#p*`)
  for (const page of displays) await page.waitForURL(`${second.origin}/display#*`)
  for (const page of phones) await page.getByRole('heading', { name: 'Standings', exact: true }).waitFor()
  // The display is the one that was set up; what was sent has arrived once; what was typed is still there.
  await Promise.any(displays.map((page) => page.getByText('Lunch').waitFor()))
  const leader = hostOf(second)
  await until(() => leader.state.rounds[0]!.tables.get(1)?.claims.size === 1)
  await claims.getByText(/You have told|You reported/).waitFor()
  expect(claims.url()).toMatch(/\/play#p2\.[0-9a-f]{32}$/)
  expect(await types.getByLabel('My points').inputValue()).toBe('123')
  expect(await types.getByRole('button', { name: 'I won' }).getAttribute('aria-pressed')).toBe('true')
  expect(leader.displays.map(({ name }) => name)).toContain('Hall')
  // And it works on.
  await leader.append([{ do: 'result', round: 1, table: 2, winner: 'p3', score: { p3: 222, p4: 11 } }])
  for (const page of phones) await page.getByRole('cell', { name: '222' }).waitFor()
})
