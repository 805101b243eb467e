/** The worker that looks at maps, as the page uses it. */
import { fail } from '../../../shared/base/result.ts'
import { CHECKERS, type CheckAnswer, type CheckAsk, type CheckMessage, type CheckName, type CheckReply } from './checks.ts'

export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const makeOwnWorker = (): CheckWorker => new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module', name: 'map checks' })

export class CheckClient {
  readonly #make: () => CheckWorker
  #worker: CheckWorker | null = null
  #n = 0
  readonly #waiting = new Map<number, (reply: CheckReply | null) => void>()

  constructor(make: () => CheckWorker = makeOwnWorker) {
    this.#make = make
  }

  /** The answer; null: given up. Without a worker it is worked out on the page. Never rejects. */
  async ask<N extends CheckName>(name: N, ask: CheckAsk<N>): Promise<CheckAnswer<N> | null> {
    let worker: CheckWorker
    try {
      worker = this.#worker ??= this.#open()
    } catch {
      return (CHECKERS[name] as (ask: CheckAsk<N>) => CheckAnswer<N>)(ask)
    }
    const n = ++this.#n
    const reply = await new Promise<CheckReply | null>((resolve) => {
      this.#waiting.set(n, resolve)
      const message: CheckMessage = { n, name, ask }
      worker.postMessage(message)
    })
    if (reply === null) return null
    if ('failed' in reply) return fail({ code: 'internal', path: '', message: reply.failed }) as CheckAnswer<N>
    return reply.answer as CheckAnswer<N>
  }

  /** Ends whatever is worked on; the next question begins anew. */
  giveUp(): void {
    this.#worker?.terminate()
    this.#worker = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const end of waiting) end(null)
  }

  #open(): CheckWorker {
    const worker = this.#make()
    worker.onmessage = (event: MessageEvent<CheckReply>) => {
      this.#waiting.get(event.data.n)?.(event.data)
      this.#waiting.delete(event.data.n)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.giveUp()
    }
    return worker
  }
}
