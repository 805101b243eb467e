/** Pairings against all pairings there are, and against what none can be below. */
import { describe, expect, it } from 'vitest'
import { lowerBound, provenBy } from '../../../../../src/shared/tournament/pairing/bound.ts'
import { compareCosts, CRITERIA } from '../../../../../src/shared/tournament/pairing/cost.ts'
import { bestMatching } from '../../../../../src/shared/tournament/pairing/matching.ts'
import { bestPairing } from '../../../../../src/shared/tournament/pairing/best.ts'
import { checkPairing, fieldOf, pairNext, reasonsOfRound } from '../../../../../src/shared/tournament/pairing/pair.ts'
import { EventLog } from '../../../../../src/shared/tournament/log/eventLog.ts'
import { activePlayers } from '../../../../../src/shared/tournament/state/state.ts'
import { leastCost, randomField } from '../../../../support/pairingFields.ts'
import { mustTake, randomEvent } from '../../../../support/randomEvents.ts'

describe('the best pairing', () => {
  it('is the best of all by all seven criteria: 400 fields of 2 to 11 players', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const field = randomField(seed, 2 + (seed % 10), 1 + (seed % 6))
      const { pairs, bye, proven } = bestPairing(field)
      expect(proven, `seed ${seed}`).toBe(CRITERIA.length)
      expect(field.costOf(pairs, bye), `seed ${seed}`).toEqual(leastCost(field))
    }
  })

  it('is as good as the matching of the whole graph where neighbours were enough: 60 fields of 25 to 64 players', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const field = randomField(1000 + seed, 25 + (seed % 40), 1 + (seed % 5))
      const { pairs, bye, proven } = bestPairing(field)
      const sure = bestMatching(field)!
      const cost = field.costOf(pairs, bye)
      const least = field.costOf(sure.pairs, sure.bye)
      expect(proven, `seed ${seed}`).toBeGreaterThanOrEqual(4)
      expect(compareCosts(cost, least, Math.min(proven, sure.proven)), `seed ${seed}`).toBe(0)
    }
  })

  it('seats everybody once, whatever the number, and says how far it is proven: up to 500', () => {
    for (const size of [2, 3, 24, 25, 127, 128, 129, 300, 500]) {
      const field = randomField(size, size, 4)
      const { pairs, bye, proven } = bestPairing(field)
      expect([...pairs.flat(), ...(bye === null ? [] : [bye])].sort((a, b) => a - b)).toEqual(
        Array.from({ length: size }, (_, index) => index)
      )
      expect(provenBy(lowerBound(field), field.costOf(pairs, bye))).toBeLessThanOrEqual(proven)
      expect(proven).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('the next round', () => {
  it('is the best of all pairings of the active players, in events with drops, late entries, byes and rematches', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { log } = randomEvent(seed, 4 + (seed % 6), 1 + (seed % 5), seed % 2 === 0 ? { keepApart: 9 } : {})
      const paired = pairNext(log.state, seed)
      if (!paired.ok) throw new Error(paired.code)
      const { pairs, bye, cost, proven } = paired.value
      const active = activePlayers(log.state).map(({ id }) => id)
      expect([...pairs.flatMap(({ a, b }) => [a, b]), ...(bye === null ? [] : [bye])].sort()).toEqual([...active].sort())
      expect(proven).toBe(7)
      expect(cost, `seed ${seed}`).toEqual(leastCost(fieldOf(log.state, log.state.rounds.length + 1, active, 1)))
      for (const { because } of pairs) expect(because.length).toBeGreaterThan(0)
      // What is proposed can be published.
      mustTake(log, {
        do: 'round',
        round: paired.value.round,
        pairs: pairs.map(({ a, b }) => [a, b]),
        tables: pairs.map(({ table }) => table),
        bye
      })
      expect(checkPairing(log.state, paired.value.round)).toMatchObject({ ok: true })
    }
  })

  it('says of a pair that stands what it said before it was published, and follows results that are corrected', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { log } = randomEvent(seed, 5 + (seed % 9), seed % 4, { keepApart: 2 })
      const paired = pairNext(log.state, seed)
      if (!paired.ok) throw new Error(paired.code)
      const { round, pairs, bye, byeBecause } = paired.value
      mustTake(log, { do: 'round', round, pairs: pairs.map(({ a, b }) => [a, b]), tables: pairs.map(({ table }) => table), bye, seed })
      const found = reasonsOfRound(log.state, round)
      expect([...found.because], `seed ${seed}`).toEqual(pairs.map(({ table, because }) => [table, because]))
      expect(found.byeBecause).toEqual(byeBecause)
    }
    expect(reasonsOfRound(new EventLog({}).state, 0)).toEqual({ because: new Map(), byeBecause: [] })
  })

  it('is the same to the last byte for one seed, and another one for another', () => {
    const { log } = randomEvent(5, 16, 0)
    const text = (seed: number): string => JSON.stringify(pairNext(log.state, seed))
    expect(text(3)).toBe(text(3))
    expect(text(4)).not.toBe(text(3))
  })

  it('costs the same in whatever order players were entered', () => {
    const { facts } = randomEvent(8, 9, 3)
    const people = facts.filter((fact) => fact.do === 'register')
    const other = new EventLog({})
    // Late entries stay where they are: their place in the record means something.
    const first = people.slice(0, 9).toReversed()
    for (const fact of [...first, ...facts.filter((fact) => !first.includes(fact))]) mustTake(other, fact)
    const one = new EventLog({})
    for (const fact of facts) mustTake(one, fact)
    const [a, b] = [pairNext(one.state, 1), pairNext(other.state, 1)]
    expect(a.ok && b.ok && a.value.cost).toEqual(b.ok && b.value.cost)
  })

  it('gives fixed tables first; two who have one sit at the lower number; the others take what is free', () => {
    const log = new EventLog({ fixedTables: { p1: 2, p2: 7, p3: 7 }, firstTable: 2 })
    for (let player = 1; player <= 8; player++) mustTake(log, { do: 'register', player: `p${player}`, name: `P${player}` })
    const paired = pairNext(log.state, 1)
    if (!paired.ok) throw new Error(paired.code)
    const tableOf = (player: string): number => paired.value.pairs.find(({ a, b }) => a === player || b === player)!.table
    expect(tableOf('p1')).toBe(2)
    const tables = paired.value.pairs.map(({ table }) => table)
    expect(new Set(tables).size).toBe(4)
    expect(Math.min(...tables)).toBe(2)
    expect([tableOf('p2'), tableOf('p3')]).toContain(7)
  })

  it('is refused where results are missing, where nobody is left, and after the cut', () => {
    const log = new EventLog({})
    expect(pairNext(log.state, 1)).toEqual({ ok: false, code: 'too-few-players' })
    for (const player of ['a', 'b', 'c', 'd']) mustTake(log, { do: 'register', player, name: player })
    mustTake(log, {
      do: 'round',
      round: 1,
      pairs: [
        ['a', 'b'],
        ['c', 'd']
      ]
    })
    mustTake(log, { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 3, b: 1 } })
    expect(pairNext(log.state, 1)).toEqual({ ok: false, code: 'results-missing', tables: [[1, 2]] })
    mustTake(log, { do: 'result', round: 1, table: 2, winner: 'c', score: { c: 2, d: 0 } })
    mustTake(log, { do: 'cut', size: 2 })
    expect(pairNext(log.state, 1)).toEqual({ ok: false, code: 'round-out-of-order' })
  })
})
