/** A process of the venue, and what it was asked: it hosts an event, follows one, or holds the line of a device. */
import * as v from 'valibot'
import { START_TROUBLES } from '../../shared/shell/hosting.ts'

/** What this needs of the process that hosts. */
export interface HostProcess {
  postMessage(message: unknown): void
  kill(): boolean
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'exit', listener: () => void): unknown
}

const toldShape = v.union([
  v.strictObject({ id: v.number(), is: v.unknown() }),
  v.strictObject({ id: v.number(), failed: v.string(), trouble: v.optional(v.picklist(START_TROUBLES)) }),
  v.strictObject({ news: v.string() }),
  v.strictObject({ leads: v.boolean() })
])
type Told = v.InferOutput<typeof toldShape>
export type Answer = Exclude<Told, { news: string } | { leads: boolean }>

/** A process that is told to end is not waited for longer. */
const PATIENCE_MS = 5000

/** What everything comes to that is asked of a process which has ended. */
const GONE: Answer = { id: 0, failed: 'The host has ended.', trouble: 'process' }

/** One process, and what it was asked. */
export class Running {
  readonly #process: HostProcess
  readonly #asked = new Map<number, (answer: Answer) => void>()
  #last = 0
  #hasEnded = false
  /** It is the host; else the stand-by of another one. */
  #leads = true
  onLeads: () => void = () => undefined
  readonly ended: Promise<void>

  constructor(started: HostProcess, onNews: (news: string) => void) {
    this.#process = started
    started.on('message', (message: unknown) => {
      const told = v.safeParse(toldShape, message)
      if (!told.success) return
      if ('news' in told.output) onNews(told.output.news)
      else if ('leads' in told.output) this.#take(told.output.leads)
      else {
        this.#asked.get(told.output.id)?.(told.output)
        this.#asked.delete(told.output.id)
      }
    })
    this.ended = new Promise((done) => {
      started.once('exit', () => {
        this.#hasEnded = true
        for (const answer of this.#asked.values()) answer(GONE)
        this.#asked.clear()
        done()
      })
    })
  }

  get leads(): boolean {
    return this.#leads
  }

  #take(leads: boolean): void {
    const isNews = leads !== this.#leads
    this.#leads = leads
    if (isNews) this.onLeads()
  }

  ask(order: { readonly do: string; readonly [field: string]: unknown }): Promise<Answer> {
    // Nobody would answer.
    if (this.#hasEnded) return Promise.resolve(GONE)
    const id = ++this.#last
    return new Promise((done) => {
      this.#asked.set(id, done)
      this.#process.postMessage({ id, ...order })
    })
  }

  /** Ends it: what was taken is on the disk by then. */
  async end(): Promise<void> {
    const timer = setTimeout(() => this.#process.kill(), PATIENCE_MS)
    await this.ask({ do: 'end' })
    this.#process.kill()
    await this.ended
    clearTimeout(timer)
  }
}

/** The text that was answered. Throws where it failed. */
export function textOf(answer: Answer): string {
  if ('failed' in answer) throw new Error(answer.failed)
  if (typeof answer.is !== 'string') throw new Error('The host has answered something else.')
  return answer.is
}
