import type { Effect } from '../../vocabulary/vocabulary.ts'

export const perplex: Effect = {
  id: 'perplex',
  name: 'Perplex',
  kind: 'power',
  slot: 'damage',
  rule: 'POW-PX',
  summary:
    'One combat value of a figure within 10 squares and line of fire, itself included, goes up or down by 1 until its next turn, or until that figure is damaged or healed.',
  act: 'free',
  grants: 'none',
  clauses: [
    { phase: 'targeting', rule: 'POW-PX', does: 'reach', who: 'any', reach: { squares: 10 }, lineOfFire: true, self: true },
    { phase: 'use', rule: 'POW-PX', does: 'change-value', by: 1 }
  ]
}
