import type { Effect } from '../../vocabulary.ts'

export const telekinesis: Effect = {
  id: 'telekinesis',
  name: 'Telekinesis',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-TK',
  summary: 'Moves a small figure or an object within 8 squares; an opponent has to be hit first.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'targeting', rule: 'POW-TK', does: 'reach', who: 'any-other', reach: { squares: 8 }, lineOfFire: true, movable: true },
    { phase: 'attack', rule: 'POW-TK', does: 'no-damage' },
    { phase: 'use', rule: 'POW-TK', does: 'place', squares: 8 }
  ]
}
