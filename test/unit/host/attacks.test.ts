/** Everything that somebody in the room might try against a host: each is refused, and told with a code. */
import { randomBytes } from 'node:crypto'
import { connect as connectTo } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import * as encoding from 'lib0/encoding'
import { helloOf, joinHost, postTo } from '../../support/staffLine.ts'
import { askIn, keyPairOf } from '../../../src/shared/venue/joining.ts'
import { keyOfToken } from '../../../src/shared/venue/keys.ts'
import { LIMITS } from '../../../src/shared/venue/limits.ts'
import { proofOf } from '../../../src/shared/venue/mac.ts'
import { entryContent, openedContent, streamContent } from '../../../src/shared/venue/signed.ts'
import type { RunningHost } from '../../../src/host/runningHost.ts'
import { connect, join1, joined, openRoom, type Seen } from '../../support/venue.ts'
import { ask, claim, json, play, refusedWith } from '../../support/askHost.ts'
import { until } from '../../support/until.ts'
import { clockOf } from '../../support/clock.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})
const room = async (...args: Parameters<typeof openRoom>): Promise<RunningHost> => opened(await openRoom(...args)).host
const device = async (...args: Parameters<typeof joined>): Promise<Seen> => {
  const seen = await joined(...args)
  opened(seen.line)
  return seen
}

const answers = (port: number, address: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connectTo(port, address, () => {
      socket.destroy()
      done(true)
    }).on('error', () => {
      done(false)
    })
  })

/** The status with which a socket is refused. */
const socketAt = (host: RunningHost, path: string, options: { readonly origin?: string } = {}): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, options)
    opened({
      close: () => {
        socket.terminate()
      }
    })
    socket.on('unexpected-response', (_request, answer) => {
      done(answer.statusCode)
    })
    socket.on('open', () => {
      failed(new Error(`A socket is open at ${path}.`))
    })
    socket.on('error', () => undefined)
  })

describe('the server', () => {
  it('answers to its own name only, whoever asks for what', async () => {
    const host = await room()
    for (const path of ['/', '/public.json', '/play', '/events/public'])
      expect(await ask(host, path, { headers: { host: `evil.example:${host.port}` } })).toMatchObject({ status: 421, code: 'wrong-place' })
    expect(
      await ask(host, '/api/hello', { method: 'POST', headers: { ...json, host: '127.0.0.1:1' }, body: '{"protocol":1}' })
    ).toMatchObject({ status: 421 })
  })

  it('takes nothing from another page', async () => {
    const host = await room()
    const from = (origin: string) => ask(host, '/api/hello', { method: 'POST', headers: { ...json, origin }, body: '{"protocol":1}' })
    expect(await from('http://evil.example')).toMatchObject({ status: 403, code: 'wrong-origin' })
    expect(await from('null')).toMatchObject({ status: 403 })
    expect(await from(host.origin)).toMatchObject({ status: 200 })
    expect(await ask(host, '/public.json', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } })).toMatchObject({
      code: 'wrong-origin'
    })
    // A form of another page can send no JSON.
    expect(
      await ask(host, '/api/hello', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"protocol":1}' })
    ).toMatchObject({ status: 400 })
    expect(await socketAt(host, '/staff', { origin: 'http://evil.example' })).toBe(403)
  })

  it('takes nothing too large, of no form, of another version, at no address', async () => {
    const host = await room()
    const post = (path: string, body: string) => ask(host, path, { method: 'POST', headers: json, body })
    expect(await post('/api/hello', JSON.stringify({ protocol: 1, more: 'x'.repeat(LIMITS.postBytes) }))).toMatchObject({
      status: 413,
      code: 'too-large'
    })
    expect(await post('/api/hello', '{')).toMatchObject({ status: 400, code: 'wrong-shape' })
    expect(await post('/api/hello', '{"protocol":1,"role":"head"}')).toMatchObject({ code: 'wrong-shape' })
    for (const path of ['/api/hello', '/api/join', '/api/join/wait', '/api/play', '/api/follow'])
      expect(await post(path, '{"protocol":2,"whatever":[]}')).toMatchObject({ status: 400, code: 'other-version' })
    expect(await ask(host, '/api/hello')).toMatchObject({ code: 'nothing-there' })
    expect(await ask(host, '/public.json', { method: 'DELETE' })).toMatchObject({ code: 'nothing-there' })
    expect([await socketAt(host, '/'), await socketAt(host, '/staff/more')]).toEqual([404, 404])
    // A folder that has a file beside it, as the app's own has.
    const docs = resolve(import.meta.dirname, '../../../docs')
    const { host: serving } = opened(await openRoom({ roots: { app: docs, player: docs } }))
    expect((await ask(serving, '/venue.md')).status).toBe(200)
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/small/../../package.json',
      '/small/../package.json',
      '/journal-a.ljj'
    ])
      expect((await ask(serving, path)).status).toBe(404)
  })

  it('sends the public view only to whoever has another one', async () => {
    const host = await room()
    const { status, headers } = await ask(host, '/public.json')
    const asked = (tag: unknown) => ask(host, '/public.json', { headers: { 'if-none-match': String(tag) } }).then((answer) => answer.status)
    expect([status, await asked(headers.etag), await asked('"other"')]).toEqual([200, 304, 200])
    await host.append([{ do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 100 } }])
    await until(async () => (await asked(headers.etag)) === 200)
  })

  it('takes so many requests and no more, and sends the headers of the app', async () => {
    const host = await room({ limits: { requestsAtOnce: 5, requestsPerSecond: 0 } })
    expect((await ask(host, '/public.json')).headers['content-security-policy']).toContain("default-src 'none'")
    const statuses = await Promise.all(Array.from({ length: 8 }, () => ask(host, '/public.json').then(({ status }) => status)))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3)
  })

  it('is not there before and after hosting', async () => {
    const host = opened(await openRoom()).host
    const { port } = host
    // One address of this machine, and no other.
    expect([await answers(port, '127.0.0.1'), await answers(port, '127.0.0.2')]).toEqual([true, false])
    open.pop()
    await host.close()
    expect(await answers(port, '127.0.0.1')).toBe(false)
  })
})

