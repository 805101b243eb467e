/** The places of a pod as they are typed by the numbers of its seats, or touched one after the other. */
import { describe, expect, it } from 'vitest'
import { placeNumbers, placesTyped, touchedSeat, typedPlaces } from '../../../../../../src/renderer/model/event/rounds/podDraft.ts'

const FOUR = ['a', 'b', 'c', 'd']
const TWELVE = Array.from({ length: 12 }, (_, index) => `p${index + 1}`)
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
