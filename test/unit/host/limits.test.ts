/** Every declared limit is reached once: what is within it passes, what is beyond it is refused. A limit without a test here does not compile. */
import { createServer } from 'node:http'
import { connect as connectTo, type AddressInfo, type Socket } from 'node:net'
import { readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import * as Y from 'yjs'
import { afterEach, describe, expect, it } from 'vitest'
import type { RunningHost } from '../../../src/host/runningHost.ts'
import { Nonces } from '../../../src/host/people/nonces.ts'
import { Streams } from '../../../src/host/web/streams.ts'
import { askIn, keyPairOf } from '../../../src/shared/venue/joining.ts'
import { LIMITS, type Limits } from '../../../src/shared/venue/limits.ts'
import { clockOf } from '../../support/clock.ts'
import { ask, claim, json, play, refusedWith } from '../../support/askHost.ts'
import { authentication, RawStaff, sync } from '../../support/rawStaff.ts'
import { helloOf, joinHost, postTo, type Credentials } from '../../support/staffLine.ts'
import { until } from '../../support/until.ts'
import { connect, join1, joined, openRoom, type Room, type Seen } from '../../support/venue.ts'

/** Milliseconds of a limit beside the one that is tried: no test waits so long, so that it cannot pass by the wrong one. */
const LATER = 600_000

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

let now = 0
const roomWith = async (limits: Partial<Limits>): Promise<Room> => {
  now = Date.now()
  return opened(await openRoom({ limits, clock: clockOf(() => now) }))
}
const host = async (limits: Partial<Limits>): Promise<RunningHost> => (await roomWith(limits)).host
const device = async (at: RunningHost, name = 'Ann'): Promise<Seen> => {
  const seen = await joined(at, name, 'judge')
  opened(seen.line)
  return seen
}
const note = (line: Seen['line'], text = 'x'): number => line.send({ facts: [{ do: 'note', text }] })
const rawOutbox = async (at: RunningHost): Promise<{ readonly raw: RawStaff; readonly name: string; readonly judge: Credentials }> => {
  const judge = await join1(at, 'Ann', 'judge')
  const name = `outbox/${judge.device}`
  return { raw: opened(await RawStaff.opened(at.origin, judge, name)), name, judge }
}
const pushed = (text: string): Uint8Array => {
  const document = new Y.Doc()
  document.getArray('entries').push([text])
  return Y.encodeStateAsUpdate(document)
}
const closed = async (raw: RawStaff): Promise<number> => until(() => raw.closed)
const tcp = (at: RunningHost, from = '127.0.0.1'): { readonly socket: Socket; readonly gone: () => boolean; close(): void } => {
  let gone = false
  const socket = connectTo({ port: at.port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => undefined)
  socket.on('close', () => (gone = true))
  // What is not read hides that the other side has closed it.
  socket.resume()
  return opened({ socket, gone: () => gone, close: () => socket.destroy() })
}
const wrongCode = async (at: RunningHost, nonce?: string): Promise<string> => {
  const used = nonce ?? (await helloOf(at.origin)).nonce
  return refusedWith(postTo(at.origin, '/api/join', askIn('AAAAAA', used, 'Eve', keyPairOf(new Uint8Array(randomBytes(32))))))
}
const asksIn = async (at: RunningHost, name: string): Promise<string> => {
  const { code } = at.openJoining()
  const joining = refusedWith(joinHost(at.origin, code, name))
  return Promise.race([joining, until(() => at.asking.some((one) => one.name === name)).then(() => 'asks')])
}
const display = (at: RunningHost, id: string): Promise<unknown> => ask(at, `/events/public?display=${id}`)
const stream = (at: RunningHost, from?: string): Promise<Socket> =>
  new Promise((done, failed) => {
    const { socket } = tcp(at, from)
    socket.write(`GET /events/public HTTP/1.1\r\nHost: 127.0.0.1:${at.port}\r\n\r\n`)
    socket.once('data', () => {
      done(socket)
    })
    socket.once('close', () => {
      failed(new Error('The host has cut the stream before it said anything.'))
    })
  })

type Reached = (() => Promise<void>) | { readonly in: string; readonly title: string }

const REACHED: { readonly [name in keyof Limits]: Reached } = {
  async codeHolds() {
    const at = await host({ codeHolds: 1000 })
    at.openJoining()
    now += 999
    expect(at.joining).not.toBeNull()
    now += 2
    expect(at.joining).toBeNull()
  },
  async wrongCodes() {
    const at = await host({ wrongCodes: 2 })
    at.openJoining()
    expect([await wrongCode(at), await wrongCode(at), await wrongCode(at)]).toEqual(['wrong-code', 'wrong-code', 'locked'])
  },
  async lockedFor() {
    const at = await host({ wrongCodes: 1, lockedFor: 5000 })
    at.openJoining()
    expect([await wrongCode(at), await wrongCode(at)]).toEqual(['wrong-code', 'locked'])
    now += 5001
    expect(await wrongCode(at)).toBe('wrong-code')
  },
  async wrongCodesInAll() {
    const at = await host({ wrongCodes: 100, wrongCodesInAll: 2 })
    at.openJoining()
    expect([await wrongCode(at), await wrongCode(at), await wrongCode(at)]).toEqual(['wrong-code', 'wrong-code', 'not-open'])
  },
  async asksFor() {
    const at = await host({ asksFor: 1000 })
    expect(await asksIn(at, 'Ann')).toBe('asks')
    now += 1001
    expect(at.asking).toEqual([])
  },
  async mostAsking() {
    const at = await host({ mostAsking: 1 })
    expect([await asksIn(at, 'Ann'), await asksIn(at, 'Bo')]).toEqual(['asks', 'full'])
  },
  async nonceHolds() {
    const at = await host({ nonceHolds: 1000 })
    at.openJoining()
    const { nonce } = await helloOf(at.origin)
    now += 1001
    expect(await wrongCode(at, nonce)).toBe('used-up')
  },
  async mostNonces() {
    const at = await host({ mostNonces: 2 })
    at.openJoining()
    const nonces = [await helloOf(at.origin), await helloOf(at.origin), await helloOf(at.origin)].map(({ nonce }) => nonce)
    expect([await wrongCode(at, nonces[0]), await wrongCode(at, nonces[2])]).toEqual(['used-up', 'wrong-code'])
  },
  nonceUses() {
    const nonces = new Nonces(() => 0, { ...LIMITS, nonceUses: 3 })
    const nonce = nonces.give()
    expect([1, 2, 3, 4].map((of) => nonces.use(nonce, `open ${of}`))).toEqual([true, true, true, false])
    return Promise.resolve()
  },
  async mostDevices() {
    const at = await host({ mostDevices: 1 })
    await join1(at, 'Ann', 'judge')
    expect(await asksIn(at, 'Bo')).toBe('asks')
    expect(await at.letIn(at.asking[0]!.request, 'judge')).toBeNull()
    await at.shutOut(at.devices[0]!.id)
    expect(await at.letIn(at.asking[0]!.request, 'judge')).not.toBeNull()
  },
  async mostShutOut() {
    const room = await roomWith({ mostShutOut: 1 })
    const ids = []
    for (const name of ['Ann', 'Bo', 'Cy']) {
      ids.push((await join1(room.host, name, 'judge')).device)
      now += 1
    }
    for (const id of ids.slice(0, 2)) await room.host.shutOut(id)
    expect(room.host.devices.map(({ id }) => id)).toEqual(ids.slice(1))
    open.pop()
    const again = opened(await room.again())
    expect(again.host.devices.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted())
  },
  async mostDisplays() {
    const at = await host({ mostDisplays: 2 })
    for (const id of ['a', 'b', 'c']) await display(at, id)
    await until(() => at.displays.length === 2)
    expect(at.displays.map(({ id }) => id)).toEqual(['b', 'c'])
  },
  async mostAcceptedDisplays() {
    const at = await host({ mostAcceptedDisplays: 1 })
    for (const id of ['a', 'b']) await display(at, id)
    expect([await at.acceptDisplay('a'), await at.acceptDisplay('b')]).toEqual([true, false])
    expect(await at.setDisplay({ ...at.displays[1]!, message: 'x' })).toBe(false)
    expect(await at.removeDisplay('a')).toBe(true)
    expect(await at.acceptDisplay('b')).toBe(true)
  },
  async postBytes() {
    const at = await host({ postBytes: 100 })
    const post = (bytes: number) =>
      ask(at, '/api/hello', { method: 'POST', headers: json, body: `{"protocol":1}${' '.repeat(bytes - '{"protocol":1}'.length)}` })
    expect([(await post(100)).status, (await post(101)).code]).toEqual([200, 'too-large'])
  },
  async messageBytes() {
    const { raw, name } = await rawOutbox(await host({ messageBytes: 1000 }))
    raw.send(sync(name, 2, pushed('x'.repeat(800))))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(sync(name, 2, pushed('x'.repeat(1000))))
    // The library says 1009, or the line is gone before that was read.
    expect([1009, 1006]).toContain(await closed(raw))
  },
  async entryBytes() {
    const { line, receipt } = await device(await host({ entryBytes: 600 }))
    const [small, large] = [note(line, 'x'.repeat(300)), note(line, 'x'.repeat(600))]
    expect([(await receipt(small)).is, await receipt(large)]).toMatchObject(['saved', { code: 'too-large' }])
  },
  async outboxEntries() {
    const at = await host({ outboxEntries: 3 })
    const { line, receipt } = await device(at)
    for (let sent = 0; sent < 3; sent++) await receipt(note(line))
    note(line)
    await until(() => !at.devices[0]!.connected)
    expect(at.state.notes).toHaveLength(3)
  },
  async outboxBytes() {
    const { raw, name } = await rawOutbox(await host({ outboxBytes: 2000 }))
    raw.send(sync(name, 2, pushed('x'.repeat(1500))))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(sync(name, 2, pushed('x'.repeat(1500))))
    expect(await closed(raw)).toBe(4429)
  },
  async deviceBytes() {
    const { raw, name } = await rawOutbox(await host({ deviceBytes: 2000 }))
    raw.send(sync(name, 2, pushed('x'.repeat(2500))))
    expect(await closed(raw)).toBe(4429)
  },
  async devicesBytes() {
    const at = await host({ devicesBytes: 4000 })
    const { raw, name } = await rawOutbox(at)
    raw.send(sync(name, 2, pushed('x'.repeat(3000))))
    await raw.taken()
    expect(raw.closed).toBeNull()
    const bo = await join1(at, 'Bo', 'judge')
    const other = opened(await RawStaff.opened(at.origin, bo, `outbox/${bo.device}`))
    other.send(sync(`outbox/${bo.device}`, 2, pushed('x'.repeat(2000))))
    expect(await closed(raw)).toBe(4429)
    expect(other.closed).toBeNull()
  },
  async factsInEntry() {
    const { line, receipt } = await device(await host({}))
    const facts = (count: number) => Array.from({ length: count }, () => ({ do: 'note', text: 'x' }))
    const most = line.send({ facts: facts(LIMITS.factsInEntry) })
    expect(await receipt(most)).toMatchObject({ is: 'saved' })
    const more = line.send({ facts: facts(LIMITS.factsInEntry + 1) })
    expect(await receipt(more)).toMatchObject({ code: 'wrong-shape' })
  },
  async materialBytes() {
    const { line, receipt } = await device(await host({ materialBytes: 500 }))
    const share = (bytes: number) => line.send({ material: { id: 'a', kind: 'rule-note', title: 'a', body: 'x'.repeat(bytes) } })
    const [small, large] = [share(300), share(500)]
    expect([(await receipt(small)).is, await receipt(large)]).toMatchObject(['saved', { code: 'too-large' }])
  },
  async entriesPerSecond() {
    const at = await host({ entriesAtOnce: 1, entriesPerSecond: 1 })
    const { line, receipt } = await device(at)
    await receipt(note(line))
    now += 1000
    await receipt(note(line))
    note(line)
    await until(() => !at.devices[0]!.connected)
    expect(at.state.notes).toHaveLength(2)
  },
  async entriesAtOnce() {
    const at = await host({ entriesAtOnce: 2, entriesPerSecond: 0 })
    const { line, receipt } = await device(at)
    for (let sent = 0; sent < 2; sent++) await receipt(note(line))
    note(line)
    await until(() => !at.devices[0]!.connected)
    expect(at.state.notes).toHaveLength(2)
  },
  async messagesPerSecond() {
    const { raw, name } = await rawOutbox(await host({ messagesAtOnce: 1, messagesPerSecond: 1 }))
    now += 1000
    raw.send(sync(name, 0, new Uint8Array([0])))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(sync(name, 0, new Uint8Array([0])))
    expect(await closed(raw)).toBe(4429)
  },
  async messagesAtOnce() {
    const { raw, name } = await rawOutbox(await host({ messagesAtOnce: 3, messagesPerSecond: 0 }))
    for (let sent = 0; sent < 2; sent++) raw.send(sync(name, 0, new Uint8Array([0])))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(sync(name, 0, new Uint8Array([0])))
    expect(await closed(raw)).toBe(4429)
  },
  async syncsPerSecond() {
    const { raw, name } = await rawOutbox(await host({ syncsAtOnce: 1, syncsPerSecond: 1 }))
    raw.send(sync(name, 0, new Uint8Array([0])))
    await raw.taken()
    now += 1000
    raw.send(sync(name, 0, new Uint8Array([0])))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(sync(name, 0, new Uint8Array([0])))
    expect(await closed(raw)).toBe(4429)
  },
  async syncsAtOnce() {
    const { raw, name } = await rawOutbox(await host({ syncsAtOnce: 2, syncsPerSecond: 0 }))
    for (let sent = 0; sent < 2; sent++) raw.send(sync(name, 0, new Uint8Array([0])))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(sync(name, 0, new Uint8Array([0])))
    expect(await closed(raw)).toBe(4429)
  },
  async provesWithin() {
    const at = await host({ provesWithin: 100 })
    expect(await closed(opened(await RawStaff.open(at.origin)))).toBe(4408)
  },
  async unprovenBytes() {
    const at = await host({ unprovenBytes: 500 })
    const raw = opened(await RawStaff.open(at.origin))
    raw.send(authentication('outbox/x', 'x'.repeat(400)))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(authentication('outbox/x', 'x'.repeat(100)))
    expect(await closed(raw)).toBe(1006)
  },
  async refusedTokens() {
    const at = await host({ refusedTokens: 2 })
    const raw = opened(await RawStaff.open(at.origin))
    for (let sent = 0; sent < 2; sent++) raw.send(authentication('outbox/x', '{}'))
    await raw.taken()
    expect(raw.closed).toBeNull()
    raw.send(authentication('outbox/x', '{}'))
    expect(await closed(raw)).toBe(4403)
  },
  async playerPerSecond() {
    const at = await host({ playerAtOnce: 1, playerPerSecond: 1 })
    const says = (n: number) => refusedWith(play(at, 'p1', claim(1, 'p1', 'p2'), {}, n))
    expect([await says(1), await says(2)]).toEqual(['taken', 'too-many'])
    now += 1000
    expect(await says(3)).toBe('taken')
  },
  async playerAtOnce() {
    const at = await host({ playerAtOnce: 2, playerPerSecond: 0 })
    const says = (n: number) => refusedWith(play(at, 'p1', claim(1, 'p1', 'p2'), {}, n))
    expect([await says(1), await says(2), await says(3)]).toEqual(['taken', 'taken', 'too-many'])
  },
  async callsOfTable() {
    const at = await host({ playerAtOnce: 50, callsOfTable: 2 })
    let n = 0
    const call = (reason?: string, player = 'p1') =>
      play(at, player, { do: 'call', call: `c${++n}`, round: 1, table: 1, ...(reason !== undefined && { reason }) }, {}, n)
    expect(await call()).toMatchObject({ is: 'saved' })
    // The other player calls too: there is one open already.
    expect(await call(undefined, 'p2')).toMatchObject({ is: 'agreed' })
    expect(await call('time')).toMatchObject({ is: 'saved' })
    expect(await call('Time ')).toMatchObject({ is: 'agreed' })
    const rows = at.lines.length
    expect(await call('dice')).toMatchObject({ is: 'refused', code: 'calls-open' })
    expect([at.lines.length, at.state.calls.size]).toEqual([rows, 2])
    await at.append([{ do: 'close-call', call: 'c1' }])
    expect(await call()).toMatchObject({ is: 'saved' })
    // Another table is not concerned.
    expect(await play(at, 'p3', { do: 'call', call: 'd', round: 1, table: 2 }, {}, 1)).toMatchObject({ is: 'saved' })
  },
  async claimsOfPlayer() {
    const at = await host({ playerAtOnce: 50, claimsOfPlayer: 2 })
    const says = (n: number, player = 'p1') => play(at, player, claim(1, player, player === 'p1' ? 'p2' : 'p1'), {}, n)
    expect([await says(1), await says(2), await says(3)]).toMatchObject([{ is: 'saved' }, { is: 'saved' }, { code: 'claims-told' }])
    expect(await says(1, 'p2')).toMatchObject({ is: 'saved' })
  },
  async requestsPerSecond() {
    const at = await host({ requestsAtOnce: 1, requestsPerSecond: 1 })
    expect([(await ask(at, '/public.json')).status, (await ask(at, '/public.json')).status]).toEqual([200, 429])
    now += 1000
    expect((await ask(at, '/public.json')).status).toBe(200)
  },
  async requestsAtOnce() {
    const at = await host({ requestsAtOnce: 2, requestsPerSecond: 0 })
    const statuses = []
    for (let sent = 0; sent < 3; sent++) statuses.push((await ask(at, '/public.json')).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await ask(at, '/public.json', { from: '127.0.0.2' })).status).toBe(200)
  },
  async connections() {
    const at = await host({ connections: 2, headersWithin: LATER, requestWithin: LATER, idle: LATER })
    const held = [await stream(at), await stream(at, '127.0.0.2')]
    await until(tcp(at, '127.0.0.3').gone)
    expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false])
  },
  async connectionsOfAddress() {
    const at = await host({ connectionsOfAddress: 2, headersWithin: LATER, requestWithin: LATER, idle: LATER })
    const held = [await stream(at), await stream(at)]
    await until(tcp(at).gone)
    await stream(at, '127.0.0.2')
    held[0]!.destroy()
    // A place that is free again can be had.
    await until(() =>
      ask(at, '/public.json').then(
        ({ status }) => status === 200,
        () => false
      )
    )
  },
  async headersWithin() {
    const at = await host({ headersWithin: 300, requestWithin: LATER, idle: LATER })
    const [silent, slow, handshake] = [tcp(at), tcp(at), tcp(at)]
    slow.socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    // The first byte of TLS, and no other one.
    handshake.socket.write(Buffer.from([22]))
    await until(() => silent.gone() && slow.gone() && handshake.gone())
  },
  async requestWithin() {
    const at = await host({ headersWithin: 300, requestWithin: 400, idle: LATER })
    const slow = tcp(at)
    const head = `POST /api/hello HTTP/1.1\r\nHost: 127.0.0.1:${at.port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
    slow.socket.write(head)
    await until(slow.gone)
  },
  async idle() {
    const at = await host({ idle: 300 })
    const socket = await stream(at)
    await until(() => socket.destroyed)
  },
  async streams() {
    const at = await host({ streams: 1 })
    await stream(at)
    expect(await ask(at, '/events/public', { from: '127.0.0.2' })).toMatchObject({ status: 503, code: 'full' })
  },
  async streamsOfAddress() {
    const at = await host({ streamsOfAddress: 1 })
    await stream(at)
    expect(await ask(at, '/events/public')).toMatchObject({ status: 503, code: 'full' })
    expect(await ask(at, '/events/public', { from: '127.0.0.2' })).toMatchObject({ status: 200 })
  },
  async sockets() {
    const at = await host({ sockets: 1 })
    const { raw } = await rawOutbox(at)
    await expect(RawStaff.open(at.origin, '127.0.0.2')).rejects.toThrow()
    expect(raw.closed).toBeNull()
  },
  async socketsOfAddress() {
    const at = await host({ socketsOfAddress: 1 })
    await rawOutbox(at)
    await expect(RawStaff.open(at.origin)).rejects.toThrow()
    opened(await RawStaff.open(at.origin, '127.0.0.2'))
  },
  async waitingBytes() {
    const at = await host({ waitingBytes: 20_000, deviceBytes: 1e9, devicesBytes: 1e9 })
    const judge = await join1(at, 'Ann', 'judge')
    const raw = opened(await RawStaff.opened(at.origin, judge, `beside/${at.generation}`))
    raw.socket.pause()
    const body = 'x'.repeat(60_000)
    for (let sent = 0; sent < 400 && at.devices[0]!.connected; sent++)
      await at.say({ material: { id: `m${sent}`, kind: 'rule-note', title: 'x', body } })
    expect(at.devices[0]!.connected).toBe(false)
  },
  async streamWaitingBytes() {
    const streams = opened(new Streams({ ...LIMITS, streamWaitingBytes: 10_000 }))
    const server = createServer((_request, response) => {
      streams.open(response, {}, { address: '', player: null, display: null })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    opened({ close: () => server.closeAllConnections() ?? server.close() })
    const socket = connectTo((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    opened({ close: () => socket.destroy() })
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.pause()
    const one = await until(() => [...streams.all][0])
    for (let sent = 0; sent < 400 && streams.all.size > 0; sent++) {
      streams.tell(one, 'view', `${sent}${'x'.repeat(100_000)}`)
      await new Promise((done) => setImmediate(done))
    }
    await until(() => streams.all.size === 0)
  },
  async beat() {
    const at = await host({ beat: 30 })
    const beats: unknown[] = []
    opened((await connect(at.origin, await join1(at, 'Ann', 'judge'), { onBeat: (beat) => beats.push(beat) })).line)
    await until(() => beats.length > 2)
  },
  gone: { in: 'test/unit/renderer/actions/venue/joining.svelte.test.ts', title: 'takes a host that says nothing for one that is gone' },
  async receiptsKept() {
    const at = await host({ receiptsKept: 2 })
    const { line, receipt, credentials } = await device(at)
    for (let sent = 0; sent < 3; sent++) await receipt(note(line))
    line.close()
    const later = await connect(at.origin, credentials)
    opened(later.line)
    await until(() => later.receipts.length > 0)
    expect(later.receipts.map(({ n }) => n)).toEqual([2, 3])
  }
}

describe('every limit is reached once', () => {
  it.each(Object.entries(REACHED))('%s', async (_name, reached) => {
    if (typeof reached === 'function') await reached()
    else expect(readFileSync(new URL(`../../../${reached.in}`, import.meta.url), 'utf8')).toContain(reached.title)
  })

  it('and none was forgotten', () => {
    expect(Object.keys(REACHED).toSorted()).toEqual(Object.keys(LIMITS).toSorted())
  })
})
