/** An event hosted by the desktop app: a browser joins by its code, a result from there stands in the app, and nothing is lost however the host ends. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openApp, sharedBrowser } from '../support/browser.ts'
import { serious } from '../support/accessibility.ts'
import { showView } from '../support/eventViews.ts'
import { choose, goTo } from '../support/pageDriver.ts'
import { until } from '../support/until.ts'
import { eventFile, freePort } from '../support/venue.ts'
import { home, RUNTIME, start, type Desktop, type Home } from './driver.ts'

const shots = process.env.VENUE_SHOTS
async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** The app with an event that is open, its desk at the view of the venue. */
async function withEvent(at: Home): Promise<Desktop> {
  const file = at.at('saturday.json')
  writeFileSync(file, JSON.stringify(eventFile(8)))
  const app = await start(at)
  await app.opened()
  await goTo(app.page, 'Event')
  await app.answer(file)
  await app.page.getByRole('button', { name: 'From a file' }).click()
  await app.page.getByRole('button', { name: 'Import', exact: true }).click()
  await app.page.getByTestId('event-desk').waitFor()
  await view(app.page, 'Venue')
  return app
}

const view = (page: Page, name: string): Promise<void> => showView(page, name.toLowerCase())

/** Starts hosting on this machine alone; where it listens. */
async function hostHere({ page }: Desktop): Promise<{ readonly origin: string; readonly port: number }> {
  await choose(page, /^Address of this computer/, /^127\.0\.0\.1/)
  await page.getByRole('button', { name: 'Start hosting' }).click()
  const said = await page.getByTestId('hosting-strip').getByText('Hosting at').textContent()
  const origin = /Hosting at (\S+)/.exec(said ?? '')![1]!
  return { origin, port: Number(new URL(origin).port) }
}

/** A browser that comes in by the code that the app shows, let in with a role. */
async function comeIn({ page }: Desktop, { origin, port }: { readonly origin: string; readonly port: number }, name: string, role: string) {
  await page.getByRole('button', { name: 'Show a code' }).click()
  const code = (await page.getByTestId('venue-code').textContent())!.replace(' ', '')
  await shot(page, `host-code-${name}`)
  const served = { origin, port, address: '127.0.0.1', close: () => Promise.resolve() }
  const device = await openApp({ browser: await sharedBrowser(), app: served, path: '/#join-' })
  const screen = device.page.getByTestId('venue-join')
  await screen.getByLabel('Code: six letters').fill(code)
  await screen.getByLabel('Name of this device').fill(name)
  await device.page.keyboard.press('Enter')
  const asking = page.getByRole('group', { name: `“${name}” asks to be let in` })
  await asking.waitFor()
  expect(await asking.textContent()).toContain(await device.page.getByTestId('venue-letters').textContent())
  await shot(page, `host-asks-${name}`)
  await choose(page, `Role of ${name}: judge`, role)
  await asking.getByRole('button', { name: 'Let in' }).click()
  await device.page.getByTestId('floor').waitFor()
  return device
}

async function slip(page: Page, table: string, winner: string, a: string, b: string): Promise<void> {
  await view(page, 'Results')
  const form = page.getByTestId('slip')
  await form.locator('[name="table"]').fill(table)
  await form.locator('[name="table"]').press('Enter')
  await page.keyboard.press(winner)
  await page.keyboard.type(a)
  await page.keyboard.press('Enter')
  await page.keyboard.type(b)
  await page.keyboard.press('Enter')
}

