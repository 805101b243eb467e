/** A hostile room: sockets that prove nothing keep nothing at the host, and a device that was let in is bounded in all that it can make the host hold. */
import { connect as connectTo } from 'node:net'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RunningHost } from '../../../src/host/runningHost.ts'
import { authentication, closing, message, RawStaff, sync } from '../../support/rawStaff.ts'
import { mulberry32 } from '../../../src/shared/tournament/pairing/random.ts'
import { until } from '../../support/until.ts'
import { connect, join1, openRoom } from '../../support/venue.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  vi.restoreAllMocks()
  for (const one of open.splice(0).reverse()) await one.close()
})
const room = async (...args: Parameters<typeof openRoom>): Promise<RunningHost> => opened(await openRoom(...args)).host
const raw = async (...args: Parameters<typeof RawStaff.opened>): Promise<RawStaff> => opened(await RawStaff.opened(...args))

/** Updates of a document, each for what was done to it. */
function updatesOf(client: number, ...changes: ((document: Y.Doc) => void)[]): Uint8Array[] {
  const document = new Y.Doc()
  document.clientID = client
  const updates: Uint8Array[] = []
  document.on('update', (update: Uint8Array) => updates.push(update))
  for (const change of changes) change(document)
  return updates
}
const push = (text: string) => (document: Y.Doc) => {
  document.getArray('entries').push([text])
}

describe('a socket that has proven nothing', () => {
  it('is closed after a while, whatever it says meanwhile', async () => {
    const host = await room({ limits: { provesWithin: 300 } })
    const silent = opened(await RawStaff.open(host.origin))
    const busy = opened(await RawStaff.open(host.origin))
    const timer = setInterval(() => {
      busy.send(authentication('outbox/x', '{}'))
      busy.send(sync('outbox/x', 2, new Uint8Array([0, 0])))
    }, 50)
    opened({
      close: () => {
        clearInterval(timer)
      }
    })
    await until(() => silent.closed !== null && busy.closed !== null)
    expect([silent.closed, busy.closed]).toEqual([4408, 4408])
  })

  it('keeps nothing and passes nothing on: it is cut when it has sent more than a proof needs, whatever it closes between', async () => {
    const host = await room({ limits: { provesWithin: 60_000, refusedTokens: 1e9 } })
    const one = opened(await RawStaff.open(host.origin))
    for (let round = 0; round < 200 && one.closed === null; round++) {
      one.send(authentication('outbox/x', '{}'))
      for (let at = 0; at < 10; at++) one.send(sync('outbox/x', 2, new Uint8Array(100)))
      one.send(closing('outbox/x'))
      await one.taken()
    }
    await until(() => one.closed !== null)
    // What came back: refusals of tokens alone.
    expect(one.heard.every((data) => data.includes('wrong-shape'))).toBe(true)
  })

  it('makes room for others when all places are taken', async () => {
    const host = await room({ limits: { sockets: 3, socketsOfAddress: 100, provesWithin: 60_000 } })
    const judge = await join1(host, 'Ann', 'judge')
    const first = await raw(host.origin, judge, `outbox/${judge.device}`)
    const idle = [opened(await RawStaff.open(host.origin)), opened(await RawStaff.open(host.origin))]
    opened(await RawStaff.open(host.origin))
    await until(() => idle[0]!.closed !== null)
    expect([first.closed, idle[1]!.closed]).toEqual([null, null])
  })

  it('is closed when it has closed all that it has opened', async () => {
    const host = await room({ limits: { provesWithin: 300 } })
    const judge = await join1(host, 'Ann', 'judge')
    const one = await raw(host.origin, judge, `outbox/${judge.device}`)
    one.send(closing(`outbox/${judge.device}`))
    await until(() => one.closed !== null)
    expect(one.closed).toBe(4408)
  })
})

it('requests that do not wait for their answers are not heaped up', async () => {
  const host = await room()
  const socket = connectTo(host.port, '127.0.0.1')
  opened({ close: () => socket.destroy() })
  let gone = false
  socket.on('error', () => undefined)
  socket.on('close', () => (gone = true))
  socket.resume()
  socket.write(`GET /events/public HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`.repeat(3))
  await until(() => gone)
  await until(() => host.streams === 0)
})

