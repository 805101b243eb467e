import { expect, it } from 'vitest'
import { RestingHand, type Contact } from '../../../../../src/renderer/board/pointer/restingHand.ts'

const finger = (id: number, at: number, width = 30): Contact => ({ id, type: 'touch', width, height: 30, at })
const pen = (id: number, at: number): Contact => ({ id, type: 'pen', width: 1, height: 1, at })

it('while a pen is down no finger counts; one that lay there before it has been resting until it is lifted', () => {
  const hand = new RestingHand()
  expect(hand.down(finger(1, 0), false)).toEqual({ counts: true, resting: [] })
  expect(hand.down(pen(2, 900), false)).toEqual({ counts: true, resting: [1] })
  expect(hand.down(finger(3, 950), true).counts).toBe(false)
  expect([hand.rests(1), hand.rests(2), hand.rests(3)]).toEqual([true, false, true])
  hand.up(2)
  expect([hand.rests(1), hand.rests(3)]).toEqual([true, true])
  for (const id of [1, 3]) hand.up(id)
  expect(hand.down(finger(1, 2000), false).counts).toBe(true)
  expect(hand.rests(1)).toBe(false)
})

it('a second finger counts right after the first or where none draws, and not beside one that draws already', () => {
  const hand = new RestingHand()
  hand.down(finger(1, 0), false)
  expect(hand.down(finger(2, 150), true).counts).toBe(true)
  hand.up(2)
  expect(hand.down(finger(3, 5000), false).counts).toBe(true)
  hand.up(3)
  expect(hand.down(finger(4, 6000), true).counts).toBe(false)
  hand.up(1)
  hand.up(4)
  expect(hand.down(finger(5, 7000), false).counts).toBe(true)
})

it('a palm never counts, a mouse always does', () => {
  const hand = new RestingHand()
  expect(hand.down(finger(1, 0, 120), false).counts).toBe(false)
  expect(hand.down({ id: 2, type: 'mouse', width: 1, height: 1, at: 10 }, true).counts).toBe(true)
  expect(hand.down(finger(3, 20), false).counts).toBe(true)
})
