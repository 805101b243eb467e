/**
 * Cuts a connection that sends several requests at once without waiting for an answer: no browser does. The requests of a chunk are counted
 * before the parser of Node reads it, since the parser makes objects for every one of them in one go.
 */
import type { Socket } from 'node:net'

/** A part of the first line of every request, once in each. */
const VERSION = Buffer.from(' HTTP/1.')
/** Requests in one chunk: the one that is answered, and one that came early. */
const MOST = 2

/** Whether a chunk has more requests than any client sends that waits for its answers. */
export function hasMany(chunk: Uint8Array): boolean {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  let count = 0
  for (let at = bytes.indexOf(VERSION); at !== -1; at = bytes.indexOf(VERSION, at + VERSION.length)) if (++count > MOST) return true
  return false
}

/**
 * Counts requests in every chunk of a connection that the server has taken; returns what ends the counting (the connection is a WebSocket).
 * @param onCut called after the connection was destroyed
 */
export function cutPipelined(socket: Socket, onCut: () => void): () => void {
  let counts = true
  const push = socket.push.bind(socket)
  socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (!counts || !(chunk instanceof Uint8Array) || !hasMany(chunk)) return push(chunk, encoding)
    socket.destroy()
    onCut()
    return false
  }
  // Node's parser reads from the handle of a connection unless it has a listener for data.
  socket.on('data', () => undefined)
  return () => {
    counts = false
  }
}
