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
 * @param served `isRefused`: whether the first bytes of plain http are those of a client that is not answered, so that its connection is destroyed;
 * `onServed` hears of every connection that the server has taken
 * @returns cuts the connections that have not come to the server yet
 */
export function alsoSecure(
  server: Server,
  certificate: { readonly cert: string; readonly key: string },
  within: number,
  served: { readonly isRefused: (first: Uint8Array) => boolean; readonly onServed: (socket: Socket) => void }
): () => void {
  const [connected] = server.listeners('connection') as [Connection]
  const serve = (socket: Socket): void => {
    connected.call(server, socket)
    served.onServed(socket)
  }
  const unsaid = new Set<Socket>()
  const secure = createServer({ ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: within }, (socket) => {
    serve(socket)
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
      if (first[0] !== HANDSHAKE && served.isRefused(first)) {
        socket.destroy()
        return
      }
      socket.pause()
      socket.unshift(first)
      if (first[0] === HANDSHAKE) secure.emit('connection', socket)
      else {
        unsaid.delete(socket)
        serve(socket)
        socket.resume()
      }
    })
  })
  return () => {
    for (const socket of unsaid) socket.destroy()
  }
}
