/** The documents of the staff: who may open which, entries out of the outboxes into the log, receipts and the log back. */
import type { IncomingMessage } from 'node:http'
import { Hocuspocus, type Document } from '@hocuspocus/server'
import type { WebSocket } from 'ws'
import type * as Y from 'yjs'
import { checked } from '../../shared/base/validate.ts'
import { PROTOCOL, type Limits } from '../../shared/venue/limits.ts'
import { isProof } from '../../shared/venue/mac.ts'
import {
  KEPT,
  openShape,
  signedEntryShape,
  type Beat,
  type BesideLine,
  type LogLine,
  type OpenToken,
  type Receipt
} from '../../shared/venue/messages.ts'
import { entryContent, openedContent } from '../../shared/venue/signed.ts'
import { documentName, documentRight, readDocumentName } from '../../shared/venue/rights.ts'
import { venueRefusal, type VenueRefusal } from '../../shared/venue/refusals.ts'
import type { HostedLog } from '../log/hostedLog.ts'
import { bucket, Buckets, type Bucket } from '../people/buckets.ts'
import type { Device, Devices } from '../people/devices.ts'
import type { Nonces } from '../people/nonces.ts'
import { CLOSED, Gate } from './gate.ts'
import { OutboxUpdates } from './outboxUpdates.ts'
import { Published } from './published.ts'

export interface StaffNeeds {
  readonly log: HostedLog
  readonly devices: Devices
  readonly nonces: Nonces
  readonly limits: Limits
  readonly now: () => number
  readonly epoch: number
  readonly generation: string
  /** Something of a device has changed: it came, went, or has more on its disk. */
  readonly onChange: () => void
  /** A device has seen a host of a higher epoch. */
  readonly onHigher: (epoch: number) => void
}

/** How long an entry waits that could not be saved. */
const TRY_AGAIN = 2000

interface Context {
  readonly gate: Gate
}

interface TakesSockets {
  handleConnection(socket: Pick<WebSocket, 'readyState' | 'ping' | 'close'>, request: IncomingMessage, context: Context): void
}

/** What a device of the staff is seen to do. */
export interface Presence {
  readonly connected: boolean
  /** Up to which rows of log and beside it has everything on its own disk; null: it is no stand-by. */
  readonly kept: { readonly rows: number; readonly beside: number } | null
  /** Whether it has opened the log as it is called now: what it had of one before is dropped by then. */
  readonly current: boolean
}

export class StaffDocuments {
  readonly #needs: StaffNeeds
  readonly #hocuspocus: Hocuspocus
  readonly #log: Published
  readonly #beside: Published
  readonly #gates = new Set<Gate>()
  readonly #entries = new Map<string, Bucket>()
  readonly #syncs: Buckets
  readonly #outboxes = new WeakMap<Document, OutboxUpdates>()
  readonly #receipts = new Map<string, Receipt[]>()
  readonly #kept = new Map<string, { rows: number; beside: number }>()
  readonly #current = new Set<string>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #closed = false

