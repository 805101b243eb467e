import type { Effect } from '../../vocabulary/vocabulary.ts'

export const telekinesis: Effect = {
  id: 'telekinesis',
  name: 'Telekinesis',
  kind: 'power',
  slot: 'attack',
  rule: 'POW-TK',
  summary:
    'A power action: moves another standard or tiny figure of one square, or an object, all within 8 squares and line of fire of each other; an opponent has to be hit first, and an object can be hurled at one.',
  act: 'power',
  grants: 'attack',
  clauses: [
    { phase: 'targeting', rule: 'POW-TK', does: 'reach', who: 'any-other', reach: { squares: 8 }, lineOfFire: true, movable: true },
    { phase: 'attack', rule: 'POW-TK', does: 'no-damage' },
    { phase: 'attack', rule: 'POW-TK', does: 'move-hit' },
    { phase: 'attack', rule: 'POW-TK', does: 'single-target' },
    { phase: 'use', rule: 'POW-TK', does: 'place', squares: 8 }
  ]
}
