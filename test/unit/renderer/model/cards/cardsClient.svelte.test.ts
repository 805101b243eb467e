/** Reading cards in a worker: parts in order, one answer for each, and the page if there is no worker. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCardsOf, type CardsWorker } from '../../../../../src/renderer/model/cards/cardsClient.ts'
import { CardsWork, type CardsMessage, type FigureRead } from '../../../../../src/renderer/model/cards/cardsWork.ts'
import { blankFigure } from '../../../../../src/renderer/model/figures/newFigure.ts'

const FIGURES = Array.from({ length: 130 }, (_, at) => ({
  ...blankFigure(`f${at}`, `Figure ${at}`),
  traits: [{ id: 'own', text: at % 2 === 0 ? 'Toughness.' : `Figure ${at} hums.` }]
}))

/** A worker in this thread that answers a moment later. @param fails it breaks at the next part after so many */
function madeWorker(fails = Infinity) {
  const work = new CardsWork()
  const seen: number[] = []
  let isEnded = false
  const worker: CardsWorker & { readonly seen: readonly number[] } = {
    seen,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: vi.fn(() => {
      isEnded = true
    }),
    postMessage: (message: CardsMessage) => {
      const sent = structuredClone(message)
      if ('figures' in sent) seen.push(sent.figures.length)
      const isBroken = seen.length > fails
      setTimeout(() => {
        if (isEnded) return
        if (isBroken) worker.onerror?.call(worker as unknown as Worker, new Event('error', { cancelable: true }) as ErrorEvent)
        else {
          const data = work.answer(sent)
          if (data) worker.onmessage?.call(worker as unknown as Worker, new MessageEvent('message', { data: structuredClone(data) }))
        }
      })
    }
  }
  return worker
}

const reading = (make: () => CardsWorker, figures = FIGURES) => {
  const progress: number[] = []
  return new Promise<{ readonly read: readonly FigureRead[]; readonly progress: readonly number[] }>((resolve, reject) => {
    const on = {
      progress: (done: number) => {
        progress.push(done)
      },
      done: (read: readonly FigureRead[]) => {
        resolve({ read, progress })
      },
      failed: (message: string) => {
        reject(new Error(message))
      }
    }
    readCardsOf(FIGURES, figures, on, make)
  })
}

const offered = (read: readonly FigureRead[]) => read.map(({ offers }) => offers.offers.map(({ figure }) => figure).join())
const EXPECTED = FIGURES.map(({ id }, at) => (at % 2 === 0 ? id : ''))

afterEach(() => vi.unstubAllGlobals())

describe('reading cards', () => {
  it('reads the figures in their order, two parts ahead, and ends the worker', async () => {
    const worker = madeWorker()
    const { read, progress } = await reading(() => worker)
    expect(offered(read)).toEqual(EXPECTED)
    expect([worker.seen, progress]).toEqual([
      [40, 40, 40, 10],
      [40, 80, 120, 130]
    ])
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('shares many figures among two workers, and keeps their order', async () => {
    const made: ReturnType<typeof madeWorker>[] = []
    vi.stubGlobal('navigator', { hardwareConcurrency: 4 })
    const many = [...FIGURES, ...FIGURES].map((figure, at) => ({ ...figure, id: `f${at}` }))
    const { read, progress } = await reading(() => {
      made.push(madeWorker())
      return made.at(-1)!
    }, many)
    expect(offered(read)).toEqual(many.map(({ id, traits: [text] }) => (text!.text === 'Toughness.' ? id : '')))
    expect([made.length, made.flatMap(({ seen }) => seen).reduce((sum, n) => sum + n), progress.at(-1)]).toEqual([2, 260, 260])
    expect(made.every(({ seen, terminate }) => seen.length > 0 && vi.mocked(terminate).mock.calls.length === 1)).toBe(true)
  })

  it.each<[string, () => CardsWorker]>([
    [
      'no worker can be made',
      () => {
        throw new Error('no worker')
      }
    ],
    ['the worker breaks', () => madeWorker(2)]
  ])('reads them on the page if %s', async (_, make) => {
    const { read, progress } = await reading(make)
    expect(offered(read)).toEqual(EXPECTED)
    expect(progress.at(-1)).toBe(FIGURES.length)
  })

  it('has nothing to do without figures, and needs names first', async () => {
    const worker = madeWorker()
    expect((await reading(() => worker, [])).read).toEqual([])
    expect(worker.seen).toEqual([])
    expect(() => new CardsWork().answer({ figures: [] })).toThrow('names')
  })
})