  constructor(needs: StaffNeeds) {
    this.#needs = needs
    const { limits, now } = needs
    this.#syncs = new Buckets(() => bucket(limits.syncsAtOnce, limits.syncsPerSecond, now))
    // What the log is folded with.
    const { id, name, settings } = needs.log.event
    this.#log = new Published(() => needs.log.lines, { id, name, settings })
    this.#beside = new Published(() => needs.log.besideLines)
    this.#hocuspocus = new Hocuspocus({
      quiet: true,
      // Nothing is stored by it: the log is the host's, an outbox its device's.
      debounce: 0,
      maxDebounce: 0,
      timeout: 20_000,
      // The gate has checked the token: no other message of this kind comes through it.
      onAuthenticate: ({ documentName: name, connectionConfig, context }) => {
        connectionConfig.readOnly = !(context as Context).gate.mayWrite(name)
        return Promise.resolve({})
      },
      connected: ({ documentName: name, connection, context }) => {
        ;(context as Context).gate.opened(name, this.#outboxes.get(connection.document) ?? null)
        return Promise.resolve()
      },
      onDisconnect: ({ documentName: name, context }) => {
        ;(context as Context).gate.gone(name)
        return Promise.resolve()
      },
      afterLoadDocument: ({ document, documentName: name }) => {
        this.#loaded(document, name)
        return Promise.resolve()
      }
    })
  }

  /** Makes the documents that everybody reads. */
  async open(): Promise<void> {
    // Held open, so that they are made once.
    await this.#hocuspocus.openDirectConnection(documentName({ kind: 'log', of: this.#needs.generation }))
    await this.#hocuspocus.openDirectConnection(documentName({ kind: 'beside', of: this.#needs.generation }))
  }

  connect(socket: WebSocket, request: IncomingMessage): void {
    const { limits, now } = this.#needs
    const gate = new Gate(socket, request.socket, {
      limits,
      now,
      open: (token, document, at) => this.#open(token, document, at),
      maySync: (device) => this.#syncs.take(device),
      onHeld: () => {
        this.#bound()
      }
    })
    this.#gates.add(gate)
    gate.once('close', () => {
      this.#gates.delete(gate)
      if (gate.device !== null && !this.presence(gate.device).connected) this.#kept.delete(gate.device)
      this.#needs.onChange()
    })
    // All that it asks of a socket is what a gate has.
    const takes: TakesSockets = this.#hocuspocus
    takes.handleConnection(gate, request, { gate })
  }

  /** Cuts the socket that has proven nothing for the longest time. False: every one has. */
  makeRoom(): boolean {
    for (const gate of this.#gates) {
      if (gate.device !== null) continue
      gate.terminate()
      return true
    }
    return false
  }

  presence(device: string): Presence {
    return {
      connected: [...this.#gates].some((gate) => gate.device === device),
      kept: this.#kept.get(device) ?? null,
      current: this.#current.has(device)
    }
  }

  /** Cuts every line of a device at once. */
  shutOut(device: string): void {
    for (const gate of this.#gates) if (gate.device === device) gate.close(CLOSED.shutOut, 'shut-out')
  }

  publish(log: readonly LogLine[], beside: readonly BesideLine[]): void {
    this.#log.add(log)
    this.#beside.add(beside)
  }

  beat(beat: Beat): void {
    this.#log.call({ beat })
  }

  /** Up to which row a stand-by has everything; null: there is none. */
  get onTwo(): number | null {
    const all = [...this.#kept.values()].map(({ rows }) => rows)
    return all.length === 0 ? null : Math.max(...all)
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#timers) clearTimeout(timer)
    for (const gate of this.#gates) gate.close(1001, 'closing')
    // Each of them has a clock of its own that would go on for ever.
    for (const document of this.#hocuspocus.documents.values()) document.destroy()
    this.#hocuspocus.documents.clear()
  }

  /** What a device may do with a document, if it has proven who it is. */
  #open(token: string, name: string, gate: Gate): { readonly right: 'read' | 'write' } | VenueRefusal {
    const { devices, nonces, epoch, generation, onHigher } = this.#needs
    const read = readToken(token)
    if (read === null) return venueRefusal('wrong-shape', { what: 'token' })
    if (read.protocol !== PROTOCOL) return venueRefusal('other-version', { own: read.protocol, theirs: PROTOCOL })
    const device = devices.get(read.device)
    if (!device) return venueRefusal('unknown-device')
    if (!isProof(read.proof, devices.keyOf(device.id), 'open', openedContent(read, name))) return venueRefusal('wrong-proof')
    if (device.out) return venueRefusal('shut-out')
    if (!nonces.use(read.nonce, `open ${name}`)) return venueRefusal('used-up')
    if (read.seen > epoch) {
      onHigher(read.seen)
      return venueRefusal('no-longer-host')
    }
    const parts = readDocumentName(name)
    const right = parts && documentRight(device, parts, generation)
    // One device speaks on a socket.
    if (!right || (gate.device !== null && gate.device !== device.id)) return venueRefusal('no-right', { role: device.role })
    gate.device = device.id
    if (parts.kind === 'log') this.#current.add(device.id)
    this.#needs.onChange()
    return { right }
  }

  #loaded(document: Document, name: string): void {
    const parts = readDocumentName(name)
    if (parts?.kind === 'log') this.#log.load(document)
    if (parts?.kind === 'beside') this.#beside.load(document)
    if (parts?.kind === 'receipts') {
      document.getArray<string>('receipts').push((this.#receipts.get(parts.of) ?? []).map((receipt) => JSON.stringify(receipt)))
    }
    if (parts?.kind !== 'outbox') return
    const outbox = new OutboxUpdates(document, this.#needs.limits)
    this.#outboxes.set(document, outbox)
    document.on('afterTransaction', () => {
      if (outbox.isOverfull) this.#cut(parts.of)
    })
    document.getArray<unknown>('entries').observe(({ changes }: Y.YArrayEvent<unknown>) => {
      const added = changes.delta.flatMap(({ insert }): unknown[] => (Array.isArray(insert) ? insert : []))
      if (document.getArray('entries').length > this.#needs.limits.outboxEntries) {
        this.#cut(parts.of)
        return
      }
      for (const text of added) this.#entry(parts.of, text)
    })
    document.getMap<unknown>(KEPT).observe((_event) => {
      const [rows, beside] = ['rows', 'beside'].map((field) => document.getMap(KEPT).get(field))
      if (this.#needs.devices.get(parts.of)?.role !== 'head' || typeof rows !== 'number') return
      this.#kept.set(parts.of, { rows: Math.min(rows, this.#needs.log.last), beside: typeof beside === 'number' ? beside : 0 })
      this.#needs.onChange()
    })
  }

  /** Bytes that the host holds for each device: on its lines, and of its outbox. */
  #held(): ReadonlyMap<string, number> {
    const held = new Map<string, number>()
    const add = (device: string, bytes: number): void => {
      held.set(device, (held.get(device) ?? 0) + bytes)
    }
    for (const gate of this.#gates) if (gate.device !== null) add(gate.device, gate.held)
    for (const [name, document] of this.#hocuspocus.documents) {
      const outbox = this.#outboxes.get(document)
      if (outbox) add(readDocumentName(name)!.of, outbox.bytes)
    }
    return held
  }

  /** Cuts the devices for which more is held than for any one, and of all together the one for which the most is held. */
  #bound(): void {
    const { deviceBytes, devicesBytes } = this.#needs.limits
    const held = [...this.#held()].toSorted(([, a], [, b]) => b - a)
    const inAll = held.reduce((sum, [, bytes]) => sum + bytes, 0)
    held.forEach(([device, bytes], index) => {
      if (bytes > deviceBytes || (index === 0 && inAll > devicesBytes)) this.#cut(device)
    })
  }

  #cut(device: string): void {
    for (const gate of this.#gates) if (gate.device === device) gate.close(CLOSED.tooMany, 'too-many')
  }

  /** One entry of an outbox. What is not signed by its device is told and left. */
  #entry(id: string, text: unknown): void {
    const { devices, limits, now, log } = this.#needs
    const device = devices.get(id)
    if (this.#closed || !device || device.out) return
    const rate = this.#entries.get(id) ?? bucket(limits.entriesAtOnce, limits.entriesPerSecond, now)
    this.#entries.set(id, rate)
    if (!rate.take()) {
      this.#cut(id)
      return
    }
    if (typeof text !== 'string' || text.length > limits.entryBytes) {
      this.#receipt(id, refusal(numberIn(text), venueRefusal('too-large', { most: limits.entryBytes })))
      return
    }
    const signed = checked(signedEntryShape, jsonOf(text))
    if (!signed.ok) {
      this.#receipt(id, refusal(numberIn(text), venueRefusal('wrong-shape', { what: (signed.problems[0]?.message ?? '').slice(0, 200) })))
      return
    }
    const { entry, proof } = signed.value
    if (!isProof(proof, devices.keyOf(id), 'entry', entryContent(log.event.id, id, entry))) {
      this.#receipt(id, refusal(entry.n, venueRefusal('wrong-proof')))
      return
    }
    void log.take(writerOf(device), entry).then((receipt) => {
      this.#receipt(id, receipt)
      if (receipt.is !== 'not-yet' || this.#closed) return
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        if (this.presence(id).connected) this.#entry(id, text)
      }, TRY_AGAIN)
      this.#timers.add(timer)
    })
  }

  #receipt(device: string, receipt: Receipt): void {
    const kept = [...(this.#receipts.get(device) ?? []), receipt].slice(-this.#needs.limits.receiptsKept)
    this.#receipts.set(device, kept)
    const document = this.#hocuspocus.documents.get(documentName({ kind: 'receipts', of: device }))
    if (!document) return
    const array = document.getArray<string>('receipts')
    document.transact(() => {
      array.push([JSON.stringify(receipt)])
      if (array.length > this.#needs.limits.receiptsKept) array.delete(0, array.length - this.#needs.limits.receiptsKept)
    })
  }
}

export const writerOf = ({ id, role, name }: Device): { device: string; role: string; person: string } => ({
  device: id,
  role,
  person: name
})

const refusal = (n: number, { code, facts }: VenueRefusal): Receipt => ({
  n,
  is: 'refused',
  code,
  facts: { ...facts },
  index: 0,
  dispute: null
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readToken(token: string): OpenToken | null {
  const read = token.length > 1000 ? null : checked(openShape, jsonOf(token))
  return read?.ok ? read.value : null
}

/** The number of an entry that cannot be read, for its receipt, as far as it has one. */
function numberIn(text: unknown): number {
  const found = typeof text === 'string' ? /"n":(\d{1,9})[,}]/.exec(text.slice(0, 4000)) : null
  return Math.max(1, Number(found?.[1] ?? 1))
}
