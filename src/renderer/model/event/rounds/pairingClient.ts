/** The worker that looks for a pairing which takes longer than a moment, as the page uses it: one at a time, given up by ending it. */
import { askOf } from '../../../../shared/tournament/pairing/asked.ts'
import { matchedPairing, quickPairing, type Proven } from '../../../../shared/tournament/pairing/best.ts'
import type { Field } from '../../../../shared/tournament/pairing/cost.ts'
import type { Pairing } from '../../../../shared/tournament/pairing/neighbours.ts'
import { fieldWithout, nextBest, type NextBest } from '../../../../shared/tournament/pairing/nextBest.ts'

export type PairingReply = { readonly pairing: Proven } | { readonly failed: string }
export type PairingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const makeOwnWorker = (): PairingWorker => new Worker(new URL('./pairingWorker.ts', import.meta.url), { type: 'module', name: 'pairing' })

export class PairingClient {
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

/** What a round would be without the pair of these two; null: there is no such round. @param client for what takes longer than a moment */
export async function withoutPair(
  client: PairingClient,
  field: Field,
  round: Pairing,
  a: string,
  b: string
): Promise<NextBest | null | 'given-up'> {
  const at = (id: string): number => field.players.findIndex((player) => player.id === id)
  const [i, j] = [at(a), at(b)]
  const other = fieldWithout(field, i, j)
  const found = quickPairing(other) ?? (await client.ask(other))
  return found === null ? 'given-up' : nextBest(field, round, i, j, found)
}
