/** Requests that are sent without waiting for answers: the connection is cut before they are parsed. */
import { connect } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import { afterEach, expect, it, vi } from 'vitest'
import { hasMany } from '../../../../src/host/web/pipelined.ts'
import { openRoom, type Room } from '../../../support/venue.ts'

const open: Room[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const one of open.splice(0)) await one.close()
})

const request = (port: number): string => `GET /public.json HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`

it('counts the requests of a chunk', () => {
  const one = Buffer.from(request(80))
  const times = (count: number): Buffer => Buffer.concat(Array.from({ length: count }, () => one))
  expect([hasMany(one), hasMany(times(2)), hasMany(times(3)), hasMany(times(400)), hasMany(Buffer.alloc(0))]).toEqual([
    false,
    false,
    true,
    true,
    false
  ])
})

/** The answers to so many requests in one go; `later`: after one that was answered. */
async function answersTo(port: number, count: number, { secure = false, later = false } = {}): Promise<number> {
  const socket = secure ? connectSecure({ port, host: '127.0.0.1', rejectUnauthorized: false }) : connect(port, '127.0.0.1')
  let text = ''
  const closed = new Promise<void>((done) => socket.on('close', () => done()))
  socket.on('error', () => undefined)
  socket.on('data', (piece) => {
    const isFirst = text === ''
    text += String(piece)
    if (isFirst && later) socket.write(request(port).repeat(count))
    else if (!later && count === 1) socket.end()
  })
  socket.on(secure ? 'secureConnect' : 'connect', () => socket.write(later ? request(port) : request(port).repeat(count)))
  await closed
  return text.split('HTTP/1.1 200').length - 1
}

it.each([false, true])('are read by no parser, with TLS: %s', async (secure) => {
  const room = await openRoom()
  open.push(room)
  const { port } = room.host
  expect(await answersTo(port, 1, { secure })).toBe(1)
  expect(await answersTo(port, 500, { secure })).toBe(0)
  expect(await answersTo(port, 500, { secure, later: true })).toBe(1)
})
