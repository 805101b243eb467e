/** A pairing before it is published: as it is drawn, with places changed by hand, and the facts that come of it. */
import { describe, expect, it } from 'vitest'
import {
  ALL_CRITERIA,
  draftOf,
  rePairFact,
  roundFact,
  type Draft,
  type Swap
} from '../../../../../../src/renderer/model/event/rounds/pairingDraft.ts'
import { logOf, type FactJson } from '../../../../../support/randomEvents.ts'

const people = (...players: readonly string[]): FactJson[] => players.map((player) => ({ do: 'register', player, name: player }))
const ROUND = { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']], tables: [4, 7], bye: 'e' } // prettier-ignore
const won = (table: number, winner: string): FactJson => ({ do: 'result', round: 1, table, winner })
const log = logOf([...people('a', 'b', 'c', 'd', 'e'), ROUND, won(4, 'a'), won(7, 'c')], { firstTable: 3 })

function draft(swaps: readonly Swap[]): Draft {
  const made = draftOf(log.state, 5, swaps)
  if (!made.ok) throw new Error(made.code)
  return made.draft
}

describe('a draft', () => {
  it('is drawn anew the same by its seed, proven to be the best', () => {
    const drawn = draft([])
    expect(draft([])).toEqual(drawn)
    expect([drawn.round, drawn.seed, drawn.proven, drawn.swaps]).toEqual([2, 5, ALL_CRITERIA, []])
    expect(drawn.pairs.map(({ table }) => table)).toEqual([3, 4])
    expect(roundFact(drawn)).toEqual({ do: 'round', round: 2, seed: 5, tables: [3, 4], bye: drawn.bye, pairs: drawn.pairs.map(({ a, b }) => [a, b]) }) // prettier-ignore
    expect('hand' in roundFact(drawn)).toBe(false)
  })

  it('keeps its tables while two change their places, says why of each new pair, and that nothing is proven', () => {
    const drawn = draft([])
    const [first, second] = drawn.pairs as [Draft['pairs'][number], Draft['pairs'][number]]
    const swap: Swap = [first.b, second.b]
    const hand = draft([swap])
    expect(hand.pairs.map(({ table, a, b }) => [table, a, b])).toEqual([
      [3, first.a, second.b],
      [4, second.a, first.b]
    ])
    expect(hand.pairs.every(({ because }) => because.length > 0)).toBe(true)
    const ofA = drawn.pairs.find((pair) => pair.a === 'a' || pair.b === 'a')!
    const again = draft([[ofA.a === 'a' ? ofA.b : ofA.a, 'b']]).pairs.find(({ table }) => table === ofA.table)!
    expect(again.because.map(({ id }) => id)).toContain('rematch-unavoidable')
    expect([hand.proven, hand.bye, hand.swaps]).toEqual([null, drawn.bye, [swap]])
    expect(roundFact(hand)).toMatchObject({ tables: [3, 4], hand: [swap] })
    // Back where they were: the same pairs at the same tables.
    expect(draft([swap, swap]).pairs.map(({ table, a, b }) => [table, a, b])).toEqual(drawn.pairs.map(({ table, a, b }) => [table, a, b]))
    expect(draft([swap, swap]).cost).toEqual(drawn.cost)
    const bye = draft([[drawn.bye!, first.a]])
    expect([bye.bye, bye.pairs[0]!.a]).toEqual([first.a, drawn.bye])
  })

  it('says of each table what holds of the two who sit there now: the map, that it is one of them’s own, that they sat or played there before', () => {
    const settings = { fixedTables: { a: 4 }, tableMaps: { 3: 'Docks', 4: 'Park' }, mapsOnce: true, tablesOnce: true, rounds: 3 }
    const played = logOf([...people('a', 'b', 'c', 'd'), { do: 'round', round: 1, pairs: [['a', 'b'], ['c', 'd']], tables: [4, 3] }, won(4, 'a'), won(3, 'c')], { ...settings, firstTable: 3 }) // prettier-ignore
    const of = (swaps: readonly Swap[]) => {
      const made = draftOf(played.state, 5, swaps)
      if (!made.ok) throw new Error(made.code)
      return made.draft.pairs.map(({ table, a, b, map, because }) => [table, [a, b].toSorted().join(''), map, because.map(({ id }) => id).filter((id) => /table|map/.test(id))]) // prettier-ignore
    }
    expect(of([])).toEqual([
      [3, 'bd', 'Docks', ['map-again', 'table-again']],
      [4, 'ac', 'Park', ['fixed-table', 'map-again']]
    ])
    expect(of([['a', 'b']])).toEqual([
      [3, 'ad', 'Docks', ['map-again']],
      [4, 'bc', 'Park', ['map-again', 'table-again']]
    ])
  })

  it('is none as long as results are missing', () => {
    expect(draftOf(logOf([...people('a', 'b', 'c', 'd', 'e'), ROUND]).state, 5, [])).toMatchObject({ ok: false })
  })
})

describe('two who change their places in the round that is played', () => {
  const { state } = logOf([...people('a', 'b', 'c', 'd', 'e'), ROUND])
  const fact = (some: object) => ({ do: 're-pair', round: 1, ...some })
  it.each<[swap: Swap, fact: object | null]>([
    [['b', 'd'], fact({ tables: [4, 7], pairs: [['a', 'd'], ['c', 'b']], hand: [['b', 'd']] })], // prettier-ignore
    [['a', 'b'], null],
    [['a', 'e'], fact({ tables: [4], pairs: [['e', 'b']], hand: [['a', 'e']], bye: 'a' })], // prettier-ignore
    [['e', 'c'], fact({ tables: [7], pairs: [['e', 'd']], hand: [['e', 'c']], bye: 'c' })], // prettier-ignore
    [['x', 'y'], null]
  ])('%j', (swap, expected) => {
    expect(rePairFact(state, swap)).toStrictEqual(expected)
  })

  it('need none before the first round', () => {
    expect(rePairFact(logOf(people('a', 'b')).state, ['a', 'b'])).toBeNull()
  })
})
