/** Everybody in a room, on one machine: devices of the staff over the app's own line, and the streams of players' pages. */
import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { get } from 'node:http'
import { resolve } from 'node:path'
import { askHello, askToComeIn, type JoinedVenue } from '../../src/device/comeIn.ts'
import { createVenueWire } from '../../src/device/venueWire.ts'
import type { StaffLine, VenueWire } from '../../src/device/wire.ts'
import { QuietSocket } from '../../src/host/follow/quietSocket.ts'
import { keyOfToken } from '../../src/shared/venue/keys.ts'
import { bytesOfHex, proofOf } from '../../src/shared/venue/mac.ts'
import { factId, type Entry, type LogLine } from '../../src/shared/venue/messages.ts'
import { entryContent, streamContent } from '../../src/shared/venue/signed.ts'
import type { HostMeasure, ToHost } from './hostChild.ts'

const CHILD = resolve(import.meta.dirname, 'child.mjs')

/** The host in its own process. */
export class HostProcess {
  readonly #child: ChildProcess = fork(CHILD, { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  readonly #waiting = new Map<number, { readonly done: (is: unknown) => void; readonly failed: (error: Error) => void }>()
  #id = 0

  constructor() {
    this.#child.on('message', ({ id, is, failed }: { id: number; is: unknown; failed?: string }) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (failed === undefined) waiting?.done(is)
      else waiting?.failed(new Error(failed))
    })
    this.#child.on('exit', () => {
      for (const { failed } of this.#waiting.values()) failed(new Error('The host went away.'))
    })
  }

  ask(message: ToHost): Promise<unknown> {
    const id = ++this.#id
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      this.#child.send({ id, message })
    })
  }
  async measure(): Promise<HostMeasure> {
    return (await this.ask({ do: 'measure' })) as HostMeasure
  }
  kill(): void {
    this.#child.kill('SIGKILL')
  }
}

/** Bytes that came over the sockets of the staff. */
export const received = { bytes: 0 }
class CountingSocket extends QuietSocket {
  constructor(address: string) {
    super(address)
    this.on('message', (data: Buffer | ArrayBuffer) => {
      received.bytes += data.byteLength
    })
  }
}

export class Device {
  readonly wire: VenueWire
  readonly joined: JoinedVenue
  #line: StaffLine | null = null
  #next = 1
  /** Lines of the log that it has read since it was opened. */
  rows = 0
  onLines: (lines: readonly LogLine[]) => void = () => undefined

  private constructor(wire: VenueWire, joined: JoinedVenue) {
    this.wire = wire
    this.joined = joined
  }

  static async comeIn(host: HostProcess, origin: string, name: string): Promise<Device> {
    const wire = createVenueWire(origin, fetch, CountingSocket)
    const asked = await askToComeIn(wire, String(await host.ask({ do: 'code' })), name, new Uint8Array(randomBytes(32)))
    if (!asked.ok) throw new Error(asked.refusal.code)
    const [joined] = await Promise.all([asked.value.wait(), host.ask({ do: 'let-in', role: 'head' })])
    if (!joined.ok) throw new Error(joined.refusal.code)
    const device = new Device(wire, joined.value)
    device.open()
    return device
  }

  open(): void {
    this.rows = 0
    this.#line = this.wire.openLine(this.joined, () => 0, {
      link: () => undefined,
      begin: () => undefined,
      log: (lines) => {
        this.rows = lines.at(-1)?.row ?? this.rows
        this.onLines(lines)
      },
      beside: () => undefined,
      receipts: () => undefined,
      beat: () => undefined
    })
  }
  close(): void {
    this.#line?.close()
  }

  /** Writes a fact; its id. */
  write(fact: { readonly do: string; readonly [field: string]: unknown }): string {
    const { event, device, key } = this.joined
    const n = this.#next++
    const entry: Entry = { n, said: new Date().toISOString(), facts: [fact] }
    this.#line?.send([{ entry, proof: proofOf(bytesOfHex(key)!, 'entry', entryContent(event, device, entry)) }])
    return factId(device, n)
  }
}

/** A player's page: its stream, which comes back by itself. */
export class Phone {
  readonly #origin: string
  readonly #wire: VenueWire
  readonly #player: string
  readonly #key: Uint8Array
  #closed = false
  #end: () => void = () => undefined
  /** Views that it was told. */
  views = 0
  bytes = 0

  /** @param slip the end of the address on the player's slip */
  constructor(origin: string, slip: string) {
    this.#origin = origin
    this.#wire = createVenueWire(origin)
    const [player = '', token = ''] = slip.slice('/play#'.length).split('.')
    this.#player = decodeURIComponent(player)
    this.#key = keyOfToken(token)
  }

  /** Resolves when the first view was told. */
  async open(): Promise<void> {
    const hello = await askHello(this.#wire)
    if (!hello.ok) throw new Error(hello.refusal.code)
    const { nonce } = hello.value
    const proof = proofOf(this.#key, 'stream', streamContent(this.#player, nonce))
    await new Promise<void>((done, failed) => {
      const request = get(`${this.#origin}/events/play?player=${this.#player}&nonce=${nonce}&proof=${proof}`, (answer) => {
        if (answer.statusCode !== 200) failed(new Error(`status ${answer.statusCode}`))
        answer.setEncoding('utf8')
        answer.on('data', (text: string) => {
          this.bytes += text.length
          this.views += text.split('event: view').length - 1
          done()
        })
        answer.on('error', () => undefined)
      })
      request.on('error', (error) => {
        if (!this.#closed) failed(error)
      })
      this.#end = () => {
        request.destroy()
      }
    })
  }
  /** The phone sleeps. */
  cut(): void {
    this.#end()
  }
  close(): void {
    this.#closed = true
    this.#end()
  }
}
