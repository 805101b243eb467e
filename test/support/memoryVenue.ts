/** A host of a venue in memory, with the real log behind it: lines to it can be cut, and what comes over them can be changed on the way. */
import { HostedLog } from '../../src/host/log/hostedLog.ts'
import type { FactRow, HostStore, VenueRow } from '../../src/host/log/hostStore.ts'
import { Outbox } from '../../src/renderer/model/venue/outbox.ts'
import { RemoteHost, type RemoteNeeds } from '../../src/renderer/model/venue/remoteHost.ts'
import type { HostAnswer, LineNews, StaffDevice, StaffLine, VenueWire } from '../../src/device/wire.ts'
import { memoryStorage } from '../../src/renderer/storage/rows/memoryStorage.ts'
import { keyPairOf, knowsCode, meet, type Meeting } from '../../src/shared/venue/joining.ts'
import { PROTOCOL } from '../../src/shared/venue/limits.ts'
import { bytesOfHex, sealKey } from '../../src/shared/venue/mac.ts'
import type { AskIn, Receipt, SignedEntry } from '../../src/shared/venue/messages.ts'
import { venueRefusal } from '../../src/shared/venue/refusals.ts'
import type { StaffRole } from '../../src/shared/venue/rights.ts'
import { clockOf } from './clock.ts'

const EVENT = { id: 'sat', name: 'Saturday', settings: {}, head: {} }
const KEY = 'ab'.repeat(32)
const NONCE = 'cd'.repeat(16)

class Line implements StaffLine {
  readonly #host: MemoryHost
  readonly device: StaffDevice
  readonly role: StaffRole
  readonly news: LineNews
  /** What lies in the outbox document of the device, whether the host has it or not. */
  readonly sent = new Map<number, SignedEntry>()
  readonly #taken = new Set<number>()
  readonly #receipts: Receipt[] = []
  up = false
  out = false
  #rows = 0
  #beside = 0
  #begun = false

  constructor(host: MemoryHost, device: StaffDevice, news: LineNews) {
    this.#host = host
    this.device = device
    this.role = device.role
    this.news = news
  }

  send(entries: readonly SignedEntry[]): void {
    for (const one of entries) this.sent.set(one.entry.n, one)
    void this.flow()
  }

  kept(): void {
    throw new Error('No stand-by is tried here.')
  }

