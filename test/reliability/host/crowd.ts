/** The users of a host, all at the same time: devices of the staff over the product's own line, phones of players, displays. */
import { randomBytes } from 'node:crypto'
import type { LineNews, StaffLine } from '../../../src/device/wire.ts'
import { createVenueWire } from '../../../src/device/venueWire.ts'
import { QuietSocket } from '../../../src/host/follow/quietSocket.ts'
import { keyOfToken } from '../../../src/shared/venue/keys.ts'
import { PROTOCOL } from '../../../src/shared/venue/limits.ts'
import { hexOf, proofOf } from '../../../src/shared/venue/mac.ts'
import { factId, type Beat, type Entry, type LogLine, type SignedEntry } from '../../../src/shared/venue/messages.ts'
import type { StaffRole } from '../../../src/shared/venue/rights.ts'
import { entryContent, pageOf, postContent } from '../../../src/shared/venue/signed.ts'
import type { Credentials } from '../../support/staffLine.ts'

/** The event that all of them work on, as `eventFile` calls it. */
export const EVENT = 'saturday'

/** All news that any of them hears: all of it counts as acknowledged. */
export interface Heard {
  /** A fact has been saved. */
  fact(id: string): void
  /** An entry that writes no fact (a shared note) has been saved. */
  beside(entry: string): void
  /** A line of the log. */
  line(line: LogLine): void
  beat(beat: Beat): void
}

/** So many entries, the last ones, a device offers again to another host: as many as the product keeps. */
const OFFERED_AGAIN = 500

/** A device of the staff. It stays the same while hosts come and go. */
export class StaffDevice {
  readonly device: string
  readonly #key: Uint8Array
  readonly #role: StaffRole
  readonly #heard: Heard
  #entries: SignedEntry[] = []
  #line: StaffLine | null = null
  #next = 1

  constructor({ device, key }: Credentials, role: StaffRole, heard: Heard) {
    this.device = device
    this.#key = key
    this.#role = role
    this.#heard = heard
  }

  /** Opens a line to the host at an address. Offers its last entries again, as a device does at another host. */
  open(origin: string): void {
    this.close()
    const device = { event: EVENT, device: this.device, role: this.#role, key: hexOf(this.#key) }
    const news: LineNews = {
      link: () => undefined,
      begin: () => undefined,
      log: (lines) => {
        for (const line of lines) this.#heard.line(line)
      },
      beside: () => undefined,
      receipts: (receipts) => {
        for (const { n, is } of receipts) if (is === 'saved') this.#saved(n)
      },
      beat: (beat) => {
        this.#heard.beat(beat)
      }
    }
    this.#line = createVenueWire(origin, fetch, QuietSocket).openLine(device, () => 0, news)
    this.#line.send(this.#entries)
  }
  close(): void {
    this.#line?.close()
    this.#line = null
  }

  /** Writes facts together. */
  write(facts: readonly { readonly do: string; readonly [field: string]: unknown }[]): void {
    this.#send({ n: this.#next, said: new Date().toISOString(), facts: [...facts] }, facts.length)
  }
  /** Shares a note with the other judges. */
  share(id: string, text: string): void {
    this.#send({ n: this.#next, said: new Date().toISOString(), material: { id, kind: 'rule-note', title: text, body: { text } } }, 1)
  }

  #send(entry: Entry, numbers: number): void {
    this.#next += numbers
    const signed = { entry, proof: proofOf(this.#key, 'entry', entryContent(EVENT, this.device, entry)) }
    this.#entries = [...this.#entries.slice(-OFFERED_AGAIN), signed]
    this.#line?.send([signed])
  }

  #saved(n: number): void {
    const found = this.#entries.find(({ entry }) => entry.n === n)?.entry
    if (!found) return
    if ('facts' in found) for (const index of found.facts.keys()) this.#heard.fact(factId(this.device, n + index))
    else this.#heard.beside(factId(this.device, n))
  }
}

/** The page of a player: it says something until it is answered, under the same number. */
export class Phone {
  readonly player: string
  /** On the slip. */
  token: string
  readonly #page = `p${randomBytes(6).toString('hex')}`
  readonly #heard: Heard
  #n = 0
  #pending: { readonly n: number; readonly fact: { readonly do: string; readonly [field: string]: unknown } } | null = null

  constructor(player: string, token: string, heard: Heard) {
    this.player = player
    this.token = token
    this.#heard = heard
  }

  /** Calls a judge to a table, or repeats a call that was not answered. Returns the call once it is saved; null: not yet, or refused. */
  async call(origin: string, table: number): Promise<string | null> {
    this.#pending ??= { n: ++this.#n, fact: { do: 'call', call: `${this.player}-${this.#page}-${this.#n}`, round: 1, table } }
    const said = { player: this.player, page: this.#page, ...this.#pending }
    const proof = proofOf(keyOfToken(this.token), 'post', postContent(EVENT, said))
    const response = await fetch(`${origin}/api/play`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ protocol: PROTOCOL, ...said, proof })
    })
    const answer = (await response.json()) as { readonly is?: string; readonly refused?: { readonly code: string } }
    if (!response.ok && ['too-many', 'not-saved', 'wrong-proof'].includes(answer.refused?.code ?? '')) return null
    this.#pending = null
    if (answer.is !== 'saved') return null
    this.#heard.fact(factId(pageOf(said), said.n))
    return String(said.fact.call)
  }
}

/** Opens the stream of a display and waits for its settings; then the display closes. True: they came. */
export async function showDisplay(origin: string, id: string, over: AbortSignal): Promise<boolean> {
  const response = await fetch(`${origin}/events/public?display=${id}`, { signal: over })
  if (!response.ok || !response.body) return false
  let text = ''
  for await (const piece of response.body) {
    text += Buffer.from(piece as Uint8Array).toString('utf8')
    const setting = /event: display\ndata: (.*)\n/.exec(text)?.[1]
    // Leaving the stream ends it.
    if (setting !== undefined) return setting !== 'null'
  }
  return false
}
