/** How long everybody in a room is without a host after it was killed and a stand-by was made the host: with the pages that a browser shows. */
import type { Browser, Page } from 'playwright-core'
import { DeviceInApp } from '../../src/host/inApp/deviceInApp.ts'
import { bytesOfHex } from '../../src/shared/venue/mac.ts'
import { Device, HostProcess } from './crowd.ts'

export interface HostChange {
  readonly staff: number
  readonly phones: number
  readonly displays: number
  /** Milliseconds from the moment at which the stand-by was made the host until the last one of each was back there. */
  readonly staffBack: number
  readonly phonesBack: number
  readonly displaysBack: number
}

export interface HostChangeSizes {
  readonly staff: number
  readonly phones: number
  readonly displays: number
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(50)
}

/** A device of the staff in a program, which finds the host by itself. */
async function staffAt(joined: Device['joined'], origin: string): Promise<{ readonly place: () => string; close(): void }> {
  let place = ''
  let isUp = false
  const app = new DeviceInApp((news) => {
    if (news.say === 'link') isUp = news.link.is === 'up'
    if (news.say === 'moved') place = news.origin
  })
  const { event, device, role, key } = joined
  place = origin
  if (bytesOfHex(key) === null) throw new Error('This is no key.')
  await app.ask({ do: 'open', line: 1, at: { origin, certificate: null }, device: { event, device, role, key }, seen: 0 })
  return {
    place: () => (isUp ? place : ''),
    close: () => {
      app.close()
    }
  }
}

export async function benchHostChange(sizes: HostChangeSizes, browser: Browser, told: (words: string) => void): Promise<HostChange> {
  const [host, second] = [new HostProcess(), new HostProcess()]
  const ends: (() => unknown)[] = []
  try {
    told('a room with a stand-by')
    const { origin, slips } = (await host.ask({ do: 'start', players: Math.max(8, sizes.phones) })) as { origin: string; slips: string[] }
    const code = String(await host.ask({ do: 'code' }))
    const following = second.ask({ do: 'follow', origin, code })
    await eventually(async () => (await host.ask({ do: 'let-in', role: 'head' })) === true)
    const { origin: next } = (await following) as { origin: string }
    const staff: Awaited<ReturnType<typeof staffAt>>[] = []
    for (let at = 0; at < sizes.staff; at++) {
      const device = await Device.comeIn(host, origin, `Device ${at}`)
      device.close()
      staff.push(await staffAt(device.joined, origin))
    }
    ends.push(() => {
      for (const one of staff) one.close()
    })
    const { rows } = await host.measure()
    await eventually(async () => ((await second.ask({ do: 'measure' })) as { rows: number }).rows >= rows)
    const pages = async (count: number, address: (at: number) => string): Promise<Page[]> => {
      const opened: Page[] = []
      for (let at = 0; at < count; at++) {
        const context = await browser.newContext()
        ends.push(() => context.close())
        const page = await context.newPage()
        await page.goto(address(at))
        opened.push(page)
      }
      return opened
    }
    const phones = await pages(sizes.phones, (at) => `${origin}${slips[at]!}`)
    const displays = await pages(sizes.displays, () => `${origin}/display`)
    for (const page of phones) await page.getByText('Round 1').first().waitFor()
    for (const page of displays) await page.getByText('Round 1').first().waitFor()
    await eventually(() => staff.every((one) => one.place() === origin))
    // The beat has reported the stand-by.
    await wait(4000)
    told('the host is killed')
    host.kill()
    await eventually(() => staff.every((one) => one.place() === ''))
    await second.ask({ do: 'promote' })
    const since = performance.now()
    const isBack = async (page: Page): Promise<void> => {
      await page.waitForURL((url) => url.origin === next)
      await page.getByText('Round 1').first().waitFor()
    }
    const until = async (all: Promise<unknown>): Promise<number> => {
      await all
      return performance.now() - since
    }
    const [staffBack, phonesBack, displaysBack] = await Promise.all([
      until(eventually(() => staff.every((one) => one.place() === next))),
      until(Promise.all(phones.map(isBack))),
      until(Promise.all(displays.map(isBack)))
    ])
    return { ...sizes, staffBack, phonesBack, displaysBack }
  } finally {
    for (const end of ends) await end()
    await Promise.race([second.ask({ do: 'end' }), wait(5000)]).catch(() => undefined)
    host.kill()
    second.kill()
  }
}
