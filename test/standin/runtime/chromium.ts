/** The Chromium below: started with its debugging protocol on a pipe, so that nothing but this process holds it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { CDPSession } from 'playwright-core'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: object
  readonly result?: object
  readonly error?: { readonly message: string }
  readonly sessionId?: string
}

/** One target's end of the protocol; what is sent and told has the protocol's own types. */
export class CdpSession {
  readonly #listeners = new Map<string | symbol, ((params: never) => void)[]>()

  constructor(
    private readonly pipe: Pick<CdpPipe, 'send'>,
    readonly id: string | undefined
  ) {}

  /** Rejects with the protocol's sentence. Whoever does not wait for it does not mind that a target is gone. */
  readonly send: CDPSession['send'] = (method: string, params: object = {}): Promise<never> => {
    const sent = this.pipe.send(method, params, this.id)
    sent.catch(() => undefined)
    return sent as Promise<never>
  }

  readonly on: CDPSession['on'] = (event: string | symbol, listener: (params: never) => void): never => {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    return this as never
  }

  raise(event: string, params: object): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(params as never)
  }
}

class CdpPipe {
  readonly #waiting = new Map<number, { readonly keep: (result: object) => void; readonly fail: (error: Error) => void }>()
  readonly #sessions = new Map<string | undefined, CdpSession>()
  #last = 0
  #parts: Buffer[] = []

  constructor(
    private readonly out: Writable,
    into: Readable
  ) {
    into.on('data', (chunk: Buffer) => {
      this.#take(chunk)
    })
    out.on('error', () => undefined)
  }

  session(id?: string): CdpSession {
    const there = this.#sessions.get(id) ?? new CdpSession(this, id)
    this.#sessions.set(id, there)
    return there
  }

  send(method: string, params: object, sessionId: string | undefined): Promise<object> {
    const id = ++this.#last
    return new Promise((keep, fail) => {
      this.#waiting.set(id, { keep, fail: (error) => fail(new Error(`${method}: ${error.message}`)) })
      this.out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  end(): void {
    for (const { fail } of this.#waiting.values()) fail(new Error('Chromium is gone.'))
    this.#waiting.clear()
  }

  /** Messages end with a zero. */
  #take(chunk: Buffer): void {
    for (let from = 0; from < chunk.length;) {
      const end = chunk.indexOf(0, from)
      if (end < 0) {
        this.#parts.push(chunk.subarray(from))
        return
      }
      const whole = Buffer.concat([...this.#parts, chunk.subarray(from, end)])
      this.#parts = []
      from = end + 1
      this.#hear(JSON.parse(whole.toString('utf8')) as Message)
    }
  }

  #hear({ id, method, params, result, error, sessionId }: Message): void {
    if (id === undefined) {
      if (method !== undefined) this.#sessions.get(sessionId)?.raise(method, params ?? {})
      return
    }
    const asked = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) asked?.fail(new Error(error.message))
    else asked?.keep(result ?? {})
  }
}

export interface Chromium {
  /** The browser's own session. */
  readonly root: CdpSession
  session(id: string): CdpSession
  /** Ends it; what it still had in memory is written. */
  close(): Promise<void>
}

export interface ChromiumNeeds {
  readonly path: string
  readonly args: readonly string[]
  readonly profile: string
  readonly onGone: () => void
}

/** Starts it without a window. Another process may look in by the port that it writes into its profile. */
export function startChromium({ path, args, profile, onGone }: ChromiumNeeds): Chromium {
  mkdirSync(profile, { recursive: true })
  const child: ChildProcess = spawn(
    path,
    [
      ...args,
      '--remote-debugging-pipe',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-startup-window',
      '--block-new-web-contents'
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] }
  )
  const [, , , out, into] = child.stdio
  const pipe = new CdpPipe(out as Writable, into as Readable)
  const root = pipe.session()
  let closing = false
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      pipe.end()
      done()
      if (!closing) onGone()
    })
  })
  return {
    root,
    session: (id) => pipe.session(id),
    close: async () => {
      closing = true
      root.send('Browser.close').catch(() => undefined)
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(late)
    }
  }
}

/** Where its own files lie within the app's. */
export const chromiumProfile = (userData: string): string => join(userData, 'chromium')
