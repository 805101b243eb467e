/** Guards of the host that nothing else holds: what a stand-by may say, who speaks on a socket, what is hosted at all, under which names. */
import { connect as connectTls } from 'node:tls'
import { connect as connectTo } from 'node:net'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as Y from 'yjs'
import { afterEach, describe, expect, it } from 'vitest'
import { wireToHost } from '../../../src/host/follow/hostWire.ts'
import { StandBy, comeInAsStandBy } from '../../../src/host/follow/standBy.ts'
import { journalStore, NoEvent } from '../../../src/host/log/journalStore.ts'
import { isOwnName, isSameOrigin } from '../../../src/host/web/names.ts'
import { MemoryDisk } from '../../support/memoryFiles.ts'
import { ask } from '../../support/askHost.ts'
import { RawStaff, sync } from '../../support/rawStaff.ts'
import { until } from '../../support/until.ts'
import { connect, join1, joined, openRoom, type Room } from '../../support/venue.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})
const room = async (...args: Parameters<typeof openRoom>): Promise<Room> => opened(await openRoom(...args))

describe('a stand-by', () => {
  it('cannot say that it has more rows than there are', async () => {
    const { host } = await room()
    const { line } = await joined(host, 'Two', 'head')
    opened(line)
    line.kept(1_000_000, 0)
    await until(() => host.onTwo !== null)
    expect(host.onTwo).toBe(host.lines.length)
  })

  it('is a head judge: nobody else’s word counts for the rows that are on two disks', async () => {
    const { host } = await room()
    const { line, receipt } = await joined(host, 'Ann', 'judge')
    opened(line)
    line.kept(5, 0)
    await receipt(line.send({ facts: [{ do: 'note', text: 'after it' }] }))
    expect([host.onTwo, host.devices[0]!.kept]).toEqual([null, null])
  })

  it('forgets a display and a device that its host has forgotten', async () => {
    const { host } = await room({ limits: { beat: 30, mostShutOut: 1 } })
    await ask(host, '/events/public?display=hall')
    await host.acceptDisplay('hall')
    const gone = await join1(host, 'Gone', 'judge')
    const { code } = host.openJoining()
    const [rows] = await Promise.all([
      comeInAsStandBy({ origin: host.origin, code, url: null, onLetters: () => undefined }),
      until(() => host.asking[0]).then(({ request }) => host.letIn(request, 'head'))
    ])
    const store = opened(await journalStore('', rows, new MemoryDisk().open()))
    opened(await StandBy.open({ store, url: null }))
    const ids = async () => (await store.read()).venue.map(({ id }) => id)
    await until(async () => (await ids()).includes('display/hall'))
    const other = await join1(host, 'Other', 'judge')
    await host.shutOut(gone.device)
    await host.shutOut(other.device)
    await host.removeDisplay('hall')
    await until(async () => {
      const there = await ids()
      return !there.includes('display/hall') && !there.includes(`device/${gone.device}`) && there.includes(`device/${other.device}`)
    })
  })
})

describe('a socket', () => {
  it('is of one device: another one cannot open its documents there', async () => {
    const { host } = await room()
    const [ann, bo] = [await join1(host, 'Ann', 'judge'), await join1(host, 'Bo', 'judge')]
    const raw = opened(await RawStaff.opened(host.origin, ann, `outbox/${ann.device}`))
    await raw.prove(bo, `outbox/${bo.device}`)
    expect(raw.heard.at(-1)!.toString('latin1')).toContain('no-right')
    const document = new Y.Doc()
    document.getArray('entries').push(['x'])
    raw.send(sync(`outbox/${bo.device}`, 2, Y.encodeStateAsUpdate(document)))
    await raw.taken()
    // The right one opens its own elsewhere, and nothing is in it.
    const { line, receipt, receipts } = await connect(host.origin, bo)
    opened(line)
    await receipt(line.send({ facts: [{ do: 'note', text: 'mine' }] }))
    expect(receipts).toHaveLength(1)
  })

  it('speaks TLS 1.2 or newer', async () => {
    const { host } = await room()
    const version = (maxVersion: 'TLSv1.1' | 'TLSv1.2'): Promise<string> =>
      new Promise((done) => {
        const socket = connectTls({
          port: host.port,
          host: '127.0.0.1',
          rejectUnauthorized: false,
          minVersion: 'TLSv1',
          maxVersion,
          // The library would not even offer the old versions.
          ciphers: 'DEFAULT@SECLEVEL=0'
        })
        socket.on('secureConnect', () => {
          done(socket.getProtocol() ?? '')
          socket.destroy()
        })
        socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
          done(code)
        })
      })
    // The host says that it is the version; another code would be the library's own, which another build of it need not have.
    expect([await version('TLSv1.2'), await version('TLSv1.1')]).toEqual(['TLSv1.2', 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'])
  })
})

