import type { Effect } from '../../vocabulary/vocabulary.ts'

export const plasmaGrenade: Effect = {
  id: 'plasma-grenade',
  name: 'Plasma grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Marks a figure hit: next turn it is dealt 2 damage and its adjacent friends 1 each.',
  act: 'event',
  clauses: [{ phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true }]
}
