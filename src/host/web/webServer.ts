/**
 * The one server in the room. Every request is looked at in the same order: address and rate, host name, origin, path, method, size,
 * shape; what is refused is told with a code.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Limits } from '../../shared/venue/limits.ts'
import { venueRefusal, venueRefusalText, type VenueRefusal } from '../../shared/venue/refusals.ts'
import { headersToAsk, SECURITY_HEADERS } from '../../shared/shell/serving.ts'
import { JOIN_PATH } from '../../shared/venue/codes.ts'
import { asOrigin, WHERE_PLACE, type Where } from '../../shared/venue/hosts.ts'
import { bucket, Buckets } from '../people/buckets.ts'
import { isOwnName, isSameOrigin, written, type Scheme } from './names.ts'
import { cutPipelined, hasMany } from './pipelined.ts'
import { isPagePath, pageAt, send, type Roots } from './pages.ts'
import { Release } from './release.ts'
import { alsoSecure } from './secure.ts'

/** What an answer to something posted is: a value, or why not. */
export type Posted = { readonly value: unknown } | { readonly refusal: VenueRefusal }

export interface WebNeeds {
  readonly roots: Roots
  readonly limits: Limits
  readonly now: () => number
  /** One address of this machine. */
  readonly address: string
  readonly port: number
  /** Names besides that it answers to, without a port. */
  readonly names: readonly string[]
  /** What it speaks TLS with, in PEM: at the same port, for who begins so. */
  readonly certificate: { readonly cert: string; readonly key: string }
  /** What may be posted, by path. */
  readonly posts: ReadonlyMap<string, (body: unknown, address: string) => Promise<Posted>>
  /** What is read besides files, by path. */
  readonly reads: ReadonlyMap<string, (request: Read) => void>
  /** All places for sockets are taken. Whether one was freed. */
  readonly makeRoom: () => boolean
  /** A socket of the staff; `null`: this is no host just now, and takes none. */
  readonly onSocket: ((socket: WebSocket, request: IncomingMessage) => void) | null
  /** The host that leads the event, and the other addresses of its hosts. */
  readonly where: () => Where
  /** A stand-by: it gives out no app, sends every page to the host, and takes nothing. */
  readonly isFollower?: boolean
}

/** Something is asked for. */
export interface Read {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly query: URLSearchParams
  readonly address: string
  readonly refuse: (refusal: VenueRefusal) => void
  readonly headers: Readonly<Record<string, string>>
}

export interface WebServer {
  /** Without a slash at the end. */
  readonly origin: string
  readonly port: number
  close(): Promise<void>
}

const SOCKETS = '/staff'

/** Refusals with a status of their own; every other one is a 403. */
const STATUS: Readonly<Record<string, number>> = {
  'wrong-place': 421,
  'too-many': 429,
  locked: 429,
  'too-large': 413,
  'wrong-shape': 400,
  'other-version': 400,
  'nothing-there': 404,
  full: 503,
  'not-saved': 503,
  'used-up': 409
}

const statusOf = ({ code }: VenueRefusal): number => STATUS[code] ?? 403

