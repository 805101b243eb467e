/** The line of a program to its host: encrypted, with the host that has let it in and with nobody else. */
import { X509Certificate } from 'node:crypto'
import { createServer as createPlain } from 'node:http'
import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { askToComeIn, type JoinedVenue, type Outcome } from '../../../../src/device/comeIn.ts'
import { wireToHost } from '../../../../src/host/follow/hostWire.ts'
import type { RunningHost } from '../../../../src/host/runningHost.ts'
import type { LineNews, Link, VenueWire } from '../../../../src/device/wire.ts'
import { certificateGiven } from '../../../../src/shared/venue/joining.ts'
import type { LogLine } from '../../../../src/shared/venue/messages.ts'
import { openRoom } from '../../../support/venue.ts'
import { until } from '../../../support/until.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

/** A program that comes in as judge. @param wire how it reaches the host before it knows it */
async function comeIn(host: RunningHost, wire: Pick<VenueWire, 'post'> = wireToHost(host.origin, null)): Promise<Outcome<JoinedVenue>> {
  const asked = await askToComeIn(wire, host.openJoining().code, 'Laptop', crypto.getRandomValues(new Uint8Array(32)))
  if (!asked.ok) return asked
  await host.letIn((await until(() => host.asking[0])).request, 'judge')
  return asked.value.wait()
}

const letIn = async (host: RunningHost): Promise<JoinedVenue> => {
  const joined = await comeIn(host)
  if (!joined.ok) throw new Error(joined.refusal.code)
  return joined.value
}

/** A line to an address, with what it tells. */
function lineTo(origin: string, { certificate, ...device }: JoinedVenue) {
  const links: Link[] = []
  const log: LogLine[] = []
  const nothing = (): void => undefined
  const news: LineNews = {
    link: (link) => links.push(link),
    begin: nothing,
    log: (lines) => log.push(...lines),
    beside: nothing,
    receipts: nothing,
    beat: nothing
  }
  opened(wireToHost(origin, certificate ?? null).openLine(device, () => 0, news))
  return { links, log }
}

/** What stands between a device and a host and hears all of it. */
async function listenTo(port: number): Promise<{ readonly origin: string; readonly heard: () => Buffer }> {
  const heard: Buffer[] = []
  const lines = new Set<Socket>()
  const server = createServer((near) => {
    const far = connectTo(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      lines.add(from)
      from.on('data', (data: Buffer) => {
        heard.push(data)
        to.write(data)
      })
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  opened({
    close: () => {
      for (const line of lines) line.destroy()
      server.close()
    }
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: () => Buffer.concat(heard) }
}

it('a program that was let in reads the log over TLS, at another address too, and whoever listens reads nothing', async () => {
  const { host } = opened(await openRoom())
  const joined = await letIn(host)
  const between = await listenTo(host.port)
  // The host answers to its own name only: who comes by another address is told so, over a line that is encrypted all the same.
  expect(await wireToHost(between.origin, joined.certificate!).post('/api/hello', { protocol: 1 })).toMatchObject({
    refusal: { code: 'wrong-place' }
  })
  expect(between.heard().length).toBeGreaterThan(1000)
  expect(between.heard().includes('wrong-place')).toBe(false)
  const { log, links } = lineTo(host.origin, joined)
  await until(() => log.length >= 9)
  expect(links.at(-1)).toEqual({ is: 'up' })
  // The same place in plain http, as browsers see it.
  expect((await fetch(`${host.origin}/public.json`)).status).toBe(200)
})

it('a host whose address was typed with https lets a program in like any other, and the line is encrypted from then on', async () => {
  const { host } = opened(await openRoom())
  const origin = host.origin.replace(/^http:/, 'https:')
  const joined = await comeIn(host, wireToHost(origin, null))
  if (!joined.ok) throw new Error(joined.refusal.code)
  const { log, links } = lineTo(origin, joined.value)
  await until(() => log.length >= 9)
  expect([joined.value.certificate !== undefined, links.at(-1)]).toEqual([true, { is: 'up' }])
})

it('the certificate stays the same over restarts, and no clock is outside of it', async () => {
  const first = await openRoom()
  const { certificate } = await letIn(first.host)
  const again = opened(await first.again())
  expect((await letIn(again.host)).certificate).toBe(certificate)
  const { validFrom, validTo, publicKey } = new X509Certificate(Buffer.from(certificate!, 'base64'))
  expect([validFrom, validTo].map((date) => new Date(date).getUTCFullYear())).toEqual([1970, 9999])
  expect(publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' })
})

it('another host at the same address is told, gets nothing, and the right one is taken up again by itself', async () => {
  const room = await openRoom()
  const { port } = room.host
  const joined = await letIn(room.host)
  const { links, log } = lineTo(room.host.origin, joined)
  await until(() => log.length >= 9)
  await room.host.close()
  const other = await openRoom({ port })
  const refused = { is: 'refused', refusal: { code: 'other-certificate', facts: {} } }
  await until(() => links.at(-1)?.is === 'refused')
  expect(links.at(-1)).toEqual(refused)
  expect(await wireToHost(other.host.origin, joined.certificate!).post('/api/hello', { protocol: 1 })).toMatchObject({
    ok: false,
    refusal: { code: 'other-certificate' }
  })
  await other.close()
  // One that speaks no TLS at all is no host of ours either: nothing goes there in plain http.
  const asked: string[] = []
  const plain = createPlain((request) => asked.push(request.url ?? ''))
  await new Promise<void>((done) => plain.listen(port, '127.0.0.1', done))
  expect(await wireToHost(room.host.origin, joined.certificate!).post('/api/hello', { protocol: 1 })).toMatchObject({
    refusal: { code: 'other-certificate' }
  })
  expect(asked).toEqual([])
  await new Promise((done) => plain.close(done))
  const back = opened(await openRoom({ folder: room.folder, port }))
  await until(() => links.at(-1)?.is === 'up')
  expect(back.host.devices.map(({ connected }) => connected)).toEqual([true])
})

it('a certificate that somebody has changed or taken out on the way is refused; a host that has none is joined in plain http', async () => {
  const { host } = opened(await openRoom())
  const { certificate } = await letIn(opened(await openRoom()).host)
  const wire = wireToHost(host.origin, null)
  const changing = (change: (answer: Record<string, unknown>) => void): Pick<VenueWire, 'post'> => ({
    post: async (path, body) => {
      const answer = await wire.post(path, body)
      if (answer.ok) change(answer.value as Record<string, unknown>)
      return answer
    }
  })
  const another = changing((answer) => {
    if (answer.is === 'in') (answer.certificate as Record<string, unknown>).der = certificate
  })
  expect(await comeIn(host, another)).toMatchObject({ ok: false, refusal: { code: 'wrong-proof' } })
  const none = changing((answer) => {
    delete answer.certificate
  })
  expect(await comeIn(host, none)).toMatchObject({ ok: false, refusal: { code: 'wrong-proof' } })
  const renamed = changing((answer) => {
    if (typeof answer.request === 'string') answer.request = answer.request.replace('tls-', '')
  })
  expect(await comeIn(host, renamed)).toMatchObject({ ok: false, refusal: { code: 'wrong-proof' } })
  expect(certificateGiven({ common: new Uint8Array(32), letters: 'ABCD' }, '0123456789abcdef', undefined)).toBeUndefined()
})
