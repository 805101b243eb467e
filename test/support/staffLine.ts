/** A device of the staff for tests: it can put anything into its outbox, which a real one (`src/device`) cannot. */
import { randomBytes } from 'node:crypto'
import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider'
import * as Y from 'yjs'
import { askToComeIn } from '../../src/device/comeIn.ts'
import { createVenueWire } from '../../src/device/venueWire.ts'
import { QuietSocket } from '../../src/host/follow/quietSocket.ts'
import type { Result } from '../../src/shared/base/result.ts'
import { checked } from '../../src/shared/base/validate.ts'
import { PROTOCOL } from '../../src/shared/venue/limits.ts'
import { bytesOfHex, proofOf } from '../../src/shared/venue/mac.ts'
import {
  beatShape,
  besideLineShape,
  KEPT,
  logLineShape,
  receiptShape,
  type Beat,
  type BesideLine,
  type Entry,
  type Hello,
  type LogLine,
  type Receipt
} from '../../src/shared/venue/messages.ts'
import { documentName, type DocumentName } from '../../src/shared/venue/rights.ts'
import { entryContent, openedContent } from '../../src/shared/venue/signed.ts'
import type { VenueRefusal } from '../../src/shared/venue/refusals.ts'
import { until } from './until.ts'

/** Who a device is: what it keeps for the whole event. */
export interface Credentials {
  readonly device: string
  readonly key: Uint8Array
}

/** A host has refused something. */
export class RefusedByHost extends Error {
  readonly refusal: VenueRefusal
  constructor(refusal: VenueRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Posts something to a host. Rejects with RefusedByHost, or where nobody answers in time. */
export async function postTo(origin: string, path: string, body: unknown, patience = 30_000): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience)
  })
  const json = (await answer.json()) as { refused?: VenueRefusal }
  if (!answer.ok) throw new RefusedByHost(json.refused ?? { code: 'nothing-there', facts: {} })
  return json
}

export const helloOf = async (origin: string, patience?: number): Promise<Hello> =>
  (await postTo(origin, '/api/hello', { protocol: PROTOCOL }, patience)) as Hello

/** Asks to be let in and waits for it, as a device does. Rejects with RefusedByHost. */
export async function joinHost(origin: string, code: string, name: string): Promise<Credentials> {
  const asked = await askToComeIn(createVenueWire(origin, fetch, QuietSocket), code, name, new Uint8Array(randomBytes(32)))
  if (!asked.ok) throw new RefusedByHost(asked.refusal)
  const joined = await asked.value.wait()
  if (!joined.ok) throw new RefusedByHost(joined.refusal)
  return { device: joined.value.device, key: bytesOfHex(joined.value.key)! }
}

export interface StaffLineNeeds {
  readonly origin: string
  readonly credentials: Credentials
  /** The highest epoch that was ever seen. */
  readonly seen?: number
  readonly onLog?: (lines: readonly LogLine[]) => void
  readonly onBeside?: (lines: readonly BesideLine[]) => void
  readonly onReceipt?: (receipt: Receipt) => void
  readonly onBeat?: (beat: Beat) => void
  /** A document was refused; the code, as the host has said it. */
  readonly onRefused?: (document: string, code: string) => void
  /** The outbox; a device that was away brings its own. */
  readonly outbox?: Y.Doc
}

export class StaffLine {
  readonly #needs: StaffLineNeeds
  readonly #socket: HocuspocusProviderWebsocket
  readonly #providers: HocuspocusProvider[] = []
  readonly outbox: Y.Doc
  readonly hello: Hello
  #next = 1
  #closed = false

  /** Opens a line. Rejects where no host answers. */
  static async open(needs: StaffLineNeeds): Promise<StaffLine> {
    return new StaffLine(needs, await helloOf(needs.origin))
  }

