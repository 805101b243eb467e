/**
 * TLS and plain http at one port: the first byte of a connection says which. One address is told, typed and let through a firewall; programs of
 * the staff speak TLS there and know the certificate, browsers and phones speak plain http.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createServer } from 'node:tls'

/** How a TLS connection begins: the kind of record that a handshake is. */
const HANDSHAKE = 22
type Connection = (this: Server, socket: Socket) => void

/**
 * Lets a server of http take connections that begin with TLS as well: whatever it answers and bounds, it does for both.
 * @param within milliseconds within which a connection must say something, and a handshake must end
 * @returns cuts the connections that have not come to the server yet
 */
export function alsoSecure(server: Server, certificate: { readonly cert: string; readonly key: string }, within: number): () => void {
  const [serve] = server.listeners('connection') as [Connection]
  const unsaid = new Set<Socket>()
  const secure = createServer({ ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: within }, (socket) => {
    serve.call(server, socket)
  })
  secure.on('tlsClientError', (_error, socket) => {
    socket.destroy()
  })
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    unsaid.add(socket)
    socket.once('close', () => unsaid.delete(socket))
    // An error of a connection that no server has yet concerns no request.
    socket.on('error', () => undefined)
    socket.setTimeout(within, () => {
      if (unsaid.has(socket)) socket.destroy()
    })
    socket.once('data', (first: Buffer) => {
      socket.setTimeout(0)
      socket.pause()
      socket.unshift(first)
      if (first[0] === HANDSHAKE) secure.emit('connection', socket)
      else {
        unsaid.delete(socket)
        serve.call(server, socket)
        socket.resume()
      }
    })
  })
  return () => {
    for (const socket of unsaid) socket.destroy()
  }
}
