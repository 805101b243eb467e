/** A device that goes while its line is still being opened ends nothing but itself. */
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { QuietSocket } from '../../../../src/host/follow/quietSocket.ts'

it('closed before it was open, with nobody listening, it closes and nothing is thrown', async () => {
  // It takes the connection and never answers: the line stays between closed and open.
  const server = createServer().listen(0, '127.0.0.1').unref()
  await new Promise((done) => server.once('listening', done))
  const socket = new QuietSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/staff`)
  const ended = new Promise((done) => socket.once('close', done))
  socket.close()
  await ended
  expect(socket.readyState).toBe(QuietSocket.CLOSED)
  server.close()
})
