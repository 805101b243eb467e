import type { Effect } from '../../vocabulary/vocabulary.ts'

export const thermiteGrenade: Effect = {
  id: 'thermite-grenade',
  name: 'Thermite grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Deals 1 damage and destroys up to three blocking squares or walls next to its square.',
  act: 'event',
  clauses: [{ phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true }]
}
