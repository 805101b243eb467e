/** What a device can do to the documents by hand, what goes over the wire, and a disk that takes nothing more. */
import { randomBytes } from 'node:crypto'
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { askToComeIn } from '../../../src/device/comeIn.ts'
import { createVenueWire } from '../../../src/device/venueWire.ts'
import { QuietSocket } from '../../../src/host/follow/quietSocket.ts'
import type { RunningHost } from '../../../src/host/runningHost.ts'
import { keyOfDevice, tokenOfPlayer } from '../../../src/shared/venue/keys.ts'
import { bytesOfHex, proofOf } from '../../../src/shared/venue/mac.ts'
import type { Entry, Receipt } from '../../../src/shared/venue/messages.ts'
import { entryContent, openedContent } from '../../../src/shared/venue/signed.ts'
import { journalStore } from '../../../src/host/log/journalStore.ts'
import { MemoryDisk } from '../../support/memoryFiles.ts'
import { helloOf } from '../../support/staffLine.ts'
import { until } from '../../support/until.ts'
import { connect, join1, joined, openRoom, type Seen } from '../../support/venue.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})
const device = async (...args: Parameters<typeof joined>): Promise<Seen> => {
  const seen = await joined(...args)
  opened(seen.line)
  return seen
}

/** A document opened by hand, to write whatever somebody likes into it. */
async function openByHand(host: RunningHost, name: string, { device: id, key }: Seen['credentials']): Promise<Y.Doc> {
  const socket = new HocuspocusProviderWebsocket({ url: `${host.origin.replace(/^http/, 'ws')}/staff`, WebSocketPolyfill: QuietSocket })
  const document = new Y.Doc()
  const provider = new HocuspocusProvider({
    name,
    document,
    websocketProvider: socket,
    awareness: null,
    token: async () => {
      const { nonce } = await helloOf(host.origin)
      const said = { device: id, nonce, seen: 0 }
      return JSON.stringify({ protocol: 1, ...said, proof: proofOf(key, 'open', openedContent(said, name)) })
    }
  })
  provider.attach()
  opened({
    close: () => {
      provider.destroy()
      socket.destroy()
    }
  })
  await until(() => provider.isAuthenticated && provider.synced)
  return document
}

it('nobody but the host writes into the log, the receipts, or what stands beside the log', async () => {
  const { host } = opened(await openRoom())
  const [ann, bo] = [await device(host, 'Ann', 'judge'), await device(host, 'Bo', 'judge')]
  const forged = JSON.stringify({ row: 10, fact: { do: 'note', text: 'forged' } })
  for (const [name, array, text] of [
    ['log/1.0', 'lines', forged],
    ['beside/1.0', 'lines', JSON.stringify({ is: 'settled', row: 1, entry: null, id: 'x', at: new Date().toISOString(), by: 'Ann' })],
    [`receipts/${ann.credentials.device}`, 'receipts', JSON.stringify({ n: 1, is: 'saved', row: 1 })]
  ] as const)
    (await openByHand(host, name, ann.credentials)).getArray<string>(array).push([text])
  // What comes after them comes; they do not.
  const n = bo.line.send({ facts: [{ do: 'note', text: 'right' }] })
  await bo.receipt(n)
  ann.line.send({ facts: [{ do: 'note', text: 'right, too' }] }, 5)
  await ann.receipt(5)
  for (const seen of [ann, bo]) {
    await until(() => seen.log.length >= 11)
    expect(JSON.stringify(seen.log)).not.toContain('forged')
    expect(seen.beside).toEqual([])
  }
  expect(ann.receipts.map((one) => one.n)).toEqual([5])
  const later = await connect(host.origin, bo.credentials)
  opened(later.line)
  await until(() => later.log.length >= 11)
  expect(JSON.stringify(later.log)).not.toContain('forged')
})

