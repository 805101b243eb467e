/**
 * Serves the built app on 127.0.0.1, for a browser on this same machine: the fallback where no desktop app can open,
 * and the way the end-to-end tests see the app. Files of the bundle only, with the headers of the `app:` scheme.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { bundlePath, headersOf, SECURITY_HEADERS } from '../shared/shell/serving.ts'

const HOST = '127.0.0.1'

export interface ServerOptions {
  /** The folder of the built renderer. */
  readonly root: string
  /** 0: any free one. */
  readonly port: number
  /** How many of the following ports to try where `port` is taken. Default 0. */
  readonly more?: number
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly origin: string
  readonly port: number
  /** The address that is listened on: of this machine alone. */
  readonly address: string
  close(): Promise<void>
}

/** Starts serving. Rejects with the system's error where no port can be had. */
export async function startServer({ root, port, more = 0 }: ServerOptions): Promise<RunningServer> {
  const server = createServer((request, response) => {
    respond(root, request, response).catch(() => response.destroy())
  })
  const used = await listen(server, port, more)
  return {
    origin: `http://${HOST}:${used}`,
    port: used,
    address: (server.address() as AddressInfo).address,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done()
        })
        server.closeAllConnections()
      })
  }
}

async function listen(server: Server, port: number, more: number): Promise<number> {
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed)
      server.listen(port, HOST, () => {
        server.off('error', failed)
        done()
      })
    })
    return (server.address() as AddressInfo).port
  } catch (error) {
    if (more > 0 && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') return listen(server, port + 1, more - 1)
    throw error
  }
}

async function respond(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = (status: number, body: string | Buffer, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const port = request.socket.localPort
  // A page elsewhere may point a name of its own at this machine: only our own name is answered.
  if (request.headers.host === `localhost:${port}`) {
    answer(308, '', { Location: `http://${HOST}:${port}/` })
    return
  }
  if (request.headers.host !== `${HOST}:${port}`) {
    answer(421, `This server answers to ${HOST}:${port} only.\n`)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answer(405, 'Only GET and HEAD are answered here.\n', { Allow: 'GET, HEAD' })
    return
  }
  const path = bundlePath((request.url ?? '/').split(/[?#]/, 1)[0]!)
  const body = path === null ? null : await readFile(join(root, path)).catch(() => null)
  if (path === null || body === null) answer(404, 'There is no such file in Linejudge.\n')
  else answer(200, body, headersOf(path))
}
