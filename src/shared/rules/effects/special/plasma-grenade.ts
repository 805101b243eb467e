import type { Effect } from '../../vocabulary/vocabulary.ts'

export const plasmaGrenade: Effect = {
  id: 'plasma-grenade',
  name: 'Plasma grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary: 'Marks a figure hit: next turn it is dealt 2 damage and its adjacent friends 1 each.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'plasma-grenade' },
    {
      phase: 'attack',
      rule: 'ABL-GRN',
      does: 'blast',
      thrownBy: 'throw-a-grenade',
      damage: 0,
      inSquare: 0,
      leaves: { marked: { amount: 2, friends: 1 } }
    },
    { phase: 'attack', rule: 'ABL-GRN', does: 'no-damage' }
  ]
}
