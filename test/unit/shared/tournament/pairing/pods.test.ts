/** Pods: everybody sits once, tables are as even as they can be, neighbours sit together, and a seed seats the same. */
import { describe, expect, it } from 'vitest'
import { PageHost, type NewFact } from '../../../../../src/renderer/model/event/log/eventHost.ts'
import { playsPods, podDraftOf, podFacts } from '../../../../../src/renderer/model/event/rounds/podDraft.ts'
import { nextStep } from '../../../../../src/renderer/model/event/nextStep.ts'
import { floorOf } from '../../../../../src/renderer/model/event/rounds/tables.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { podSizes, podsNext } from '../../../../../src/shared/tournament/pairing/pods.ts'
import { standingsOf } from '../../../../../src/shared/tournament/state/standings.ts'
import { clockOf } from '../../../../support/clock.ts'

async function eventOf(players: number) {
  let now = 0
  const { host } = await PageHost.open({
    storage: memoryStorage(),
    event: 'e',
    settings: { play: 'battle-royale', rounds: 2, firstTable: 5 },
    device: 'd',
    clock: clockOf(() => (now += 1000))
  })
  const write = async (...facts: readonly NewFact[]) => {
    expect(await host.append(facts)).toEqual({ ok: true })
  }
  await write(...Array.from({ length: players }, (_, index) => ({ do: 'register', player: `p${index + 1}`, name: `N${index + 1}` })))
  return { host, write }
}

describe('pods', () => {
  it('are fours, and threes where that does not come out', () => {
    const sizes = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13].map((players) => [players, podSizes(players).join(' ')]))
    expect(sizes).toEqual({
      1: '',
      2: '2',
      3: '3',
      4: '4',
      5: '5',
      6: '3 3',
      7: '4 3',
      8: '4 4',
      9: '3 3 3',
      10: '4 3 3',
      11: '4 4 3',
      13: '4 3 3 3'
    })
    for (let players = 2; players < 300; players++) expect(podSizes(players).reduce((sum, one) => sum + one, 0)).toBe(players)
  })

  it('seat everybody once from the first table on, by the seed', async () => {
    const { host } = await eventOf(11)
    const found = podsNext(host.state, 7)
    if (!found.ok) throw new Error(found.code)
    expect(found.pods.map(({ table }) => table)).toEqual([5, 6, 7])
    expect(found.pods.flatMap(({ players }) => players).toSorted()).toEqual([...host.state.players.keys()].toSorted())
    expect(podsNext(host.state, 7)).toEqual(found)
    expect(podsNext(host.state, 8)).not.toEqual(found)
  })

  it('are published, take places with ties, and put those of equal standing together in the next round', async () => {
    const { host, write } = await eventOf(8)
    expect(playsPods(host.state)).toBe(true)
    const draft = podDraftOf(host.state, 1, [])
    if (!('pods' in draft)) throw new Error(draft.code)
    await write(...podFacts(draft))
    expect(nextStep(host.state)).toEqual({ do: 'start-clock', round: 1 })
    expect(podsNext(host.state, 1)).toMatchObject({ ok: false, code: 'results-missing' })
    expect(floorOf(host.state, host.state.rounds[0]!, () => null).map(({ state }) => state)).toEqual(['free', 'free'])
    const winners: string[] = []
    for (const { table, players } of draft.pods) {
      const [a, b, c, d] = players as [string, string, string, string]
      winners.push(a, b)
      await write({ do: 'pod-result', round: 1, table, places: [[a], [b, c], [d]] })
    }
    // The best four places have 6, 4, 2 and 1 points; who shares a place has the points of that place.
    expect(standingsOf(host.state).rows.map(({ score }) => score)).toEqual([6, 6, 4, 4, 4, 4, 1, 1])
    const next = podDraftOf(host.state, 3, [])
    if (!('pods' in next)) throw new Error(next.code)
    expect(next.pods[0]!.players.slice(0, 2).toSorted()).toEqual([draft.pods[0]!.players[0]!, draft.pods[1]!.players[0]!].toSorted())
  })

  it('let two change their places before they are published', async () => {
    const { host } = await eventOf(8)
    const before = podDraftOf(host.state, 1, [])
    if (!('pods' in before)) throw new Error(before.code)
    const [a, b] = [before.pods[0]!.players[0]!, before.pods[1]!.players[2]!]
    const after = podDraftOf(host.state, 1, [[a, b]])
    if (!('pods' in after)) throw new Error(after.code)
    expect(after.pods[0]!.players[0]).toBe(b)
    expect(after.pods[1]!.players[2]).toBe(a)
  })
})

describe('the places of a pod', () => {
  const refusalOf = async (host: PageHost, fact: NewFact): Promise<unknown> => {
    const answer = await host.append([fact])
    return answer.ok ? 'taken' : 'refusal' in answer ? answer.refusal.code : answer.problems
  }

  it('of an earlier round are corrected, and the standings follow; what does not fit is refused', async () => {
    const { host, write } = await eventOf(4)
    const [one, two] = [['p1', 'p2', 'p3', 'p4'], ['p4', 'p3', 'p2', 'p1']] // prettier-ignore
    const correct = (places: readonly (readonly string[])[], round = 1, table = 5): NewFact => ({ do: 'correct', round, table, places })
    await write({ do: 'pod', round: 1, table: 5, players: one })
    expect(await refusalOf(host, correct([one]))).toBe('no-result-yet')
    await write({ do: 'pod-result', round: 1, table: 5, places: one.map((player) => [player]) })
    await write({ do: 'pod', round: 2, table: 5, players: one })
    const before = JSON.stringify(standingsOf(host.state).rows)
    expect(await refusalOf(host, correct([['p1'], ['p2'], ['p3']]))).toBe('player-missing')
    expect(await refusalOf(host, correct([['p1'], ['p2'], ['p3'], ['p4', 'p1']]))).toBe('paired-twice')
    expect(await refusalOf(host, correct([one], 1, 9))).toBe('unknown-table')
    expect(await refusalOf(host, { do: 'correct', round: 1, table: 5, winner: 'p1' })).toBe('unknown-table')
    expect(JSON.stringify(standingsOf(host.state).rows)).toBe(before)
    await write(correct(two.map((player) => [player])))
    expect(host.state.rounds[0]!.pods.get(5)!.places).toEqual(two.map((player) => [player]))
    expect(standingsOf(host.state).rows[0]!.player).toBe('p4')
  })
})
