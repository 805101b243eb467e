import type { Effect } from '../../vocabulary/vocabulary.ts'

export const probabilityControl: Effect = {
  id: 'probability-control',
  name: 'Probability Control',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-PC',
  summary:
    'One roll of your own turn, and one of an opponent in each round, is made again: for a figure within 10 squares and line of fire.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'POW-PC', does: 'reach', who: 'any', reach: { squares: 10 }, lineOfFire: true, self: true },
    { phase: 'use', rule: 'POW-PC', does: 'reroll', of: 'active-side' }
  ]
}
