import type { Effect } from '../../vocabulary/vocabulary.ts'

export const inkGrenade: Effect = {
  id: 'ink-grenade',
  name: 'Ink grenade',
  kind: 'special-power',
  rule: 'ABL-GRN',
  summary:
    'Deals 1 penetrating damage and leaves a hindering marker in its square: at the beginning of its thrower’s next turn whoever is in or next to that square takes 1 more.',
  act: 'event',
  clauses: [
    { phase: 'targeting', rule: 'ABL-GRN', does: 'reach', who: 'any', reach: { squares: 5 }, lineOfFire: true },
    { phase: 'line-of-fire', rule: 'ABL-GRN', does: 'ignore', ignores: ['characters'], during: 'ink-grenade' },
    {
      phase: 'attack',
      rule: 'ABL-GRN',
      does: 'blast',
      thrownBy: 'throw-a-grenade',
      damage: 1,
      inSquare: 0,
      leaves: { markers: 1, around: 1 }
    },
    { phase: 'attack', rule: 'ABL-GRN', does: 'penetrating' }
  ]
}
