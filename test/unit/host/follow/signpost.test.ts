/** A stand-by answers at its address: pages go to the host, nothing is taken there, and after a change of host both keep answering. */
import { afterEach, expect, it } from 'vitest'
import type { Where } from '../../../../src/shared/venue/hosts.ts'
import { secondComputer, type SecondComputer } from '../../../support/standBySeat.ts'
import { until } from '../../../support/until.ts'
import { connect, join1, openRoom } from '../../../support/venue.ts'
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Seat } from '../../../../src/host/seat.ts'
import { journalStore, readHostedFile } from '../../../../src/host/log/journalStore.ts'
import { eventFile } from '../../../support/venue.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const limits = { beat: 50 }
/** A folder with the parts of the built app and of the built page of players. */
async function roots() {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-roots-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'the app')
  await writeFile(join(folder, 'player.html'), 'the small page')
  await writeFile(join(folder, 'assets', 'small.js'), 'its script')
  return { app: folder, player: folder }
}
const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { redirect: 'manual', headers })
const whereAt = async (origin: string) => (await (await get(`${origin}/host.json`)).json()) as Where
const asked = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.get('location')]
}

it('leads to the host while it is heard, waits with a small page while it is not, and answers as the host when it is made one', async () => {
  const pages = await roots()
  const room = await openRoom({ limits, roots: pages })
  let isHosting = true
  opened({ close: () => (isHosting ? room.close() : undefined) })
  const { host } = room
  const second: SecondComputer = opened(await secondComputer(host, { limits, roots: pages }))
  const { origin } = second
  await second.hasAll()
  await until(async () => (await whereAt(origin)).host === host.origin)
  for (const path of ['/', '/join', '/play', '/display?x=1'])
    expect([path, ...(await asked(get(`${origin}${path}`)))]).toEqual([path, 307, `${host.origin}${path}`])
  // Parts of a page stay, and nothing of the app is given out.
  expect(await (await get(`${origin}/small/assets/small.js`)).text()).toBe('its script')
  expect((await get(`${origin}/index.html`)).status).toBe(404)
  const stream = await get(`${origin}/events/public`)
  expect(await stream.text()).toContain(`"host":"${host.origin}"`)
  const hello = await fetch(`${origin}/api/hello`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"protocol":1}'
  })
  expect(await hello.json()).toMatchObject({ refused: { code: 'no-longer-host' } })
  // Both say the same of each other, and nothing else of anybody.
  const known = { event: 'saturday', name: 'Saturday', epoch: 1, host: host.origin, hosts: [host.origin, origin] }
  expect(await whereAt(host.origin)).toEqual(known)
  await until(async () => (await whereAt(origin)).hosts.length === 2)
  expect(await whereAt(origin)).toEqual(known)

  await room.close()
  isHosting = false
  await until(async () => (await whereAt(origin)).host === null)
  for (const path of ['/', '/join', '/play', '/display'])
    expect([path, await (await get(`${origin}${path}`)).text()]).toEqual([path, 'the small page'])

  await second.seat.promote(false)
  expect(await whereAt(origin)).toEqual({ ...known, epoch: 2, host: origin, hosts: [origin, host.origin] })
  expect(await asked(get(`${origin}/`, { accept: 'text/html' }))).toEqual([307, '/join'])
  expect([await (await get(`${origin}/`)).text(), await (await get(`${origin}/join`)).text()]).toEqual(['the app', 'the app'])
})

it('is what an old host is when it comes back: its port leads to the new one', async () => {
  const pages = await roots()
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-first-'))
  const store = await journalStore(folder, readHostedFile(eventFile(8), 'event'))
  const first = new Seat({
    store,
    options: { version: '0.0.0-test', limits, roots: pages },
    url: null,
    onSits: () => undefined,
    onEvent: () => undefined,
    onStatus: () => undefined
  })
  opened({
    close: async () => {
      await first.close()
      await store.close()
    }
  })
  await first.begin()
  const { sits } = first
  if (sits?.is !== 'host') throw new Error('It is no host.')
  const old = sits.host.origin
  const second = opened(await secondComputer(sits.host, { limits, roots: pages }))
  await second.hasAll()
  await second.seat.promote(true)
  await first.comeBack(second.origin)
  await until(async () => (await whereAt(old)).host === second.origin)
  expect(await asked(get(`${old}/play`))).toEqual([307, `${second.origin}/play`])
})

it('lets pages of other hosts of the event ask who leads it, and no other page ask anything', async () => {
  const pages = await roots()
  const room = opened(await openRoom({ limits, roots: pages }))
  const { host } = room
  expect((await get(`${host.origin}/play`)).headers.get('content-security-policy')).toContain("connect-src 'self';")
  const second = opened(await secondComputer(host, { limits, roots: pages }))
  await second.hasAll()
  // The page may ask the stand-by, and no other address.
  expect((await get(`${host.origin}/play`)).headers.get('content-security-policy')).toContain(`connect-src 'self' ${second.origin};`)
  const allowed = async (at: string, origin: string, path = '/host.json') => {
    const answer = await get(`${at}${path}`, { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })
    return [answer.status, answer.headers.get('access-control-allow-origin')]
  }
  expect(await allowed(second.origin, host.origin)).toEqual([200, host.origin])
  expect(await allowed(host.origin, second.origin)).toEqual([200, second.origin])
  expect(await allowed(host.origin, 'http://elsewhere.example')).toEqual([403, null])
  expect(await allowed(host.origin, second.origin, '/public.json')).toEqual([403, null])
  // No secret and no name of anybody is in it.
  const ann = await join1(host, 'Ann', 'judge')
  opened((await connect(host.origin, ann)).line)
  expect(Object.keys(await whereAt(host.origin)).toSorted()).toEqual(['epoch', 'event', 'host', 'hosts', 'name'])
})
