/**
 * The line of a device to its host over one socket: its outbox, its receipts, the log and what stands beside it, each a document with one
 * writer. Whatever is cut is taken up again by itself; nothing is sent before the host knows who speaks.
 */
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import * as v from 'valibot'
import * as Y from 'yjs'
import { checked, isRecord } from '../shared/base/validate.ts'
import { LIMITS, PROTOCOL } from '../shared/venue/limits.ts'
import { bytesOfHex, proofOf } from '../shared/venue/mac.ts'
import {
  beatShape,
  besideLineShape,
  KEPT,
  logLineShape,
  receiptShape,
  type OpenToken,
  type Receipt,
  type SignedEntry
} from '../shared/venue/messages.ts'
import { venueRefusal, venueRefusals, type VenueCode, type VenueRefusal } from '../shared/venue/refusals.ts'
import { documentName, type DocumentName } from '../shared/venue/rights.ts'
import { openedContent } from '../shared/venue/signed.ts'
import type { HostedHead, LineNews, StaffDevice, StaffLine, VenueWire } from './wire.ts'

export interface SocketNeeds {
  /** Where the host is, without a slash at the end. */
  readonly origin: string
  readonly post: VenueWire['post']
  readonly device: StaffDevice
  readonly seen: () => number
  readonly news: LineNews
  /** Instead of the browser's, for tests. */
  readonly Socket?: unknown
}

/** Refusals after which asking again leads nowhere. */
const FOR_GOOD: readonly VenueCode[] = ['shut-out', 'unknown-device', 'wrong-proof', 'other-version']
/** How long after a document could not be opened the line is taken up anew, in milliseconds. */
const RENEW = 1000
/** A line that stands for so long without its documents is taken up anew. */
const STUCK = 10_000
/** Bytes of entries without an answer: together they must be less than one message of a socket (`messageBytes`). */
const MOST_AT_ONCE = LIMITS.messageBytes / 2
/** Why the host closes a socket for good. */
const CLOSED_SHUT_OUT = 4410

const helloShape = v.looseObject({ nonce: v.string(), generation: v.string() })

export function socketLine(needs: SocketNeeds): StaffLine {
  return new SocketLine(needs)
}

class SocketLine implements StaffLine {
  readonly #needs: SocketNeeds
  readonly #key: Uint8Array
  readonly #socket: HocuspocusProviderWebsocket
  readonly #outbox: HocuspocusProvider
  readonly #receipts: HocuspocusProvider
  #log: HocuspocusProvider | null = null
  #beside: HocuspocusProvider | null = null
  #generation: string | null = null
  #renewing: ReturnType<typeof setTimeout> | null = null
  /** What a stand-by has on its disk. */
  #kept: { readonly rows: number; readonly beside: number } | null = null
  /** What is to lie in the outbox and does not yet, by its number. */
  readonly #waiting = new Map<number, SignedEntry>()
  #closed = false

