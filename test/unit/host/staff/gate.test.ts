/** The gate in front of the documents: what a socket sends before it has proven anything reaches nothing that could keep it. */
import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import * as encoding from 'lib0/encoding'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { Gate } from '../../../../src/host/staff/gate.ts'
import { LIMITS } from '../../../../src/shared/venue/limits.ts'

class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly closed: number[] = []
  send(): void {}
  terminate(): void {
    this.readyState = 3
  }
  close(code: number): void {
    this.closed.push(code)
    this.readyState = 3
  }
}

const SYNC = 0
const AUTH = 2
const CLOSE = 7

/** A message for a document, as a device sends it. */
function message(document: string, kind: number, rest: (encoder: encoding.Encoder) => void): Buffer {
  const encoder = encoding.createEncoder()
  encoding.writeVarString(encoder, document)
  encoding.writeVarUint(encoder, kind)
  rest(encoder)
  return Buffer.from(encoding.toUint8Array(encoder))
}

const sync = (document: string): Buffer =>
  message(document, SYNC, (encoder) => {
    encoding.writeVarUint(encoder, 0)
    encoding.writeVarUint8Array(encoder, new Uint8Array([0]))
  })

it('passes nothing on for a document that no proof has opened, and holds no byte of it', () => {
  const socket = new FakeSocket()
  const gate = new Gate(socket as unknown as WebSocket, new EventEmitter() as unknown as Socket, {
    limits: LIMITS,
    now: () => 0,
    open: () => ({ right: 'write' }),
    maySync: () => true,
    onHeld: () => undefined
  })
  const passed: unknown[] = []
  gate.on('message', (data) => passed.push(data))
  for (let of = 0; of < 20; of++) socket.emit('message', sync(`outbox/d${of}`))
  socket.emit(
    'message',
    message('outbox/d1', CLOSE, () => undefined)
  )
  expect([passed.length, gate.held, socket.closed]).toEqual([0, 0, []])
  socket.emit(
    'message',
    message('outbox/d1', AUTH, (encoder) => {
      encoding.writeVarUint(encoder, 0)
      encoding.writeVarString(encoder, '{}')
    })
  )
  expect(passed.length).toBe(1)
  gate.close(1000, '')
})