describe('a device', () => {
  const outboxOf = async (...args: Parameters<typeof openRoom>) => {
    const host = await room(...args)
    const judge = await join1(host, 'Ann', 'judge')
    const name = `outbox/${judge.device}`
    return { host, judge, name, one: await raw(host.origin, judge, name) }
  }

  it('opens a document again on one socket right after it has closed it', async () => {
    const { host, judge, name, one } = await outboxOf()
    const proof = await one.proof(judge, name)
    const [update] = updatesOf(7, push('not signed'))
    for (const data of [closing(name), proof, sync(name, 2, update!)]) one.send(data)
    // The entry has come to the outbox that was opened again: every line of the device has it.
    const line = opened((await connect(host.origin, judge)).line)
    const entries = line.outbox.getArray('entries')
    await until(() => entries.length === 1)
    expect([one.closed, host.devices[0]!.connected]).toEqual([null, true])
  })

  it.each<[string, (document: Y.Doc) => void]>([
    ['another root', (document) => document.getMap('junk').set('k', 'x')],
    ['a nested type', (document) => document.getArray('entries').push([new Y.Map()])],
    ['bytes', (document) => document.getArray('entries').push([new Uint8Array(10)])],
    ['an object', (document) => document.getArray('entries').push([{ a: 1 }])],
    ['a text type', (document) => document.getText('entries').insert(0, 'x')],
    ['another key', (document) => document.getMap('kept').set('more', 1)],
    ['a subdocument', (document) => document.getArray('entries').push([new Y.Doc()])]
  ])('cannot put %s into its outbox', async (_what, change) => {
    const { name, one } = await outboxOf()
    for (const update of updatesOf(7, change)) one.send(sync(name, 2, update))
    await until(() => one.closed !== null)
    expect(one.closed).toBe(4403)
  })

  it.each([5, 6])('cannot call out to the others, in whatever form (message %i)', async (kind) => {
    const { name, one } = await outboxOf()
    const form = (encoder: encoding.Encoder): void => {
      encoding.writeVarUint(encoder, 0)
      encoding.writeVarUint8Array(encoder, new Uint8Array([0]))
    }
    one.send(message(name, kind, form))
    await until(() => one.closed !== null)
    expect(one.closed).toBe(4403)
  })

  it('cannot put bytes into its outbox that read like a text', async () => {
    const { name, one } = await outboxOf()
    // 119 begins a text, and the end of the update is its length. Yjs does not read the byte behind the end.
    const [update] = updatesOf(7, (document) => {
      document.getArray('entries').push([new Uint8Array([119])])
    })
    one.send(sync(name, 2, new Uint8Array([...update!, 0])))
    await one.taken()
    await until(() => one.closed !== null)
    expect(one.closed).toBe(4403)
  })

  it('cannot put anything behind the end of an update', async () => {
    const { name, one } = await outboxOf()
    const [update] = updatesOf(7, push('x'))
    one.send(sync(name, 2, new Uint8Array([...update!, 0])))
    await until(() => one.closed !== null)
    expect(one.closed).toBe(4403)
  })

  it('cannot make the host keep what waits for something that never comes', async () => {
    const { name, one } = await outboxOf()
    const [, ...later] = updatesOf(7, push('first'), ...Array.from({ length: 50 }, () => push('later')))
    // Before it has sent all that the host lacks it may be that the beginning was sent too early: it comes again.
    for (const update of later) one.send(sync(name, 2, update))
    await one.taken()
    expect(one.closed).toBeNull()
    one.send(sync(name, 1, new Uint8Array([0, 0])))
    one.send(sync(name, 2, later[0]!))
    await until(() => one.closed !== null)
    expect(one.closed).toBe(4403)
  })

  it('cannot send parts that wait for each other, nor delete what there is not', async () => {
    const circle = (): Uint8Array => {
      const encoder = encoding.createEncoder()
      encoding.writeVarUint(encoder, 2)
      for (const [own, other] of [
        [9, 8],
        [8, 9]
      ] as const) {
        for (const number of [1, own, 0]) encoding.writeVarUint(encoder, number)
        encoding.writeUint8(encoder, 8 | 128)
        encoding.writeVarUint(encoder, other)
        encoding.writeVarUint(encoder, 0)
        encoding.writeVarUint(encoder, 1)
        encoding.writeAny(encoder, 'x')
      }
      encoding.writeVarUint(encoder, 0)
      return encoding.toUint8Array(encoder)
    }
    const deleting = new Uint8Array([0, 1, 7, 1, 0, 5])
    for (const update of [circle(), deleting]) {
      const { name, one } = await outboxOf()
      one.send(sync(name, 1, update))
      await until(() => one.closed !== null)
    }
  })

  it('is cut before its outbox is larger than it may be; what was deleted makes room', async () => {
    const { host, judge, name, one } = await outboxOf({ limits: { outboxBytes: 20_000 } })
    const text = 'x'.repeat(3000)
    const turns = Array.from({ length: 60 }, (_, at) => (document: Y.Doc) => {
      const array = document.getArray('entries')
      if (at % 2 === 0) array.push([text])
      else array.delete(0, array.length)
    })
    for (const update of updatesOf(7, ...turns)) {
      one.send(sync(name, 2, update))
      await one.taken()
    }
    expect(one.closed).toBeNull()
    const two = await raw(host.origin, judge, name)
    for (const update of updatesOf(8, ...Array.from({ length: 10 }, () => push(text)))) two.send(sync(name, 2, update))
    await until(() => two.closed !== null)
    expect(two.closed).toBe(4429)
  })

  it('is cut when the host holds too much for it on all its sockets, and the others go on', async () => {
    const { host, judge, name, one } = await outboxOf({ limits: { deviceBytes: 300_000 } })
    const other = await join1(host, 'Bo', 'judge')
    const line = opened((await connect(host.origin, other)).line)
    const sockets = [one, ...(await Promise.all(Array.from({ length: 4 }, () => raw(host.origin, judge, name))))]
    // Messages that never come whole: their heads say that more follows.
    for (const { socket } of sockets)
      (socket as unknown as { _socket: { write(data: Buffer): void } })._socket.write(
        Buffer.concat([Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0, 0x0f, 0, 0, 0, 0, 0, 0]), Buffer.alloc(90_000)])
      )
    await until(() => sockets.every(({ closed }) => closed !== null))
    const n = line.send({ facts: [{ do: 'note', text: 'goes on' }] })
    await until(() => host.state.notes.includes('goes on'))
    expect(n).toBe(1)
  })

  it('with the most is cut when all together hold too much', async () => {
    const { host, name, one } = await outboxOf({ limits: { devicesBytes: 100_000 } })
    const other = await join1(host, 'Bo', 'judge')
    const small = await raw(host.origin, other, `outbox/${other.device}`)
    for (const update of updatesOf(5, push('x'.repeat(30_000)))) small.send(sync(`outbox/${other.device}`, 2, update))
    await small.taken()
    for (const update of updatesOf(6, push('x'.repeat(60_000)), push('x'.repeat(30_000)))) one.send(sync(name, 2, update))
    await until(() => one.closed !== null)
    expect([one.closed, small.closed]).toEqual([4429, null])
  })

  it('sends random and damaged messages: the host prints nothing, and goes on', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const host = await room({ limits: { socketsOfAddress: 200, messagesAtOnce: 100_000 } })
    const judge = await join1(host, 'Ann', 'judge')
    const names = [`outbox/${judge.device}`, 'log/1.0', 'beside/1.0', `receipts/${judge.device}`]
    const drawn = mulberry32(48)
    const random = (): number => drawn() / 2 ** 32
    const below = (most: number): number => Math.floor(random() * most)
    const whole = Y.mergeUpdates(updatesOf(7, push('a'), push('b'), (document) => document.getMap('kept').set('rows', 1)))
    for (let round = 0; round < 40; round++) {
      const one = await raw(host.origin, judge, names[round % names.length]!)
      for (let at = 0; at < 20 && one.closed === null; at++) {
        const name = names[round % names.length]!
        const bytes =
          at % 2 === 0
            ? whole.map((byte) => (random() < 0.1 ? below(256) : byte))
            : new Uint8Array(Array.from({ length: below(60) }, () => below(random() < 0.5 ? 4 : 256)))
        one.send(
          random() < 0.8 ? sync(name, below(4), bytes) : message(name, below(9), (encoder) => encoding.writeUint8Array(encoder, bytes))
        )
      }
      await one.taken()
      one.close()
    }
    expect((await host.append([{ do: 'note', text: 'goes on' }])).is).toBe('saved')
    expect(printed.mock.calls).toEqual([])
  })
})