describe('joining', () => {
  const wrong = async (host: RunningHost): Promise<string> => {
    const { nonce } = await helloOf(host.origin)
    return refusedWith(postTo(host.origin, '/api/join', askIn('AAAAAA', nonce, 'Eve', keyPairOf(new Uint8Array(randomBytes(32))))))
  }

  it('is locked for a minute after five wrong codes, for the right one too', async () => {
    let now = Date.now()
    const host = await room({ clock: clockOf(() => now) })
    expect(await wrong(host)).toBe('not-open')
    const { code } = host.openJoining()
    for (let tries = 0; tries < 5; tries++) expect(await wrong(host)).toBe('wrong-code')
    expect(await wrong(host)).toBe('locked')
    expect(await refusedWith(joinHost(host.origin, code, 'Ann'))).toBe('locked')
    now += 61_000
    const joining = refusedWith(joinHost(host.origin, code, 'Ann'))
    await until(() => host.asking.length === 1)
    host.turnAway(host.asking[0]!.request)
    expect(await joining).toBe('turned-away')
  })

  it('knows a code for two minutes and one device, and a request no second time', async () => {
    let now = Date.now()
    const host = await room({ clock: clockOf(() => now) })
    const { code, long } = host.openJoining()
    const { nonce } = await helloOf(host.origin)
    const asked = askIn(long, nonce, 'Ann', keyPairOf(new Uint8Array(randomBytes(32))))
    await postTo(host.origin, '/api/join', asked)
    expect(await refusedWith(postTo(host.origin, '/api/join', asked))).toBe('not-open')
    expect(await refusedWith(joinHost(host.origin, code, 'Eve'))).toBe('not-open')
    host.openJoining()
    expect(await refusedWith(postTo(host.origin, '/api/join', asked))).toBe('used-up')
    const later = host.openJoining()
    now += 121_000
    // Where it were let ask, nobody would answer it here.
    let said = ''
    void refusedWith(joinHost(host.origin, later.code, 'Late')).then((code) => (said = code))
    await until(() => said !== '' || host.asking.some(({ name }) => name === 'Late'))
    expect(said).toBe('not-open')
  })
})

