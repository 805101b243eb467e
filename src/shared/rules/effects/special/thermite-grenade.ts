import type { Effect } from '../../vocabulary/vocabulary.ts'

export const thermiteGrenade: Effect = {
  id: 'thermite-grenade',
  name: 'Thermite grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Deals 1 damage and destroys up to three blocking squares or walls next to its square.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'thermite-grenade' },
    { phase: 'attack', rule: 'ABL-GRN', does: 'blast', thrownBy: 'throw-a-grenade', damage: 1, inSquare: 0, leaves: { destroys: 3 } }
  ]
}
