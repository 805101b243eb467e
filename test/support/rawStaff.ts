/** A socket of the staff made by hand: it can send anything, in any order, and need not read. */
import * as encoding from 'lib0/encoding'
import { WebSocket } from 'ws'
import { proofOf } from '../../src/shared/venue/mac.ts'
import { openedContent } from '../../src/shared/venue/signed.ts'
import { helloOf, type Credentials } from './staffLine.ts'
import { until } from './until.ts'

type Fill = (encoder: encoding.Encoder) => void

export function message(document: string, kind: number, fill: Fill = () => undefined): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarString(encoder, document)
  encoding.writeVarUint(encoder, kind)
  fill(encoder)
  return encoding.toUint8Array(encoder)
}

export const authentication = (document: string, token: string): Uint8Array =>
  message(document, 2, (encoder) => {
    encoding.writeVarUint(encoder, 0)
    encoding.writeVarString(encoder, token)
  })

/** @param step 0: what this side has; 1: what the other side lacks; 2: what is new */
export const sync = (document: string, step: number, payload: Uint8Array): Uint8Array =>
  message(document, 0, (encoder) => {
    encoding.writeVarUint(encoder, step)
    encoding.writeVarUint8Array(encoder, payload)
  })

export const closing = (document: string): Uint8Array =>
  message(document, 7, (encoder) => {
    encoding.writeVarUint(encoder, 1000)
    encoding.writeVarString(encoder, '')
  })

export class RawStaff {
  readonly socket: WebSocket
  /** What the host has sent. */
  readonly heard: Buffer[] = []
  /** With which code it was closed; `null`: it is open. */
  closed: number | null = null

  private constructor(origin: string, from?: string) {
    this.socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/staff`, from === undefined ? {} : { localAddress: from })
    this.socket.on('message', (data: Buffer) => this.heard.push(data))
    this.socket.on('error', () => undefined)
    this.socket.on('close', (code) => (this.closed = code))
  }

  /** Rejects if it was refused. @param from one of the addresses of this machine */
  static async open(origin: string, from?: string): Promise<RawStaff> {
    const raw = new RawStaff(origin, from)
    await until(() => raw.socket.readyState === WebSocket.OPEN || raw.closed !== null, 'the socket to open')
    if (raw.closed !== null) throw new Error(`closed ${raw.closed}`)
    return raw
  }

  /** Opens a document as a device does. Resolves when the host has answered. */
  static async opened(origin: string, { device, key }: Credentials, document: string, from?: string): Promise<RawStaff> {
    const raw = await RawStaff.open(origin, from)
    await raw.prove({ device, key }, document)
    return raw
  }

  async prove(credentials: Credentials, document: string): Promise<void> {
    const proof = await this.proof(credentials, document)
    const before = this.heard.length
    this.send(proof)
    await until(() => this.heard.length > before || this.closed !== null, 'an answer of the host')
  }

  /** The message that opens a document, good once. */
  async proof({ device, key }: Credentials, document: string): Promise<Uint8Array> {
    const { nonce } = await helloOf(this.socket.url.replace(/^ws/, 'http').replace('/staff', ''))
    const said = { device, nonce, seen: 0 }
    return authentication(document, JSON.stringify({ protocol: 1, ...said, proof: proofOf(key, 'open', openedContent(said, document)) }))
  }

  send(data: Uint8Array): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(data)
  }

  /** Resolves when the host has taken everything that was sent before, or has closed the socket. */
  async taken(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return
    let answered = false
    this.socket.once('pong', () => (answered = true))
    this.socket.ping()
    await until(() => answered || this.closed !== null, 'the host to take what was sent')
  }

  close(): void {
    this.socket.terminate()
  }
}
