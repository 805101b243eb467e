/** What a turn remembers is copied with the table. */
import { expect, it } from 'vitest'
import { Turn } from '../../../../../../src/shared/engine/timeline/play/play.ts'

it('a copy of a turn has the same content, and a change of one is none of the other', () => {
  const turn = new Turn()
  turn.part = 'ending'
  turn.actionsGiven = 2
  const collections = Object.values(turn).filter((value) => value instanceof Set || value instanceof Map)
  expect(collections.length).toBeGreaterThan(15)
  for (const one of collections) if (one instanceof Set) one.add('A')
  turn.movementLeft.set('A', 3)
  const copy = turn.copy()
  expect(copy).toEqual(turn)
  for (const one of Object.values(copy)) if (one instanceof Set || one instanceof Map) one.clear()
  copy.part = 'over'
  expect([turn.part, turn.movementLeft.get('A'), collections.every((one) => !(one instanceof Set) || one.has('A'))]).toEqual([
    'ending',
    3,
    true
  ])
})
