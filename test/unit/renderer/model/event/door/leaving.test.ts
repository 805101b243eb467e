/** What somebody leaves behind is told before it is written: the table without a result, the bye to come, the next round, the cut. */
import { describe, expect, it } from 'vitest'
import { PageHost, type NewFact } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { leavingOf } from '../../../../../../src/renderer/model/event/door/leaving.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { clockOf } from '../../../../../support/clock.ts'

const people = (...players: readonly string[]): NewFact[] => players.map((player) => ({ do: 'register', player, name: player }))
async function hostOf(facts: readonly NewFact[]): Promise<PageHost> {
  const { host } = await PageHost.open({ storage: memoryStorage(), event: 'e', settings: {}, device: 'd', clock: clockOf(() => 0) })
  for (const fact of facts) expect(await host.append([fact])).toEqual({ ok: true })
  return host
}
const effect = (host: PageHost, player: string, beside: readonly NewFact[] = []) =>
  leavingOf(host.state, host.imagine([...beside, { do: 'drop', player }])!, [player], 1)
const ROUND = { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']], seed: 1 } // prettier-ignore
const won = (table: number, winner: string, loser: string): NewFact => ({
  do: 'result',
  round: 1,
  table,
  winner,
  score: { [winner]: 100, [loser]: 50 }
})

describe('somebody who is about to leave', () => {
  it('leaves a bye, or takes one away', async () => {
    const host = await hostOf(people('a', 'b', 'c', 'd'))
    expect(effect(host, 'a')).toMatchObject({ left: 3, bye: 'comes', open: [], inCut: [] })
    await host.append([{ do: 'drop', player: 'a' }])
    expect(effect(host, 'b')).toMatchObject({ left: 2, bye: 'goes', next: { round: 1, bye: null } })
    await host.append([{ do: 'drop', player: 'b' }])
    expect(effect(host, 'c')).toMatchObject({ left: 1, bye: 'same', next: null })
  })

  it('leaves the bye as it is where another one goes as well', async () => {
    const host = await hostOf(people('a', 'b', 'c', 'd', 'e'))
    const both = (...players: readonly string[]) =>
      leavingOf(host.state, host.imagine(players.map((player) => ({ do: 'drop', player })))!, players, 1)
    expect(both('a', 'b')).toMatchObject({ left: 3, bye: 'same' })
    expect(both('a', 'b', 'c', 'd')).toMatchObject({ left: 1, bye: 'same', next: null })
  })

  it('leaves a pod without places, and nothing at one that is over', async () => {
    const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const pod = (table: number, players: readonly string[]): NewFact => ({ do: 'pod', round: 1, table, players })
    const host = await hostOf([...people(...eight), pod(1, eight.slice(0, 4)), pod(2, eight.slice(4))])
    expect(effect(host, 'f').open).toEqual([{ table: 2, against: ['e', 'g', 'h'] }])
    await host.append([{ do: 'pod-result', round: 1, table: 2, places: [['f'], ['e'], ['g'], ['h']] }])
    expect([effect(host, 'f').open, effect(host, 'b').open]).toEqual([[], [{ table: 1, against: ['a', 'c', 'd'] }]])
  })

  it('leaves a table without a result, unless it is written with it', async () => {
    const host = await hostOf([...people('a', 'b', 'c', 'd'), ROUND])
    expect(effect(host, 'c')).toMatchObject({ open: [{ table: 2, against: ['d'] }], next: null })
    const noShow = { do: 'result', round: 1, table: 2, winner: 'd', score: {}, kind: 'no-show' }
    expect(effect(host, 'c', [noShow])).toMatchObject({ open: [] })
  })

  it('changes pairs of the round that is drawn: those alone are named', async () => {
    const host = await hostOf([...people('a', 'b', 'c', 'd'), ROUND, won(1, 'a', 'b'), won(2, 'c', 'd')])
    const { next } = effect(host, 'd')
    expect(next).toMatchObject({ round: 2, bye: 'b' })
    // The winners meet as before.
    expect(next!.pairs).toEqual([])
    expect(effect(host, 'a').next!.pairs).toHaveLength(1)
  })

  it('is in the cut', async () => {
    const host = await hostOf([
      ...people('a', 'b', 'c', 'd'),
      ROUND,
      won(1, 'a', 'b'),
      { ...won(2, 'c', 'd'), score: { c: 90, d: 10 } },
      { do: 'cut', size: 2 }
    ])
    expect(effect(host, 'a').inCut).toEqual(['a'])
    expect(effect(host, 'd').inCut).toEqual([])
  })
})