describe('a device', () => {
  it('cannot open another’s outbox or receipts, an older log, or anything with another’s key, nor twice with one proof', async () => {
    const host = await room()
    const [ann, bo] = [await device(host, 'Ann', 'judge'), await device(host, 'Bo', 'judge')]
    const tried = async (document: string, credentials: Seen['credentials'], keep: string[] = []): Promise<string> => {
      const { nonce } = await helloOf(host.origin)
      const said = { device: credentials.device, nonce: keep[0] ?? nonce, seen: 0 }
      keep[0] = said.nonce
      return opening(
        host,
        document,
        JSON.stringify({ protocol: 1, ...said, proof: proofOf(credentials.key, 'open', openedContent(said, document)) })
      )
    }
    expect(await tried(`outbox/${bo.credentials.device}`, ann.credentials)).toBe('no-right')
    expect(await tried(`receipts/${bo.credentials.device}`, ann.credentials)).toBe('no-right')
    expect(await tried('log/0.0', ann.credentials)).toBe('no-right')
    expect(await tried(`outbox/${bo.credentials.device}`, { device: bo.credentials.device, key: ann.credentials.key })).toBe('wrong-proof')
    expect(await tried('log/1.0', { device: 'dffffffffff', key: ann.credentials.key })).toBe('unknown-device')
    const used: string[] = []
    expect(await tried('log/1.0', ann.credentials, used)).toBe('opened')
    expect(await tried('log/1.0', ann.credentials, used)).toBe('used-up')
    expect(await opening(host, 'log/1.0', 'x')).toBe('wrong-shape')
  })

  it('is refused what it has not signed, signed for another, changed, replayed, or may not say', async () => {
    const host = await room()
    const [ann, bo] = [await device(host, 'Ann', 'judge'), await device(host, 'Bo', 'judge')]
    const entry = { n: 1, said: new Date().toISOString(), facts: [{ do: 'note', text: 'mine' }] }
    const signed = { entry, proof: proofOf(ann.credentials.key, 'entry', entryContent('saturday', ann.credentials.device, entry)) }
    ann.line.put(signed)
    expect(await ann.receipt(1)).toMatchObject({ is: 'saved' })
    // Overheard, and sent again by the same device or another one.
    ann.line.put(signed)
    bo.line.put(signed)
    expect(await bo.receipt(1)).toMatchObject({ is: 'refused', code: 'wrong-proof' })
    const changed = { ...signed, entry: { ...entry, n: 2, facts: [{ do: 'note', text: 'changed' }] } }
    ann.line.put(changed)
    expect(await ann.receipt(2)).toMatchObject({ code: 'wrong-proof' })
    // The same number with other content, rightly signed.
    ann.line.send({ facts: [{ do: 'note', text: 'other' }] }, 1)
    expect(await until(() => ann.receipts.find((one) => one.is === 'refused' && one.code === 'id-reused'))).toMatchObject({ n: 1 })
    for (const [n, fact, code] of [
      [10, { do: 'round', round: 2, pairs: [] }, 'no-right'],
      [11, { do: 'host', epoch: 9, device: 'x' }, 'no-right'],
      [12, { do: 'note', text: 'x', by: { role: 'head' } }, 'own-field'],
      [13, { do: 'note', text: 'x', at: '2020-01-01T00:00:00Z' }, 'own-field'],
      [14, { do: 'note', text: 'x', id: 'y' }, 'own-field'],
      [15, { do: 'no-such-thing' }, 'unknown-do'],
      [16, { do: 'note' }, 'wrong-shape']
    ] as const) {
      ann.line.send({ facts: [fact] }, n)
      expect(await ann.receipt(n)).toMatchObject({ is: 'refused', code })
    }
    ann.line.send({ handOver: { do: 'note', id: 'x:1', at: '2026-01-01T00:00:00Z', text: 'x' } }, 20)
    expect(await ann.receipt(20)).toMatchObject({ code: 'no-right' })
    const dispute = { is: 'dispute', row: 1, id: 'dispute-x:1', at: '2026-01-01T00:00:00Z', fact: { do: 'result' }, against: null }
    ann.line.send({ handOverLine: dispute }, 21)
    expect(await ann.receipt(21)).toMatchObject({ code: 'no-right' })
    ann.line.put('{"entry":{"n":30}}')
    expect(await ann.receipt(30)).toMatchObject({ code: 'wrong-shape' })
    ann.line.put(`{"n":31,"x":"${'y'.repeat(LIMITS.entryBytes)}"}`)
    expect(await ann.receipt(31)).toMatchObject({ code: 'too-large' })
    expect(host.state.notes).toEqual(['mine'])
  })

  it('is cut where it sends too much, and cannot call anything out to the others', async () => {
    const host = await room({ limits: { entriesAtOnce: 3, entriesPerSecond: 0 } })
    const ann = await device(host, 'Ann', 'judge')
    await until(() => ann.log.length > 0)
    for (let n = 1; n <= 6; n++) ann.line.send({ facts: [{ do: 'note', text: String(n) }] })
    await until(() => !host.devices[0]!.connected)
    expect(host.state.notes).toHaveLength(3)
    const bo = await device(host, 'Bo', 'judge')
    const beats: unknown[] = []
    const cy = await connect(host.origin, await join1(host, 'Cy', 'judge'), { onBeat: (beat) => beats.push(beat) })
    opened(cy.line)
    await until(() => cy.log.length > 0)
    const closed = await callingOut(host, bo.credentials)
    expect(closed).toBe(4403)
    expect(beats.filter((beat) => (beat as { epoch: number }).epoch !== 1)).toEqual([])
  })

  it('that was shut out neither reads nor writes, at once and for good', async () => {
    const host = await room()
    const ann = await device(host, 'Ann', 'head')
    await until(() => ann.log.length > 0)
    const since = Date.now()
    await host.shutOut(ann.credentials.device)
    await until(() => !host.devices[0]!.connected)
    expect(Date.now() - since).toBeLessThan(60_000)
    const before = ann.log.length
    ann.line.send({ facts: [{ do: 'note', text: 'still here' }] })
    await host.append([{ do: 'note', text: 'of the host' }])
    await until(() => ann.refused.some((refusal) => refusal.includes('shut-out')))
    expect(ann.log).toHaveLength(before)
    expect(host.state.notes).toEqual(['of the host'])
    const { nonce } = await helloOf(host.origin)
    const { device: id, key } = ann.credentials
    const follow = { protocol: 1, device: id, nonce, url: null, proof: proofOf(key, 'follow', [id, nonce, null]) }
    expect(await refusedWith(postTo(host.origin, '/api/follow', follow))).toBe('shut-out')
  })

  it('of another role gets no key of the event', async () => {
    const host = await room()
    const { device: id, key } = await join1(host, 'Ann', 'scorekeeper')
    const { nonce } = await helloOf(host.origin)
    const follow = { protocol: 1, device: id, nonce, url: null, proof: proofOf(key, 'follow', [id, nonce, null]) }
    expect(await refusedWith(postTo(host.origin, '/api/follow', follow))).toBe('no-right')
  })
})

