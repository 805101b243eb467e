/**
 * The gate between a socket of the staff and the documents. Hocuspocus keeps what it is sent before it knows who sends it, and passes on to
 * everybody what any device calls out. So the gate asks for the proof itself: until a document was opened with one, nothing is kept and
 * nothing is passed on. After that only messages that a device may send go through, within their number and size.
 */
import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import type { RawData, WebSocket } from 'ws'
import type { Limits } from '../../shared/venue/limits.ts'
import { readDocumentName } from '../../shared/venue/rights.ts'
import type { VenueRefusal } from '../../shared/venue/refusals.ts'
import { bucket, type Bucket } from '../people/buckets.ts'
import type { OutboxUpdates } from './outboxUpdates.ts'

/** The first number of a message is its kind. */
const SYNC = 0
const AWARENESS = 1
const AUTH = 2
const QUERY_AWARENESS = 3
const SYNC_REPLY = 4
const CLOSE = 7
const PASSED: readonly number[] = [SYNC, SYNC_REPLY, AUTH, CLOSE]
/** Some clients send these about themselves; the host has no use for them. */
const DROPPED: readonly number[] = [AWARENESS, QUERY_AWARENESS]
/** The second number of an authentication: a token, or the refusal of one. */
const TOKEN = 0
const DENIED = 1
/** The second number of a sync message: what the sender has, all that the other side lacks, or what is new. */
const HAS = 0
const LACKS = 1
const NEW = 2

/** Documents of one socket. */
const MOST_DOCUMENTS = 8
/** Messages that wait while a document is being opened or closed. */
const MOST_WAITING = 64
/** Writers in a list of what the sender has. */
const MOST_WRITERS = 1000
/** A socket that holds fewer bytes is not asked about. */
const HARDLY_ANY = 64 * 1024

/** Codes with which a socket is closed, for the device. */
export const CLOSED = { refused: 4403, unproven: 4408, shutOut: 4410, tooMany: 4429 } as const

export interface GateNeeds {
  readonly limits: Limits
  readonly now: () => number
  /** Checks the token for a document. */
  readonly open: (token: string, document: string, gate: Gate) => { readonly right: 'read' | 'write' } | VenueRefusal
  /** Whether a device may ask once more for all that it lacks of a document. */
  readonly maySync: (device: string) => boolean
  /** The gate holds more than before. */
  readonly onHeld: (gate: Gate) => void
}

interface Opened {
  readonly right: 'read' | 'write'
  is: 'opening' | 'open' | 'closing'
  outbox: OutboxUpdates | null
  /** Whether the device has sent all that the host lacked: nothing may be missing from then on. */
  compared: boolean
  /** Messages that came while it was being opened or closed. */
  readonly waiting: Buffer[]
}

interface Message {
  readonly document: string
  readonly kind: number
  /** After its kind. */
  readonly rest: decoding.Decoder
}

export class Gate extends EventEmitter {
  readonly #socket: WebSocket
  readonly #needs: GateNeeds
  readonly #messages: Bucket
  readonly #documents = new Map<string, Opened>()
  /** Bytes of a message that has not come whole. */
  #partial = 0
  #waitingBytes = 0
  #refused = 0
  #unproven = 0
  #timer: NodeJS.Timeout | null = null
  /** The device on the other side, as soon as one has proven itself. */
  device: string | null = null
  binaryType = 'nodebuffer'

  /** @param below the connection under the socket: its bytes are counted before they are a message */
  constructor(socket: WebSocket, below: Socket, needs: GateNeeds) {
    super()
    this.#socket = socket
    this.#needs = needs
    const { limits, now } = needs
    this.#messages = bucket(limits.messagesAtOnce, limits.messagesPerSecond, now)
    below.prependListener('data', (chunk: Buffer) => {
      this.#count(chunk.length)
    })
    socket.on('message', (data) => {
      this.#partial = 0
      this.#receive(data)
    })
    socket.on('pong', () => this.emit('pong'))
    socket.on('close', (code, reason) => {
      this.#stopWaiting()
      this.#documents.clear()
      this.emit('close', code, reason)
    })
    socket.on('error', () => {
      socket.terminate()
    })
    this.#waitForProof()
  }