  constructor(needs: SocketNeeds) {
    this.#needs = needs
    this.#key = bytesOfHex(needs.device.key)!
    this.#socket = new HocuspocusProviderWebsocket({
      url: `${needs.origin.replace(/^http/, 'ws')}/staff`,
      ...(needs.Socket !== undefined && { WebSocketPolyfill: needs.Socket }),
      delay: 500,
      minDelay: 250,
      maxDelay: 4000,
      // The host says every three seconds that it is there.
      messageReconnectTimeout: 15_000,
      onStatus: ({ status }) => {
        if (!this.#closed && String(status) !== 'connected')
          needs.news.link({ is: String(status) === 'connecting' ? 'connecting' : 'down' })
      },
      onOpen: () => {
        this.#renew(STUCK, () => this.#documents.some((one) => !one.isAuthenticated))
      },
      onClose: ({ event }) => {
        if (event.code === CLOSED_SHUT_OUT) this.#refused(venueRefusal('shut-out'))
      }
    })
    const { device } = needs.device
    this.#outbox = this.#open({ kind: 'outbox', of: device }, () => {
      this.#put()
      this.#putKept()
    })
    this.#receipts = this.#open({ kind: 'receipts', of: device }, () => undefined)
    watchLines(this.#receipts.document.getArray<unknown>('receipts'), (lines) => {
      const receipts = readAll(receiptShape, lines)
      this.#clear(receipts)
      needs.news.receipts(receipts)
    })
    this.#openLog().catch(() => undefined)
  }

  send(entries: readonly SignedEntry[]): void {
    for (const one of entries) this.#waiting.set(one.entry.n, one)
    this.#put()
  }

  kept(rows: number, beside: number): void {
    this.#kept = { rows, beside }
    this.#putKept()
  }

  close(): void {
    this.#closed = true
    if (this.#renewing !== null) clearTimeout(this.#renewing)
    for (const one of this.#documents) one.destroy()
    this.#connectNoMore()
    this.#socket.destroy()
  }

  /** After a lost connection the library waits and connects again, also if it was ended meanwhile: that line would never end. */
  #connectNoMore(): void {
    this.#socket.connect = () => Promise.resolve()
  }

  /**
   * Puts what is not there yet into the outbox, as much at a time as the host takes in one message when the line comes back. Before the
   * host has said what it has got, nothing is known of that.
   */
  #put(): void {
    if (!this.#outbox.isAuthenticated || !this.#outbox.synced || this.#waiting.size === 0) return
    const array = this.#outbox.document.getArray<string>('entries')
    const there = array.toArray()
    const numbers = new Set(there.map(numberOf))
    let bytes = there.reduce((sum, text) => sum + sizeOf(text), 0)
    const put: string[] = []
    for (const one of [...this.#waiting.values()].toSorted((a, b) => a.entry.n - b.entry.n)) {
      if (!numbers.has(one.entry.n)) {
        const text = JSON.stringify(one)
        bytes += sizeOf(text)
        if (bytes > MOST_AT_ONCE && there.length + put.length > 0) break
        put.push(text)
      }
      this.#waiting.delete(one.entry.n)
    }
    if (put.length > 0) array.push(put)
  }

  /** Takes out what was answered: the app keeps it, and offers it again to a host that has never heard of it. */
  #clear(receipts: readonly Receipt[]): void {
    const answered = new Set(receipts.flatMap(({ n, is }) => (is === 'not-yet' ? [] : [n])))
    const array = this.#outbox.document.getArray<string>('entries')
    const texts = array.toArray()
    this.#outbox.document.transact(() => {
      for (let at = texts.length - 1; at >= 0; at--) if (answered.has(numberOf(texts[at]!))) array.delete(at, 1)
    })
    this.#put()
  }

  /** A new host has an outbox that is empty. */
  #putKept(): void {
    if (this.#kept === null || !this.#outbox.isAuthenticated || !this.#outbox.synced) return
    const { rows, beside } = this.#kept
    const map = this.#outbox.document.getMap<number>(KEPT)
    this.#outbox.document.transact(() => {
      map.set('rows', rows)
      map.set('beside', beside)
    })
  }

  get #documents(): readonly HocuspocusProvider[] {
    return [this.#outbox, this.#receipts, this.#log, this.#beside].flatMap((one) => one ?? [])
  }

  /**
   * Takes the line up anew after a while, where that is still called for. A socket on which one document was refused once answers for
   * that document no more, however rightly it is asked for again.
   */
  #renew(wait: number, stillNeeded: () => boolean = () => true): void {
    if (this.#renewing !== null) clearTimeout(this.#renewing)
    this.#renewing = setTimeout(() => {
      this.#renewing = null
      if (!this.#closed && stillNeeded()) this.#socket.webSocket?.close()
    }, wait)
  }

  /** A document, and what is done each time the host has told all of it. */
  #open(of: DocumentName, onSynced: () => void): HocuspocusProvider {
    const name = documentName(of)
    const provider = new HocuspocusProvider({
      name,
      document: new Y.Doc(),
      websocketProvider: this.#socket,
      awareness: null,
      token: () => this.#token(name),
      onSynced: () => {
        this.#needs.news.link({ is: 'up' })
        onSynced()
      },
      onAuthenticationFailed: ({ reason }) => {
        this.#denied(reason)
      }
    })
    provider.attach()
    return provider
  }

  /** What opens a document: good once. Learns on the way whether the log has begun anew. */
  async #token(name: string): Promise<string> {
    const { device } = this.#needs.device
    const { nonce, generation } = await this.#hello()
    if (this.#generation !== null && generation !== this.#generation) void this.#openLog(generation)
    const token: Omit<OpenToken, 'proof'> = { protocol: PROTOCOL, device, nonce, seen: this.#needs.seen() }
    return JSON.stringify({ ...token, proof: proofOf(this.#key, 'open', openedContent(token, name)) })
  }

  async #hello(): Promise<v.InferOutput<typeof helloShape>> {
    const answer = await this.#needs.post('/api/hello', { protocol: PROTOCOL })
    if (!answer.ok) {
      this.#denied(JSON.stringify(answer.refusal))
      throw new Error(answer.refusal.code)
    }
    const hello = checked(helloShape, answer.value)
    if (!hello.ok) throw new Error('This is no host of Linejudge.')
    return hello.value
  }

  /** Opens the log and what stands beside it, under the name that they have now. */
  async #openLog(known?: string): Promise<void> {
    let generation = known
    while (generation === undefined && !this.#closed) {
      generation = await this.#hello().then(
        (hello) => hello.generation,
        () => undefined
      )
      if (generation === undefined) await new Promise((done) => setTimeout(done, 1000))
    }
    if (generation === undefined || generation === this.#generation || this.#closed) return
    this.#generation = generation
    this.#log?.destroy()
    this.#beside?.destroy()
    const { news } = this.#needs
    const log = this.#open({ kind: 'log', of: generation }, () => {
      if (this.#log !== log || begun) return
      begun = true
      news.begin(generation, headIn(log.document.getMap('event').get('head')))
      news.log(readAll(logLineShape, log.document.getArray<unknown>('lines').toArray()))
      this.#openBeside(generation)
    })
    let begun = false
    this.#log = log
    watchLines(log.document.getArray<unknown>('lines'), (lines) => {
      if (begun) news.log(readAll(logLineShape, lines))
    })
    log.on('stateless', ({ payload }: { readonly payload: string }) => {
      const read = checked(beatShape, jsonOf(payload))
      if (read.ok && this.#log === log) news.beat(read.value.beat)
    })
  }

  /** Tells all that stands beside the log at first, nothing too, and then what is added. */
  #openBeside(generation: string): void {
    let begun = false
    const tell = (lines: readonly unknown[]): void => {
      this.#needs.news.beside(readAll(besideLineShape, lines))
    }
    const beside = this.#open({ kind: 'beside', of: generation }, () => {
      if (this.#beside !== beside || begun) return
      begun = true
      tell(beside.document.getArray<unknown>('lines').toArray())
    })
    this.#beside = beside
    watchLines(beside.document.getArray<unknown>('lines'), (lines) => {
      if (begun) tell(lines)
    })
  }

  /** The host has refused a document. What may be otherwise in a moment is asked again. */
  #denied(reason: string): void {
    const said = jsonOf(reason)
    if (!isRecord(said) || typeof said.code !== 'string' || !Object.hasOwn(venueRefusals, said.code)) {
      // The host went in between, or had too much to do.
      this.#renew(RENEW)
      return
    }
    const refusal = { code: said.code as VenueCode, facts: isRecord(said.facts) ? (said.facts as VenueRefusal['facts']) : {} }
    if (FOR_GOOD.includes(refusal.code)) this.#refused(refusal)
    else if (refusal.code === 'no-longer-host') this.#needs.news.link({ is: 'refused', refusal })
    // What was signed for a host that has been started again since is too old for it.
    else if (refusal.code !== 'no-right') this.#renew(RENEW)
  }

  #refused(refusal: VenueRefusal): void {
    this.#closed = true
    this.#needs.news.link({ is: 'refused', refusal })
    this.#connectNoMore()
    this.#socket.disconnect()
  }
}

/** Hears of lines as they come: only their writer adds them, and always at the end. */
function watchLines(array: Y.Array<unknown>, take: (lines: readonly unknown[]) => void): void {
  array.observe(({ changes }) => {
    const added = changes.delta.flatMap(({ insert }): unknown[] => (Array.isArray(insert) ? insert : []))
    if (added.length > 0) take(added)
  })
}

/** What a text says as JSON; null where it is none. */
export function jsonOf(text: unknown): unknown {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Those lines that can be read: another version may have written others. */
const readAll = <S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(shape: S, lines: readonly unknown[]): v.InferOutput<S>[] =>
  lines.flatMap((line) => {
    const read = checked(shape, jsonOf(line))
    return read.ok ? [read.value] : []
  })

const headShape = v.looseObject({ id: v.string(), name: v.string(), settings: v.unknown() })
function headIn(text: unknown): HostedHead {
  const read = checked(headShape, jsonOf(text))
  return read.ok ? { id: read.value.id, name: read.value.name, settings: read.value.settings } : { id: '', name: '', settings: {} }
}

function numberOf(text: string): number {
  const read = jsonOf(text)
  return isRecord(read) && isRecord(read.entry) && typeof read.entry.n === 'number' ? read.entry.n : 0
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length