  connect(): void {
    if (this.out) return
    this.up = true
    this.news.link({ is: 'up' })
    if (!this.#begun) {
      this.#begun = true
      this.#rows = this.#host.log.last
      this.news.begin('1.0', EVENT)
      this.news.log(this.#host.log.lines)
    }
    this.hear()
    void this.flow()
  }

  cut(): void {
    this.up = false
    this.news.link({ is: 'down' })
  }

  shutOut(): void {
    this.up = false
    this.out = true
    this.news.link({ is: 'refused', refusal: venueRefusal('shut-out') })
  }

  hear(): void {
    if (!this.up) return
    const lines = this.#host.log.lines.filter(({ row }) => row > this.#rows)
    this.#rows = this.#host.log.last
    if (lines.length > 0) this.news.log(lines)
    const beside = this.#host.log.besideLines.filter(({ row }) => row > this.#beside)
    this.#beside = this.#host.log.besideLines.at(-1)?.row ?? 0
    if (beside.length > 0) this.news.beside(beside)
    this.news.receipts([...this.#receipts])
  }

  /** What the host has not taken yet goes to it; `again`: all of it, as after a cut in the wrong moment. */
  async flow(again = false): Promise<void> {
    if (!this.up) return
    const { device, role } = this.device
    const entries = [...this.sent.values()].filter(({ entry }) => again || !this.#taken.has(entry.n))
    for (const { entry } of entries) this.#taken.add(entry.n)
    for (const { entry } of entries) this.#receipts.push(await this.#host.log.take({ device, role, person: device }, entry))
    this.#host.tellAll()
  }

  close(): void {
    this.up = false
  }
}

export class MemoryHost {
  readonly lines: Line[] = []
  readonly log: HostedLog
  /** The disk of the host is full. */
  full = false
  now = Date.parse('2026-03-07T12:00:00.000Z')

  constructor() {
    const facts: FactRow[] = []
    const venue: VenueRow[] = []
    const store: HostStore = {
      read: () => Promise.resolve({ event: EVENT, facts, venue }),
      commit: (rows) => {
        if (this.full) return Promise.reject(new Error('The disk is full.'))
        facts.push(...(rows.facts ?? []))
        venue.push(...(rows.venue ?? []))
        return Promise.resolve()
      },
      replaceFacts: () => Promise.resolve(),
      close: () => Promise.resolve()
    }
    this.log = new HostedLog(
      {
        store,
        clock: clockOf(() => (this.now += 10)),
        onCommit: () => {
          this.tellAll()
        }
      },
      { event: EVENT, facts, venue }
    )
  }

  tellAll(): void {
    for (const line of this.lines) line.hear()
  }

  /** The head judge at the host itself writes. */
  async write(...facts: { do: string; [field: string]: unknown }[]): Promise<void> {
    const n = this.log.highestOf('host') + 1
    const receipt = await this.log.take({ device: 'host', role: 'head' }, { n, said: new Date(this.now).toISOString(), facts })
    if (receipt.is !== 'saved') throw new Error(JSON.stringify(receipt))
  }

  /** What a device reaches the host by: who knows the code is let in at once as `role`, and every line is up a moment later. */
  wire(code: string, role: StaffRole): VenueWire {
    let meeting: Meeting | null = null
    const post = (path: string, body: unknown): Promise<HostAnswer> => {
      if (path === '/api/hello')
        return Promise.resolve({
          ok: true,
          value: { protocol: PROTOCOL, event: { id: EVENT.id, name: EVENT.name }, epoch: 3, nonce: NONCE }
        })
      if (path === '/api/join') {
        const asked = body as AskIn
        const found = knowsCode(code, asked) ? meet(code, asked, 'request', keyPairOf(new Uint8Array(32).fill(7))) : null
        if (found === null) return Promise.resolve({ ok: false, refusal: venueRefusal('wrong-proof') })
        meeting = found.meeting
        return Promise.resolve({ ok: true, value: found.answer })
      }
      const sealed = sealKey(meeting!.common, NONCE, bytesOfHex(KEY)!)
      return Promise.resolve({ ok: true, value: { is: 'in', device: 'let-in', role, sealed } })
    }
    const openLine: VenueWire['openLine'] = (who, _seen, news) => {
      const line = new Line(this, who, news)
      this.lines.push(line)
      queueMicrotask(() => {
        line.connect()
      })
      return line
    }
    return { post, openLine }
  }

  /** A device that was let in, and its line; it is there as soon as it has heard the log. */
  async join(
    device: string,
    role: StaffRole,
    storage = memoryStorage()
  ): Promise<{ host: RemoteHost; line: Line; storage: typeof storage; told: Parameters<RemoteNeeds['tell']>[0][] }> {
    const told: Parameters<RemoteNeeds['tell']>[0][] = []
    let line: Line | null = null
    const wire: Pick<VenueWire, 'openLine'> = {
      openLine: (who, _seen, news) => {
        line = new Line(this, who, news)
        this.lines.push(line)
        return line
      }
    }
    const joined = { event: EVENT.id, name: EVENT.name, device, called: device, role, key: KEY, epoch: 1 }
    const host = RemoteHost.open({
      joined,
      outbox: await Outbox.open(storage, device),
      wire,
      clock: clockOf(() => this.now),
      tell: (what) => told.push(what)
    })
    line!.connect()
    await host.ready
    return { host, line: line!, storage, told }
  }
}