/** Starts listening. Rejects with the system's error where the address or the port cannot be had. */
export async function startWebServer(needs: WebNeeds): Promise<WebServer> {
  const { limits, now } = needs
  const release = new Release()
  const requests = new Buckets(() => bucket(limits.requestsAtOnce, limits.requestsPerSecond, now))
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    release.count()
    // It was sent before the answer to the one before it: no browser does, and each would wait here.
    if (response.socket === null) {
      release.cut()
      request.socket.destroy()
      return
    }
    respond(request, response).catch(() => response.destroy())
  }
  // Node checks every half minute only unless it is asked to check more often.
  const checking = Math.min(1000, limits.headersWithin)
  const server: Server = createServer({ connectionsCheckingInterval: checking }, handle)
  const uncounted = new WeakMap<Socket, () => void>()
  const cutSecure = alsoSecure(server, needs.certificate, limits.headersWithin, {
    isRefused: (first) => {
      const isMany = hasMany(first)
      if (isMany) release.cut()
      return isMany
    },
    onServed: (socket) => {
      uncounted.set(
        socket,
        cutPipelined(socket, () => {
          release.cut()
        })
      )
    }
  })
  server.headersTimeout = limits.headersWithin
  server.requestTimeout = limits.requestWithin
  server.keepAliveTimeout = 5000
  server.timeout = limits.idle
  server.maxHeadersCount = 50
  server.maxConnections = limits.connections
  const connections = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (connections.get(address) ?? 0) + 1
    connections.set(address, count)
    socket.once('close', () => {
      release.count()
      const left = (connections.get(address) ?? 1) - 1
      if (left === 0) connections.delete(address)
      else connections.set(address, left)
    })
    if (count > limits.connectionsOfAddress) socket.destroy()
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, perMessageDeflate: false })
  let port = needs.port
  const names = [needs.address, ...needs.names]
  const open = (): number => sockets.clients.size

  /** What stands against a request before its path is looked at, or null. */
  function wrongWith(request: IncomingMessage, address: string): VenueRefusal | null {
    if (!requests.take(address)) return venueRefusal('too-many')
    // A page elsewhere may point a name of its own at this machine.
    if (!isOwnName(request.headers.host, names, port, schemeOf(request))) return venueRefusal('wrong-place')
    const { origin } = request.headers
    const writes = request.method !== 'GET' && request.method !== 'HEAD'
    const elsewhere = origin !== undefined && !isSameOrigin(origin, request.headers.host, schemeOf(request))
    const fromElsewhere = request.headers['sec-fetch-site'] === 'cross-site' && request.headers['sec-fetch-mode'] !== 'navigate'
    // A page of another host of this event may read one thing: who leads the event.
    if (!writes && pathOf(request) === WHERE_PLACE && isOtherHost(origin)) return null
    return (elsewhere && (writes || request.headers.upgrade !== undefined)) || fromElsewhere ? venueRefusal('wrong-origin') : null
  }
  const others = (): readonly string[] => needs.where().hosts.filter((one) => one !== asOrigin(`http://${written(needs.address)}:${port}`))
  const isOtherHost = (origin: string | undefined): origin is string => origin !== undefined && others().includes(origin)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.socket.remoteAddress ?? ''
    const answer = (status: number, body: string | Buffer, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': 'application/json; charset=utf-8', ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const refuse = (refusal: VenueRefusal): void => {
      answer(statusOf(refusal), `${JSON.stringify({ refused: { ...refusal, message: venueRefusalText(refusal) } })}\n`, {
        Connection: 'close'
      })
    }
    const wrong = wrongWith(request, address)
    if (wrong) {
      refuse(wrong)
      return
    }
    const [path = '/', query = ''] = (request.url ?? '/').split('#', 1)[0]!.split('?', 2)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading && path === WHERE_PLACE) {
      const { origin } = request.headers
      const allowed: Record<string, string> = isOtherHost(origin)
        ? { 'Access-Control-Allow-Origin': origin, 'Cross-Origin-Resource-Policy': 'cross-origin' }
        : {}
      answer(200, `${JSON.stringify(needs.where())}\n`, { 'Cache-Control': 'no-store', Vary: 'Origin', ...allowed })
      return
    }
    const post = needs.posts.get(path)
    if (post) {
      const body = await readPost(request, limits.postBytes)
      const outcome = 'refusal' in body ? body : await post(body.value, address)
      if ('refusal' in outcome) refuse(outcome.refusal)
      else answer(200, `${JSON.stringify(outcome.value)}\n`, { 'Cache-Control': 'no-store' })
      return
    }
    if (!isReading) {
      refuse(venueRefusal(needs.isFollower ? 'no-longer-host' : 'nothing-there'))
      return
    }
    const target = goesTo(request, path)
    if (target !== null) {
      answer(307, '', { Location: target, 'Cache-Control': 'no-store' })
      return
    }
    const read = needs.reads.get(path)
    if (read) {
      read({ request, response, query: new URLSearchParams(query), address, refuse, headers: SECURITY_HEADERS })
      return
    }
    const page = await pageAt(needs.roots, path, needs.isFollower)
    if (page) await send(request, response, page, headersToAsk(others()))
    else refuse(venueRefusal('nothing-there'))
  }

  /** Where a page is to be found instead; `null`: here. Browsers keep what is behind the `#`. */
  function goesTo(request: IncomingMessage, path: string): string | null {
    if (!isPagePath(path)) return null
    const { host } = needs.where()
    if (needs.isFollower) return host === null ? null : `${host}${request.url ?? '/'}`
    // A browser that opens the address is led to joining; programs and workers get the file.
    const isOpened = path === '/' && /\btext\/html\b/.test(request.headers.accept ?? '')
    return isOpened && needs.roots.app !== null ? JOIN_PATH : null
  }

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const address = socket.remoteAddress ?? ''
    const path = pathOf(request)
    const others = [...sockets.clients].filter((one) => addressOf.get(one) === address).length
    const isFull = (open() >= limits.sockets && !needs.makeRoom()) || others >= limits.socketsOfAddress
    const { onSocket } = needs
    const refusal = wrongWith(request, address) ?? (path !== SOCKETS ? venueRefusal('nothing-there') : isFull ? venueRefusal('full') : null)
    if (refusal || onSocket === null) {
      const why = refusal ?? venueRefusal('no-longer-host')
      const body = JSON.stringify({ refused: why })
      const head = `HTTP/1.1 ${statusOf(why)} Refused\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}`
      // The server counts it no more among its requests: a client that does not end its side would hold it for ever.
      socket.end(`${head}\r\n\r\n${body}`, () => socket.destroySoon())
      return
    }
    uncounted.get(socket)?.()
    sockets.handleUpgrade(request, socket, head, (one) => {
      addressOf.set(one, address)
      onSocket(one, request)
    })
  })
  const addressOf = new WeakMap<WebSocket, string>()

  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(needs.port, needs.address, () => {
      server.off('error', failed)
      done()
    })
  })
  port = (server.address() as AddressInfo).port
  return {
    origin: `http://${written(needs.address)}:${port}`,
    port,
    close: () =>
      new Promise((done) => {
        release.close()
        for (const one of sockets.clients) one.terminate()
        sockets.close()
        server.close(() => {
          done()
        })
        server.closeAllConnections()
        cutSecure()
      })
  }
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split(/[?#]/, 1)[0]!

const schemeOf = ({ socket }: IncomingMessage): Scheme => (socket instanceof TLSSocket ? 'https' : 'http')

/** What was posted, as JSON. Only JSON that says so: a form of another page cannot send it. */
async function readPost(request: IncomingMessage, most: number): Promise<Posted> {
  if (request.method !== 'POST') return { refusal: venueRefusal('nothing-there') }
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    return { refusal: venueRefusal('wrong-shape', { what: 'application/json' }) }
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request) {
    const buffer = piece as Buffer
    bytes += buffer.length
    if (bytes > most) return { refusal: venueRefusal('too-large', { most }) }
    pieces.push(buffer)
  }
  try {
    return { value: JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown }
  } catch {
    return { refusal: venueRefusal('wrong-shape', { what: 'JSON' }) }
  }
}