  private constructor(needs: StaffLineNeeds, hello: Hello) {
    this.#needs = needs
    this.hello = hello
    this.outbox = needs.outbox ?? new Y.Doc()
    const { device } = needs.credentials
    this.#socket = new HocuspocusProviderWebsocket({
      url: `${needs.origin.replace(/^http/, 'ws')}/staff`,
      WebSocketPolyfill: QuietSocket,
      delay: 200,
      minDelay: 200,
      maxDelay: 5000
    })
    const of = hello.generation
    this.#open({ kind: 'log', of }, new Y.Doc(), (document) => {
      this.#follow(document, 'lines', (json) => checked(logLineShape, json), needs.onLog)
    })
    this.#open({ kind: 'beside', of }, new Y.Doc(), (document) => {
      this.#follow(document, 'lines', (json) => checked(besideLineShape, json), needs.onBeside)
    })
    this.#open({ kind: 'receipts', of: device }, new Y.Doc(), (document) => {
      this.#follow(
        document,
        'receipts',
        (json) => checked(receiptShape, json),
        (receipts) => {
          for (const receipt of receipts) needs.onReceipt?.(receipt)
        }
      )
    })
    this.#open({ kind: 'outbox', of: device }, this.outbox, () => undefined)
  }

  /** Puts an entry into the outbox, signed. Its number. */
  send(what: { readonly [field: string]: unknown }, n = this.#next): number {
    const { device, key } = this.#needs.credentials
    const entry = { n, said: new Date().toISOString(), ...what } as Entry
    this.#next = Math.max(this.#next, n + ('facts' in entry ? entry.facts.length : 1))
    this.put({ entry, proof: proofOf(key, 'entry', entryContent(this.hello.event.id, device, entry)) })
    return n
  }

  /** Puts anything into the outbox. */
  put(signed: unknown): void {
    this.outbox.getArray('entries').push([typeof signed === 'string' ? signed : JSON.stringify(signed)])
  }

  /** Tells the host up to which rows everything is on this device's own disk. */
  kept(rows: number, beside: number): void {
    const map = this.outbox.getMap(KEPT)
    this.outbox.transact(() => {
      map.set('rows', rows)
      map.set('beside', beside)
    })
  }

  /** The line is cut, and the outbox stays. */
  async cut(): Promise<void> {
    if (this.#socket.webSocket === null) return
    await new Promise<void>((done) => {
      this.#socket.on('disconnect', () => {
        done()
      })
      this.#socket.disconnect()
    })
  }
  /** The line stands again. What the provider promises of it may never come where its first attempt was given up, so that its state is asked. */
  async back(): Promise<void> {
    void this.#socket.connect()
    await until(() => this.#socket.status === WebSocketStatus.Connected, 'the line to stand again')
  }

  close(): void {
    this.#closed = true
    for (const provider of this.#providers) provider.destroy()
    this.#socket.destroy()
  }

  /** Asks until it is answered: a host may go in the middle of it, and the line would stay without a document. */
  async #hello(): Promise<Hello> {
    for (;;) {
      try {
        return await helloOf(this.#needs.origin, 3000)
      } catch (error) {
        if (this.#closed) throw error
        await new Promise((done) => setTimeout(done, 200))
      }
    }
  }

  #open(name: DocumentName, document: Y.Doc, loaded: (document: Y.Doc) => void): void {
    const { credentials, seen = 0, onBeat, onRefused } = this.#needs
    const full = documentName(name)
    const provider = new HocuspocusProvider({
      name: full,
      document,
      websocketProvider: this.#socket,
      awareness: null,
      token: async () => {
        const { nonce } = await this.#hello()
        const opened = { device: credentials.device, nonce, seen }
        return JSON.stringify({ protocol: PROTOCOL, ...opened, proof: proofOf(credentials.key, 'open', openedContent(opened, full)) })
      },
      onStateless: ({ payload }) => {
        const beat = checked(beatShape, JSON.parse(payload))
        if (beat.ok) onBeat?.(beat.value.beat)
      },
      onAuthenticationFailed: ({ reason }) => onRefused?.(full, codeIn(reason))
    })
    this.#providers.push(provider)
    loaded(document)
    provider.attach()
  }

  #follow<T>(document: Y.Doc, name: string, read: (json: unknown) => Result<T>, tell: ((lines: readonly T[]) => void) | undefined): void {
    document.getArray<string>(name).observe(({ changes }: Y.YArrayEvent<string>) => {
      const lines = changes.delta.flatMap(({ insert }): T[] =>
        Array.isArray(insert)
          ? insert.flatMap((text): T[] => {
              const line = read(JSON.parse(String(text)))
              return line.ok ? [line.value] : []
            })
          : []
      )
      if (lines.length > 0) tell?.(lines)
    })
  }
}

function codeIn(reason: string): string {
  try {
    return String((JSON.parse(reason) as { code?: unknown }).code)
  } catch {
    return reason
  }
}
