import type { Effect } from '../../vocabulary/vocabulary.ts'

export const telekinesis: Effect = {
  id: 'telekinesis',
  name: 'Telekinesis',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-TK',
  changedIn: ['clix-campaign'],
  summary:
    'A power action: moves another standard or tiny figure of one square, or an object, within 8 squares and line of fire; an opponent has to be hit first.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'targeting', rule: 'POW-TK', does: 'reach', who: 'any-other', reach: { squares: 8 }, lineOfFire: true, movable: true },
    { phase: 'attack', rule: 'POW-TK', does: 'no-damage' },
    { phase: 'use', rule: 'POW-TK', does: 'place', squares: 8 }
  ]
}