it('messages for documents that were never opened lead to nothing and keep nothing', async () => {
  const { host } = opened(await openRoom())
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/staff`)
  opened({ close: () => socket.terminate() })
  await new Promise((done) => socket.once('open', done))
  const messages: unknown[] = []
  socket.on('message', (message) => messages.push(message))
  let closed = false
  socket.on('close', () => (closed = true))
  for (let of = 0; of < 200; of++) {
    const encoder = encoding.createEncoder()
    encoding.writeVarString(encoder, `outbox/d${of}`)
    encoding.writeVarUint(encoder, 0)
    encoding.writeVarUint(encoder, 0)
    encoding.writeVarUint8Array(encoder, new Uint8Array([0]))
    socket.send(encoding.toUint8Array(encoder))
  }
  await new Promise((done) => {
    socket.once('pong', done)
    socket.once('close', done)
    socket.ping()
  })
  expect([messages.length, closed]).toEqual([0, false])
})

it('no secret goes over the wire: not the code, no key of a device or of the event, no slip', async () => {
  const room = opened(await openRoom())
  const { host, folder } = room
  const heard: Buffer[] = []
  const hear = (data: unknown): void => {
    heard.push(typeof data === 'string' ? Buffer.from(data) : Buffer.from(data as Uint8Array))
  }
  class Overheard extends QuietSocket {
    constructor(address: string) {
      super(address)
      this.on('message', hear)
    }
    override send(data: Uint8Array): void {
      hear(data)
      super.send(data)
    }
  }
  const fetching: typeof fetch = async (address, init) => {
    hear(`${String(address)} ${typeof init?.body === 'string' ? init.body : ''}`)
    const answer = await fetch(address, init)
    hear(await answer.clone().text())
    return answer
  }
  const { code, long } = host.openJoining()
  const wire = createVenueWire(host.origin, fetching, Overheard)
  const asked = await askToComeIn(wire, code, 'Ann', new Uint8Array(randomBytes(32)))
  if (!asked.ok) throw new Error(asked.refusal.code)
  const [answer] = await Promise.all([asked.value.wait(), host.letIn(host.asking[0]!.request, 'head')])
  if (!answer.ok) throw new Error(answer.refusal.code)
  const { device: id, key } = answer.value
  const receipts: Receipt[] = []
  const none = (): void => undefined
  const line = wire.openLine(answer.value, () => 0, {
    link: none,
    begin: none,
    log: none,
    beside: none,
    beat: none,
    receipts: (more) => receipts.push(...more)
  })
  opened(line)
  const entry: Entry = { n: 1, said: new Date().toISOString(), facts: [{ do: 'note', text: 'overheard' }] }
  line.send([{ entry, proof: proofOf(bytesOfHex(key)!, 'entry', entryContent('saturday', id, entry)) }])
  await until(() => receipts.find(({ is }) => is === 'saved'))
  // A stand-by asks for the key of the event, too.
  const { nonce } = await helloOf(host.origin)
  const proof = proofOf(bytesOfHex(key)!, 'follow', [id, nonce, null])
  expect(await wire.post('/api/follow', { protocol: 1, device: id, nonce, url: null, proof })).toMatchObject({ ok: true })

  const ofEvent = String((await (await journalStore(folder, null)).read()).venue.find((row) => row.id === 'key')?.value)
  const eventKey = bytesOfHex(ofEvent)!
  expect(Buffer.from(keyOfDevice(eventKey, id)).toString('hex')).toBe(key)
  const all = Buffer.concat(heard)
  // It was heard at all.
  expect(all.includes('overheard')).toBe(true)
  for (const secret of [code, long, key, ofEvent, tokenOfPlayer(eventKey, 'p1')]) {
    expect(all.includes(secret)).toBe(false)
    const bytes = bytesOfHex(secret.toLowerCase())
    if (bytes !== null) {
      expect(all.includes(Buffer.from(bytes))).toBe(false)
      expect(all.includes(Buffer.from(bytes).toString('base64').replace(/=+$/, ''))).toBe(false)
    }
  }
})

it('a full disk: nothing is told as saved, each device is told why, and it goes on when there is room', async () => {
  const disk = new MemoryDisk()
  const { host } = opened(await openRoom({ files: disk.open() }))
  const [ann, bo] = [await device(host, 'Ann', 'judge'), await device(host, 'Bo', 'judge')]
  await until(() => bo.log.length === 9)
  disk.broken = 'full'
  const n = ann.line.send({ facts: [{ do: 'note', text: 'waits' }] })
  expect(await until(() => ann.receipts.find((one) => one.n === n))).toMatchObject({ is: 'not-yet', why: 'full' })
  expect([host.lines.length, host.state.notes.length, bo.log.length]).toEqual([9, 0, 9])
  disk.broken = null
  expect(await ann.receipt(n)).toMatchObject({ is: 'saved', row: 10 })
  await until(() => bo.log.length === 10)
  expect(host.state.notes).toEqual(['waits'])
  await join1(host, 'Cy', 'judge')
})
