/**
 * Pairings of events by chance against all pairings that there are; of larger ones against what none can be below, or against the
 * matching of the whole graph. Half of the events are paired as it comes, so that rematches and second byes cannot be avoided; half as
 * the program itself proposes, with drops, late entries and returns.
 */
import { expect, it } from 'vitest'
import { lowerBound, provenBy } from '../../src/shared/tournament/pairing/bound.ts'
import { compareCosts, CRITERIA, type Cost, type Field } from '../../src/shared/tournament/pairing/cost.ts'
import { bestMatching } from '../../src/shared/tournament/pairing/matching.ts'
import { neighbourPairing } from '../../src/shared/tournament/pairing/neighbours.ts'
import { fieldOf, pairNext, type PairedRound } from '../../src/shared/tournament/pairing/pair.ts'
import { activePlayers, type EventState } from '../../src/shared/tournament/state/state.ts'
import { leastCost } from '../support/pairingFields.ts'
import { proposedEvent, randomEvent } from '../support/randomEvents.ts'
import { LONG, times } from '../support/seeded.ts'

/** Rematches, second byes, wins of the bye, spread. */
const SURE = 4

const eventOf = (seed: number, players: number): EventState => {
  const settings = seed % 3 === 0 ? { keepApart: 9 } : {}
  const rounds = 1 + (seed % 6)
  return (seed % 2 === 0 ? randomEvent(seed, players, rounds, settings) : proposedEvent(seed, players, rounds, settings)).log.state
}

function pairedOf(state: EventState, seed: number): { readonly paired: PairedRound; readonly field: Field } {
  const paired = pairNext(state, seed)
  if (!paired.ok) throw new Error(`seed ${seed}: ${paired.code}`)
  const active = activePlayers(state).map(({ id }) => id)
  const { pairs, bye } = paired.value
  expect([...pairs.flatMap(({ a, b }) => [a, b]), ...(bye === null ? [] : [bye])].toSorted(), `seed ${seed}`).toEqual(active.toSorted())
  return { paired: paired.value, field: fieldOf(state, paired.value.round, active, seed) }
}

const SMALL = times(40)
it(`${SMALL} events of 4 to 16 players: none of all pairings is better by the seven criteria`, () => {
  let greedyIsWorse = 0
  for (let seed = 1; seed <= SMALL; seed++) {
    const { paired, field } = pairedOf(eventOf(seed, 4 + (seed % 13)), seed)
    const least = leastCost(field)!
    expect(paired.cost, `seed ${seed}`).toEqual(least)
    expect(paired.proven).toBe(CRITERIA.length)
    const greedy = neighbourPairing(field)
    if (compareCosts(field.costOf(greedy.pairs, greedy.bye), least) > 0) greedyIsWorse++
  }
  // Neighbours by their standing alone would be caught in most of them.
  expect(greedyIsWorse).toBeGreaterThan(SMALL / 2)
})

/** The least cost by the first criteria: what none can be below, and where that is not reached, the matching of all pairs. */
function leastOf(field: Field, cost: Cost): Cost {
  const bound = lowerBound(field)
  if (provenBy(bound, cost) >= SURE && !LONG) return bound
  const whole = bestMatching(field)!
  expect(whole.proven).toBeGreaterThanOrEqual(SURE)
  return field.costOf(whole.pairs, whole.bye)
}

const MIDDLE = times(8)
it(`${MIDDLE} events of 17 to 64 players: none of all pairings is better by the first four criteria`, () => {
  for (let seed = 1; seed <= MIDDLE; seed++) {
    const { paired, field } = pairedOf(eventOf(seed, 17 + ((seed * 7) % 48)), seed)
    expect(compareCosts(paired.cost, leastOf(field, paired.cost), SURE), `seed ${seed}`).toBe(0)
    expect(paired.proven).toBeGreaterThanOrEqual(SURE)
  }
})

const LARGE = LONG ? 20 : 1
it(`${LARGE} events of 500 players: none of all pairings is better by the first four criteria`, () => {
  for (let seed = 1; seed <= LARGE; seed++) {
    const { paired, field } = pairedOf(eventOf(seed, 500), seed)
    expect(compareCosts(paired.cost, leastOf(field, paired.cost), SURE), `seed ${seed}`).toBe(0)
    expect(paired.proven).toBeGreaterThanOrEqual(SURE)
  }
})
