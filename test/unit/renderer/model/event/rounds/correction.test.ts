/** What a correction would make different: each later round is drawn with it by its own seed, whatever was published stays. */
import { describe, expect, it } from 'vitest'
import { differing, otherPairs } from '../../../../../../src/renderer/model/event/rounds/correction.ts'
import { bestPairing } from '../../../../../../src/shared/tournament/pairing/best.ts'
import type { Field } from '../../../../../../src/shared/tournament/pairing/cost.ts'
import { pairNext } from '../../../../../../src/shared/tournament/pairing/pair.ts'
import type { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import { logOf, mustTake, type FactJson } from '../../../../../support/randomEvents.ts'

const people: readonly FactJson[] = ['a', 'b', 'c', 'd'].map((player) => ({ do: 'register', player, name: player }))
const FIRST = { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']], seed: 1 } // prettier-ignore
const won = (round: number, table: number, winner: string, loser: string, more: object = {}): FactJson & { readonly do: string } => ({
  do: 'result',
  round,
  table,
  winner,
  score: { [winner]: 100, [loser]: 10 },
  ...more
})
const correct = (round: number, table: number, winner: string, loser: string) => ({ ...won(round, table, winner, loser), do: 'correct' })

/** The log of a first round that a and c have won, and what comes after it. */
function dayOf(...more: readonly FactJson[]): EventLog {
  return logOf([...people, FIRST, won(1, 1, 'a', 'b'), won(1, 2, 'c', 'd', { score: { c: 120, d: 20 } }), ...more], { cut: 2 })
}
/** Publishes the next round as it is drawn by a seed. */
function publish(log: EventLog, seed: number | undefined): readonly (readonly [string, string])[] {
  const paired = pairNext(log.state, seed ?? 0)
  if (!paired.ok) throw new Error(paired.code)
  const pairs = paired.value.pairs.map(({ a, b }) => [a, b] as const)
  mustTake(log, { do: 'round', round: log.state.rounds.length + 1, pairs, tables: paired.value.pairs.map(({ table }) => table), bye: null, ...(seed !== undefined && { seed }) }) // prettier-ignore
  return pairs
}
const atOnce = (field: Field) => Promise.resolve(bestPairing(field))
const othersOf = (log: EventLog, correction: FactJson) =>
  otherPairs({ cut: 2 }, log.entries, correction as FactJson & { do: string }, atOnce)
const told = async (log: EventLog, correction: FactJson) => (await othersOf(log, correction))?.pairs.map(({ round, table, a, b }) => [round, table, a, b]) // prettier-ignore

describe('pairs of later rounds', () => {
  it.each([7, undefined])('that would be others are told with their tables, drawn by the seed %j', async (seed) => {
    const log = dayOf()
    const pairs = publish(log, seed)
    // The winners meet: a and c. With b as the winner of the first table it would be b.
    expect(pairs.map((pair) => pair.toSorted().join('')).toSorted()).toEqual(['ac', 'bd'])
    const all = pairs.map(([a, b], index) => [2, index + 1, a, b])
    expect(await told(log, correct(1, 1, 'b', 'a'))).toEqual(all)
    expect(await told(log, correct(1, 2, 'd', 'c'))).toEqual(all)
    // The same winner with other points, and the losers of both, would meet the same.
    expect(await told(log, correct(1, 1, 'a', 'b'))).toEqual([])
  })

  it('are told of a result that was corrected after they were published: it was wrong then', async () => {
    const log = dayOf()
    const pairs = publish(log, 7)
    mustTake(log, { ...won(1, 1, 'b', 'a'), do: 'correct' })
    const all = pairs.map(([a, b], index) => [2, index + 1, a, b])
    expect(await told(log, { ...correct(1, 1, 'b', 'a'), score: { a: 5, b: 100 } })).toEqual(all)
    expect(await told(log, correct(1, 1, 'a', 'b'))).toEqual([])
  })

  it('are drawn without what was taken back', async () => {
    const log = dayOf()
    mustTake(log, { do: 'drop', player: 'd', id: 'x:1' })
    mustTake(log, { do: 'undo', fact: 'x:1', id: 'x:2' })
    const pairs = publish(log, 7)
    expect(await told(log, correct(1, 1, 'b', 'a'))).toEqual(pairs.map(([a, b], index) => [2, index + 1, a, b]))
  })

  it('of rounds that follow are each told, of the earlier ones none', async () => {
    const log = dayOf()
    publish(log, 7)
    const [first, second] = [...log.state.rounds[1]!.tables.values()].map(({ table, players }) => ({ table, players }))
    for (const { table, players } of [first!, second!]) mustTake(log, won(2, table, players[0], players[1]))
    publish(log, 8)
    const rounds = async (correction: FactJson) => [...new Set((await told(log, correction))!.map(([round]) => round))]
    expect(await rounds(correct(1, 1, 'b', 'a'))).toContain(2)
    const [winner, loser] = first!.players
    expect(await rounds(correct(2, first!.table, loser, winner))).not.toContain(2)
  })

  it('that were put by hand cannot be told: their round is', async () => {
    const log = dayOf({ do: 'round', round: 2, pairs: [['a', 'd'], ['b', 'c']], seed: 7 }) // prettier-ignore
    expect(await othersOf(log, correct(1, 1, 'b', 'a'))).toEqual({ pairs: [], untold: [2] })
  })

  it('are not told where drawing was given up in either way, and there are none of what is no result of a round', async () => {
    const log = dayOf()
    publish(log, 7)
    for (const at of [1, 2]) {
      let asked = 0
      const once = (field: Field) => Promise.resolve(++asked === at ? null : bestPairing(field))
      expect(await otherPairs({}, log.entries, correct(1, 1, 'b', 'a'), once)).toBeNull()
    }
    const none = { pairs: [], untold: [] }
    expect(await othersOf(log, { do: 'correct', match: 'cut-1-1', winner: 'b', score: {} })).toEqual(none)
    expect(await othersOf(log, { ...correct(1, 1, 'b', 'a'), winner: 7 })).toEqual(none)
    // With it somebody would sit in two places: it is refused, and nothing would be another one.
    expect(await othersOf(log, correct(1, 9, 'b', 'a'))).toEqual(none)
  })
})

describe('the standings with it', () => {
  it('name whose row changes, and who would be in the cut and who not', () => {
    const [before, after] = [dayOf().state, dayOf(correct(1, 1, 'b', 'a')).state]
    const found = differing(before, after)
    expect(found.rows.map(({ player, before: was, after: is }) => [player, was.wins, is.wins])).toEqual([
      ['b', 0, 1],
      ['a', 1, 0]
    ])
    expect(found.cut).toEqual({ into: ['b'], out: ['a'], made: false })
    const cut = { do: 'cut', size: 2 }
    expect(differing(dayOf(cut).state, after).cut).toEqual({ into: ['b'], out: ['a'], made: true })
    // Who dropped since was there when the cut was made, and is out of one that is to come.
    const drop = { do: 'drop', player: 'c' }
    const same = dayOf(cut, drop).state
    expect(differing(same, same).cut).toEqual({ into: [], out: [], made: true })
    expect(differing(before, dayOf(drop).state).cut).toEqual({ into: ['d'], out: ['c'], made: false })
  })
})