describe('a player', () => {
  it('reports the own table, and the result counts when the other side says the same', async () => {
    const host = await room()
    expect(await play(host, 'p1', claim(1, 'p1', 'p2'))).toMatchObject({ is: 'saved' })
    expect(host.state.rounds[0]!.tables.get(1)!.result).toBeNull()
    expect(await play(host, 'p2', claim(1, 'p1', 'p2'))).toMatchObject({ is: 'saved' })
    expect(host.state.rounds[0]!.tables.get(1)!.result).toMatchObject({ winner: 'p1' })
    expect(await play(host, 'p4', { do: 'call', call: 'c1', round: 1, table: 2 })).toMatchObject({ is: 'saved' })
  })

  it('withdraws the own call while no judge has taken it, and never another’s', async () => {
    const host = await room({ limits: { playerAtOnce: 50, claimsOfPlayer: 2 } })
    const call = (id: string) => ({ do: 'call', call: id, round: 1, table: 3 })
    const withdrawn = (id: string) => ({ do: 'close-call', call: id })
    await play(host, 'p5', call('a'))
    expect(await play(host, 'p6', withdrawn('a'))).toMatchObject({ is: 'refused', code: 'not-own-table' })
    expect(await play(host, 'p1', withdrawn('a'))).toMatchObject({ code: 'not-own-table' })
    expect(await play(host, 'p5', withdrawn('a'), {}, 2)).toMatchObject({ is: 'saved' })
    expect(host.state.calls.get('a')?.closed).not.toBeNull()
    await play(host, 'p5', call('b'), {}, 3)
    await host.append([{ do: 'take-call', call: 'b', judge: 'Ann' }])
    expect(await play(host, 'p5', withdrawn('b'), {}, 4)).toMatchObject({ code: 'call-taken' })
    await host.append([
      { do: 'close-call', call: 'b' },
      { ...call('desk'), round: 1 }
    ])
    expect(await play(host, 'p5', withdrawn('desk'), {}, 5)).toMatchObject({ code: 'not-own-table' })
    await host.append([withdrawn('desk')])
    // Not without end: each is a row of the log.
    await play(host, 'p5', call('c'), {}, 6)
    expect(await play(host, 'p5', withdrawn('c'), {}, 7)).toMatchObject({ is: 'saved' })
    await play(host, 'p5', call('d'), {}, 8)
    expect(await play(host, 'p5', withdrawn('d'), {}, 9)).toMatchObject({ code: 'claims-told' })
  })

  it('cannot report another table, write anything else, use another’s slip, a lost one, a changed or a replayed message', async () => {
    const host = await room({ limits: { playerAtOnce: 50 } })
    expect(await play(host, 'p5', claim(1, 'p1', 'p2'))).toMatchObject({ is: 'refused', code: 'not-own-table' })
    expect(await play(host, 'p5', { do: 'result', round: 1, table: 3, winner: 'p5', score: {} }, {}, 2)).toMatchObject({ code: 'no-right' })
    expect(await play(host, 'p5', { do: 'drop', player: 'p6' }, {}, 3)).toMatchObject({ code: 'no-right' })
    expect(await refusedWith(play(host, 'p5', claim(1, 'p1', 'p2'), { player: 'p1' }))).toBe('wrong-proof')
    expect(await refusedWith(play(host, 'p5', claim(3, 'p5', 'p6'), { fact: claim(3, 'p6', 'p5') }))).toBe('wrong-proof')
    // A stranger does not learn who plays here: another's id and one that there is not are answered the same.
    for (const player of ['p1', 'nobody'])
      expect(await refusedWith(play(host, player, claim(1, 'p1', 'p2'), { proof: 'a'.repeat(64) }))).toBe('wrong-proof')
    expect(await refusedWith(play(host, 'nobody', claim(1, 'p1', 'p2')))).toBe('wrong-proof')
    const streams = await Promise.all(
      ['p1', 'nobody'].map((player) => ask(host, `/events/play?player=${player}&nonce=${'a'.repeat(32)}&proof=${'a'.repeat(64)}`))
    )
    expect(streams.map(({ code }) => code)).toEqual(['wrong-proof', 'wrong-proof'])
    const streamOf = async (player: string, slip = host.playerPath(player)) => {
      const { nonce } = await helloOf(host.origin)
      const proof = proofOf(keyOfToken(slip.split('.').at(-1)!), 'stream', streamContent(player, nonce))
      return ask(host, `/events/play?player=${player}&nonce=${nonce}&proof=${proof}`)
    }
    expect(await streamOf('p5')).toMatchObject({ status: 200 })
    // The slip of a player who has left the event.
    expect(await streamOf('nobody')).toMatchObject({ status: 403, code: 'wrong-proof' })
    const first = await play(host, 'p5', claim(3, 'p5', 'p6'), {}, 7)
    expect(await play(host, 'p5', claim(3, 'p5', 'p6'), {}, 7)).toEqual(first)
    expect(await play(host, 'p5', claim(3, 'p6', 'p5'), {}, 7)).toMatchObject({ code: 'id-reused' })
    const old = host.playerPath('p5')
    await host.newSlip('p5')
    expect(host.playerPath('p5')).not.toBe(old)
    expect(await streamOf('p5', old)).toMatchObject({ status: 403, code: 'wrong-proof' })
    expect(await streamOf('p5')).toMatchObject({ status: 200 })
  })

  it('says one thing a second', async () => {
    const host = await room({ limits: { playerAtOnce: 2, playerPerSecond: 0 } })
    for (const n of [1, 2]) await play(host, 'p1', { do: 'call', call: `c${n}`, round: 1, table: 1 }, {}, n)
    expect(await refusedWith(play(host, 'p1', claim(1, 'p1', 'p2'), {}, 3))).toBe('too-many')
  })
})

