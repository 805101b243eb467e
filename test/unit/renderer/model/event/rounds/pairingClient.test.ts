/** A pairing that takes longer than a moment comes from a worker, and is the same as without one. */
import { describe, expect, it } from 'vitest'
import { PairingClient, withoutPair, type PairingWorker } from '../../../../../../src/renderer/model/event/rounds/pairingClient.ts'
import { answerAsked, type FieldAsked } from '../../../../../../src/shared/tournament/pairing/asked.ts'
import { bestPairing, matchedPairing, quickPairing } from '../../../../../../src/shared/tournament/pairing/best.ts'
import { Field } from '../../../../../../src/shared/tournament/pairing/cost.ts'

/** The first so many have all met each other, and neighbours are of one club: neighbours cannot be proven to be the best. */
function hardField(size: number, met: number): Field {
  const players = Array.from({ length: size }, (_, index) => ({
    id: `p${index}`,
    wins: Math.floor((size - index) / 20),
    score: (size - index) * 10,
    byes: index % 7 === 0 ? 1 : 0,
    club: `club ${index >> 1}`
  }))
  const others = new Map(players.slice(0, met).map(({ id }) => [id, 1]))
  return new Field(players, (player) => (others.has(player) ? others : undefined), true)
}

type Answering = (asked: FieldAsked, worker: PairingWorker) => void

/** A worker that gets what it is sent as a message would bring it. */
function workerThat(answers: Answering, log: string[] = []): () => PairingWorker {
  return () => {
    const worker: PairingWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (asked: FieldAsked) => {
        answers(structuredClone(asked), worker)
      },
      terminate: () => {
        log.push('ended')
      }
    }
    return worker
  }
}
const replies: Answering = (asked, worker) => {
  worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data: structuredClone({ pairing: answerAsked(asked) }) }))
}

describe('a pairing in a worker', () => {
  it.each([
    [60, 20],
    [61, 20]
  ])('of %i players is the same as without it', async (size, met) => {
    const field = hardField(size, met)
    expect(quickPairing(field)).toBeNull()
    expect(await new PairingClient(workerThat(replies)).ask(field)).toEqual(bestPairing(field))
  })

  it('is looked for on the page where no worker is to be had, or one fails', async () => {
    const field = hardField(40, 16)
    const best = bestPairing(field)
    const none = (): PairingWorker => {
      throw new Error('none')
    }
    expect(await new PairingClient(none).ask(field)).toEqual(best)
    const failing = workerThat((_, worker) => {
      worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data: { failed: 'out of memory' } }))
    })
    expect(await new PairingClient(failing).ask(field)).toEqual(best)
    const broken = workerThat((_, worker) => {
      worker.onerror?.call(worker as Worker, { preventDefault: () => undefined } as ErrorEvent)
    })
    expect(await new PairingClient(broken).ask(field)).toEqual(best)
  })

  it('is given up for the next one', async () => {
    const log: string[] = []
    const desk = new PairingClient(workerThat(() => undefined, log))
    const first = desk.ask(hardField(40, 16))
    desk.giveUp()
    expect(await first).toBeNull()
    expect(log).toEqual(['ended'])
  })
})

it('a matching of more steps than allowed is left out, and only what is proven is told', () => {
  const field = hardField(60, 20)
  const found = matchedPairing(field, 1000)
  expect(found.pairs).toHaveLength(30)
  expect(found.proven).toBeLessThan(matchedPairing(field).proven)
})

describe('what a round would be without a pair', () => {
  it('is told at once of a few players, with no worker', async () => {
    const field = hardField(2, 0)
    const desk = new PairingClient(() => {
      throw new Error('nobody needs a worker')
    })
    expect(await withoutPair(desk, field, bestPairing(field), 'p0', 'p1')).toBeNull()
    const more = hardField(6, 0)
    expect(await withoutPair(desk, more, bestPairing(more), 'p0', 'p2')).toMatchObject({ criterion: 'order', proven: true })
  })

  it('comes from the worker where it takes longer, and from nowhere once it is given up', async () => {
    const field = hardField(60, 40)
    const round = bestPairing(field)
    const [a, b] = round.pairs[0]!.map((at) => field.players[at]!.id) as [string, string]
    const desk = new PairingClient(workerThat(replies))
    expect(await withoutPair(desk, field, round, a, b)).toMatchObject({ proven: true })
    const silent = new PairingClient(workerThat(() => undefined))
    const waiting = withoutPair(silent, field, round, a, b)
    silent.giveUp()
    expect(await waiting).toBe('given-up')
  })
})
