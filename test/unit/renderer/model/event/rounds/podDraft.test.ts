/** The places of a pod as they are typed by the numbers of its seats, or touched one after the other. */
import { describe, expect, it } from 'vitest'
import {
  placeNumbers,
  placesTyped,
  sharesFirst,
  playsPods,
  podDraftOf,
  podFacts,
  touchedSeat,
  typedPlaces
} from '../../../../../../src/renderer/model/event/rounds/podDraft.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { logOf, type FactJson } from '../../../../../support/randomEvents.ts'

const FOUR = ['a', 'b', 'c', 'd']
const TWELVE = Array.from({ length: 12 }, (_, index) => `p${index + 1}`)
const EIGHT: readonly FactJson[] = TWELVE.slice(0, 8).map((player) => ({ do: 'register', player, name: player }))
const placesOf = (typed: string, seated = FOUR) => placesTyped(typed, seated).places

describe('places that are typed', () => {
  it('give who is left alone the last one; saying so again changes nothing, and neither does a seat named twice', () => {
    expect(placesOf('')).toEqual([])
    expect(placesOf('21')).toEqual([['b'], ['a']])
    for (const typed of ['214', '2143', '21433', ' 2 1 4 2']) expect(placesOf(typed)).toEqual([['b'], ['a'], ['d'], ['c']])
  })

  it('are shared where = stands between, by the last one too', () => {
    expect(placesOf('12=3')).toEqual([['a'], ['b', 'c'], ['d']])
    expect(placesOf('123=')).toEqual([['a'], ['b'], ['c', 'd']])
    expect(placesOf('1=2=3=4')).toEqual([FOUR])
    expect(placesOf('=1')).toEqual([['a']])
  })

  it('are skipped after a place that is shared', () => {
    expect([...placeNumbers(placesOf('31=4'))]).toEqual([['c', 1], ['a', 2], ['d', 2], ['b', 4]]) // prettier-ignore
  })

  it('name a seat that is not there', () => {
    expect(placesTyped('17', FOUR)).toEqual({ places: [['a']], unknown: 7 })
    expect(placesTyped('10', FOUR).unknown).toBe(0)
  })

  it('have spaces between from ten seats on', () => {
    expect(placesOf('12 1=2', TWELVE)).toEqual([['p12'], ['p1', 'p2']])
    expect(typedPlaces([['p12'], ['p1', 'p2']], TWELVE)).toBe('12 1=2')
  })

  it('are written as they are read', () => {
    for (const typed of ['2143', '12=34', '1=2=34']) expect(typedPlaces(placesOf(typed), FOUR)).toBe(typed)
  })

  it('come by touch one after the other, and go again', () => {
    const touched = (...players: readonly string[]) => players.reduce((typed, player) => touchedSeat(typed, player, FOUR), '')
    expect(touched('b', 'a')).toBe('21')
    expect(touched('b', 'a', 'b')).toBe('1')
    expect(touchedSeat('2=13', 'a', FOUR)).toBe('23')
    expect(touchedSeat('2=13', 'b', FOUR)).toBe('13')
  })
})

describe('places of pods of any size', () => {
  const seats = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`)
  it.each([
    [2, '1', '12'],
    [9, '123456789', '123456789'],
    [10, '10 9 8 7 6 5 4 3 2 1', '10 9 8 7 6 5 4 3 2 1'],
    [11, '11 1=10', '11 1=10']
  ])('of %i seats, %j are written as %j', (count, typed, written) => {
    expect(typedPlaces(placesOf(typed, seats(count)), seats(count))).toBe(written)
  })

  it.each([
    [9, '98', 'p1', '981'],
    [9, '981', 'p8', '91'],
    [10, '10 9', 'p1', '10 9 1'],
    [10, '10 9 1', 'p9', '10 1'],
    [10, '10=9 1', 'p10', '9 1'],
    [11, '11=1 2', 'p1', '11 2']
  ])('of %i seats with %j, touching %s makes %j', (count, typed, player, then) => {
    expect(touchedSeat(typed, player, seats(count))).toBe(then)
  })
})

describe('the pods of a round', () => {
  const eight = logOf(EIGHT, { play: 'battle-royale' }).state
  const drawn = podDraftOf(eight, 3, [])
  if (!('pods' in drawn)) throw new Error('no pods')
  it('are changed by hand, and the first fact says so', () => {
    const [one, two] = [drawn.pods[0]!.players[0]!, drawn.pods[1]!.players[1]!]
    const hand = podDraftOf(eight, 3, [[one, two]])
    if (!('pods' in hand)) throw new Error('no pods')
    expect([hand.pods[0]!.players[0], hand.pods[1]!.players[1]]).toEqual([two, one])
    expect(podFacts(drawn)).toEqual(drawn.pods.map(({ table, players }) => ({ do: 'pod', round: 1, table, players })))
    expect(podFacts(hand).map(({ hand: said }) => said)).toEqual([[[one, two]], undefined])
  })

  it('are those of the play, or of the round before in a sealed event', () => {
    const of = (play: SomeSettings['play'], facts: readonly FactJson[] = []) => playsPods(logOf([...EIGHT, ...facts], { play }).state)
    expect([of('battle-royale'), of('sealed'), of('constructed')]).toEqual([true, false, false])
    const pods = podFacts(drawn)
    const pairs = { do: 'round', round: 1, pairs: [['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6'], ['p7', 'p8']] } // prettier-ignore
    expect([of('sealed', pods), of('sealed', [pairs])]).toEqual([true, false])
    expect(podDraftOf(logOf([...EIGHT, pairs], { play: 'battle-royale' }).state, 3, [])).toMatchObject({ ok: false })
  })
})

it('a first place that is shared is known before it is entered', () => {
  const seated = ['a', 'b', 'c', 'd']
  expect(['', '1', '1=', '1=2', '12=', '12=34'].map((typed) => sharesFirst(typed, seated))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false
  ])
})
