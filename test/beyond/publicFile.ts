/** The public view of an event as one file with a number: whoever has the last one is told so and gets nothing. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface PublicFile {
  /** Of this machine alone. */
  readonly address: string
  /** Puts another view in place of the one before. @param n its number, which only grows */
  publish(n: number, view: unknown): void
  /** Bytes of the file as it goes out. */
  readonly bytes: number
  close(): Promise<void>
}

/** Serves the file until it is closed. A cache before it may keep each number for ten seconds. */
export async function servePublicFile(): Promise<PublicFile> {
  let tag = '"0"'
  let body = gzipSync('null')
  const server = createServer((request, response) => {
    const headers = { ETag: tag, 'Cache-Control': 'public, max-age=10' }
    if (request.method !== 'GET') response.writeHead(405).end()
    else if (request.headers['if-none-match'] === tag) response.writeHead(304, headers).end()
    else
      response
        .writeHead(200, { ...headers, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', 'Content-Length': body.length })
        .end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    publish(n, view) {
      tag = `"${n}"`
      body = gzipSync(JSON.stringify({ n, view }))
    },
    get bytes() {
      return body.length
    },
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done()
        })
        server.closeAllConnections()
      })
  }
}