  get readyState(): WebSocket['readyState'] {
    return this.#socket.readyState
  }

  /** Bytes that the host holds for this socket in either direction. */
  get held(): number {
    return this.#partial + this.#waitingBytes + this.#socket.bufferedAmount
  }

  mayWrite(document: string): boolean {
    return this.#documents.get(document)?.right === 'write'
  }

  /** Hocuspocus has opened a document: what came meanwhile is passed on. */
  opened(document: string, outbox: OutboxUpdates | null): void {
    const opened = this.#documents.get(document)
    if (!opened) return
    opened.is = 'open'
    opened.outbox = outbox
    this.#takeWaiting(opened)
  }

  /** Hocuspocus has closed a document. */
  gone(document: string): void {
    const opened = this.#documents.get(document)
    if (!opened) return
    this.#documents.delete(document)
    if (this.#documents.size === 0) this.#waitForProof()
    this.#takeWaiting(opened)
  }

  send(data: Uint8Array, done?: (error?: Error) => void): void {
    if (this.#socket.bufferedAmount > this.#needs.limits.waitingBytes) {
      this.#socket.terminate()
      return
    }
    this.#socket.send(data, done)
    this.#tellHeld()
  }

  ping(): void {
    this.#socket.ping()
  }

  close(code: number = CLOSED.refused, reason = ''): void {
    if (this.readyState !== this.#socket.OPEN) return
    this.#socket.close(code, reason)
    // A client that does not answer the closing is cut.
    setTimeout(() => {
      this.#socket.terminate()
    }, 300).unref()
  }

  /** Ends it without a word. */
  terminate(): void {
    this.#socket.terminate()
  }

  #waitForProof(): void {
    this.#stopWaiting()
    this.#timer = setTimeout(() => {
      this.close(CLOSED.unproven, 'unproven')
    }, this.#needs.limits.provesWithin)
  }

  #stopWaiting(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #count(bytes: number): void {
    this.#partial += bytes
    if (this.device !== null) this.#tellHeld()
    else {
      this.#unproven += bytes
      if (this.#unproven > this.#needs.limits.unprovenBytes) this.#socket.terminate()
    }
  }

