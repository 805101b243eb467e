/** The worker that rules on what takes longer than a moment, as the page uses it: one question at a time, given up by ending it. */
import { isUnfinished } from '../../../../shared/cases/answerWith.ts'
import { unfinishedProblem } from '../../../../shared/cases/common/unfinished.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import { problemText } from '../../../i18n/texts.ts'
import type { Answer } from './derive.ts'
import type { Solved } from './rulingWorker.ts'

/** What the client needs of a worker. */
export type RulingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const makeOwnWorker = (): RulingWorker => new Worker(new URL('./rulingWorker.ts', import.meta.url), { type: 'module', name: 'ruling' })

export class RulingClient {
  readonly #make: () => RulingWorker
  #worker: RulingWorker | null
  #end: (answer: Answer | null) => void = () => undefined

  constructor(make: () => RulingWorker) {
    this.#make = make
    this.#worker = make()
  }

  /**
   * The answer; `null` if it was cancelled or the worker has ended. Never rejects.
   * @param onFirst the ruling, while its other readings are still asked
   */
  solve(value: ClixCase, onFirst: (first: Answer) => void = () => undefined): Promise<Answer | null> {
    return new Promise((resolve) => {
      this.#end = resolve
      try {
        const worker = (this.#worker ??= this.#make())
        worker.onmessage = (event: MessageEvent<Solved>) => {
          const answer = answerOf(event.data)
          if (answer.state === 'ruled' && answer.others) onFirst(answer)
          else resolve(answer)
        }
        worker.onerror = (event) => {
          event.preventDefault()
          this.giveUp()
        }
        worker.postMessage(value)
      } catch {
        resolve(null)
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

function answerOf(solved: Solved): Answer {
  if ('failed' in solved) return { state: 'failed', message: solved.failed }
  const { ruling, isFirst } = solved
  if (isUnfinished(ruling)) return { state: 'unruled', message: problemText(unfinishedProblem(ruling)) }
  return { state: 'ruled', ruling, ...(isFirst && { others: 'coming' as const }) }
}

/** null where no worker is to be had. */
export function openRulingClient(make: () => RulingWorker = makeOwnWorker): RulingClient | null {
  try {
    return new RulingClient(make)
  } catch {
    return null
  }
}
