/** The line to the host: streams that come back by themselves, and messages that are sent until they are answered. */
import { proofOf } from '../shared/venue/mac.ts'
import { keyOfToken } from '../shared/venue/keys.ts'
import { LIMITS, PROTOCOL } from '../shared/venue/limits.ts'
import { eventClock, SleepWatch } from './clock.ts'
import { Hosts } from './hosts.ts'
import { Silence } from './silence.ts'
import type { Slip, Waiting } from './slip.ts'
import type { Hello, PlayerPost, Receipt } from '../shared/venue/messages.ts'
import { postContent, streamContent } from '../shared/venue/signed.ts'

/** Milliseconds; a little by chance, so that not everybody comes back at once. */
const again = (): number => 1500 + Math.random() * 2500

async function post(path: string, body: unknown): Promise<{ readonly ok: boolean; readonly value: unknown }> {
  const ends = new AbortController()
  const timer = setTimeout(() => {
    ends.abort()
  }, LIMITS.gone)
  try {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal: ends.signal })
    return { ok: answer.ok, value: await answer.json() }
  } finally {
    clearTimeout(timer)
  }
}

export interface Line {
  readonly onMessage: (name: string, data: unknown) => void
  readonly onLine: (connected: boolean) => void
  /** Another address leads the event. */
  readonly onMove: (origin: string) => void
  /** The host knows an address that this page may not ask: reload the page when it is not in use. */
  readonly onNewHosts: () => void
}

/** Rejects if this address leads the event no more. */
export async function hello(): Promise<Hello> {
  const { ok, value } = await post('/api/hello', { protocol: PROTOCOL })
  if (!ok) throw new Error('This is no host.')
  const said = value as Hello
  eventClock.said(said.on)
  hosts.heard(said.event.id, said.epoch)
  return said
}

export const hosts = new Hosts()

/** From now on the host is asked for the time whenever this device has slept: its clock would be behind by as much. */
export function watchForSleep(): void {
  const watch = new SleepWatch()
  setInterval(() => {
    // Without a line the next stream asks.
    if (watch.hasSlept()) hello().catch(() => undefined)
  }, 1000)
}

/** Follows a stream for ever. @param address made anew each time, since what is proven is good once */
export async function follow(address: () => Promise<string>, names: readonly string[], line: Line): Promise<void> {
  const later = (): void => {
    line.onLine(false)
    hosts.seek((origin) => {
      line.onMove(origin)
    })
    setTimeout(() => void follow(address, names, line), again())
  }
  try {
    const url = await address()
    // A stream does not tell why it was refused.
    const stream = new EventSource(url)
    const silence = new Silence(() => {
      stream.close()
      later()
    })
    stream.onopen = () => {
      silence.broken()
      line.onLine(true)
    }
    stream.onerror = () => {
      silence.end()
      stream.close()
      later()
    }
    const hear = (name: string, take: (data: unknown) => void): void => {
      stream.addEventListener(name, (event) => {
        silence.broken()
        take(JSON.parse(String(event.data)))
      })
    }
    hear('here', () => undefined)
    hear('hosts', (data) => {
      if (hosts.told(data)) line.onNewHosts()
    })
    for (const name of names)
      hear(name, (data) => {
        line.onMessage(name, data)
      })
  } catch {
    later()
  }
}

/** What a player says goes with a proof of the slip; the slip itself is never sent. */
export class PlayerLine {
  readonly player: string
  readonly slip: Slip
  readonly #key: Uint8Array
  readonly #page: string
  #event = ''
  #n = 0
  /** The message that is sent until the host answers. */
  #waits: Waiting | null = null

  constructor(slip: Slip) {
    this.slip = slip
    this.player = slip.player
    this.#key = keyOfToken(slip.token)
    const { waits } = slip.brought
    this.#page = waits?.page ?? [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (waits) this.#n = waits.n - 1
  }

  get waits(): Waiting | null {
    return this.#waits
  }

  async address(): Promise<string> {
    const { nonce, event } = await hello()
    this.#event = event.id
    const proof = proofOf(this.#key, 'stream', streamContent(this.player, nonce))
    return `/events/play?${new URLSearchParams({ player: this.player, nonce, proof }).toString()}`
  }

  /** An id that nobody else gives to a call. */
  newId(): string {
    return `${this.#page}-${this.#n + 1}`
  }

  /** Sends it until the host has answered. @param onWait it could not be sent just now */
  async say(fact: { readonly do: string; readonly [field: string]: unknown }, onWait: () => void): Promise<Receipt | null> {
    const said = { player: this.player, page: this.#page, n: ++this.#n, fact }
    this.#waits = { page: said.page, n: said.n, fact }
    try {
      return await this.#send(said, onWait)
    } finally {
      this.#waits = null
    }
  }

  async #send(said: Omit<PlayerPost, 'protocol' | 'proof'>, onWait: () => void): Promise<Receipt | null> {
    const proof = proofOf(this.#key, 'post', postContent(this.#event, said))
    for (;;) {
      try {
        const { ok, value } = await post('/api/play', { protocol: PROTOCOL, ...said, proof })
        if (ok) return value as Receipt
        const { code } = (value as { refused: { code: string } }).refused
        if (code !== 'too-many' && code !== 'not-saved') return null
      } catch {
        // No line just now.
      }
      onWait()
      await new Promise((done) => setTimeout(done, again()))
    }
  }
}
