/** The workers that read cards, as the page uses them: those of one reading end with it. */
import { namesOf, readerWith, type NamesOnCards } from '../../../shared/figureCheck/cardSentences.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { inSlices } from '../ruling/slices.ts'
import { readFigure, type CardsMessage, type CardsReply, type FigureRead } from './cardsWork.ts'

export type CardsWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

export interface OnCards {
  /** Called with the number of figures that are read. */
  readonly progress: (done: number) => void
  /** The results for all cards, in the order of the figures. */
  readonly done: (read: readonly FigureRead[]) => void
  readonly failed: (message: string) => void
}

const makeOwnWorker = (): CardsWorker => new Worker(new URL('./cardsWorker.ts', import.meta.url), { type: 'module', name: 'cards' })

/** Figures of one message: progress is shown after each, and no message takes long to copy. */
const PART = 40
/** Messages that a worker has at the same time, so that it never waits for the page. */
const AHEAD = 2
/** Fewer figures are read sooner by one worker than two of them start. */
const FOR_TWO = 200

/**
 * Reads the cards of figures. Without a worker, or if one fails, they are read on the page in slices. Returns what stops the reading.
 * @param named all figures that cards may name
 */
export function readCardsOf(
  named: readonly FigureEntry[],
  figures: readonly FigureEntry[],
  on: OnCards,
  make: () => CardsWorker = makeOwnWorker
): () => void {
  if (figures.length === 0) {
    on.done([])
    return () => undefined
  }
  const names = namesOf(named)
  const reading = new Reading(names, figures, on)
  let stop = (): void => {
    reading.end()
  }
  reading.begin(make, () => {
    stop = inSlices(readHere(names, figures, on), on.done, on.failed)
  })
  return () => {
    stop()
  }
}

function* readHere(names: NamesOnCards, figures: readonly FigureEntry[], on: OnCards): Generator<void, readonly FigureRead[]> {
  const reads = readerWith(names)
  const read: FigureRead[] = []
  for (const figure of figures) {
    read.push(readFigure(figure, reads))
    on.progress(read.length)
    yield
  }
  return read
}

/** One reading by one or two workers: each takes the next part if it has answered one. */
class Reading {
  readonly #names: NamesOnCards
  readonly #figures: readonly FigureEntry[]
  readonly #on: OnCards
  readonly #workers: CardsWorker[] = []
  readonly #parts: FigureRead[][] = []
  #next = 0
  #done = 0

  constructor(names: NamesOnCards, figures: readonly FigureEntry[], on: OnCards) {
    this.#names = names
    this.#figures = figures
    this.#on = on
  }

  /** @param instead called if a worker cannot be made or fails; all of them are ended then */
  begin(make: () => CardsWorker, instead: () => void): void {
    const fail = (): void => {
      this.end()
      instead()
    }
    try {
      const count = this.#figures.length > FOR_TWO && navigator.hardwareConcurrency > 1 ? 2 : 1
      for (let n = 0; n < count; n++) this.#workers.push(make())
    } catch {
      fail()
      return
    }
    for (const worker of this.#workers) this.#begin(worker, fail)
  }

  end(): void {
    for (const worker of this.#workers) {
      worker.onmessage = worker.onerror = worker.onmessageerror = null
      worker.terminate()
    }
  }

  #begin(worker: CardsWorker, fail: () => void): void {
    /** The parts that this worker has, in the order in which it answers. */
    const has: number[] = []
    const ask = (): void => {
      const part = this.#next
      const figures = this.#figures.slice(part * PART, (part + 1) * PART)
      if (figures.length === 0) return
      this.#next++
      has.push(part)
      post(worker, { figures })
    }
    worker.onmessage = ({ data }: MessageEvent<CardsReply>) => {
      if ('failed' in data) {
        this.end()
        this.#on.failed(data.failed)
        return
      }
      this.#parts[has.shift()!] = [...data.read]
      this.#done += data.read.length
      ask()
      this.#on.progress(this.#done)
      if (this.#done < this.#figures.length) return
      this.end()
      this.#on.done(this.#parts.flat())
    }
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    worker.onmessageerror = fail
    post(worker, { names: this.#names })
    for (let n = 0; n < AHEAD; n++) ask()
  }
}

const post = (worker: CardsWorker, message: CardsMessage): void => {
  worker.postMessage(message)
}