describe('a folder', () => {
  it('that is damaged is not hosted', async () => {
    const first = await room()
    await first.host.append([{ do: 'note', text: 'x' }])
    open.pop()
    await first.host.close()
    for (const name of ['journal-a.ljj', 'journal-b.ljj']) {
      const path = join(first.folder, name)
      const bytes = await readFile(path).catch(() => null)
      if (bytes === null) continue
      // In the middle: an end that is missing is a write that was cut.
      bytes[Math.floor(bytes.length / 2)]! ^= 0xff
      await writeFile(path, bytes)
    }
    await expect(journalStore(first.folder, null)).rejects.toThrow(NoEvent)
    await expect(journalStore(first.folder, null)).rejects.toThrow(/damaged/)
  })
})

describe('displays', () => {
  it('are stored when they are accepted: by a word of the desk, or by setting them up; and can be removed', async () => {
    const first = await room()
    const { host } = first
    for (const id of ['a', 'b', 'c']) await ask(host, `/events/public?display=${id}`)
    expect(host.displays.map(({ id, name, accepted }) => [id, name, accepted])).toEqual([
      ['a', '1', false],
      ['b', '2', false],
      ['c', '3', false]
    ])
    await host.acceptDisplay('a')
    await host.setDisplay({ ...host.displays.find(({ id }) => id === 'b')!, message: 'Hello' })
    open.pop()
    const again = opened(await first.again())
    expect(again.host.displays).toMatchObject([
      { id: 'a', accepted: true },
      { id: 'b', message: 'Hello', accepted: true }
    ])
    expect([await again.host.removeDisplay('a'), await again.host.removeDisplay('a'), await again.host.removeDisplay('nobody')]).toEqual([
      true,
      false,
      false
    ])
    open.pop()
    const last = opened(await again.again())
    expect(last.host.displays.map(({ id }) => id)).toEqual(['b'])
  })

  it('that a phone has opened and left do not push out one that is open', async () => {
    const { host } = await room({ limits: { mostDisplays: 3 } })
    const socket = connectTo(host.port, '127.0.0.1')
    opened({ close: () => socket.destroy() })
    socket.write(`GET /events/public?display=real HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`)
    await until(() => host.streams === 1)
    for (let at = 0; at < 10; at++) {
      await ask(host, `/events/public?display=evil-${at}`)
      await until(() => host.streams === 1)
    }
    expect(host.displays.map(({ id }) => id)).toEqual(['real', 'evil-8', 'evil-9'])
  })

  it('cannot be told a slip of somebody who is not in the event', async () => {
    const { host } = await room()
    expect([await host.newSlip('nobody'), await host.newSlip('p1')]).toEqual([false, true])
  })
})

describe('a name without a port', () => {
  it('is right at the usual port of its scheme, and nowhere else', () => {
    const names = ['192.168.0.5', 'desk.local', '::1']
    const asked = (host: string | undefined, port: number, scheme: 'http' | 'https'): boolean => isOwnName(host, names, port, scheme)
    expect(['192.168.0.5', '192.168.0.5:80', 'Desk.Local', '[::1]', '[::1]:80'].map((host) => asked(host, 80, 'http'))).toEqual(
      Array(5).fill(true)
    )
    expect(['desk.local', 'desk.local:443'].map((host) => asked(host, 443, 'https'))).toEqual([true, true])
    expect(['desk.local', 'desk.local:80'].map((host) => asked(host, 80, 'https'))).toEqual([false, true])
    expect(
      ['desk.local', undefined, '', 'evil.example', 'desk.local:8080x', 'desk.local:80'].map((host) => asked(host, 8080, 'http'))
    ).toEqual(Array(6).fill(false))
    expect(['http://desk.local', 'http://desk.local:80'].map((origin) => isSameOrigin(origin, 'desk.local', 'http'))).toEqual([true, true])
    expect(
      ['null', 'https://desk.local', 'http://desk.local:8080', ''].map((origin) => isSameOrigin(origin, 'desk.local', 'http'))
    ).toEqual(Array(4).fill(false))
  })

  it('keeps its port where a program goes over to TLS', async () => {
    const asked: string[] = []
    const real = globalThis.fetch
    globalThis.fetch = ((address: string) => {
      asked.push(address)
      return Promise.reject(new Error('not here'))
    }) as typeof fetch
    try {
      for (const origin of ['https://desk.local', 'https://desk.local:8080', 'http://desk.local'])
        await wireToHost(origin, null)
          .post('/api/hello', {})
          .catch(() => undefined)
    } finally {
      globalThis.fetch = real
    }
    expect(asked.map((address) => new URL(address).origin)).toEqual([
      'http://desk.local:443',
      'http://desk.local:8080',
      'http://desk.local'
    ])
  })
})
