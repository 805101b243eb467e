/**
 * What stands between a socket and the documents behind it: only messages that a device may send at all go through, in their number and
 * size. What is behind it would pass on to everybody whatever any device calls out, and would keep what nobody has signed for.
 */
import { EventEmitter } from 'node:events'
import * as decoding from 'lib0/decoding'
import type { RawData, WebSocket } from 'ws'
import type { Limits } from '../../shared/venue/limits.ts'
import { readDocumentName } from '../../shared/venue/rights.ts'
import { bucket, type Bucket } from '../people/buckets.ts'

/** The first number of a message says what it is. */
const SYNC = 0
const AWARENESS = 1
const AUTH = 2
const QUERY_AWARENESS = 3
const SYNC_REPLY = 4
const CLOSE = 7
const PASSED: readonly number[] = [SYNC, SYNC_REPLY, AUTH, CLOSE]
/** Sent by some clients of themselves; nobody here wants to know who is looking at what. */
const DROPPED: readonly number[] = [AWARENESS, QUERY_AWARENESS]
/** Documents of one socket. */
const MOST_DOCUMENTS = 8
/** Messages of a document before its token has been looked at. */
const MOST_BEFORE = 64

/** Codes of closing that a device may tell apart. */
export const CLOSED = { refused: 4403, tooMany: 4429, shutOut: 4410 } as const

export class Gate extends EventEmitter {
  readonly #socket: WebSocket
  readonly #limits: Limits
  readonly #messages: Bucket
  /** How many messages of each document came before it was opened; null: it is open. */
  readonly #before = new Map<string, number | null>()
  /** The device on the other side, as soon as one has proven itself. */
  device: string | null = null
  binaryType = 'nodebuffer'

  constructor(socket: WebSocket, limits: Limits, now: () => number) {
    super()
    this.#socket = socket
    this.#limits = limits
    this.#messages = bucket(limits.messagesAtOnce, limits.messagesPerSecond, now)
    socket.on('message', (data) => {
      this.#receive(data)
    })
    socket.on('pong', () => this.emit('pong'))
    socket.on('close', (code, reason) => this.emit('close', code, reason))
    socket.on('error', () => {
      socket.terminate()
    })
  }

  get readyState(): WebSocket['readyState'] {
    return this.#socket.readyState
  }

  /** A document was opened by who proved to be `device`. False: another device speaks on this socket. */
  opened(document: string, device: string): boolean {
    if (this.device !== null && this.device !== device) return false
    this.device = device
    this.#before.set(document, null)
    return true
  }

  send(data: Uint8Array, done?: (error?: Error) => void): void {
    if (this.#socket.bufferedAmount > this.#limits.waitingBytes) {
      this.#socket.terminate()
      return
    }
    this.#socket.send(data, done)
  }

  ping(): void {
    this.#socket.ping()
  }

  close(code: number = CLOSED.refused, reason = ''): void {
    this.#socket.close(code, reason)
    // Who does not answer is not waited for.
    setTimeout(() => {
      this.#socket.terminate()
    }, 300).unref()
  }

  #receive(data: RawData): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#messages.take()) {
      this.close(CLOSED.tooMany, 'too-many')
      return
    }
    if (!Buffer.isBuffer(data)) {
      this.close()
      return
    }
    const head = headOf(data)
    if (head === null || readDocumentName(head.document) === null) this.close(CLOSED.refused, 'wrong-shape')
    else if (DROPPED.includes(head.type)) return
    // What comes before the document was opened comes again when both sides compare what they have.
    else if (this.#before.get(head.document) === undefined && head.type !== AUTH && PASSED.includes(head.type)) return
    else if (!PASSED.includes(head.type) || !this.#mayCome(head)) this.close(CLOSED.refused, 'wrong-shape')
    else this.emit('message', data)
  }

  #mayCome({ document, type }: Head): boolean {
    const before = this.#before.get(document)
    if (before === undefined) {
      if (this.#before.size >= MOST_DOCUMENTS) return false
      this.#before.set(document, 1)
      return true
    }
    if (type === CLOSE) {
      this.#before.delete(document)
      return true
    }
    if (before === null) return true
    this.#before.set(document, before + 1)
    return before < MOST_BEFORE
  }
}

interface Head {
  readonly document: string
  readonly type: number
}

/** Of which document a message is, and what kind of message; null where it is none. */
function headOf(data: Buffer): Head | null {
  try {
    const decoder = decoding.createDecoder(new Uint8Array(data.buffer, data.byteOffset, data.length))
    return { document: decoding.readVarString(decoder), type: decoding.readVarUint(decoder) }
  } catch {
    return null
  }
}
