/** The worker that looks for a pairing which takes longer than a moment, as the page uses it: one at a time, given up by ending it. */
import { askOf } from '../../../shared/tournament/pairing/asked.ts'
import { matchedPairing, type Proven } from '../../../shared/tournament/pairing/best.ts'
import type { Field } from '../../../shared/tournament/pairing/cost.ts'

export type PairingReply = { readonly pairing: Proven } | { readonly failed: string }
export type PairingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const makeOwnWorker = (): PairingWorker => new Worker(new URL('./pairingWorker.ts', import.meta.url), { type: 'module', name: 'pairing' })

export class PairingDesk {
  readonly #make: () => PairingWorker
  #worker: PairingWorker | null = null
  #end: (pairing: Proven | null) => void = () => undefined

  constructor(make: () => PairingWorker = makeOwnWorker) {
    this.#make = make
  }

  /** The best pairing of a field; null: given up. Without a worker, and where one fails, it is looked for on the page. Never rejects. */
  ask(field: Field): Promise<Proven | null> {
    this.giveUp()
    return new Promise((resolve) => {
      this.#end = resolve
      const here = (): void => {
        resolve(matchedPairing(field))
      }
      try {
        const worker = (this.#worker = this.#make())
        worker.onmessage = ({ data }: MessageEvent<PairingReply>) => {
          if ('pairing' in data) resolve(data.pairing)
          else here()
        }
        worker.onerror = (event) => {
          event.preventDefault()
          here()
        }
        worker.postMessage(askOf(field))
      } catch {
        here()
      }
    })
  }

  /** Ends what is worked on. */
  giveUp(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#end(null)
  }
}