const isIn = (page: Page, table: number): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^Table ${table}, result is in`) }).waitFor()

/** Whether something answers at a port. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

it.skipIf(RUNTIME === 'electron')(
  'a browser works on the event that the app hosts; the host is killed and started again, and nothing is lost or doubled',
  async () => {
    const at = home()
    const app = await withEvent(at)
    await shot(app.page, 'host-off')
    expect(await serious(app.page)).toEqual([])
    const place = await hostHere(app)
    const device = await comeIn(app, place, 'Ann', 'scorekeeper')
    const { page: ann, faults } = device

    // Written there, it stands here; written here, it stands there.
    await slip(ann, '1', '1', '300', '95')
    await view(app.page, 'Floor')
    await isIn(app.page, 1)
    await slip(app.page, '2', '2', '20', '300')
    await view(ann, 'Floor')
    await isIn(ann, 2)

    // The host dies by itself: it is said, nothing can be entered here, and the device keeps what is entered there.
    await app.evaluate(({ utilityProcess }) => {
      ;(Reflect.get(utilityProcess, 'all') as { kill(): void }[])[0]!.kill()
    })
    await app.page.getByTestId('hosting-strip').getByText('The host has stopped by itself').waitFor()
    await slip(app.page, '3', '1', '300', '0')
    await app.page.getByText('The host has stopped, so nothing can be entered.').first().waitFor()
    await shot(app.page, 'host-gone')
    await ann.getByTestId('venue-strip').getByText('No connection since').waitFor()
    await slip(ann, '3', '1', '300', '40')
    await ann.getByTestId('venue-strip').getByText('1 not sent').waitFor()
    await app.page.getByRole('button', { name: 'Start it again' }).first().click()
    await app.page.getByTestId('hosting-strip').getByText(place.origin).waitFor()
    await ann.getByTestId('venue-strip').getByText('all sent').waitFor()
    await view(app.page, 'Floor')
    await isIn(app.page, 3)

    await view(app.page, 'Venue')
    await app.page.getByTestId('venue-devices').getByText('connected').waitFor()
    await app.page.getByText('Players’ phones').click()
    await app.page.getByTestId('venue-slips').locator('svg').first().waitFor()
    await shot(app.page, 'host-on')
    expect(await serious(app.page)).toEqual([])

    // The whole app is killed and comes back: what only the host had written is there, and it is offered to go on.
    await slip(ann, '4', '1', '200', '100')
    await ann.getByTestId('venue-strip').getByText('all sent').waitFor()
    await app.runtime.kill()
    expect(await isOpen(place.port)).toBe(false)
    const again = await start(at)
    await again.opened()
    await goTo(again.page, 'Event')
    await again.page.getByText('Saturday was hosted at').waitFor()
    await shot(again.page, 'host-again')
    await again.page.getByRole('button', { name: 'Host it again' }).click()
    await again.page.getByTestId('hosting-strip').getByText(place.origin).waitFor()
    await ann.getByTestId('venue-strip').getByText('all sent').waitFor()
    await view(again.page, 'Floor')
    for (const table of [1, 2, 3, 4]) await isIn(again.page, table)

    // Ended here, nothing is open any more, and everything is in the event.
    await view(again.page, 'Venue')
    await again.page.getByRole('button', { name: 'Stop hosting' }).click()
    await again.page.getByText('Hosting has ended.').first().waitFor()
    expect(await isOpen(place.port)).toBe(false)
    await view(again.page, 'Log')
    await expect.poll(() => again.page.getByText(/Result.*table/i).count(), { timeout: 15_000 }).toBe(4)
    expect(faults.filter((fault) => !/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|503/.test(fault))).toEqual([])
    await device.close()
  }
)

it.skipIf(RUNTIME === 'electron')(
  'a second computer follows the host, a person makes it the host when the first one has died, and the first comes back and hands over',
  async () => {
    const first = await withEvent(home())
    const place = await hostHere(first)
    const second = await start(home())
    await second.opened()
    const { page } = second
    await goTo(page, 'Event')
    await page.getByRole('button', { name: 'Be a stand-by' }).click()
    const form = page.getByTestId('venue-follow')
    await first.page.getByRole('button', { name: 'Show a code' }).click()
    await form.getByLabel('Address of the host').fill(place.origin.replace('http://', ''))
    await form.getByLabel('Code: six letters').fill((await first.page.getByTestId('venue-code').textContent())!)
    await form.getByLabel('Name of this computer').fill('Laptop 2')
    await choose(page, /^Address of this computer/, /^127\.0\.0\.1/)
    await form.getByText('Port', { exact: true }).click()
    await form.getByLabel('Port', { exact: true }).fill(String(await freePort()))
    await shot(page, 'stand-by-form')
    expect(await serious(page)).toEqual([])
    await form.getByRole('button', { name: 'Join', exact: true }).click()
    const asking = first.page.getByRole('group', { name: '“Laptop 2” asks to be let in' })
    await asking.waitFor()
    expect(await asking.textContent()).toContain(await form.getByTestId('venue-letters').textContent())
    await shot(page, 'stand-by-letters')
    await choose(first.page, 'Role of Laptop 2: judge', 'head judge')
    await asking.getByRole('button', { name: 'Let in' }).click()

    // Each of the two says so.
    const strip = page.getByTestId('hosting-strip')
    await strip.getByText('Everything is here').waitFor()
    await first.page.getByTestId('venue-devices').getByText('stand-by, has everything').waitFor()
    await slip(first.page, '1', '1', '300', '95')
    await view(page, 'Floor')
    await isIn(page, 1)
    await view(page, 'Venue')
    await shot(page, 'stand-by')
    expect(await serious(page)).toEqual([])

    // While the host answers, it is not enough to press once.
    await page.getByRole('button', { name: 'Make this computer the host' }).click()
    await page.getByRole('button', { name: 'Yes, this one hosts now' }).click()
    await page.getByText('still answers.').waitFor()
    await shot(page, 'stand-by-still')
    await page.getByRole('button', { name: 'Not now' }).click()

    // It is not seen at the second one any more when this is written; then the whole first computer is gone.
    await second.evaluate(({ utilityProcess }) => {
      ;(Reflect.get(utilityProcess, 'all') as { kill(): void }[]).at(-1)!.kill()
    })
    await page.getByTestId('venue-stand-by').getByText('has stopped by itself').waitFor()
    await slip(first.page, '2', '2', '20', '300')
    await view(first.page, 'Floor')
    await isIn(first.page, 2)
    const { home: firstHome } = first
    await first.runtime.kill()
    await page.getByTestId('venue-stand-by').getByRole('button', { name: 'Start it again' }).click()
    await page.getByTestId('venue-view').getByText('has not answered since').waitFor()
    await shot(page, 'stand-by-silent')
    await page.getByRole('button', { name: 'Make this computer the host' }).click()
    await shot(page, 'stand-by-sure')
    await page.getByRole('button', { name: 'Yes, this one hosts now' }).click()
    await strip.getByText('Hosting at').waitFor()
    await slip(page, '3', '1', '300', '40')
    await view(page, 'Floor')
    await isIn(page, 3)

    // The first one comes back, finds who leads now, and hands over what only it knew.
    const back = await start(firstHome)
    await back.opened()
    await goTo(back.page, 'Event')
    await view(back.page, 'Venue')
    await back.page.getByRole('button', { name: 'Host it again' }).click()
    await back.page.getByTestId('venue-view').getByText('1 adopted').waitFor()
    await isIn(page, 2)
    await view(back.page, 'Floor')
    for (const table of [1, 2, 3]) await isIn(back.page, table)
    await view(back.page, 'Venue')
    await shot(back.page, 'stand-by-back')

    // It ends without a word and is started again: it asks nobody anything before somebody says so, and goes on where it was.
    await back.runtime.kill()
    const third = await start(firstHome)
    await third.opened()
    await goTo(third.page, 'Event')
    await third.page.getByText('was the stand-by of Saturday when Linejudge ended').first().waitFor()
    await slip(page, '4', '1', '200', '100')
    await third.page.getByRole('button', { name: 'Follow again' }).click()
    await third.page.getByTestId('hosting-strip').getByText('Everything is here').waitFor()
    await view(third.page, 'Floor')
    await isIn(third.page, 4)
    await view(third.page, 'Venue')
    await shot(third.page, 'stand-by-again')
    await third.page.getByRole('button', { name: 'Follow no longer' }).click()
    await third.page.getByText('is no stand-by any more').first().waitFor()
  }
)

it.skipIf(RUNTIME === 'electron')(
  'a second computer is a judge of the event: over TLS, offline and back, and after its page was loaded anew',
  async () => {
    const host = await withEvent(home())
    const place = await hostHere(host)
    const judge = await start(home())
    await judge.opened()
    const { page } = judge
    await goTo(page, 'Event')
    await page.getByRole('button', { name: 'Join another device' }).click()
    const form = page.getByTestId('venue-join')
    await host.page.getByRole('button', { name: 'Show a code' }).click()
    await form.getByLabel('Address of the host').fill(place.origin.replace('http://', ''))
    await form.getByLabel('Code: six letters').fill((await host.page.getByTestId('venue-code').textContent())!)
    await form.getByLabel('Name of this device').fill('Laptop')
    await shot(page, 'judge-form')
    expect(await serious(page)).toEqual([])
    await form.getByRole('button', { name: 'Join', exact: true }).click()
    const asking = host.page.getByRole('group', { name: '“Laptop” asks to be let in' })
    await asking.waitFor()
    expect(await asking.textContent()).toContain(await form.getByTestId('venue-letters').textContent())
    await shot(page, 'judge-letters')
    await asking.getByRole('button', { name: 'Let in' }).click()

    const strip = page.getByTestId('venue-strip')
    await strip.getByText('encrypted, and the host’s certificate is the right one').waitFor()
    await page.getByTestId('floor').waitFor()
    await slip(page, '1', '1', '300', '95')
    await view(host.page, 'Floor')
    await isIn(host.page, 1)
    await shot(page, 'judge-results')
    expect(await serious(page)).toEqual([])

    // Its own process dies, the host dies: what is entered stays here, and goes out by itself.
    await judge.evaluate(({ utilityProcess }) => {
      ;(Reflect.get(utilityProcess, 'all') as { kill(): void }[]).at(-1)!.kill()
    })
    await host.evaluate(({ utilityProcess }) => {
      ;(Reflect.get(utilityProcess, 'all') as { kill(): void }[])[0]!.kill()
    })
    await strip.getByText('No connection since').waitFor()
    await slip(page, '2', '1', '300', '40')
    await strip.getByText('1 not sent').waitFor()
    await shot(page, 'judge-offline')
    await page.reload()
    await goTo(page, 'Event')
    await shot(page, 'judge-reloaded')
    await host.page.getByRole('button', { name: 'Start it again' }).first().click()
    await strip.getByText('all sent').waitFor()
    await isIn(host.page, 2)
    await judge.quit()
    expect(await judge.runtime.exited).toBe(0)
  }
)

it('asks before it closes while an event is hosted, and closing ends the host', async () => {
  const at = home()
  const app = await withEvent(at)
  const place = await hostHere(app)
  await app.answer(0)
  await app.quit()
  await app.box('This computer hosts an event.')
  expect(await isOpen(place.port)).toBe(true)
  await app.answer(1)
  await app.quit()
  expect(await app.runtime.exited).toBe(0)
  await until(async () => !(await isOpen(place.port)))
})

it('one screen shows the clocks of all events of the day', async () => {
  const at = home()
  const app = await withEvent(at)
  const { page } = app
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.getByRole('button', { name: 'All events' }).click()
  const other = at.at('sealed.json')
  writeFileSync(other, JSON.stringify({ ...(eventFile(4, 'sealed') as object), name: 'Sealed league' }))
  await app.answer(other)
  await page.getByRole('button', { name: 'From a file' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByTestId('event-desk').waitFor()
  await view(page, 'Display')
  await page.getByRole('switch', { name: 'With the clock, the clocks of the other events of the day' }).click()
  for (const name of ['Pairings by name', 'Standings']) await page.getByRole('switch', { name }).click()
  await page.getByRole('button', { name: 'Open the display' }).click()
  const display = await until(async () => (await app.runtime.pages()).find((one) => one.url().endsWith('#display')))
  await display.getByTestId('display-clocks').getByText('Saturday · Round 1').waitFor()
  expect(await display.getByTestId('display-clocks').getByRole('timer').count()).toBe(2)
  await shot(display, 'display-clocks')
})