/** Opens a document by hand; what the host says to it. */
function opening(host: RunningHost, document: string, token: string): Promise<string> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/staff`)
    socket.on('open', () => socket.send(authOf(document, token)))
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      socket.terminate()
      done(/"code":"([a-z-]+)"/.exec(text)?.[1] ?? 'opened')
    })
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      done(String(code))
    })
  })
}

function authOf(document: string, token: string): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarString(encoder, document)
  encoding.writeVarUint(encoder, 2)
  encoding.writeVarUint(encoder, 0)
  encoding.writeVarString(encoder, token)
  return encoding.toUint8Array(encoder)
}

/** Sends a beat of its own to everybody who reads the log; the code with which the line is closed. */
async function callingOut(host: RunningHost, { device: id, key }: Seen['credentials']): Promise<number> {
  const { nonce } = await helloOf(host.origin)
  const said = { device: id, nonce, seen: 0 }
  const token = JSON.stringify({ protocol: 1, ...said, proof: proofOf(key, 'open', openedContent(said, 'log/1.0')) })
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/staff`)
    socket.on('open', () => socket.send(authOf('log/1.0', token)))
    socket.once('message', () => {
      const encoder = encoding.createEncoder()
      encoding.writeVarString(encoder, 'log/1.0')
      encoding.writeVarUint(encoder, 6)
      encoding.writeVarString(encoder, JSON.stringify({ beat: { epoch: 99, now: 0, rows: 0, onTwo: null, devices: 0, standBys: [] } }))
      socket.send(encoding.toUint8Array(encoder))
      // Who is answered after it was not cut.
      socket.once('pong', () => {
        done(0)
      })
      socket.ping()
    })
    socket.on('error', () => undefined)
    socket.on('close', done)
  })
}
