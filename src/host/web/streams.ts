/** Event streams to phones and displays: each is told only what has changed for it, and a page that reads too slowly is let go. */
import type { ServerResponse } from 'node:http'
import type { Limits } from '../../shared/venue/limits.ts'

/** A stream that is open. */
export interface Stream {
  readonly response: ServerResponse
  readonly address: string
  /** Whose it is: a player, a display, or null for anybody. */
  readonly player: string | null
  readonly display: string | null
  /** What was told last, by the name of the message. */
  readonly told: Map<string, string>
}

/** How often a page hears that the host is there: it looks for another one if it hears nothing for `gone`, since a cable that was pulled closes no line. */
const STILL_THERE = 4000

export class Streams {
  readonly #limits: Limits
  readonly #open = new Set<Stream>()
  readonly #timer: NodeJS.Timeout

  constructor(limits: Limits) {
    this.#limits = limits
    this.#timer = setInterval(() => {
      for (const stream of this.#open) this.#write(stream, 'event: here\ndata: 1\n\n')
    }, STILL_THERE)
    this.#timer.unref()
  }

  get all(): ReadonlySet<Stream> {
    return this.#open
  }

  /** Whether there is room for one more from there. */
  hasRoom(address: string): boolean {
    return (
      this.#open.size < this.#limits.streams &&
      [...this.#open].filter((one) => one.address === address).length < this.#limits.streamsOfAddress
    )
  }

  open(response: ServerResponse, headers: Readonly<Record<string, string>>, who: Pick<Stream, 'address' | 'player' | 'display'>): Stream {
    const stream: Stream = { response, ...who, told: new Map() }
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no'
    })
    response.socket?.setNoDelay(true)
    response.on('close', () => this.#open.delete(stream))
    this.#open.add(stream)
    return stream
  }

  /** Tells something where it is not what was told last. @param text one line */
  tell(stream: Stream, name: string, text: string): void {
    if (stream.told.get(name) === text) return
    stream.told.set(name, text)
    this.#write(stream, `event: ${name}\ndata: ${text}\n\n`)
  }

  /** Ends streams. */
  end(which: (stream: Stream) => boolean): void {
    for (const stream of this.#open) if (which(stream)) stream.response.destroy()
  }

  close(): void {
    clearInterval(this.#timer)
    this.end(() => true)
  }

  #write(stream: Stream, text: string): void {
    if (stream.response.writableLength > this.#limits.streamWaitingBytes) stream.response.destroy()
    else stream.response.write(text)
  }
}
