/** A host or a stand-by that is closed ends its process, whatever state its line, its disk and its clients are in. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as connectTo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Copy } from '../../../src/host/follow/copy.ts'
import { journalStore, readHostedFile } from '../../../src/host/log/journalStore.ts'
import { Seat } from '../../../src/host/seat.ts'
import { startHost } from '../../../src/host/startHost.ts'
import { isRecord } from '../../../src/shared/base/validate.ts'
import { ByteStoreError } from '../../../src/shared/journal/byteStore.ts'
import { copyHost, HostProgram } from '../../reliability/host/hostProgram.ts'
import { joinHost } from '../../support/staffLine.ts'
import { until } from '../../support/until.ts'
import { eventFile } from '../../support/venue.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})
const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'linejudge-ending-'))
  open.push(() => rm(made, { recursive: true, force: true, maxRetries: 3 }))
  return made
}

describe('the process', () => {
  let place: string
  let script: string
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'linejudge-ending-'))
    script = await copyHost(place)
    await writeFile(join(place, 'event.json'), JSON.stringify(eventFile()))
  }, 120_000)
  afterAll(() => rm(place, { recursive: true, force: true, maxRetries: 3 }))

  const program = (...args: string[]): HostProgram => {
    const made = new HostProgram(script, args)
    open.push(() => made.kill())
    return made
  }
  const host = async () => {
    const made = program(join(place, 'event.json'))
    return { made, origin: String((await made.heard('listening')).origin) }
  }
  const standByOf = async ({ made, origin }: Awaited<ReturnType<typeof host>>, called = 'Second') => {
    const shown = await made.ask('open-joining')
    const data = await folder()
    const standBy = program('--data', data, '--follow', origin, '--code', isRecord(shown) ? String(shown.code) : '', '--name', called)
    const { asking } = await made.heard('asks-in', (said) => isRecord(said.asking) && said.asking.name === called)
    await made.ask('let-in', { request: isRecord(asking) ? asking.request : null, role: 'head' })
    await standBy.heard('follows', ({ link }) => isRecord(link) && link.is === 'up')
    return standBy
  }
  const isDown = ({ link }: Readonly<Record<string, unknown>>): boolean => isRecord(link) && link.is === 'down'

  it('of a stand-by ends in the moment after its host was lost, when a new line is about to be opened', async () => {
    const first = await host()
    const standBy = await standByOf(first)
    await first.made.kill()
    await standBy.heard('follows', isDown)
    expect(await standBy.close()).toBe(true)
  })

  it('of a stand-by that was promoted ends, whether the old host is gone or still there', async () => {
    const first = await host()
    const [standBy, other] = [await standByOf(first), await standByOf(first, 'Third')]
    await standBy.ask('promote', { anyway: true })
    expect(await standBy.close()).toBe(true)
    await first.made.kill()
    await other.heard('follows', isDown)
    await other.ask('promote', { anyway: true })
    expect(await other.close()).toBe(true)
  })

  it('of a stand-by ends if its host takes connections and answers nothing any more', async () => {
    const first = await host()
    const standBy = await standByOf(first)
    first.made.freeze()
    expect(await standBy.close()).toBe(true)
  })

  it('of a host ends while a device waits to be let in, a refused client holds its side open and others say nothing', async () => {
    const { made, origin } = await host()
    const shown = await made.ask('open-joining')
    joinHost(origin, isRecord(shown) ? String(shown.code) : '', 'Ann').catch(() => undefined)
    await made.heard('asks-in')
    const { port, host: name } = new URL(origin)
    for (const said of ['', `GET /elsewhere HTTP/1.1\r\nHost: ${name}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`]) {
      const socket = connectTo({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
      open.push(() => socket.destroy())
      socket.on('error', () => undefined)
      const answered = new Promise((done) => socket.once('data', done))
      socket.write(said)
      if (said !== '') await answered
    }
    expect(await made.close()).toBe(true)
  })
})

it('the copy of a stand-by ends if the disk fails first while it is being closed', async () => {
  const writes: (() => void)[] = []
  const store = {
    read: () => Promise.reject(new Error('It is not read again.')),
    replaceFacts: () => Promise.resolve(),
    commit: () => new Promise<void>((_, failed) => writes.push(() => failed(new ByteStoreError('full', 'The disk is full.')))),
    close: () => Promise.resolve()
  }
  const event = { id: 'saturday', name: 'Saturday', settings: {}, head: {} }
  const copy = new Copy({ store, handOver: () => Promise.resolve(), onChange: () => undefined }, { event, facts: [], venue: [] })
  const kept = copy.keep(() => [{ id: 'following', value: {} }])
  kept.catch(() => undefined)
  await until(() => writes.length > 0)
  const closed = copy.close()
  for (const fail of writes) fail()
  await closed
  await expect(kept).rejects.toThrow('The disk is full.')
  expect(writes).toHaveLength(1)
})

it('a host that is closed while it comes back to another one follows it no longer', async () => {
  const [first, second] = [await folder(), await folder()]
  const options = { version: '0.0.0-test', roots: { app: null, player: null } }
  const created = await journalStore(first, readHostedFile(eventFile(), 'event'))
  await (await startHost({ ...options, store: created })).close()
  await cp(first, second, { recursive: true })
  const leading = await startHost({ ...options, store: await journalStore(second, null), takesOver: 1 })
  open.push(() => leading.close())
  const store = await journalStore(first, null)
  open.push(() => store.close())
  const nothing = (): void => undefined
  const seat = new Seat({ store, options, url: null, onSits: nothing, onEvent: nothing, onStatus: nothing })
  await seat.begin()
  const back = seat.comeBack(leading.origin)
  await seat.close()
  await back
  expect(seat.sits).toBeNull()
  await until(() => leading.devices.every(({ connected }) => !connected))
})