  #tellHeld(): void {
    if (this.held > HARDLY_ANY) this.#needs.onHeld(this)
  }

  #receive(data: RawData): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#messages.take()) {
      this.close(CLOSED.tooMany, 'too-many')
      return
    }
    const message = Buffer.isBuffer(data) ? messageOf(data) : null
    if (message === null || readDocumentName(message.document) === null) this.close(CLOSED.refused, 'wrong-shape')
    else if (DROPPED.includes(message.kind)) return
    else if (!PASSED.includes(message.kind)) this.close(CLOSED.refused, 'wrong-shape')
    else this.#take(message, data as Buffer)
  }

  #take(message: Message, data: Buffer): void {
    const opened = this.#documents.get(message.document)
    if (opened && opened.is !== 'open') this.#wait(opened, data)
    else if (message.kind === AUTH) this.#prove(message, data)
    // What comes before a document was opened comes again when both sides compare what they have.
    else if (!opened) return
    else if (message.kind === CLOSE) {
      opened.is = 'closing'
      this.emit('message', data)
    } else this.#sync(opened, message, data)
  }

  #wait(opened: Opened, data: Buffer): void {
    if (opened.waiting.length >= MOST_WAITING) {
      this.close(CLOSED.tooMany, 'too-many')
      return
    }
    opened.waiting.push(data)
    this.#waitingBytes += data.length
    this.#tellHeld()
  }

  #takeWaiting({ waiting }: Opened): void {
    for (const data of waiting.splice(0)) {
      this.#waitingBytes -= data.length
      const message = messageOf(data)
      if (message !== null && this.readyState === this.#socket.OPEN) this.#take(message, data)
    }
  }

  #prove({ document, rest }: Message, data: Buffer): void {
    // It is open already.
    if (this.#documents.has(document)) return
    const token = readToken(rest)
    if (token === null || this.#documents.size >= MOST_DOCUMENTS) {
      this.close(CLOSED.refused, 'wrong-shape')
      return
    }
    const opened = this.#needs.open(token, document, this)
    if ('code' in opened) {
      this.#deny(document, opened)
      return
    }
    this.#stopWaiting()
    this.#documents.set(document, { right: opened.right, is: 'opening', outbox: null, compared: false, waiting: [] })
    this.emit('message', data)
  }

  #deny(document: string, refusal: VenueRefusal): void {
    if (++this.#refused > this.#needs.limits.refusedTokens) {
      this.close(CLOSED.refused, refusal.code)
      return
    }
    const encoder = encoding.createEncoder()
    encoding.writeVarString(encoder, document)
    encoding.writeVarUint(encoder, AUTH)
    encoding.writeVarUint(encoder, DENIED)
    encoding.writeVarString(encoder, JSON.stringify(refusal))
    this.send(encoding.toUint8Array(encoder))
  }

  #sync(opened: Opened, { document, rest }: Message, data: Buffer): void {
    const read = readSync(rest)
    if (read === null) this.close(CLOSED.refused, 'wrong-shape')
    else if (read.step === HAS) {
      if (!isList(read.payload)) this.close(CLOSED.refused, 'wrong-shape')
      else if (!this.#needs.maySync(this.device!)) this.close(CLOSED.tooMany, 'too-many')
      else this.emit('message', data)
    } else if (this.mayWrite(document)) this.#update(opened, read, data)
  }

  #update(opened: Opened, { step, payload }: Sync, data: Buffer): void {
    const verdict = opened.outbox?.take(payload) ?? 'taken'
    if (step === LACKS && verdict !== 'gap') opened.compared = true
    // Its beginning was sent before the document was opened: all of it comes when both sides compare what they have.
    if (verdict === 'gap' && !opened.compared && step === NEW) return
    if (verdict === 'taken') {
      this.emit('message', data)
      this.#needs.onHeld(this)
    } else if (verdict === 'full') this.close(CLOSED.tooMany, 'too-large')
    else this.close(CLOSED.refused, 'wrong-shape')
  }
}

interface Sync {
  readonly step: number
  readonly payload: Uint8Array
}

/** A message of the line, or `null` if it is none. */
function messageOf(data: Buffer): Message | null {
  return attempt(() => {
    const rest = decoding.createDecoder(new Uint8Array(data.buffer, data.byteOffset, data.length))
    return { document: decoding.readVarString(rest), kind: decoding.readVarUint(rest), rest }
  })
}

function readToken(rest: decoding.Decoder): string | null {
  return attempt(() => (decoding.readVarUint(rest) === TOKEN ? decoding.readVarString(rest) : null))
}

function readSync(rest: decoding.Decoder): Sync | null {
  const read = attempt(() => ({ step: decoding.readVarUint(rest), payload: decoding.readVarUint8Array(rest) }))
  return read !== null && [HAS, LACKS, NEW].includes(read.step) ? read : null
}

/** Whether these bytes list what a device has: writers with their clocks. */
function isList(payload: Uint8Array): boolean {
  return (
    attempt(() => {
      const decoder = decoding.createDecoder(payload)
      const writers = decoding.readVarUint(decoder)
      if (writers > MOST_WRITERS) return null
      for (let at = 0; at < 2 * writers; at++) decoding.readVarUint(decoder)
      return decoder.pos === payload.length ? true : null
    }) ?? false
  )
}

/** `null` if the bytes end too early or hold a number that is too large. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
